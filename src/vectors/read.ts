import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../schemas/types.ts';
import { fixtureFolder, readManifest, sha256Of } from '../fixtures/read.ts';
import { BadInput } from '../rulesets/bad-input.ts';

/** A vector as a file of the kit: what the manifest says of it, and its rows as NDJSON. */
export type VectorFile = Manifest['vectors'][number] & { readonly text: string };

/** The vectors of a ruleset. Throws `BadInput` where a file is not as the manifest says. */
export function readVectors(ruleset: string): readonly VectorFile[] {
  return readManifest(ruleset).vectors.map((vector) => {
    const path = join(fixtureFolder(ruleset), vector.file);
    const text = readFileSync(path, 'utf8');
    if (sha256Of(text) !== vector.sha256) {
      throw new BadInput(`${path}: is not the file that the manifest names: its hash differs`);
    }
    return { ...vector, text };
  });
}
