import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../schemas/package-root.ts';
import { readKills } from '../src/fixtures/read.ts';
import { generatedFiles } from '../src/generate/files.ts';
import { deviations } from '../src/generate/generate.ts';
import { readSketches } from '../src/generate/sketches.ts';

/** What `npm run features` recorded just before; `npm run soak` works the kill table out anew as well. */
const recorded = join(packageRoot(), '.results', 'sketches.ndjson');

describe('the generated files', () => {
  it('are as the scenarios, the reports and the schemas make them', async () => {
    expect(existsSync(recorded), 'run `npm run features` first: it records the scenarios').toBe(true);
    const files = await generatedFiles(readSketches(recorded), readKills);
    expect(files.size).toBeGreaterThan(300);
    expect(deviations(files)).toEqual([]);
  });

  it('are found missing, stale and extra', async () => {
    const files = new Map(await generatedFiles(readSketches(recorded), readKills));
    files.set('schemas/types.ts', 'stale');
    files.set('conformance/switch-us/told/nobody-told.json', 'missing');
    files.delete('conformance/switch-us/told/worked-example.json');
    expect(deviations(files)).toEqual([
      { path: 'schemas/types.ts', is: 'stale' },
      { path: 'conformance/switch-us/told/nobody-told.json', is: 'missing' },
      { path: 'conformance/switch-us/told/worked-example.json', is: 'extra' },
    ]);
  });
});
