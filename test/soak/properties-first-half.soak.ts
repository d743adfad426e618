import { expect, it } from 'vitest';
import { holdOnRandomScripts } from '../properties.ts';

// In two files, which run beside each other: 100,000 in all.
it('50,000 random scripts keep chips, cards, secrets and refusals, and the example agrees step by step', () => {
  const { scripts, refused } = holdOnRandomScripts(50_000);
  expect(scripts).toBe(50_000);
  expect([...refused.keys()]).toContain('split-limit');
});
