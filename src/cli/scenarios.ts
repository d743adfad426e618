import { join } from 'node:path';
import { readFeatures } from '../../features/feature-files.ts';
import { putScenarios } from '../../features/implementation/put.ts';
import { type RanScenario, runScenarios } from '../../features/run-scenarios.ts';
import { readTags } from '../../features/sketch.ts';
import { scenariosOf, type Told } from '../../features/told.ts';
import { packageRoot } from '../../schemas/package-root.ts';
import type { Rules } from '../../schemas/types.ts';
import { KIT_VERSION, PROTOCOL_VERSION } from '../kit.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { say as sayIn } from '../languages/say.ts';
import { type ScenarioResult, tellScenarios } from '../report/scenarios.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { clausesOf } from '../rulesets/clauses.ts';
import { readRules, readRuleset } from '../rulesets/read.ts';
import { rulesIn } from '../rulesets/translate.ts';
import { languageFrom } from './language.ts';
import { print } from './print.ts';
import { shellCommand } from './shell.ts';
import { milliseconds } from './words.ts';

export interface ScenariosOptions {
  readonly ruleset: string;
  readonly lang?: string;
  readonly only?: readonly string[];
  readonly format: readonly string[];
  readonly timeout: string;
  readonly all?: boolean;
}

/** Puts the scenarios of a language to the implementation behind a command; resolves to the exit code. */
export async function scenariosCommand(command: readonly string[], options: ScenariosOptions): Promise<number> {
  const [program, ...words] = command;
  if (program === undefined) throw new BadInput('scenarios needs the command of an adapter after --');
  const language = languageFrom(options.lang);
  const ruleset = readRuleset(options.ruleset);
  const rules = rulesIn(language, readRules(ruleset.name));
  if (!language.games.includes(ruleset.name)) {
    const codes = LANGUAGES.filter(({ games }) => games.includes(ruleset.name)).map(({ code }) => code);
    throw new BadInput(`--lang: found ${language.code}, expected one of ${codes.join(', ')}, for ${ruleset.name}`);
  }
  const formats = options.format.map(formatOf);
  const chosen = chosenFrom(
    readFeatures(language.code)
      .flatMap(scenariosOf)
      .filter(({ tags }) => readTags(tags).ruleset === ruleset.name),
    options.only ?? [],
    rules,
  );
  const put = await putScenarios(
    chosen,
    language,
    { ruleset, rules },
    {
      command: [program, ...words],
      kit: KIT_VERSION,
      protocol: PROTOCOL_VERSION,
      limits: { answer: milliseconds('--timeout', options.timeout) },
    },
  );
  if (put.kind === 'unjudged') {
    const hint = put.hint === undefined ? [] : [sayIn(language, 'hint', { hint: put.hint })];
    print([...hint, `could not be judged: ${put.sentence}`]);
    return 3;
  }
  const ran = await runScenarios({
    language,
    paths: [...new Set(chosen.map(({ path }) => join(packageRoot(), path)))],
    tags: `@${ruleset.name}${only(chosen, options.only)}`,
    formats,
    outcomes: put.outcomes,
  });
  const results = chosen.flatMap((told): ScenarioResult[] => {
    const one = ran.find(({ id }) => id === told.id);
    const outcome = put.outcomes.get(told.id ?? '');
    if (one === undefined) return [];
    const again = ['npx', 'push22', 'scenarios', ...namedIn(options), '--only', told.id ?? '', '--', ...command];
    return [resultOf(told, one, rules, shellCommand(again), outcome?.kind === 'not-put' ? outcome.why : undefined)];
  });
  print(tellScenarios(results, language, options.all === true));
  return results.some(({ status }) => status === 'failed') ? 1 : 0;
}

/** A report of Cucumber's own and the file that it is written to. Throws `BadInput` where no file is named. */
function formatOf(format: string): string {
  if (/^[\w@/.-]+:.+$/.test(format)) return format;
  throw new BadInput(`--format: found ${format || '""'}, expected a format and a file, such as html:scenarios.html`);
}

/** The scenarios that ids mean: their own, those of clauses or of sections; all where there are none. */
function chosenFrom(all: readonly Told[], ids: readonly string[], rules: Rules): readonly Told[] {
  if (ids.length === 0) return all;
  const chosen = new Set(
    ids.flatMap((id) => {
      const clauses = clausesOf(rules).filter((clause) => clause.id === id || clause.section === id);
      const own = all.filter((told) => told.id === id || clauses.some((clause) => told.tags.includes(clause.id)));
      if (own.length === 0) throw new BadInput(`${id || '""'} is no scenario, clause or section of ${rules.ruleset}`);
      return own;
    }),
  );
  return all.filter((told) => chosen.has(told));
}

function only(chosen: readonly Told[], ids: readonly string[] | undefined): string {
  return ids === undefined ? '' : ` and (${chosen.map(({ id }) => `@id:${id}`).join(' or ')})`;
}

function namedIn({ ruleset, lang }: ScenariosOptions): readonly string[] {
  return [...(lang === undefined ? [] : ['--lang', lang]), ...(ruleset === 'switch-us' ? [] : ['--ruleset', ruleset])];
}

function resultOf(
  { id = '', path, line, name, rule }: Told,
  { status, line: step, message }: RanScenario,
  rules: Rules,
  again: string,
  why: string | undefined,
): ScenarioResult {
  const sentence = clausesOf(rules).find((clause) => clause.id === rule)?.text ?? '';
  return {
    id,
    place: `${path}:${line}`,
    title: name,
    rule: `${rule}  ${sentence}`,
    status,
    ...(why === undefined ? {} : { why }),
    ...(step === undefined ? {} : { line: step }),
    ...(message === undefined ? {} : { message }),
    again,
  };
}
