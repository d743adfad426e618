import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packageRoot } from '../../schemas/package-root.ts';
import { rulesetNames } from '../rulesets/read.ts';

/** What `generate` found: a path from the package's folder, and how its file differs from what is generated. */
export interface Deviation {
  readonly path: string;
  readonly is: 'missing' | 'stale' | 'extra';
}

/** How the files on disk differ from what is generated. */
export function deviations(files: ReadonlyMap<string, string>): readonly Deviation[] {
  const wrong = [...files].flatMap(([path, text]): Deviation[] => {
    const file = join(packageRoot(), path);
    if (!existsSync(file)) return [{ path, is: 'missing' }];
    return readFileSync(file, 'utf8') === text ? [] : [{ path, is: 'stale' }];
  });
  const extra = onDisk()
    .filter((path) => !files.has(path))
    .map((path): Deviation => ({ path, is: 'extra' }));
  return [...wrong, ...extra];
}

/** Brings the files on disk to what is generated, each written beside its place and renamed. */
export function mend(files: ReadonlyMap<string, string>, deviating: readonly Deviation[]): void {
  for (const { path, is } of deviating) {
    const file = join(packageRoot(), path);
    if (is === 'extra') {
      rmSync(file);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, files.get(path) ?? '');
    renameSync(`${file}.new`, file);
  }
}

/** The files in the folders in which everything is generated. */
function onDisk(): readonly string[] {
  return rulesetNames()
    .map((name) => join(packageRoot(), 'conformance', name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(packageRoot(), join(entry.parentPath, entry.name)));
}
