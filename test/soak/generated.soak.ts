import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../schemas/package-root.ts';
import { generatedFiles } from '../../src/generate/files.ts';
import { deviations } from '../../src/generate/generate.ts';
import { readRecord } from '../../src/generate/sketches.ts';
import { writtenBefore } from '../../src/generate/written-before.ts';
import { readVectors } from '../../src/vectors/read.ts';

/** What `npm run features` recorded just before; `npm run soak` walks and works the kill table out anew as well. */
const recorded = join(packageRoot(), '.results', 'sketches.ndjson');

let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  expect(existsSync(recorded), 'run `npm run features` first: it records the scenarios').toBe(true);
  files = await generatedFiles(readRecord(recorded), writtenBefore);
}, 60_000);

describe('the generated files', () => {
  it('are as the scenarios, the reports, the law and the schemas make them', () => {
    expect(files.size).toBeGreaterThan(700);
    expect(deviations(files)).toEqual([]);
  });

  it('are found missing, stale and extra', () => {
    const others = new Map(files);
    others.set('schemas/types.ts', 'stale');
    others.set('conformance/switch-us/told/nobody-told.json', 'missing');
    others.delete('conformance/switch-us/told/worked-example.json');
    expect(deviations(others)).toEqual([
      { path: 'schemas/types.ts', is: 'stale' },
      { path: 'conformance/switch-us/told/nobody-told.json', is: 'missing' },
      { path: 'conformance/switch-us/told/worked-example.json', is: 'extra' },
    ]);
  });

  it('are found stale by one digit, wherever it stands in a vector or a fixture', () => {
    const vectors = [...files.keys()].filter((path) => path.includes('/vectors/'));
    const fixtures = [...files.keys()].filter((path) => path.includes('/told/')).filter((_, at) => at % 20 === 0);
    expect(vectors.length).toBe(2 * 4);
    expect(fixtures.length).toBeGreaterThan(30);
    const changed = [...vectors, ...fixtures];
    const places = fc.sample(fc.noBias(fc.nat()), { seed: 22, numRuns: changed.length });
    const others = new Map(files);
    for (const [at, path] of changed.entries()) {
      others.set(path, withOneDigitChanged(files.get(path) ?? '', places[at] ?? 0));
    }
    const stale = deviations(others).map(({ path, is }) => `${is} ${path}`);
    expect(stale.sort()).toEqual(changed.map((path) => `stale ${path}`).sort());
  });

  // What the tests of the vectors count by hand.
  it.each([
    ['switch-us', 1007, 2288],
    ['classic-fr', 847, 1728],
  ])('list each vector of %s with its hash, its schema and the number of its rows', (ruleset, outcomes, allowed) => {
    expect(readVectors(ruleset).map(({ kind, schema, rows }) => [kind, schema.split('/').at(-1), rows])).toEqual([
      ['hand-values', 'hand-value.schema.json', 20_555],
      ['dealer-policy', 'dealer-policy.schema.json', 56],
      ['outcomes', 'outcome.schema.json', outcomes],
      ['allowed', 'allowed.schema.json', allowed],
    ]);
  });
});

function withOneDigitChanged(text: string, place: number): string {
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const at = digits[place % digits.length] ?? 0;
  return `${text.slice(0, at)}${(Number(text[at]) + 1 + (place % 9)) % 10}${text.slice(at + 1)}`;
}
