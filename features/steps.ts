import { type DataTable, defineParameterType, defineStep } from '@cucumber/cucumber';
import { PHRASES, type Phrase } from '../src/languages/language.ts';
import { languageOfRun } from './language-of-run.ts';
import { parametersOf, readTable } from './vocabulary/parameters.ts';
import { perform, WITH_TABLE } from './vocabulary/phrases.ts';
import type { Scenario } from './vocabulary/scenario.ts';

const language = languageOfRun();

for (const parameter of parametersOf(language)) defineParameterType({ ...parameter, useForSnippets: false });
for (const phrase of PHRASES) defineStep(language.phrases[phrase], stepOf(phrase));

function stepOf(phrase: Phrase): (this: Scenario, ...args: unknown[]) => Promise<void> {
  const parameters = language.phrases[phrase].match(/\{\w+\}/g)?.length ?? 0;
  async function step(this: Scenario, ...given: unknown[]): Promise<void> {
    // After the parameters stand the table, where there is one, and a callback that nobody needs.
    const args = given.slice(0, parameters);
    if (!WITH_TABLE.includes(phrase)) return perform(this, { phrase, args });
    return perform(this, { phrase, args, rows: readTable(language, (given[parameters] as DataTable).raw()) });
  }
  // Cucumber counts the arguments of a step.
  return Object.defineProperty(step, 'length', { value: parameters + (WITH_TABLE.includes(phrase) ? 1 : 0) });
}
