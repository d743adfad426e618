import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLaw } from '../../machine/law.ts';
import { readRuleset } from '../rulesets/read.ts';
import { adapterOf } from './adapter.ts';
import { answerLine, RpcError } from './rpc.ts';
import { serve } from './serve.ts';

const methods = adapterOf(createLaw(readRuleset('switch-us')), 'push22');
const params = {
  ruleset: 'switch-us',
  seats: [{ chips: 100, stakes: [2, 2] }],
  cards: {
    seats: [
      [
        ['5S', '10H'],
        ['10C', '6H'],
      ],
    ],
    dealer: ['9C', '7D'],
    draws: ['KD'],
  },
  actions: [{ seat: 1, do: 'keep' }],
};

function answer(message: unknown): {
  id: unknown;
  result?: { steps: { phase: string }[] };
  error?: { code: number; message: string };
} {
  return JSON.parse(answerLine(typeof message === 'string' ? message : JSON.stringify(message), methods) ?? '');
}

function play(changes: object): ReturnType<typeof answer> {
  return answer({ jsonrpc: '2.0', id: 7, method: 'play', params: { ...params, ...changes } });
}

describe('our own adapter', () => {
  it('plays', () => {
    expect(play({}).result?.steps.map(({ phase }) => phase)).toEqual(['switch', 'play']);
  });

  it.each<[string, unknown, number, unknown]>([
    ['a line that is no JSON', 'hello', -32700, null],
    ['a list of requests', [], -32600, null],
    ['a request without an id', { jsonrpc: '2.0', method: 'play' }, -32600, null],
    ['another version of JSON-RPC', { jsonrpc: '1.0', id: 3, method: 'play' }, -32600, 3],
    ['a request without a method', { jsonrpc: '2.0', id: 'a' }, -32600, 'a'],
    ['a method that it does not have', { jsonrpc: '2.0', id: 3, method: 'shuffle' }, -32601, 3],
    ['parameters that are none', { jsonrpc: '2.0', id: 3, method: 'play', params: 4 }, -32602, 3],
  ])('answers %s with its error', (_, message, code, id) => {
    const { error, id: own } = answer(message);
    expect([error?.code, own]).toEqual([code, id]);
  });

  it.each<[string, object, number]>([
    ['another ruleset', { ruleset: 'classic-fr' }, -32011],
    ['chips below zero', { seats: [{ chips: -1, stakes: [2, 2] }] }, -32602],
    ['an action without a seat', { actions: [{ do: 'keep' }] }, -32602],
    ['cards that are no cards', { cards: { ...params.cards, draws: ['1H'] } }, -32602],
    ['cards that do not fit the table', { cards: { ...params.cards, dealer: ['9C'] } }, -32602],
    [
      'draws that run out',
      {
        cards: { ...params.cards, draws: [] },
        actions: [
          { seat: 1, do: 'keep' },
          { seat: 1, do: 'hit' },
        ],
      },
      -32010,
    ],
  ])('answers %s with its error', (_, changes, code) => {
    expect(play(changes).error?.code).toBe(code);
  });

  it('judges the table before the cards', () => {
    const refused = play({ seats: [], cards: { seats: [[['5S']]], dealer: [], draws: [] } });
    expect(refused.result?.steps).toEqual([
      { accepted: false, phase: 'refused', reason: 'seat-count' },
      { accepted: false, phase: 'refused' },
    ]);
  });

  it.each<[unknown[]]>([
    [[2]],
    [[2, 2, 2]],
    [[2, 3]],
    [[0, 0]],
    [[-2, -2]],
    [[2.5, 2.5]],
    [['2', '2']],
    [[null, null]],
    [[]],
  ])('refuses a table with the stakes %j', (stakes) => {
    expect(play({ seats: [{ chips: 100, stakes }] }).result?.steps[0]).toEqual({
      accepted: false,
      phase: 'refused',
      reason: 'bad-stake',
    });
  });

  it.each<[unknown]>([[undefined], [null], ['1'], [[1]], [[1, 0, 0]], [[-1, 0]], [[2, 0]], [['1', 0]], [{}]])(
    'refuses to insure %j: a refused step, not an error',
    (amounts) => {
      const cards = { ...params.cards, dealer: ['AC', '7D'] };
      const { result } = play({ cards, actions: [{ seat: 1, do: 'insure', amounts }] });
      expect(result?.steps[1]).toMatchObject({ accepted: false, phase: 'insurance', reason: 'bad-amount' });
    },
  );

  it('names a defect of its own -32603', () => {
    const broken = new Map([
      [
        'play',
        () => {
          throw new Error('oops');
        },
      ],
    ]);
    expect(answerLine('{"jsonrpc":"2.0","id":1,"method":"play"}', broken)).toContain('-32603');
    expect(new RpcError(-32602, 'x').code).toBe(-32602);
  });
});

describe('serving', () => {
  it('answers each line as it comes, whatever the chunks and the line ends, and the last without an end', async () => {
    const input = new PassThrough();
    const output = new PassThrough();
    const describeLine = '{"jsonrpc":"2.0","id":"é","method":"describe"}';
    const bytes = Buffer.from(`${describeLine}\r\n\n${describeLine}`);
    const served = serve(input, output, methods);
    for (const byte of bytes) input.write(Buffer.from([byte]));
    input.end();
    await served;
    const lines = String(output.read())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ id }) => id)).toEqual(['é', 'é']);
  });
});
