import { describe, expect, it } from 'vitest';
import { readRuleset, rulesetNames } from '../src/rulesets/read.ts';
import { inconsistencyOf } from './consistency.ts';
import type { Ruleset } from './ruleset.ts';

const switchUs = readRuleset('switch-us');
const classicFr = readRuleset('classic-fr');
const inTurn = { ...classicFr.choices, insuranceTiming: 'in-turn' } as const;

describe('a ruleset', () => {
  it.each(rulesetNames())('is consistent as it stands: %s', (name) => {
    expect(inconsistencyOf(readRuleset(name))).toBeNull();
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
  ])('with a switch and %s is refused at its place, by its clause', (_, changes, pointer, clause) => {
    const problem = inconsistencyOf({ ...switchUs, ...changes });
    expect(problem?.pointer).toBe(pointer);
    expect(problem?.clause).toBe(clause);
  });

  it.each<[string, Partial<Ruleset>, string, string | undefined]>([
    ['a switch', { switch: 'second-cards' }, '/naturalPays', 'S7.7'],
    ['eight packs', { packs: 8 }, '/packs', 'M5'],
    ['surrender', { surrender: 'late' }, '/surrender', 'C2.2'],
    ['a side bet', { sideBets: ['pairs'] }, '/sideBets', 'C1.2'],
  ])('of classic blackjack with %s is refused at its place, by its clause', (_, changes, pointer, clause) => {
    const problem = inconsistencyOf({ ...classicFr, ...changes });
    expect(problem?.pointer).toBe(pointer);
    expect(problem?.clause).toBe(clause);
  });

  it('without a switch may pay naturals otherwise and check a hole card', () => {
    const settled = { ...classicFr.settled, insuranceTiming: 'table-first' } as const;
    const { insuranceTiming: _, ...choices } = classicFr.choices;
    const house: Ruleset = { ...classicFr, naturalPays: '6:5', holeCard: 'checked', settled, choices };
    expect(inconsistencyOf(house)).toBeNull();
  });

  it.each<[string, Partial<Ruleset>, string]>([
    ['twice', { settled: { ...classicFr.settled, splitDeal: 'in-turn' } }, '/settled/splitDeal'],
    ['nowhere', { settled: {} }, '/settled/dealOrder'],
    ['where it tells nothing', { choices: { ...classicFr.choices, switchTiming: 'in-turn' } }, '/settled/switchTiming'],
    ['against the hole card', { holeCard: 'checked', choices: inTurn }, '/settled/insuranceTiming'],
  ])('with an open point named %s is refused', (_, changes, pointer) => {
    expect(inconsistencyOf({ ...classicFr, ...changes })?.pointer).toBe(pointer);
  });
});
