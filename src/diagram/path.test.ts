import { expect, it } from 'vitest';
import type { Request } from '../../machine/step.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { readRuleset } from '../rulesets/read.ts';
import { pathOf } from './path.ts';

const law = lawUnder(readRuleset('switch-us'), {});

/** The table of the worked example. */
const TABLE: Omit<Request, 'actions'> = {
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
    draws: ['KD', '6D'],
  },
};

it('the worked example goes the way that the page tells, with its cards', () => {
  // S8.1: 15 and 16 against a 9; the second cards are switched, the 11 is doubled to 21, the 20 stands, the dealer ends on 22.
  const stages = pathOf(
    {
      ...TABLE,
      actions: [
        { seat: 1, do: 'switch' },
        { seat: 1, do: 'double' },
        { seat: 1, do: 'stand' },
      ],
    },
    law,
  );
  expect(stages.map(({ passed }) => passed.join(' '))).toEqual([
    'table dealt check checked switch',
    'chosen play.turn play.choice',
    'play.turn play.turn play.choice',
    'play.turn dealer dealer settlement done',
  ]);
  expect(
    stages.flatMap(({ taken }) => taken.flatMap(({ cards }) => (cards.length === 0 ? [] : [cards.join(' ')]))),
  ).toEqual(['5S 10H 10C 6H 9C 7D', 'KD', '6D']);
});

it('a refused action takes nothing and stays where it is', () => {
  const stages = pathOf(
    {
      ...TABLE,
      actions: [{ seat: 1, do: 'hit' }],
    },
    law,
  );
  expect(stages[1]).toMatchObject({ step: 1, taken: [], passed: ['switch'] });
});
