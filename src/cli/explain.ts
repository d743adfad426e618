import { titledIn } from '../../features/titles.ts';
import { createLaw } from '../../machine/law.ts';
import { chooseFixtures } from '../fixtures/choose.ts';
import { readAllFixtures } from '../fixtures/read.ts';
import { explain } from '../report/explain.ts';
import { readRules, readRuleset } from '../rulesets/read.ts';
import { deviationOf } from './deviation.ts';
import { languageFrom } from './language.ts';
import { print, say } from './print.ts';

/** Tells a fixture, or all fixtures of a clause, as stories. */
export function explainCommand(
  id: string,
  { ruleset, lang }: { readonly ruleset: string; readonly lang?: string },
): void {
  const language = languageFrom(lang);
  const law = createLaw(readRuleset(ruleset));
  const chosen = chooseFixtures([id], {
    law,
    rules: readRules(ruleset),
    fixtures: titledIn(readAllFixtures(ruleset), language.code),
  });
  print(chosen.flatMap(({ fixture }, at) => [...(at > 0 ? [''] : []), ...explain(fixture, language)]));
  for (const one of chosen.flatMap((own) => deviationOf(own, law))) say(one);
}
