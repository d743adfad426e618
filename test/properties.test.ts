import { expect, it } from 'vitest';
import { holdOnRandomScripts } from './properties.ts';

it.each([
  ['switch-us', 700, ['bad-amount', 'not-a-pair', 'not-covered', 'not-now']],
  ['classic-fr', 700, ['bad-amount', 'not-a-pair', 'not-now', 'not-this-hand']],
])(
  'of %s, %i random scripts keep chips, cards, secrets and refusals, and the example agrees step by step',
  (...game) => {
    const [ruleset, runs, reasons] = game;
    const { scripts, refused, dealer22, splits } = holdOnRandomScripts(ruleset, runs);
    expect(scripts).toBe(runs);
    expect(dealer22).toBeGreaterThan(0);
    expect(splits).toBeGreaterThan(0);
    expect([...refused.keys()].sort()).toEqual(expect.arrayContaining(reasons));
  },
);
