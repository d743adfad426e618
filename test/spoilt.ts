import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
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

export interface OwnFolder {
  readonly folder: string;
  /** Writes a file into the folder: bytes, a text, or JSON; returns its name. */
  readonly write: (name: string, content: unknown) => string;
}

/** A folder of its own for a file of tests, removed after them. */
export function ownFolder(): OwnFolder {
  const folder = mkdtempSync(join(tmpdir(), 'push22-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (name: string, content: unknown) => {
    const isText = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(join(folder, name), isText ? content : JSON.stringify(content));
    return name;
  };
  return { folder, write };
}
