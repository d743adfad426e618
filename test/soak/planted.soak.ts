import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../schemas/package-root.ts';
import type { Report } from '../../schemas/types.ts';
import { push22 } from '../run-push22.ts';

const folder = mkdtempSync(join(tmpdir(), 'push22-planted-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Plant {
  readonly file: string;
  readonly line: string;
  readonly instead: string;
}

/** What `certify` finds of an example in which some lines are changed. */
async function judged(example: 'javascript' | 'python', plants: readonly Plant[]): Promise<Report> {
  const own = mkdtempSync(join(folder, 'game-'));
  cpSync(join(packageRoot(), 'conformance', example), own, { recursive: true });
  writeFileSync(join(own, 'package.json'), '{"type": "module"}');
  for (const { file, line, instead } of plants) {
    const before = readFileSync(join(own, file), 'utf8');
    expect(before.split(line), `${file}: ${line}`).toHaveLength(2);
    writeFileSync(join(own, file), before.replace(line, instead));
  }
  const command = example === 'javascript' ? ['node', join(own, 'adapter.js')] : ['python3', join(own, 'adapter.py')];
  const { out } = await push22(['certify', '--level', 'session', '--reporter', 'json', '--', ...command]);
  return JSON.parse(out);
}

const SOFT_17 = {
  file: 'switch-us.js',
  line: 'total < 17 || (total === 17 && soft)',
  instead: 'total < 17',
};
const TIES = {
  file: 'settlement.js',
  line: "if (total === dealer) return 'push';",
  instead: "if (total === dealer) return 'lose';",
};
const FIVE = { file: 'switch-us.js', line: 'handsFromOne: 4', instead: 'handsFromOne: 5' };
const OVER_22 = { file: 'switch-us.js', line: 'pushesOn22: true', instead: 'pushesOn22: false' };
const EVEN = { file: 'settlement.js', line: '3 * amount', instead: '2 * amount' };

describe('a mistake planted in an example is called by its name', () => {
  it.each<[string, 'javascript' | 'python', Plant, string]>([
    ['dealer-stands-on-soft-17', 'javascript', SOFT_17, 'S6'],
    ['five-hands', 'javascript', FIVE, 'S5'],
    ['insurance-pays-even-money', 'javascript', EVEN, 'S3'],
    ['dealer-22-is-over', 'javascript', OVER_22, 'S6'],
    [
      'naturals-pay-3-to-2',
      'javascript',
      {
        file: 'switch-us.js',
        line: 'winNatural: (stake) => stake,',
        instead: 'winNatural: (stake) => Math.floor(1.5 * stake),',
      },
      'S6',
    ],
    [
      'cover-needs-one-more',
      'javascript',
      { file: 'reasons.js', line: 'hand.stake > seat.chips', instead: 'hand.stake >= seat.chips' },
      'S5',
    ],
    [
      'over-pushes-22',
      'python',
      {
        file: 'game/settlement.py',
        line: '        return LOSE\n    if is_natural',
        instead: '        return PUSH if count_cards(dealer).total == 22 else LOSE\n    if is_natural',
      },
      'S6',
    ],
    [
      'ties-broken-by-seat',
      'python',
      {
        file: 'game/session.py',
        line: 'rank=1 + sum(other > net for other in nets)',
        instead: 'rank=1 + sum(other > net for other in nets) + nets[: number - 1].count(net)',
      },
      'S7',
    ],
    [
      'dense-ranks',
      'javascript',
      {
        file: 'session.js',
        line: 'nets.filter((other) => other > net).length',
        instead: 'new Set(nets.filter((other) => other > net)).size',
      },
      'S7',
    ],
  ])('%s, in %s', async (name, example, plant, section) => {
    const { verdict, behavesLike, failures } = await judged(example, [plant]);
    expect(verdict).toBe('not certified');
    expect(behavesLike?.mistakes.map((one) => one.name)).toEqual([name]);
    expect(failures[0]?.clause).toMatch(new RegExp(`^(${section}\\.|[DF])`));
    expect(failures.slice(0, 10).map(({ repeats }) => repeats)).toEqual(failures.slice(0, 10).map(() => 'always'));
  });

  it.each<[readonly string[], readonly Plant[]]>([
    [
      ['five-hands', 'insurance-pays-even-money'],
      [FIVE, EVEN],
    ],
    [
      ['dealer-stands-on-soft-17', 'five-hands'],
      [SOFT_17, FIVE],
    ],
    [
      ['insurance-pays-even-money', 'dealer-wins-ties'],
      [EVEN, TIES],
    ],
  ])('two at once are named as two: %j', async (names, plants) => {
    const { behavesLike } = await judged('javascript', plants);
    expect(behavesLike?.mistakes.map((one) => one.name).toSorted()).toEqual([...names].toSorted());
  });
});
