import { describe, expect, it } from 'vitest';
import { readRuleset } from '../rulesets/read.ts';
import { allowed } from './allowed.ts';

const ruleset = readRuleset('switch-us');
const rows = allowed(ruleset);

/** What two cards may do where so many hands have come from the original hand, at a stake of 10, by free chips. */
function legal(first: string, second: string, hands: number): { readonly [chips: string]: string } {
  const found = rows.filter(({ ranks, hands: own }) => ranks.join() === `${first},${second}` && own === hands);
  return Object.fromEntries(found.map(({ chips, legal }) => [chips, legal.join(' ')]));
}

const HIT_OR_STAND = { 0: 'hit stand', 9: 'hit stand' };

describe('what is allowed', () => {
  it('is told of the 91 dealt hands and of every head that can be split with every second card', () => {
    expect(rows.filter(({ hands }) => hands === 1)).toHaveLength(91 * 4);
    // Aces are split once; the twelve other ranks three times.
    expect(rows.filter(({ hands }) => hands === 2)).toHaveLength(13 * 13 * 4);
    expect(rows.filter(({ hands }) => hands === 3)).toHaveLength(12 * 13 * 4);
    expect(rows.filter(({ hands }) => hands === 4)).toHaveLength(12 * 13 * 4);
    expect(rows).toHaveLength(364 + 676 + 624 + 624);
  });

  it.each([1, 2, 3])('two eights may double and split where their stake is covered, out of %i hands', (hands) => {
    const all = 'double hit split stand';
    expect(legal('8', '8', hands)).toEqual({ ...HIT_OR_STAND, 10: all, 100: all });
  });

  it('two eights out of four hands may not split', () => {
    const all = 'double hit stand';
    expect(legal('8', '8', 4)).toEqual({ ...HIT_OR_STAND, 10: all, 100: all });
  });

  it('a ten and a king may split', () => {
    expect(legal('10', 'K', 1)).toMatchObject({ 10: 'double hit split stand' });
    expect(legal('10', 'K', 3)).toMatchObject({ 10: 'double hit split stand' });
  });

  it('two aces may split, and after the split nothing', () => {
    expect(legal('A', 'A', 1)).toMatchObject({ 9: 'hit stand', 10: 'double hit split stand' });
    expect(legal('A', 'A', 2)).toEqual({ 0: '', 9: '', 10: '', 100: '' });
    expect(legal('A', '5', 2)).toEqual({ 0: '', 9: '', 10: '', 100: '' });
  });

  it('a 21 takes no decision', () => {
    expect(legal('A', 'K', 1)).toEqual({ 0: '', 9: '', 10: '', 100: '' });
    expect(legal('10', 'A', 2)).toEqual({ 0: '', 9: '', 10: '', 100: '' });
  });

  it('any other two cards may be hit, stood on and doubled', () => {
    expect(legal('8', '10', 1)).toEqual({ ...HIT_OR_STAND, 10: 'double hit stand', 100: 'double hit stand' });
    expect(legal('8', '3', 4)).toMatchObject({ 10: 'double hit stand' });
  });

  it('is the same however the open points are played', () => {
    expect(rows.filter(({ needs }) => needs !== undefined)).toEqual([]);
  });
});
