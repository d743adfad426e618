import { DataTable, defineParameterType, defineStep } from '@cucumber/cucumber';
import { PHRASES, type Phrase } from '../src/languages/language.ts';
import { languageOfRun } from './language-of-run.ts';
import { parametersOf, readTable } from './vocabulary/parameters.ts';
import { perform, WITH_TABLE } from './vocabulary/phrases.ts';
import type { Scenario } from './vocabulary/scenario.ts';

const language = languageOfRun();

for (const parameter of parametersOf(language)) defineParameterType({ ...parameter, useForSnippets: false });
for (const phrase of PHRASES) defineStep(language.phrases[phrase], stepOf(phrase));

function stepOf(phrase: Phrase): (this: Scenario, ...args: unknown[]) => Promise<void> | undefined {
  const parameters = language.phrases[phrase].match(/\{\w+\}/g)?.length ?? 0;
  const hasTable = WITH_TABLE.includes(phrase);
  function step(this: Scenario, ...given: unknown[]): Promise<void> | undefined {
    const args = given.slice(0, parameters);
    const last = given[parameters];
    if (typeof last !== 'function') return follow(this, args, last);
    follow(this, args).then(
      () => last(),
      (error) => last(error),
    );
    return undefined;
  }
  async function follow(scenario: Scenario, args: unknown[], follows?: unknown): Promise<void> {
    if (!hasTable && follows !== undefined) throw scenario.fault('tableTooMany');
    if (hasTable && !(follows instanceof DataTable)) throw scenario.fault('tableMissing');
    const rows = follows instanceof DataTable ? { rows: readTable(language, follows.raw()) } : {};
    await perform(scenario, { phrase, args, ...rows });
  }
  // Cucumber counts the arguments of a step: with one more than the parameters it takes what follows, or else a callback.
  return Object.defineProperty(step, 'length', { value: parameters + 1 });
}
