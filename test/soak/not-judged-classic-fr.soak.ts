import { describe, expect, it } from 'vitest';
import { entryLie, guardLie } from '../../conformance/impostors/lie.ts';
import { createLaw } from '../../machine/law.ts';
import type { Choices } from '../../machine/ruleset.ts';
import type { Request } from '../../machine/step.ts';
import type { Action } from '../../machine/table.ts';
import { oracleOf } from '../../src/generate/suspects.ts';
import { readRuleset } from '../../src/rulesets/read.ts';
import { notPassed, suiteFor } from '../in-process.ts';
import {
  asking,
  asksAt21,
  asksLastSeatFirst,
  dealerShows,
  givesCredit,
  namesLastReason,
  paysNaturalsAtOnce,
  playing,
  scriptOf,
  secondHeadsFirst,
  type Way,
} from '../other-ways.ts';

const ruleset = readRuleset('classic-fr');
const others = {
  splitDeal: 'at-once',
  splitPlace: 'last',
  doubleAfterSplit: 'no',
  doubleSoft: 'yes',
  resplitAces: 'yes',
  splitTenAce: 'natural',
  insuranceTiming: 'in-turn',
} as const;
const choices: readonly Partial<Choices>[] = [ruleset.choices, others];

const script = (...given: Parameters<typeof scriptOf> extends [string, ...infer Rest] ? Rest : never) =>
  scriptOf('classic-fr', ...given);
const one = [{ chips: 100, stakes: [10] }];
const natural = [['AS', 'KD']];
const doing = (...words: readonly string[]) => words.map((word): Action => ({ seat: 1, do: word }));

/** For each entry: games that are honest in other ways than the machine, and a script on which they differ from it. */
const entries: readonly (readonly [id: string, says: string, way: Way, differing: Request])[] = [
  [
    'M1',
    'the dealer takes no card where nothing rests on it',
    dealerShows(1),
    script(one, [natural], ['9C'], ['9D'], []),
  ],
  [
    'M1',
    'the dealer takes a second card and does not draw on where only a natural rests on it',
    dealerShows(2),
    script(one, [natural], ['KC'], ['2D', '6C'], []),
  ],
  [
    'M2',
    'the second card of a pair heads the hand that plays first',
    secondHeadsFirst,
    script(one, [[['8S', '8D']]], ['10D'], ['2S', '3S', '7S', '4S'], doing('split')),
  ],
  [
    'M3',
    'no more than three hands come from one',
    playing(entryLie((law) => ({ ruleset: { ...law.ruleset, split: { hands: 3 } } }))),
    script(one, [[['8S', '8D']]], ['10D'], ['8H', '8C', '2S', '3S', '7S'], doing('split', 'split', 'split')),
  ],
  [
    'M4',
    'a natural is paid at once where no dealer natural can come',
    paysNaturalsAtOnce,
    script([...one, ...one], [natural, [['5H', '6C']]], ['9D'], ['7S', '2S'], []),
  ],
  [
    'M5',
    'a seventh seat is dealt in',
    playing(guardLie('seatCountIsWrong', ({ asked }) => asked.length < 1 || asked.length > 7)),
    script(
      Array.from({ length: 7 }, () => one).flat(),
      Array.from({ length: 7 }, () => [['10S', '8D']]),
      ['9D'],
      ['8S'],
      [],
    ),
  ],
  [
    'M6',
    'half a chip of an odd stake goes to the player',
    playing(
      entryLie(() => ({
        winReturns: ({ stake, isNatural }) => stake + (isNatural ? Math.ceil((3 * stake) / 2) : stake),
      })),
    ),
    script([{ chips: 100, stakes: [5] }], [natural], ['9D'], ['8S'], []),
  ],
  [
    'M7',
    'the last seat is asked for insurance first',
    asksLastSeatFirst,
    script([...one, ...one], [[['8S', '9D']], [['8H', '9C']]], ['AD'], ['7S'], []),
  ],
  [
    'M9',
    'a table that a seat cannot cover is played on credit',
    givesCredit,
    script([{ chips: 3, stakes: [10] }], [[['8S', '9D']]], ['9D'], ['8S'], []),
  ],
  [
    'the reasons',
    'a refusal names the last reason that applies',
    namesLastReason,
    script([{ chips: 10, stakes: [10] }], [[['5S', '9D']]], ['9D'], ['8S', '2S'], doing('split')),
  ],
];

it('the machine is certified', () => {
  for (const chosen of choices) {
    const suite = suiteFor({ ruleset: 'classic-fr', choices: chosen });
    expect(notPassed(oracleOf(createLaw(ruleset, chosen)), suite)).toEqual([]);
  }
});

describe.each(entries)('%s, %s', (_, __, way, differing) => {
  it('is another honest answer than that of the machine', () => {
    const law = createLaw(ruleset);
    expect(way(law)(differing as never)).not.toEqual(oracleOf(law)(differing as never));
  });

  it('is certified, as the machine is', () => {
    for (const chosen of choices) {
      const suite = suiteFor({ ruleset: 'classic-fr', choices: chosen });
      expect(notPassed(way(createLaw(ruleset, chosen)), suite)).toEqual([]);
    }
  });
});

describe('M8, a game that asks a hand of 21 behind an adapter that stands', () => {
  it('is certified, as the machine is', () => {
    for (const chosen of choices) {
      const suite = suiteFor({ ruleset: 'classic-fr', choices: chosen });
      expect(notPassed(asksAt21(createLaw(ruleset, chosen)), suite)).toEqual([]);
    }
  });

  it('is not where the adapter shows the question', () => {
    const suite = suiteFor({ ruleset: 'classic-fr' });
    expect(notPassed(oracleOf(asking(createLaw(ruleset))), suite).length).toBeGreaterThan(0);
  });
});

it('what is judged next to each of them is still judged', () => {
  const suite = suiteFor({ ruleset: 'classic-fr' });
  const neighbours = [
    entryLie(() => ({ dealerDraws: (cards) => cards.length < 2 })),
    entryLie((law) => ({ ruleset: { ...law.ruleset, split: { hands: 2 } } })),
    guardLie('stakeIsCovered', () => true),
    entryLie(() => ({ winReturns: ({ stake }) => 2 * stake })),
  ];
  for (const lie of neighbours) {
    expect(notPassed(oracleOf(lie(createLaw(ruleset))), suite).length).toBeGreaterThan(0);
  }
});
