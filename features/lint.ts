import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type Feature, IdGenerator, type Rule, type Scenario } from '@cucumber/messages';
import { packageRoot } from '../schemas/package-root.ts';
import { clausesOf } from '../src/rulesets/clauses.ts';
import { readRules, rulesetNames } from '../src/rulesets/read.ts';

/** A feature file by its path from the package's folder. */
export interface FeatureFile {
  readonly path: string;
  readonly text: string;
}

/** A scenario that ran, as the run's own record has it. */
export interface Ran {
  readonly path: string;
  readonly line: number;
  readonly isPassed: boolean;
}

/** The feature files of a language. */
export function readFeatures(language: string): readonly FeatureFile[] {
  const folder = join('features', language);
  return readdirSync(join(packageRoot(), folder))
    .filter((file) => file.endsWith('.feature'))
    .map((file) => join(folder, file))
    .map((path) => ({ path, text: readFileSync(join(packageRoot(), path), 'utf8') }));
}

/** What cucumber lets pass in silence, a line each, in the features of every ruleset. */
export function lintAll(files: readonly FeatureFile[], ran: readonly Ran[]): readonly string[] {
  const strays = files.filter((file) => !rulesetNames().some((ruleset) => isAbout(file, ruleset)));
  return [
    ...strays.map(({ path }) => `${path}: its feature has no tag of a ruleset`),
    ...rulesetNames().flatMap((ruleset) => lint(files, ran, ruleset)),
  ];
}

/** What cucumber lets pass in silence in the features of a ruleset: what is missing, doubled, misplaced or did not run. */
export function lint(all: readonly FeatureFile[], ran: readonly Ran[], ruleset: string): readonly string[] {
  const files = all.filter((file) => isAbout(file, ruleset));
  const told = files.flatMap(scenariosOf);
  const known = knownTags(ruleset);
  return [
    ...files.filter(({ path }) => !ran.some((one) => one.path === path)).map(({ path }) => `${path}: did not run`),
    ...told.flatMap((scenario) => lintScenario(scenario, ran, known)),
    ...lintIds(told),
    ...lintClauses(files, told, ruleset),
  ];
}

function isAbout(file: FeatureFile, ruleset: string): boolean {
  return parse(file).tags.some(({ name }) => name === `@${ruleset}`);
}

interface Told {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly id: string | undefined;
  readonly tags: readonly string[];
  /** The clause of the Rule that it stands under. */
  readonly rule: string;
  readonly steps: number;
}

function scenariosOf(file: FeatureFile): readonly Told[] {
  const feature = parse(file);
  return feature.children.flatMap(({ rule, scenario }) => [
    ...(rule?.children ?? []).flatMap((child) =>
      child.scenario ? tellScenario(file, feature, rule, child.scenario) : [],
    ),
    ...(scenario ? tellScenario(file, feature, undefined, scenario) : []),
  ]);
}

function tellScenario(file: FeatureFile, feature: Feature, rule: Rule | undefined, scenario: Scenario): Told[] {
  const tags = [...feature.tags, ...(rule?.tags ?? []), ...scenario.tags].map(({ name }) => name.slice(1));
  const id = tags.find((tag) => tag.startsWith('id:'))?.slice('id:'.length);
  const clause = rule?.tags[0]?.name.slice(1) ?? '';
  const { name, steps } = scenario;
  return [{ path: file.path, line: scenario.location.line, name, id, tags, rule: clause, steps: steps.length }];
}

function lintScenario(
  { path, line, name, id, tags, steps, rule }: Told,
  ran: readonly Ran[],
  known: ReadonlySet<string>,
): readonly string[] {
  const place = `${path}:${line}: "${name}"`;
  const record = ran.find((one) => one.path === path && one.line === line);
  return [
    ...(steps === 0 ? [`${place} has no steps`] : []),
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
function knownTags(ruleset: string): ReadonlySet<string> {
  const rules = readRules(ruleset);
  const choices = rules.open.flatMap(({ name, values }) => values.map((value) => `${name}=${value}`));
  return new Set([ruleset, ...choices, ...clausesOf(rules).map(({ id }) => id)]);
}

function lintIds(told: readonly Told[]): readonly string[] {
  const ids = told.map(({ id }) => id);
  return told
    .filter(({ id }, at) => id !== undefined && ids.indexOf(id) !== at)
    .map(({ path, line, id }) => `${path}:${line}: the id ${id} is taken`);
}

/** The doors that scenarios are demanded for: what only a shoe shows is judged by its shuffles. */
const OPEN_DOORS = ['round', 'table', 'ruleset', 'session'];

function lintClauses(files: readonly FeatureFile[], told: readonly Told[], ruleset: string): readonly string[] {
  const rules = readRules(ruleset);
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

function parse(file: FeatureFile): Feature {
  const feature = parsed.get(file) ?? parseText(file);
  parsed.set(file, feature);
  return feature;
}

const parsed = new WeakMap<FeatureFile, Feature>();

function parseText({ path, text }: FeatureFile): Feature {
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  const { feature } = parser.parse(text);
  if (feature === undefined) throw new Error(`${path}: there is no feature`);
  return feature;
}
