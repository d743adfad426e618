import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../schemas/package-root.ts';
import { readSchema, SCHEMA_NAMES } from '../../schemas/schemas.ts';
import type { Archive } from '../../schemas/types.ts';
import { sha256Of } from '../fixtures/read.ts';
import { KIT_VERSION, PROTOCOL_VERSION } from '../kit.ts';
import { rulesetNames } from '../rulesets/read.ts';
import { readVectors } from '../vectors/read.ts';
import { projections } from './fixtures.ts';

/** The text of every file of the archive by its path, the manifest last. */
export function contents(): ReadonlyMap<string, string> {
  const files = [...ownFiles(), ...schemaFiles(), ...rulesetNames().flatMap(rulesetFiles)];
  const manifest: Archive = {
    $schema: schemaId('archive'),
    kit: KIT_VERSION,
    protocol: PROTOCOL_VERSION,
    files: files.map(({ file, text, ...rows }) => ({ file, sha256: sha256Of(text), ...rows })),
  };
  return new Map([
    ...files.map(({ file, text }) => [file, text] as const),
    ['manifest.json', `${JSON.stringify(manifest, null, 2)}\n`],
  ]);
}

interface ArchivedFile {
  readonly file: string;
  readonly text: string;
  /** For NDJSON: the schema of a row, by its `$id`, and the number of rows. */
  readonly schema?: string;
  readonly rows?: number;
}

function ownFiles(): readonly ArchivedFile[] {
  return [
    { file: 'CHANGELOG.md', text: read('CHANGELOG.md') },
    { file: 'LICENSE', text: read('LICENSE') },
    { file: 'README.txt', text: read('src', 'archive', 'README.txt') },
  ];
}

function schemaFiles(): readonly ArchivedFile[] {
  return SCHEMA_NAMES.toSorted().map((name) => ({ file: `schemas/${name}.schema.json`, text: readSchema(name) }));
}

function rulesetFiles(ruleset: string): readonly ArchivedFile[] {
  const fixtures = projections(ruleset).map(({ choices, fixtures }): ArchivedFile => {
    const file = `${ruleset}/fixtures/${Object.values(choices).join('.')}.ndjson`;
    const text = fixtures.map((fixture) => `${JSON.stringify(fixture)}\n`).join('');
    return { file, text, schema: schemaId('projected'), rows: fixtures.length };
  });
  const vectors = readVectors(ruleset).map(
    ({ file, text, schema, rows }): ArchivedFile => ({ file: `${ruleset}/${file}`, text, schema, rows }),
  );
  return [
    ...fixtures,
    { file: `${ruleset}/rules.json`, text: read('machine', 'rulesets', `${ruleset}.rules.json`) },
    ...vectors,
  ];
}

function schemaId(name: string): string {
  return `https://schemas.push22.example/1/${name}.schema.json`;
}

function read(...path: readonly string[]): string {
  return readFileSync(join(packageRoot(), ...path), 'utf8');
}
