import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { Command, Option } from 'commander';
import { LANGUAGES } from '../src/languages/languages.ts';
import { rulesetNames } from '../src/rulesets/read.ts';
import { readFeatures } from './feature-files.ts';
import { languageOfRun } from './language-of-run.ts';
import { lintAll, type Ran } from './lint.ts';

const { lang, ruleset, results } = new Command('npm run features --')
  .description("the scenarios, run on the project's own machine")
  .addOption(
    new Option('--lang <code>', 'a language; English, and every game, if left out').choices(
      LANGUAGES.map(({ code }) => code),
    ),
  )
  .addOption(new Option('--ruleset <name>', 'a game; switch-us if only a language is named').choices(rulesetNames()))
  .option('--results <folder>', 'the folder of what the run records', '.results')
  .parse()
  .opts<{ readonly lang?: string; readonly ruleset?: string; readonly results: string }>();

process.env.PUSH22_LANGUAGE = lang ?? 'en';
process.env.PUSH22_RECORD = `${results}/sketches.ndjson`;
if (results === '.results') rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const games = ruleset === undefined && lang === undefined ? rulesetNames() : [ruleset ?? 'switch-us'];
const tags = games.map((game) => `@${game}`).join(' or ');
const { runConfiguration } = await loadConfiguration({
  provided: { tags, format: [`json:${results}/scenarios.json`] },
});
const { success } = await runCucumber(runConfiguration);
const language = languageOfRun();
const ran = scenariosIn(`${results}/scenarios.json`);
const files = readFeatures(language.code);
const faults = lintAll(files, ran, language, games);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${ran.length} scenarios ran, ${faults.length} faults that cucumber lets pass\n`);
process.exitCode = success && faults.length === 0 ? 0 : 1;

/** The scenarios of a run as Cucumber's own report has them. */
function scenariosIn(report: string): readonly Ran[] {
  const features = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly uri: string;
    readonly elements: readonly {
      readonly line: number;
      readonly steps: readonly { readonly result: { readonly status: string } }[];
    }[];
  }[];
  return features.flatMap(({ uri, elements }) =>
    elements.map(({ line, steps }): Ran => {
      const isPassed = steps.length > 0 && steps.every(({ result }) => result.status === 'passed');
      return { path: uri, line, isPassed };
    }),
  );
}
