import { describe, expect, it } from 'vitest';
import { readRuleset } from '../rulesets/read.ts';
import { allowed } from './allowed.ts';

const ruleset = readRuleset('switch-us');

describe('what is allowed', () => {
  it('is that of its law: where a split hand may not double, none does', () => {
    const others = allowed({ ...ruleset, settled: { ...ruleset.settled, doubleAfterSplit: 'no' } });
    expect(others.filter(({ hands, legal }) => hands > 1 && legal.includes('double'))).toEqual([]);
  });
});

describe('what is allowed in classic-fr', () => {
  const classic = allowed(readRuleset('classic-fr'));
  /** By free chips 0, 9, 10 and 100 what two cards may do, under the choices that a row needs; 10 and 100 where these matter. */
  const of = (first: string, second: string, hands: number, needs: object | undefined) =>
    classic
      .filter(({ ranks, ...row }) => ranks.join() === `${first},${second}` && row.hands === hands)
      .filter((row) => JSON.stringify(row.needs) === JSON.stringify(needs))
      .map(({ legal: words }) => words.join(' '));

  it('is told of the 91 dealt hands and of split hands out of two and of three, where a pair is not judged (M3)', () => {
    const once = (hands: number) =>
      new Set(classic.filter((row) => row.hands === hands).map(({ ranks }) => `${ranks}`));
    expect([once(1).size, once(2).size]).toEqual([91, 13 * 13]);
    // Of the pairs nine ranks make one each, and the four that count ten sixteen.
    expect(once(3).size).toBe(13 * 13 - 9 - 16);
    expect(classic.filter((row) => row.hands > 3)).toEqual([]);
  });

  it.each<[string, string, number, object | undefined, readonly string[]]>([
    ['4', '5', 1, undefined, ['hit stand', 'hit stand', 'double hit stand', 'double hit stand']],
    ['3', '5', 1, undefined, ['hit stand', 'hit stand', 'hit stand', 'hit stand']],
    ['5', '5', 1, undefined, ['hit stand', 'hit stand', 'double hit split stand', 'double hit split stand']],
    ['A', '8', 1, { doubleSoft: 'no' }, ['hit stand', 'hit stand']],
    ['A', '8', 1, { doubleSoft: 'yes' }, ['double hit stand', 'double hit stand']],
    ['A', '7', 1, undefined, ['hit stand', 'hit stand', 'hit stand', 'hit stand']],
    ['7', '4', 2, { doubleAfterSplit: 'yes' }, ['double hit stand', 'double hit stand']],
    ['7', '4', 2, { doubleAfterSplit: 'no' }, ['hit stand', 'hit stand']],
    ['A', 'A', 2, { resplitAces: 'no' }, ['', '']],
    ['A', 'A', 2, { resplitAces: 'yes' }, ['split stand', 'split stand']],
    ['A', '9', 2, undefined, ['', '', '', '']],
    ['10', 'A', 2, undefined, ['', '', '', '']],
  ])('of %s and %s, %i from one, needing %j', (first, second, hands, needs, words) => {
    expect(of(first, second, hands, needs)).toEqual(words);
  });
});
