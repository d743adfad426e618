import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

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
