import { describe, expect, it } from 'vitest';
import { entryLie, guardLie, updateLie } from '../../conformance/impostors/lie.ts';
import { rankOf } from '../../machine/cards.ts';
import { createLaw } from '../../machine/law.ts';
import type { Request } from '../../machine/step.ts';
import { type Action, seatInTurn } from '../../machine/table.ts';
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

const hand = (...cards: [string, string]) => cards;
const script = (...given: Parameters<typeof scriptOf> extends [string, ...infer Rest] ? Rest : never) =>
  scriptOf('switch-us', ...given);

const one = [{ chips: 100, stakes: [2, 2] }];
const natural = hand('AS', 'KD');
const keep: Action = { seat: 1, do: 'keep' };

/** For each entry: games that are honest in other ways than the machine, and a script on which they differ from it. */
const entries: readonly (readonly [id: string, says: string, way: Way, differing: Request])[] = [
  [
    'N1',
    'the hole card is turned and the dealer does not draw',
    dealerShows(2),
    script(one, [[natural, hand('AH', 'QC')]], ['9C', '4D'], ['2S', '6H', '3C'], [keep]),
  ],
  [
    'N1',
    'the hole card is not even turned',
    dealerShows(1),
    script(one, [[natural, hand('AH', 'QC')]], ['9C', '9D'], [], [keep]),
  ],
  [
    'N2',
    'the second card of a pair heads the hand that plays first',
    secondHeadsFirst,
    script(one, [[hand('8S', '8D'), hand('10C', '7H')]], ['10D', '7S'], ['2S', '3S'], [keep, { seat: 1, do: 'split' }]),
  ],
  [
    'N3',
    'nothing but zeros is no insurance',
    playing((law) => {
      const { holds } = law.guards.amountsAreAllowed;
      return guardLie('amountsAreAllowed', (table, action, own) => {
        const isNothing = Array.isArray(action.amounts) && action.amounts.every((amount) => amount === 0);
        return !isNothing && holds(table, action, own);
      })(law);
    }),
    script(
      one,
      [[hand('8S', '9D'), hand('10C', '7H')]],
      ['AD', '7S'],
      [],
      [{ seat: 1, do: 'insure', amounts: [0, 0] }],
    ),
  ],
  [
    'N3',
    'the last seat is asked for insurance first',
    asksLastSeatFirst,
    script(
      [...one, ...one],
      [
        [hand('8S', '9D'), hand('10C', '7H')],
        [hand('8S', '9D'), hand('10C', '7H')],
      ],
      ['AD', '7S'],
      [],
      [],
    ),
  ],
  [
    'N4',
    'an exchange of the same rank leaves a natural as it was dealt',
    playing(
      updateLie('switchSecondCards', (honest, table, ...rest) => {
        const hands = seatInTurn(table)?.hands ?? [];
        const [first, second] = hands.flatMap(({ cards }) => cards.slice(1)).map(rankOf);
        const isForNothing = first === second && hands.some(({ isNatural }) => isNatural);
        return isForNothing ? table : honest(table, ...rest);
      }),
    ),
    script(one, [[natural, hand('9H', 'KC')]], ['10D', '7S'], [], [{ seat: 1, do: 'switch' }]),
  ],
  [
    'N5',
    'a natural is paid at once, and what it brings covers a double',
    paysNaturalsAtOnce,
    script([{ chips: 4, stakes: [2, 2] }], [[natural, hand('5H', '6C')]], ['10D', '7S'], [], [keep]),
  ],
  [
    'N6',
    'a table that a seat cannot cover is played on credit',
    givesCredit,
    script([{ chips: 3, stakes: [2, 2] }], [[hand('8S', '9D'), hand('10C', '7H')]], ['9D', '8S'], [], []),
  ],
  [
    'N8',
    'a refusal names the last reason that applies',
    namesLastReason,
    script(
      [{ chips: 4, stakes: [2, 2] }],
      [[hand('5S', '9D'), hand('10C', '7H')]],
      ['9D', '8S'],
      [],
      [keep, { seat: 1, do: 'split' }],
    ),
  ],
];

const ruleset = readRuleset('switch-us');
const others = {
  dealOrder: 'spot-by-spot',
  splitDeal: 'at-once',
  switchTiming: 'in-turn',
  splitPlace: 'last',
} as const;
const choices = [ruleset.choices, others];

it('the machine is certified', () => {
  for (const chosen of choices) {
    expect(notPassed(oracleOf(createLaw(ruleset, chosen)), suiteFor({ choices: chosen }))).toEqual([]);
  }
});

describe.each(entries)('%s, %s', (_, __, way, differing) => {
  it('is another honest answer than that of the machine', () => {
    const law = createLaw(ruleset);
    expect(way(law)(differing as never)).not.toEqual(oracleOf(law)(differing as never));
  });

  it('is certified, as the machine is', () => {
    for (const chosen of choices) {
      expect(notPassed(way(createLaw(ruleset, chosen)), suiteFor({ choices: chosen }))).toEqual([]);
    }
  });
});

describe('N9, a game that asks a hand of 21 behind an adapter that stands', () => {
  it('is certified, as the machine is', () => {
    for (const chosen of choices) {
      expect(notPassed(asksAt21(createLaw(ruleset, chosen)), suiteFor({ choices: chosen }))).toEqual([]);
    }
  });

  it('is not where the adapter shows the question', () => {
    expect(notPassed(oracleOf(asking(createLaw(ruleset))), suiteFor({})).length).toBeGreaterThan(0);
  });
});

it('what is judged next to each of them is still judged', () => {
  const neighbours = [
    entryLie(() => ({ dealerDraws: () => false })),
    guardLie('stakeIsCovered', () => true),
    updateLie('switchSecondCards', (_, table) => table),
  ];
  for (const lie of neighbours) {
    expect(notPassed(oracleOf(lie(createLaw(ruleset))), suiteFor({})).length).toBeGreaterThan(0);
  }
});
