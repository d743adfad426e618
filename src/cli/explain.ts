import { chooseFixtures } from '../fixtures/choose.ts';
import { readFixtures } from '../fixtures/read.ts';
import { explain } from '../report/story.ts';
import { readRules } from '../rulesets/read.ts';

/** Tells a fixture, or all fixtures of a clause, as stories. */
export function explainCommand(id: string, { ruleset }: { readonly ruleset: string }): void {
  const stories = chooseFixtures([id], readFixtures(ruleset), readRules(ruleset)).map((one) => explain(one).join('\n'));
  process.stdout.write(`${stories.join('\n\n')}\n`);
}
