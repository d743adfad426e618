import type { Cards } from '../machine/table.ts';

/** A committed shoe: one seat, two spots of a pair each, and draws that make more pairs. */
export const SEATS = [{ chips: 100, stakes: [2, 2] }];
export const CARDS: Cards = {
  seats: [
    [
      ['8S', '8H'],
      ['8D', '8C'],
    ],
  ],
  dealer: ['9C', '8D'],
  draws: [
    ...(['2S', '8S', '3H', '2D', '4C', '3S', '8H', '2H', '5D', '3C', '2C', '4S', '3D', '6H', '2S', '4H'] as const),
    ...(['5S', '3S', '2H', '4D', '7C', '2D', '5H', '3H', '9S', '2C', '6S', '4C', '10H', '3D', '7D', '5C'] as const),
    ...(['9H', '6C', '10D', 'KS', '9D', 'QH', '7S', 'JC', '9C', 'KD', '10C', 'QS', 'JH', 'KH', '10S', 'QD'] as const),
  ],
};

/** What a seat can try: every word, and three ways to insure. */
export const EVENTS = [
  { type: 'insure', seat: 1, do: 'insure', amounts: [1, 0] },
  { type: 'insure', seat: 1, do: 'insure', amounts: [0, 1] },
  { type: 'insure', seat: 1, do: 'insure', amounts: [1, 1] },
  ...(['decline', 'keep', 'switch', 'hit', 'stand', 'double', 'split'] as const).map((type) => {
    return { type, seat: 1, do: type } as const;
  }),
] as const;
