import { expect, it } from 'vitest';
import { holdOnRandomScripts } from '../properties.ts';

// A file for each game: they run beside each other.
it('15,000 random scripts keep chips, cards, secrets and refusals, and the example agrees step by step', () => {
  const { scripts, refused } = holdOnRandomScripts('switch-us', 15_000);
  expect(scripts).toBe(15_000);
  expect([...refused.keys()]).toContain('split-limit');
});
