import { expect, it } from 'vitest';
import { readRuleset } from '../src/rulesets/read.ts';
import { misfitOf } from './misfit.ts';
import type { Request } from './step.ts';

const ruleset = readRuleset('switch-us');
const request: Request = {
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
    draws: ['KD'],
  },
  actions: [],
};

function withCards(cards: Partial<Request['cards']>): Request {
  return { ...request, cards: { ...request.cards, ...cards } };
}

it('cards that fit their table have no misfit', () => {
  expect(misfitOf(request, ruleset)).toBeNull();
  expect(misfitOf(withCards({ draws: ['KD', 'KD', 'KD', 'KD', 'KD', 'KD'] }), ruleset)).toBeNull();
});

it.each([
  ['hands for a seat that is not there', { seats: [...request.cards.seats, ...request.cards.seats] }, '/cards/seats'],
  ['no hands for a seat', { seats: [] }, '/cards/seats'],
  ['a seat that is out', { seats: [null] }, '/cards/seats/0'],
  ['one hand for two spots', { seats: [[['5S', '10H']]] }, '/cards/seats/0'],
  [
    'three cards for a hand',
    {
      seats: [
        [
          ['5S', '10H', '2C'],
          ['10C', '6H'],
        ],
      ],
    },
    '/cards/seats/0/0',
  ],
  ['no hole card', { dealer: ['9C'] }, '/cards/dealer'],
  ['a third card of the dealer', { dealer: ['9C', '7D', '2D'] }, '/cards/dealer'],
  ['a seventh copy', { draws: ['KD', 'KD', 'KD', 'KD', 'KD', 'KD', 'KD'] }, '/cards/draws/6'],
  ['a seventh copy over all places', { draws: ['5S', '5S', '5S', '5S', '5S', '5S'] }, '/cards/draws/5'],
] as const)('%s do not fit, at their place', (_, cards, pointer) => {
  expect(misfitOf(withCards(cards as never), ruleset)?.pointer).toBe(pointer);
});
