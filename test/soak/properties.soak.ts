import { expect, it } from 'vitest';
import { holdOnRandomScripts } from '../properties.ts';

it('100,000 random scripts keep chips, cards, secrets and refusals, and the example agrees step by step', () => {
  const { scripts, refused } = holdOnRandomScripts(100_000);
  expect(scripts).toBe(100_000);
  expect([...refused.keys()]).toContain('split-limit');
});
