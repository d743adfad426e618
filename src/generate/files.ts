import { basename } from 'node:path';
import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import type { Manifest } from '../../schemas/types.ts';
import { buildFixture } from '../fixtures/build.ts';
import { type AnySketch, buildSession, isSessionSketch } from '../fixtures/build-session.ts';
import { inSuiteOrder } from '../fixtures/order.ts';
import { sha256Of } from '../fixtures/read.ts';
import { type Kill, killTable, showsUnderItsClause } from '../impostors/kills.ts';
import { KIT_VERSION } from '../kit.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { readRuleset, rulesetNames } from '../rulesets/read.ts';
import { vectorsOf } from '../vectors/vectors.ts';
import { schemaTypes } from './schema-types.ts';
import { caseSketches } from './sketches.ts';
import { sessionSuspectsOf, suspectsOf } from './suspects.ts';

/**
 * The text of every generated file, by its path from the package's folder. `told` are the sketches of the scenarios;
 * `killsOf` gives the kill table of a ruleset, which is worked out where it gives none.
 */
export async function generatedFiles(
  told: readonly AnySketch[],
  killsOf: (ruleset: string) => readonly Kill[] | null = () => null,
): Promise<ReadonlyMap<string, string>> {
  const { randomSessions } = await import('./random-sessions.ts');
  const sketches = [...told, ...caseSketches(), ...rulesetNames().flatMap((name) => randomSessions(readRuleset(name)))];
  demandUniqueIds(sketches);
  const names = rulesetNames();
  const fixtures = await Promise.all(names.map((name) => fixtureFiles(name, sketches, killsOf(name))));
  return new Map([['schemas/types.ts', await schemaTypes()], ...fixtures.flat()]);
}

async function fixtureFiles(
  ruleset: string,
  sketches: readonly AnySketch[],
  knownKills: readonly Kill[] | null,
): Promise<[string, string][]> {
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
  const fixtures = inSuiteOrder(rounds, kills);
  // What a person told is read more easily than a random session, so it comes first.
  const sessions = ['scenario', 'walk'].flatMap((route) =>
    inSuiteOrder(
      ofSessions.filter(({ from }) => from.route === route),
      kills,
    ),
  );
  demandFoundOut(kills, [...fixtures, ...sessions]);
  const files = fixtures.map((fixture) => fileOf(fixture, 'told', text));
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
  return [...files, ...sessionFiles, ...rest].map(([file, content]) => [`conformance/${ruleset}/${file}`, content]);
}

/** A value on one line: a session has hundreds of steps. */
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
