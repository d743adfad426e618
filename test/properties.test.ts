import { expect, it } from 'vitest';
import { holdOnRandomScripts } from './properties.ts';

it('1,000 random scripts keep chips, cards, secrets and refusals, and the example agrees step by step', () => {
  const { scripts, refused, dealer22, splits } = holdOnRandomScripts(1_000);
  expect(scripts).toBe(1_000);
  expect(dealer22).toBeGreaterThan(30);
  expect(splits).toBeGreaterThan(30);
  expect([...refused.keys()].sort()).toEqual(
    expect.arrayContaining(['bad-amount', 'not-a-pair', 'not-covered', 'not-now']),
  );
});
