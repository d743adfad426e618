import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Command, Option } from 'commander';
import type { Language } from '../src/languages/language.ts';
import { LANGUAGES, languageOf } from '../src/languages/languages.ts';
import { tellScenarios } from '../src/report/scenarios.ts';
import { BadInput } from '../src/rulesets/bad-input.ts';
import { clausesOf } from '../src/rulesets/clauses.ts';
import { readRules, rulesetNames } from '../src/rulesets/read.ts';
import { rulesIn } from '../src/rulesets/translate.ts';
import { type FeatureFile, parse, readFeature, readFeatures } from './feature-files.ts';
import { lintAll } from './lint.ts';
import { type RanScenario, runScenarios } from './run-scenarios.ts';
import { readTags } from './sketch.ts';
import { scenariosOf, type Told } from './told.ts';

const command = new Command('npm run features --')
  .description("the scenarios, run on the project's own machine")
  .argument('[files...]', 'feature files, by themselves; all of a game if left out')
  .addOption(
    new Option('--lang <code>', 'a language; English, and every game, if left out').choices(
      LANGUAGES.map(({ code }) => code),
    ),
  )
  .addOption(new Option('--ruleset <name>', 'a game; switch-us if only a language is named').choices(rulesetNames()))
  .option('--results <folder>', 'the folder of what the run records', '.results')
  .parse();
const { lang, ruleset, results } = command.opts<{
  readonly lang?: string;
  readonly ruleset?: string;
  readonly results: string;
}>();
const language = languageOf(lang ?? 'en') ?? LANGUAGES[0];
try {
  process.exitCode = command.args.length > 0 ? await runFiles(command.args, language) : await runGames(language);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`push22: ${error.message}\n`);
  process.exitCode = 2;
}

/** Runs files of somebody's own: nothing is asked of them but that they pass. */
async function runFiles(paths: readonly string[], language: Language): Promise<number> {
  const files = paths.map((path) => readFeature(relative('.', path)));
  for (const file of files) parse(file);
  const ran = await runScenarios({ language, paths, formats: [] });
  return tell(files, ran, language, []);
}

/** Runs whole games, and asks of them what Cucumber does not. */
async function runGames(language: Language): Promise<number> {
  const games = ruleset === undefined && lang === undefined ? rulesetNames() : [ruleset ?? 'switch-us'];
  const folder = freshFolder(results);
  process.env.PUSH22_RECORD = join(folder, 'sketches.ndjson');
  const files = readFeatures(language.code);
  const ran = await runScenarios({
    language,
    paths: files.map(({ path }) => path),
    tags: games.map((game) => `@${game}`).join(' or '),
    formats: [`json:${join(folder, 'scenarios.json')}`],
  });
  const record = ran.map(({ path, at, status }) => ({ path, line: at, isPassed: status === 'passed' }));
  return tell(files, ran, language, lintAll(files, record, language, games));
}

/** The folder of the project's results is made anew; any other is filled. */
function freshFolder(folder: string): string {
  if (folder === '.results') rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

function tell(
  files: readonly FeatureFile[],
  ran: readonly RanScenario[],
  language: Language,
  faults: readonly string[],
): number {
  const told = files.flatMap(scenariosOf);
  const results = ran.map((one) => resultOf(one, told, language));
  const lines = [...faults, ...tellScenarios(results, language, true)];
  process.stdout.write(`${lines.join('\n')}\n`);
  return faults.length > 0 || ran.length === 0 || ran.some(({ status }) => status !== 'passed') ? 1 : 0;
}

function resultOf({ path, at, ...ran }: RanScenario, told: readonly Told[], language: Language) {
  const own = told.find((one) => one.path === path && one.line === at);
  const game = readTags(own?.tags ?? []).ruleset;
  const clauses = game === '' ? [] : clausesOf(rulesIn(language, readRules(game)));
  const sentence = clauses.find(({ id }) => id === own?.rule)?.text ?? '';
  const words = ['npm', 'run', 'features', '--', '--lang', language.code, path];
  return {
    ...ran,
    place: `${path}:${at}`,
    title: own?.name ?? '',
    rule: `${own?.rule ?? ''}  ${sentence}`,
    again: words.join(' '),
  };
}
