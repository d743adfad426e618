import { describe, expect, it } from 'vitest';
import { readRuleset } from '../src/rulesets/read.ts';
import { inconsistencyOf } from './consistency.ts';
import type { Ruleset } from './ruleset.ts';

const switchUs = readRuleset('switch-us');

describe('a ruleset', () => {
  it('is consistent as it stands', () => {
    expect(inconsistencyOf(switchUs)).toBeNull();
  });

  it.each<[string, Partial<Ruleset>, string, string | undefined]>([
    ['naturals paid 3 to 2', { naturalPays: '3:2' }, '/naturalPays', 'S7.7'],
    ['a dealer 22 that is over', { dealer22: 'over' }, '/dealer22', 'S7.7'],
    ['eight packs', { packs: 8 }, '/packs', 'S1.2'],
    ['a dealer who stands on soft 17', { soft17: 'stand' }, '/soft17', 'S1.2'],
    ['no hole card', { holeCard: 'none' }, '/holeCard', 'S1.5'],
    ['surrender', { surrender: 'late' }, '/surrender', 'S1.4'],
    ['a side bet', { sideBets: ['super-match'] }, '/sideBets', 'S1.3'],
    ['one spot', { spots: 1 }, '/spots', 'S1.1'],
    ['more seats at least than at most', { seats: { least: 4, most: 2 } }, '/seats', undefined],
    ['more hands of aces than of others', { split: { hands: 2, aceHands: 3 } }, '/split/aceHands', undefined],
  ])('with a switch and %s is refused at its place, by its clause', (_, changes, pointer, clause) => {
    const problem = inconsistencyOf({ ...switchUs, ...changes });
    expect(problem?.pointer).toBe(pointer);
    expect(problem?.clause).toBe(clause);
  });

  it('without a switch may pay naturals 3 to 2 and lose on 22', () => {
    const classic: Ruleset = {
      ...switchUs,
      switch: 'none',
      spots: 1,
      naturalPays: '3:2',
      dealer22: 'over',
      soft17: 'stand',
    };
    expect(inconsistencyOf(classic)).toBeNull();
  });
});
