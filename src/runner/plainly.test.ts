import { expect, it } from 'vitest';
import { plainly } from './plainly.ts';

it('a member that is null is left out, a turn of nobody stays', () => {
  expect(plainly({ turn: null, reason: null, seats: [{ hands: [{ outcome: null, stake: 2 }] }] })).toEqual({
    turn: null,
    seats: [{ hands: [{ stake: 2 }] }],
  });
});

it('a zero has no sign', () => {
  expect(Object.is((plainly({ insurance: [-0] }) as { insurance: number[] }).insurance[0], 0)).toBe(true);
});
