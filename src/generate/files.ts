import { basename } from 'node:path';
import type { Ruleset } from '../../machine/ruleset.ts';
import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import type { Manifest } from '../../schemas/types.ts';
import { buildFixture, type Sketch } from '../fixtures/build.ts';
import { type AnySketch, buildSession, isSessionSketch } from '../fixtures/build-session.ts';
import { inSuiteOrder } from '../fixtures/order.ts';
import { sha256Of } from '../fixtures/read.ts';
import { type Kill, killTable, showsUnderItsClause } from '../impostors/kills.ts';
import { KIT_VERSION } from '../kit.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { walksOf } from '../paths/walks.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { readRuleset, rulesetNames } from '../rulesets/read.ts';
import { vectorsOf } from '../vectors/vectors.ts';
import { traceCsv, traceGame, traceJson, tracePage } from './clauses.ts';
import { coveragePage, coverageText, demandCoverage, type Searched } from './coverage.ts';
import { pictureFiles } from './pictures.ts';
import { readingsPage } from './readings.ts';
import { schemaTypes } from './schema-types.ts';
import { caseSketches, type Recorded } from './sketches.ts';
import { sessionSuspectsOf, suspectsOf } from './suspects.ts';
import { walkSketches } from './walk-sketches.ts';
import { wordsPage } from './words.ts';

/** What takes long to work out and may be known already, for each ruleset. */
export interface Known {
  readonly kills: (ruleset: string) => readonly Kill[];
  readonly walks: (ruleset: string) => Walks;
}

/** What was walked of a game, as sketches, and how far. */
export interface Walks extends Searched {
  readonly sketches: readonly Sketch[];
}

/** The games whose rounds are walked. */
const WALKED = ['switch-us'];

/** The text of every generated file, by its path from the package's folder. `recorded` is what a run of the scenarios recorded. */
export async function generatedFiles(
  recorded: Recorded | Promise<Recorded>,
  known: Known | null = null,
): Promise<ReadonlyMap<string, string>> {
  const { randomSessions } = await import('./random-sessions.ts');
  const names = rulesetNames();
  const walks = new Map(WALKED.map((name) => [name, known?.walks(name) ?? walk(readRuleset(name))]));
  const told = await recorded;
  const sketches = [
    ...told.sketches,
    ...caseSketches(),
    ...[...walks.values()].flatMap((walked) => walked.sketches),
    ...names.flatMap((name) => randomSessions(readRuleset(name))),
  ];
  demandUniqueIds(sketches);
  const suites = await Promise.all(names.map((name) => suiteOf(name, sketches, known?.kills(name) ?? null)));
  const games = suites.flatMap(({ ruleset, fixtures }) => {
    const searched = walks.get(ruleset.name);
    return searched === undefined ? [] : [demandCoverage(ruleset, fixtures, searched)];
  });
  const traced = suites.map(({ ruleset, fixtures }) => traceGame(ruleset, fixtures, told.ofRulesets));
  return new Map([
    ['schemas/types.ts', await schemaTypes()],
    ['conformance/coverage.json', coverageText(games)],
    ['conformance/COVERAGE.md', coveragePage(games)],
    ['conformance/clauses.json', traceJson(traced)],
    ['conformance/clauses.csv', traceCsv(traced)],
    ['conformance/CLAUSES.md', tracePage(traced)],
    ...(await pictureFiles(traced)),
    ...LANGUAGES.map((language): [string, string] => [`docs/rules/${language.code}.md`, readingsPage(language)]),
    ...LANGUAGES.map((language): [string, string] => [`features/${language.code}/README.md`, wordsPage(language)]),
    ...suites.flatMap(({ files }) => files),
  ]);
}

function walk(ruleset: Ruleset): Walks {
  const { walks, reachable, bound } = walksOf(ruleset);
  return { sketches: walkSketches(walks, ruleset), reachable, bound };
}

/** The fixtures of a ruleset in the order in which they are run, and the text of its files. */
async function suiteOf(
  ruleset: string,
  sketches: readonly AnySketch[],
  knownKills: readonly Kill[] | null,
): Promise<{
  readonly ruleset: Ruleset;
  readonly fixtures: readonly AnyFixture[];
  readonly files: [string, string][];
}> {
  const { default: stringify } = await import('json-stringify-pretty-compact');
  const text = (value: unknown) => `${stringify(value, { maxLength: 120 })}\n`;
  const game = readRuleset(ruleset);
  const own = sketches.filter(({ request }) => request.ruleset === ruleset);
  const rounds = own.flatMap((sketch) => (isSessionSketch(sketch) ? [] : buildFixture(sketch, game)));
  const ofSessions = own.flatMap((sketch) => (isSessionSketch(sketch) ? buildSession(sketch, game) : []));
  const kills = knownKills ?? [
    ...killTable(suspectsOf(game), rounds),
    ...killTable(sessionSuspectsOf(game), ofSessions),
  ];
  const fixtures = toldFirst(rounds, kills);
  const sessions = toldFirst(ofSessions, kills);
  demandFoundOut(kills, [...fixtures, ...sessions]);
  const files = fixtures.map((fixture) =>
    isWalked(fixture) ? fileOf(fixture, 'walked', line) : fileOf(fixture, 'told', text),
  );
  const sessionFiles = sessions.map((fixture) => fileOf(fixture, 'sessions', line));
  const vectors = vectorsOf(game).map((vector) => ({ ...vector, file: `vectors/${vector.kind}.ndjson` }));
  const manifest: Manifest = {
    $schema: 'https://schemas.push22.example/1/manifest.schema.json',
    kit: KIT_VERSION,
    protocol: 1,
    ruleset,
    fixtures: files.map(listed),
    sessions: sessionFiles.map(listed),
    vectors: vectors.map(({ kind, file, text: content, schema, rows }) => ({
      kind,
      file,
      sha256: sha256Of(content),
      schema: `https://schemas.push22.example/1/${schema}.schema.json`,
      rows,
    })),
    retired: [],
  };
  const table = { $schema: 'https://schemas.push22.example/1/kills.schema.json', ruleset, kills };
  const rest: [string, string][] = [
    ...vectors.map(({ file, text: content }): [string, string] => [file, content]),
    ['manifest.json', text(manifest)],
    ['kills.json', text(table)],
  ];
  return {
    ruleset: game,
    fixtures: [...fixtures, ...sessions],
    files: [...files, ...sessionFiles, ...rest].map(([file, content]) => [`conformance/${ruleset}/${file}`, content]),
  };
}

/** What a person told is read more easily than what was walked, so it comes first. */
function toldFirst<F extends AnyFixture>(fixtures: readonly F[], kills: readonly Kill[]): readonly F[] {
  const told = inSuiteOrder(
    fixtures.filter((fixture) => !isWalked(fixture)),
    kills,
  );
  const found = kills.filter(({ fails }) => told.some(({ id }) => Object.hasOwn(fails, id)));
  return [...told, ...inSuiteOrder(fixtures.filter(isWalked), kills, found)];
}

function isWalked({ from }: AnyFixture): boolean {
  return from.route === 'walk';
}

/** A value on one line: nobody reads what was walked as it stands there. */
function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** The file of a fixture and its content. Throws `BadInput` where it breaks its schema. */
function fileOf(fixture: AnyFixture, folder: string, text: (value: unknown) => string): [string, string] {
  const checked = check(isSession(fixture) ? 'session-fixture' : 'fixture', fixture);
  if (!checked.ok) throw new BadInput(sentenceOf(`fixture ${fixture.id}`, checked.problem));
  return [`${folder}/${fixture.id}.json`, text(fixture)];
}

/** A file as the manifest lists it; it is named for its fixture. */
function listed([file, content]: [string, string]): Manifest['fixtures'][number] {
  return { id: basename(file, '.json'), file, sha256: sha256Of(content) };
}

/** Every impostor is found out, and first by a fixture that tells its own clause or one that it names. */
function demandFoundOut(kills: readonly Kill[], fixtures: readonly AnyFixture[]): void {
  const faults = kills.flatMap((kill) => {
    const first = fixtures.find(({ id }) => Object.hasOwn(kill.fails, id));
    if (first === undefined) return [`the impostor ${kill.name} is not found out by any fixture`];
    if (showsUnderItsClause(kill, first)) return [];
    const about = `about ${first.clauses.join(', ')}, where ${kill.fails[first.id]} is told`;
    return [`the impostor ${kill.name} (${kill.clauses.join(', ')}) shows first in ${first.id}, ${about}`];
  });
  if (faults.length > 0) throw new BadInput(faults.join('; '));
}

function demandUniqueIds(sketches: readonly AnySketch[]): void {
  const ids = sketches.map(({ id }) => id);
  const twice = sketches.find(({ id }, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new BadInput(`${twice.from.file}: the id "${twice.id}" of "${twice.title}" is taken`);
  const nameless = sketches.find(({ id }) => id === '');
  if (nameless !== undefined) throw new BadInput(`${nameless.from.file}: "${nameless.title}" has no id`);
}
