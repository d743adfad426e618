import { randomInt } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ShuffleImpostor, shuffleImpostors } from '../../conformance/impostors/shuffles.ts';
// @ts-expect-error: the example is plain JavaScript without declarations
import { chanceFrom } from '../../conformance/javascript/chance.js';
// @ts-expect-error: the example is plain JavaScript without declarations
import { shuffle } from '../../conformance/javascript/shuffle.js';
import { PACK } from '../../machine/cards.ts';
import { packageRoot } from '../../schemas/package-root.ts';
import { check } from '../../schemas/schemas.ts';
import type { Adapter, Reply } from '../../src/runner/adapter.ts';
import { judgeShoe, type ShoeRun } from '../../src/runner/shoe.ts';
import { lastLine, push22 } from '../run-push22.ts';

const SHUFFLES = 20_000;
/** The project's own machine, which does not shuffle. */
const withoutShuffle = ['node', 'dist/src/cli/cli.js', 'serve'];

/** An adapter in process that shuffles. */
function adapterOf(shoeFor: (seed: number) => readonly string[]): Adapter {
  const ask = async (_: string, params: unknown): Promise<Reply> => {
    return { kind: 'result', result: { shoe: shoeFor((params as { readonly seed: number }).seed) } };
  };
  return {
    gaveUp: undefined,
    ask,
    async *askAll(requests) {
      for (const { method, params } of requests) yield ask(method, params);
    },
    close: async () => ({ killed: false }),
  };
}

async function judged(shoeFor: (seed: number) => readonly string[]): Promise<ShoeRun | null> {
  const pack = { cards: PACK, packs: 6 };
  return judgeShoe(adapterOf(shoeFor), 'switch-us', true, {
    pack,
    shuffles: SHUFFLES,
    chance: (limit) => randomInt(limit),
  });
}

function lying({ shuffle: lie }: ShuffleImpostor): (seed: number) => readonly string[] {
  return (seed) => lie(chanceFrom(seed));
}

describe('a shuffle with a usual mistake', () => {
  it.each(shuffleImpostors)('is found out: $name', async (impostor) => {
    const run = await judged(lying(impostor));
    const alarms = run?.findings.filter(({ isAlarm }) => isAlarm) ?? [];
    if (impostor.clause === 'S2.1') expect(run?.fault?.clause).toBe('S2.1');
    else expect(alarms.length).toBeGreaterThan(0);
  });

  it('is found out where one seed gives two shoes', async () => {
    let calls = 0;
    const run = await judged((seed) => shuffle({ ruleset: 'switch-us', seed: seed + calls++ }).shoe);
    expect(run?.fault).toMatchObject({
      clause: 'S7.1',
      sentence: expect.stringMatching(/^the seed \d+ gave one shoe/),
    });
  });
});

it('25 runs of the honest example, each with seeds of its own, raise no alarm', async () => {
  const alarms: unknown[] = [];
  for (let run = 0; run < 25; run += 1) {
    const shoe = await judged((seed) => shuffle({ ruleset: 'switch-us', seed }).shoe);
    alarms.push(...(shoe?.findings.filter(({ isAlarm }) => isAlarm) ?? []), ...(shoe?.fault ? [shoe.fault] : []));
  }
  expect(alarms).toEqual([]);
});

describe('an adapter whose shuffle is wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'push22-shoe-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What `certify` finds of the JavaScript example with one line of its shuffle changed. */
  async function certified(line: string, instead: string, ...words: readonly string[]) {
    const own = mkdtempSync(join(folder, 'game-'));
    cpSync(join(packageRoot(), 'conformance', 'javascript'), own, { recursive: true });
    writeFileSync(join(own, 'package.json'), '{"type": "module"}');
    const before = readFileSync(join(own, 'shuffle.js'), 'utf8');
    expect(before.split(line)).toHaveLength(2);
    writeFileSync(join(own, 'shuffle.js'), before.replace(line, instead));
    return push22(['certify', '--level', 'shoe', ...words, '--', 'node', join(own, 'adapter.js')]);
  }

  it('is not certified, by the clause, with what was found and the command that shows it again', async () => {
    const { code, out } = await certified('const drawn = chance(last + 1);', 'const drawn = chance(cards.length);');
    expect([code, lastLine(out)]).toEqual([1, 'not certified: the shuffle failed']);
    expect(out).toMatch(/^S7\.1 {2}The whole shoe is shuffled before every round; no card is missing from it\.$/m);
    expect(out).toMatch(
      /^ {2}in 20,000 shoes it does not hold that every card comes to every place equally often \(chance /m,
    );
    expect(out).toMatch(/^ {2}again: npx push22 certify --level shoe -- node .*adapter\.js$/m);
  });

  it('is told by the first shoe that lacks a card, and by its seed', async () => {
    const { code, out } = await certified('[...SHOE]', "SHOE.map((card) => (card === 'QH' ? 'JH' : card))");
    expect([code, lastLine(out)]).toEqual([1, 'not certified: the shuffle failed']);
    expect(out).toMatch(/^S2\.1 .*\n {2}in shoe 1 \(seed \d+\): found 12 of JH, expected 6$/m);
  });

  it('is told in a JSON report that keeps to its schema', async () => {
    const { out } = await certified(
      'return { shoe: shuffled',
      'return { shoe: SHOE }; return { shoe: shuffled',
      '--reporter',
      'json',
    );
    const report = JSON.parse(out);
    expect(check('report', report).ok).toBe(true);
    expect(report).toMatchObject({
      verdict: 'not certified',
      levels: ['round', 'table', 'session', 'shoe'],
      shoe: { shuffles: SHUFFLES },
    });
    expect(report.shoe.faults.length).toBeGreaterThan(1);
  });
});

it('an implementation without a shuffle is certified for the rest, and it is said so', async () => {
  const { code, out } = await push22(['certify', '--level', 'shoe', '--', ...withoutShuffle]);
  expect([code, lastLine(out)]).toEqual([0, 'certified']);
  expect(out).toContain('\nlevels round, table and session; ');
  expect(out).toContain(
    '\nNot judged: the level shoe, which is not claimed (the adapter has no method shuffle) or was',
  );
});

it.each([
  ['JavaScript', ['node', 'conformance/javascript/adapter.js']],
  ['Python', ['python3', 'conformance/python/adapter.py']],
])('the %s example is certified at the level shoe', async (_, command) => {
  const { code, out } = await push22(['certify', '--level', 'shoe', '--', ...command]);
  expect([code, lastLine(out)]).toEqual([0, 'certified']);
  expect(out).toMatch(
    /^20,000 shuffles, no card missing, no alarm; .* This is no test of a random number generator\.$/m,
  );
});
