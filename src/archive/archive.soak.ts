import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error: the example is plain JavaScript without declarations
import { play as playExample } from '../../conformance/javascript/play.js';
import { hasChoicesFor } from '../../schemas/needs.ts';
import { check, type SchemaName } from '../../schemas/schemas.ts';
import type { Archive, Fixture, Projected } from '../../schemas/types.ts';
import { combinationsUnder } from '../../test/in-process.ts';
import { readFixtures, readManifest, sha256Of } from '../fixtures/read.ts';
import { rulesetNames } from '../rulesets/read.ts';
import { compare, PARTS } from '../runner/compare.ts';
import { writeArchive } from './archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'push22-archive-'));
let archive: string;
let again: string;
let root: string;

beforeAll(async () => {
  archive = await writeArchive(folder);
  mkdirSync(join(folder, 'again'));
  again = await writeArchive(join(folder, 'again'));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  root = join(folder, basename(archive, '.tar.gz'));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

function text(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function rowsOf(file: string): readonly unknown[] {
  return text(file)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function manifest(): Archive {
  return JSON.parse(text('manifest.json'));
}

describe('the archive', () => {
  it('is the same bytes each time', () => {
    expect(readFileSync(again).equals(readFileSync(archive))).toBe(true);
  });

  it('leaves nothing beside its place', () => {
    expect(readdirSync(join(folder, 'again'))).toEqual([basename(archive)]);
  });

  it('holds the files that its manifest names, with their hashes, and its manifest', () => {
    const files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)));
    const named = manifest().files.map(({ file }) => file);
    expect(check('archive', manifest()).ok).toBe(true);
    expect(files.sort()).toEqual([...named, 'manifest.json'].sort());
    expect(manifest().files.filter(({ file, sha256 }) => sha256Of(text(file)) !== sha256)).toEqual([]);
  });

  it('says in under 40 lines how it is used', () => {
    expect(text('README.txt').split('\n').length).toBeLessThan(40);
  });

  it('has rows that keep to the schemas that it names', () => {
    const listed = manifest().files.flatMap(({ file, schema, rows }) => (schema ? [{ file, schema, rows }] : []));
    expect(listed).toHaveLength(24 + 128 + 2 * 4);
    for (const { file, schema, rows } of listed) {
      const name = basename(schema, '.schema.json') as SchemaName;
      const checked = rowsOf(file).map((row) => check(name, row).ok);
      expect([file, checked.length, checked.filter((ok) => !ok).length]).toEqual([file, rows, 0]);
    }
  });

  it.each(rulesetNames())('has the vectors of the checkout: %s', (ruleset) => {
    for (const { file, sha256 } of readManifest(ruleset).vectors) {
      expect([file, sha256Of(text(`${ruleset}/${file}`))]).toEqual([file, sha256]);
    }
  });
});

const combinations = rulesetNames().flatMap((ruleset) =>
  combinationsUnder(ruleset).map((choices) => ({ ruleset, choices, ways: Object.values(choices).join('.') })),
);

describe.each(combinations)('the fixtures of $ruleset for $ways', ({ ruleset, choices, ways }) => {
  const file = `${ruleset}/fixtures/${ways}.ndjson`;

  it('are all of which the point exists', () => {
    const told = readFixtures(ruleset).filter(
      (fixture) => fixture.from.route !== 'walk' && hasChoicesFor(fixture, choices),
    );
    expect((rowsOf(file) as Projected[]).map(({ id }) => id)).toEqual(told.map(({ id }) => id));
  });

  it('are what the example answers, from the shoe in its own deal order', () => {
    const failed = (rowsOf(file) as Projected[]).filter(({ id, request, ...rest }) => {
      const received = playExample(request, choices, { reads: 'shoe' });
      return compare({ id, request, ...rest } as unknown as Fixture, received, PARTS) !== null;
    });
    expect(failed.map(({ id }) => id)).toEqual([]);
  });
});
