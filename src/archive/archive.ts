import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { KIT_VERSION } from '../kit.ts';
import { contents } from './contents.ts';

/** The time of every file in an archive: one and the same, so that an archive is the same bytes whenever it is made. */
const MADE = new Date('2000-01-01T00:00:00Z');

/**
 * Writes the release archive into a folder, beside its place and renamed; resolves to its path. The same checkout gives
 * the same bytes.
 */
export async function writeArchive(folder: string): Promise<string> {
  const name = `push22-${KIT_VERSION}-data`;
  const stage = mkdtempSync(join(tmpdir(), 'push22-archive-'));
  try {
    const files = contents();
    for (const [path, text] of files) put(join(stage, name, path), text);
    const archive = join(folder, `${name}.tar.gz`);
    const paths = [...files.keys()].toSorted().map((path) => `${name}/${path}`);
    await create({ cwd: stage, file: `${archive}.new`, gzip: true, portable: true, mtime: MADE }, paths);
    renameSync(`${archive}.new`, archive);
    return archive;
  } finally {
    rmSync(stage, { recursive: true });
  }
}

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  // Whatever the umask of whoever makes it.
  chmodSync(file, 0o644);
}
