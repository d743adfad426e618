import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLaw } from '../../machine/law.ts';
import { check } from '../../schemas/schemas.ts';
import type { Report } from '../../schemas/types.ts';
import { faultOfSession } from '../../src/fixtures/fault-session.ts';
import { readFixtureFile, readSessions } from '../../src/fixtures/read.ts';
import { BadInput } from '../../src/rulesets/bad-input.ts';
import { readRules, readRuleset } from '../../src/rulesets/read.ts';
import { ownFolder } from '../own-folder.ts';
import { fake, lastLine, push22, refused } from '../run-push22.ts';
import { changed, type Json, readJson } from '../spoilt.ts';

const { folder: cwd, write } = ownFolder();
const EXAMPLE = ['--', process.execPath, join(process.cwd(), 'conformance/javascript/adapter.js')];
const ID = 'session-middle-of-three-out';
const told = readJson(`conformance/switch-us/sessions/${ID}.json`);
const own = changed(told, { '/id': 'mine', '/title': 'Mine\u001b[31m' });

const law = createLaw(readRuleset('switch-us'));
const rules = readRules('switch-us');

it('no session of the kit has a fault', () => {
  const faults = readSessions('switch-us').map((fixture) => [fixture.id, faultOfSession(fixture, law, rules)]);
  expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
});

describe.concurrent('the level session', () => {
  it('is claimed by answering its method', async () => {
    const { code, out } = await push22(['certify', '--level', 'session', '--only', 'S7', ...EXAMPLE]);
    expect([code, lastLine(out)]).toEqual([0, 'certified (only S7)']);
    expect(out).toMatch(/^levels round, table and session;/m);
  });

  it('is not judged below it', async () => {
    const { out } = await push22(['certify', '--level', 'table', '--only', 'S7.3', 'S7.4', ...EXAMPLE]);
    expect(out).toMatch(/^levels round and table;/m);
    expect(out).toMatch(/^ {2}S7 .* 18 of {2}18$/m);
  });

  it('is not claimed by who has no such method, which is no fault', async () => {
    const { code, out } = await push22(['certify', '--level', 'session', ...fake('sessionless', '-32601')]);
    expect([code, lastLine(out)]).toEqual([0, 'certified']);
    expect(out).toMatch(/^levels round and table;/m);
    expect(out).toContain(
      'Not judged: the level session, which is not claimed (the adapter has no method session) or was not come to.',
    );
    expect(out).not.toContain('outside of that range');
  });

  it('cannot be judged alone where there is no such method', async () => {
    const { code, out } = await push22(['certify', '--only', ID, ...fake('sessionless', '-32601')]);
    expect([code, out]).toEqual([3, 'could not be judged: the adapter has no method session\n']);
  });

  it('counts -32011 as not supported, and -32602 as a failure that says why it may be', async () => {
    const [unsupported, misfit] = await Promise.all([
      push22(['certify', '--only', 'S7.5', ...fake('sessionless', '-32011')]),
      push22(['certify', '--only', 'S7.5', ...fake('sessionless', '-32602')]),
    ]);
    expect([unsupported.code, lastLine(unsupported.out)]).toEqual([
      1,
      expect.stringMatching(/^not certified: \d+ not supported$/),
    ]);
    expect(misfit.code).toBe(1);
    expect(misfit.out).toContain('the chips or the seats that are out differ by then');
  });

  it('is told round and step, and the ranks in the end; the report is valid by its schema', async () => {
    const of = (impostor: string) => [process.execPath, 'dist/src/cli/cli.js', 'serve', '--impostor', impostor];
    const [text, json, carried] = await Promise.all([
      push22(['certify', '--only', 'session-six-seats-ranked', '--', ...of('dense-ranks')]),
      push22(['certify', '--only', 'session-six-seats-ranked', '--reporter', 'json', '--', ...of('dense-ranks')]),
      push22(['certify', '--only', 'session-chips-go-on', '--', ...of('chips-not-carried')]),
    ]);
    expect(text.out).toMatch(
      /in the end: the rank of seat \d\n {4}expected {2}4 {3}\(the rules say so\)\n {4}received {2}3\n/,
    );
    const checked = check('report', JSON.parse(json.out));
    expect(checked.ok && (checked.value as Report).failures[0]?.difference).toMatchObject({
      pointer: expect.stringMatching(/^\/results\/\d\/rank$/),
      expected: 4,
      received: 3,
    });
    expect(carried.out).toMatch(/^ {2}in round 2, at the deal: the free chips of seat \d$/m);
  });
});

describe.concurrent("somebody's own session", () => {
  it('is told, played and judged, its title escaped', async () => {
    const file = `./${write('mine.json', own)}`;
    const [explained, played, judged] = await Promise.all([
      push22(['explain', file], { cwd }),
      push22(['play', '--json', file], { cwd }),
      push22(['certify', '--only', file, ...EXAMPLE], { cwd }),
    ]);
    expect(explained.out.split('\n')[0]).toBe('Mine\\u001b[31m');
    expect(JSON.parse(played.out)).toEqual(told.answer);
    expect([judged.code, lastLine(judged.out)]).toEqual([0, `certified (only ${file})`]);
  });

  it('is taken at its word where the rules say otherwise, and not in silence', async () => {
    const file = `./${write('wrong.json', changed(own, { '/answer/results/0/rank': 3 }))}`;
    const { code, err, out } = await push22(['certify', '--only', file, ...EXAMPLE], { cwd });
    expect(code).toBe(1);
    expect(err).toContain(`${file}: /answer/results/0/rank: is not what the rules answer`);
    expect(out).toMatch(/in the end: the rank of seat 1\n {4}expected {2}3 /);
  });

  it.each<[string, Json, string]>([
    [
      'nine-rounds',
      changed(own, { '/request/rounds': own.request.rounds.slice(0, 9) }),
      '/request/rounds: found a list of 9, expected a list of 10, as a session has (S7.2)',
    ],
    [
      'clause',
      changed(own, { '/cited/steps/0/clauses': ['Z9'] }),
      '/cited/steps/0/clauses/0: found "Z9", expected a clause of switch-us; push22 rules lists them',
    ],
    [
      'place',
      changed(own, { '/cited/rounds/0/0': 999 }),
      `/cited/rounds/0/0: found 999, expected a number below ${own.cited.steps.length}`,
    ],
    [
      'a-step-too-few',
      changed(own, { '/answer/rounds/1/steps': own.answer.rounds[1].steps.slice(1) }),
      `/answer/rounds/1/steps: found a list of ${own.answer.rounds[1].steps.length - 1}, expected a list of ${own.answer.rounds[1].steps.length}: one step for the deal and one for each action`,
    ],
    [
      'a-round-too-few',
      changed(own, { '/answer/rounds': own.answer.rounds.slice(1) }),
      '/answer/rounds: found a list of 9, expected a list of 10: one entry for each round that is played',
    ],
    [
      'not-over',
      changed(own, { '/request/rounds/9/actions': [] }),
      '/request/rounds/9/actions: found a round that is not over, expected actions to its end',
    ],
    [
      'cards-of-nobody',
      changed(own, {
        '/request/rounds/3/cards/seats/1': [
          ['2S', '3S'],
          ['2H', '3H'],
        ],
      }),
      '/request/rounds/3/cards/seats/1: found a list of 2, expected null: the seat is out of the session (S7.3)',
    ],
    [
      'phase',
      changed(own, { '/answer/rounds/2/steps/0/phase': 'lunch' }),
      '/answer/rounds/2/steps/0/phase: found "lunch", expected one of insurance, switch, play, done, refused',
    ],
    [
      'cited-session',
      changed(own, { '/cited/session/clauses': ['Z9'] }),
      '/cited/session/clauses/0: found "Z9", expected a clause of switch-us; push22 rules lists them',
    ],
    [
      'no-results',
      changed(own, { '/answer/results': [] }),
      '/answer/results: found a list of 0, expected a list of 3: one for each seat',
    ],
    [
      'results-in-another-order',
      changed(own, { '/answer/results': own.answer.results.toReversed() }),
      '/answer/results/0/seat: found 3, expected 1, as results stand in the order of the seats',
    ],
    [
      'no-intents',
      changed(own, { '/intents': [] }),
      '/intents: found a list of 0, expected a list of 10: one for each round that is played',
    ],
    [
      'intent-of-two-seats',
      changed(own, { '/intents/4/seats': own.intents[4].seats.slice(1) }),
      '/intents/4/seats: found a list of 2, expected a list of 3: one for each seat',
    ],
    [
      'exchange',
      changed(own, {
        '/cited/steps/0/exchangeable': [
          {
            pointers: ['/nowhere', '/nothing'],
            orders: [
              ['2S', '3S'],
              ['3S', '2S'],
            ],
          },
        ],
      }),
      '/cited/steps/0/exchangeable/0/pointers/0: found "/nowhere", expected a pointer to a member of /answer/steps/0',
    ],
    [
      'rank',
      changed(own, { '/answer/results/0/rank': 'first' }),
      '/answer/results/0/rank: found "first", expected a whole number of at least 1',
    ],
  ])('is refused where nobody could be judged by it: %s', (name, content, sentence) => {
    const file = join(cwd, write(`${name}.json`, content));
    expect(() => readFixtureFile(file, law, rules)).toThrow(new BadInput(`${file}: ${sentence}`));
  });
});

describe.concurrent('play', () => {
  const { request } = told;
  it('tells a session, and the chips after each round as a table', async () => {
    const { code, out } = await push22(['play', '-'], { input: JSON.stringify(request) });
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines.slice(-14).map((line) => line.split(/ {2,}/)[0])).toEqual([
      'chips',
      'brought',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((round) => `round ${round}`),
      'result',
      'rank',
    ]);
    expect(lines.at(-4)).toMatch(/^round 9 +\d+ +out \d+ +\d+$/);
  });

  it('tells a session whose last round is not over, and says so', async () => {
    const open = changed(request, {
      '/rounds': [...request.rounds.slice(0, 2), { ...request.rounds[2], actions: [] }],
    });
    const { code, out } = await push22(['play', '-'], { input: JSON.stringify(open) });
    expect(code).toBe(0);
    expect(out).toContain('\nround 3 is not over: the results are those before it\n');
  });

  it.each<[string, Json, string]>([
    [
      'of another game',
      changed(request, { '/ruleset': 'classic-fr' }),
      '/rounds: found a session, expected a round, for classic-fr has no session',
    ],
    [
      'without cards',
      changed(request, { '/rounds/4/cards': undefined }),
      '/rounds/4/cards: found nothing, expected the member cards',
    ],
    [
      'with cards for a seat that is out',
      changed(request, { '/rounds/4/cards/seats/1': [] }),
      '/rounds/4/cards/seats/1: found a list of 0, expected null: the seat is out of the session (S7.3)',
    ],
  ])('refuses a session %s in one sentence', async (_, input, sentence) => {
    expect(await push22(['play', '-'], { input: JSON.stringify(input) })).toEqual(
      refused(`standard input: ${sentence}`),
    );
  });
});
