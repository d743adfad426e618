import type { Rules } from '../schemas/types.ts';
import type { Language } from '../src/languages/language.ts';
import { clausesOf } from '../src/rulesets/clauses.ts';
import { readRules, rulesetNames } from '../src/rulesets/read.ts';
import { rulesIn } from '../src/rulesets/translate.ts';
import { type FeatureFile, parse } from './feature-files.ts';
import { scenariosOf, type Told } from './told.ts';

/** A scenario that ran, as the run's own record has it. */
export interface Ran {
  readonly path: string;
  readonly line: number;
  readonly isPassed: boolean;
}

/** What cucumber lets pass in silence in the features of some rulesets, a line each. */
export function lintAll(
  files: readonly FeatureFile[],
  ran: readonly Ran[],
  language: Language,
  rulesets: readonly string[],
): readonly string[] {
  const strays = files.filter((file) => !rulesetNames().some((ruleset) => isAbout(file, ruleset)));
  return [
    ...strays.map(({ path }) => `${path}: its feature has no tag of a ruleset`),
    ...rulesets.flatMap((ruleset) => lint(files, ran, language, ruleset)),
  ];
}

/** What cucumber lets pass in silence in the features of a ruleset: what is missing, doubled, misplaced or did not run. */
export function lint(
  all: readonly FeatureFile[],
  ran: readonly Ran[],
  language: Language,
  ruleset: string,
): readonly string[] {
  const files = all.filter((file) => isAbout(file, ruleset));
  const told = files.flatMap(scenariosOf);
  const rules = rulesIn(language, readRules(ruleset));
  const known = knownTags(rules);
  return [
    ...files.filter(({ path }) => !ran.some((one) => one.path === path)).map(({ path }) => `${path}: did not run`),
    ...files
      .filter((file) => parse(file).language !== language.code)
      .map(({ path }) => `${path}: does not begin with # language: ${language.code}`),
    ...told.flatMap((scenario) => lintScenario(scenario, ran, known)),
    ...lintIds(told),
    ...lintClauses(files, told, rules),
  ];
}

function isAbout(file: FeatureFile, ruleset: string): boolean {
  return parse(file).tags.some(({ name }) => name === `@${ruleset}`);
}

function lintScenario(
  { path, line, name, id, tags, lines, rule }: Told,
  ran: readonly Ran[],
  known: ReadonlySet<string>,
): readonly string[] {
  const place = `${path}:${line}: "${name}"`;
  const record = ran.find((one) => one.path === path && one.line === line);
  return [
    ...(lines.length === 0 ? [`${place} has no steps`] : []),
    ...(id === undefined ? [`${place} has no id`] : []),
    ...tags
      .filter((tag) => !tag.startsWith('id:') && !known.has(tag))
      .map((tag) => `${place} has a tag that nobody knows: @${tag}`),
    ...(rule === '' ? [`${place} stands under no Rule`] : []),
    ...(record === undefined ? [`${place} did not run`] : []),
    ...(record !== undefined && !record.isPassed ? [`${place} did not pass`] : []),
  ];
}

/** The ruleset, its clauses, contradictions, readings and open points, and the values of these. */
function knownTags(rules: Rules): ReadonlySet<string> {
  const choices = rules.open.flatMap(({ name, values }) => values.map((value) => `${name}=${value}`));
  return new Set([rules.ruleset, ...choices, ...clausesOf(rules).map(({ id }) => id)]);
}

function lintIds(told: readonly Told[]): readonly string[] {
  const ids = told.map(({ id }) => id);
  return told
    .filter(({ id }, at) => id !== undefined && ids.indexOf(id) !== at)
    .map(({ path, line, id }) => `${path}:${line}: the id ${id} is taken`);
}

/** The doors that scenarios are demanded for: what only a shoe shows is judged by its shuffles. */
const OPEN_DOORS = ['round', 'table', 'ruleset', 'session'];

function lintClauses(files: readonly FeatureFile[], told: readonly Told[], rules: Rules): readonly string[] {
  const clauses = clausesOf(rules);
  const heads = files.flatMap((file) =>
    parse(file).children.flatMap(({ rule }) => (rule ? [{ path: file.path, rule }] : [])),
  );
  const missing = clauses
    .filter(({ door }) => OPEN_DOORS.includes(door))
    .filter(({ id, kind }) => !told.some(({ rule, tags }) => (isTag(kind) ? tags.includes(id) : rule === id)))
    .map(({ id, text }) => `${id} has no scenario: ${text}`);
  const misnamed = heads
    .filter(({ rule }) => {
      const clause = clauses.find(({ id }) => `@${id}` === rule.tags[0]?.name);
      const isNamed =
        clause?.kind === 'open' ? rule.name.startsWith(`${clause.id} `) : rule.name === `${clause?.id} ${clause?.text}`;
      return clause === undefined || !isNamed;
    })
    .map(
      ({ path, rule }) => `${path}:${rule.location.line}: a Rule has the tag, the id and the sentence of one clause`,
    );
  const misplaced = [...rules.readings, ...(rules.contradictions ?? [])].flatMap(({ id, on }) =>
    told
      .filter(({ tags, rule }) => tags.includes(id) && rule !== on[0] && !rules.open.some((point) => point.id === rule))
      .map(({ path, line }) => `${path}:${line}: ${id} is told under ${on[0]}, the first clause that it is on`),
  );
  const untold = rules.open.flatMap(({ id, name, values }) =>
    values
      .filter((value) => !told.some(({ tags }) => tags.includes(id) && tags.includes(`${name}=${value}`)))
      .map((value) => `${id} has no scenario with @${name}=${value}`),
  );
  return [...missing, ...misnamed, ...misplaced, ...untold];
}

/** True for what is told under the clause that it is on, and named by a tag. */
function isTag(kind: string): boolean {
  return kind === 'reading' || kind === 'contradiction';
}
