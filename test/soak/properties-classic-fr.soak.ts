import { expect, it } from 'vitest';
import { holdOnRandomScripts } from '../properties.ts';

// A file for each game: they run beside each other.
it('20,000 random scripts keep chips, cards, secrets and refusals, and the example agrees step by step', () => {
  const { scripts, refused } = holdOnRandomScripts('classic-fr', 20_000);
  expect(scripts).toBe(20_000);
  expect([...refused.keys()]).toContain('not-this-hand');
});
