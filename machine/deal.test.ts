import { expect, it } from 'vitest';
import { dealFrom, shoeOf } from './deal.ts';
import { CHOICES } from './ruleset.ts';
import type { Cards } from './table.ts';

const cards: Cards = {
  seats: [
    [
      ['2S', '3S'],
      ['4S', '5S'],
    ],
    [
      ['2H', '3H'],
      ['4H', '5H'],
    ],
  ],
  dealer: ['9C', '10C'],
  draws: ['KD', 'QD'],
};

it('spot by spot, both cards of a spot leave the shoe together (O1)', () => {
  expect(shoeOf(cards, 'spot-by-spot').join(' ')).toBe('2S 3S 4S 5S 2H 3H 4H 5H 9C 10C KD QD');
});

it('round robin, the up card comes between the first and the second cards (O1)', () => {
  expect(shoeOf(cards, 'round-robin').join(' ')).toBe('2S 4S 2H 4H 9C 3S 5S 3H 5H 10C KD QD');
});

it('players first, the dealer is dealt last (O1)', () => {
  expect(shoeOf(cards, 'players-first').join(' ')).toBe('2S 4S 2H 4H 3S 5S 3H 5H 9C 10C KD QD');
});

it('a shoe dealt in an order holds the cards that lie on the table so (O1)', () => {
  for (const order of CHOICES.dealOrder) {
    expect(dealFrom(shoeOf(cards, order), { seats: 2, spots: 2, dealer: 2 }, order)).toEqual(cards);
  }
});

it('a shoe dealt round robin gives the third card to the dealer where there are two spots (O1)', () => {
  const shoe = ['2S', '3S', '4S', '5S', '6S', '7S', '8S'] as const;
  expect(dealFrom(shoe, { seats: 1, spots: 2, dealer: 2 }, 'round-robin')).toEqual({
    seats: [
      [
        ['2S', '5S'],
        ['3S', '6S'],
      ],
    ],
    dealer: ['4S', '7S'],
    draws: ['8S'],
  });
});
