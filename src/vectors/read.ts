import type { Manifest } from '../../schemas/types.ts';
import { readListed, readManifest } from '../fixtures/read.ts';

/** A vector as a file of the kit: what the manifest says of it, and its rows as NDJSON. */
export type VectorFile = Manifest['vectors'][number] & { readonly text: string };

/** The vectors of a ruleset. Throws `BadInput` where a file is not as the manifest says. */
export function readVectors(ruleset: string): readonly VectorFile[] {
  return readManifest(ruleset).vectors.map((vector) => ({ ...vector, text: readListed(ruleset, vector) }));
}
