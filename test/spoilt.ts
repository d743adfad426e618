import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../schemas/package-root.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON to be spoilt
export type Json = any;

/** A file of the project. */
export function readJson(path: string): Json {
  return JSON.parse(readFileSync(join(packageRoot(), path), 'utf8'));
}

/** A copy with other members, each named by a JSON pointer. */
export function changed(base: Json, changes: { readonly [pointer: string]: unknown }): Json {
  const copy = structuredClone(base);
  for (const [pointer, value] of Object.entries(changes)) {
    const names = pointer.split('/').slice(1);
    const last = names.pop() ?? '';
    const holder = names.reduce((one, name) => one[name], copy);
    holder[last] = value;
  }
  return copy;
}

/** JSON with a text of one's own where it has 123456. */
export function withText(json: Json, text: string): string {
  return JSON.stringify(json).replace('123456', text);
}
