import { describe, expect, it } from 'vitest';
import { rulesetNames } from '../../src/rulesets/read.ts';
import { PARTS, type Part } from '../../src/runner/compare.ts';
import { exampleOf, notPassed, suiteFor } from '../in-process.ts';
import { lastLine, push22 } from '../run-push22.ts';

/** Every subset of the optional parts of a step. */
const subsets = Array.from({ length: 2 ** PARTS.length }, (_, bits) => PARTS.filter((__, at) => bits & (1 << at)));

describe.each(rulesetNames())('an implementation of %s that observes', (ruleset) => {
  const suite = suiteFor({ ruleset });

  it.each(subsets.map((observes) => [observes.join(', ') || 'nothing', observes] as const))(
    '%s is certified for what can be seen',
    (_, observes) => {
      expect(notPassed(exampleOf({}, { observes }), suite, observes)).toEqual([]);
    },
  );

  it.each(PARTS.map((part) => [part]))('promises %s and does not report it is not certified', (part: Part) => {
    const observes = PARTS.filter((one) => one !== part);
    expect(notPassed(exampleOf({}, { observes }), suite, PARTS).length).toBeGreaterThan(0);
  });
});

it('the report says what was not observed', async () => {
  const command = ['node', 'conformance/javascript/adapter.js', '--observes', 'legal,totals'];
  const { code, out } = await push22(['certify', '--', ...command]);
  expect([code, lastLine(out)]).toEqual([0, 'certified']);
  expect(out).toContain('\nnot observed: the deal order (it reads cards), turn, insurance, dealer, reasons\n');
});
