import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import type { Fixture, Manifest } from '../../schemas/types.ts';
import { buildFixture, type Sketch } from '../fixtures/build.ts';
import { inSuiteOrder } from '../fixtures/order.ts';
import { sha256Of } from '../fixtures/read.ts';
import { type Kill, killTable, showsUnderItsClause } from '../impostors/kills.ts';
import { KIT_VERSION } from '../kit.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { readRuleset, rulesetNames } from '../rulesets/read.ts';
import { vectorsOf } from '../vectors/vectors.ts';
import { schemaTypes } from './schema-types.ts';
import { caseSketches } from './sketches.ts';
import { suspectsOf } from './suspects.ts';

/**
 * The text of every generated file, by its path from the package's folder. `told` are the sketches of the scenarios;
 * `killsOf` gives the kill table of a ruleset, which is worked out where it gives none.
 */
export async function generatedFiles(
  told: readonly Sketch[],
  killsOf: (ruleset: string) => readonly Kill[] | null = () => null,
): Promise<ReadonlyMap<string, string>> {
  const sketches = [...told, ...caseSketches()];
  demandUniqueIds(sketches);
  const names = rulesetNames();
  const fixtures = await Promise.all(names.map((name) => fixtureFiles(name, sketches, killsOf(name))));
  return new Map([['schemas/types.ts', await schemaTypes()], ...fixtures.flat()]);
}

async function fixtureFiles(
  ruleset: string,
  sketches: readonly Sketch[],
  knownKills: readonly Kill[] | null,
): Promise<[string, string][]> {
  const { default: stringify } = await import('json-stringify-pretty-compact');
  const text = (value: unknown) => `${stringify(value, { maxLength: 120 })}\n`;
  const game = readRuleset(ruleset);
  const own = sketches.filter(({ request }) => request.ruleset === ruleset);
  const built = own.map((sketch) => buildFixture(sketch, game));
  const kills = knownKills ?? killTable(suspectsOf(game), built);
  const fixtures = inSuiteOrder(built, kills);
  demandFoundOut(kills, fixtures);
  const files = fixtures.map((fixture): [string, string] => {
    const checked = check('fixture', fixture);
    if (!checked.ok) throw new BadInput(sentenceOf(`fixture ${fixture.id}`, checked.problem));
    return [`told/${fixture.id}.json`, text(fixture)];
  });
  const vectors = vectorsOf(game).map((vector) => ({ ...vector, file: `vectors/${vector.kind}.ndjson` }));
  const manifest: Manifest = {
    $schema: 'https://schemas.push22.example/1/manifest.schema.json',
    kit: KIT_VERSION,
    protocol: 1,
    ruleset,
    fixtures: files.map(([file, content], at) => ({
      id: fixtures[at]?.id ?? '',
      file,
      sha256: sha256Of(content),
    })),
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
  return [...files, ...rest].map(([file, content]) => [`conformance/${ruleset}/${file}`, content]);
}

/** Every impostor is found out, and first by a fixture that tells its own clause or one that it names. */
function demandFoundOut(kills: readonly Kill[], fixtures: readonly Fixture[]): void {
  const faults = kills.flatMap((kill) => {
    const first = fixtures.find(({ id }) => Object.hasOwn(kill.fails, id));
    if (first === undefined) return [`the impostor ${kill.name} is not found out by any fixture`];
    if (showsUnderItsClause(kill, first)) return [];
    const about = `about ${first.clauses.join(', ')}, where ${kill.fails[first.id]} is told`;
    return [`the impostor ${kill.name} (${kill.clauses.join(', ')}) shows first in ${first.id}, ${about}`];
  });
  if (faults.length > 0) throw new BadInput(faults.join('; '));
}

function demandUniqueIds(sketches: readonly Sketch[]): void {
  const ids = sketches.map(({ id }) => id);
  const twice = sketches.find(({ id }, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) throw new BadInput(`${twice.from.file}: the id "${twice.id}" of "${twice.title}" is taken`);
  const nameless = sketches.find(({ id }) => id === '');
  if (nameless !== undefined) throw new BadInput(`${nameless.from.file}: "${nameless.title}" has no id`);
}
