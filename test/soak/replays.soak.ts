import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../schemas/package-root.ts';
import { firstMissing, markdownFiles, readMarkdown } from '../markdown.ts';
import { ownFolder } from '../own-folder.ts';

const root = packageRoot();

/** A folder whose `npx` runs the built kit at once: that npx finds it is tested with the package. */
const { folder: bin } = ownFolder();
writeFileSync(join(bin, 'npx'), `#!/bin/sh\nshift\nexec node '${join(root, 'dist/src/cli/cli.js')}' "$@"\n`, {
  mode: 0o755,
});
const env = { ...process.env, LC_ALL: 'C', PATH: `${bin}:${process.env.PATH}` };

const replaysIn = markdownFiles().flatMap((file) => {
  const { replays } = readMarkdown(readFileSync(join(root, file), 'utf8'));
  return replays.length === 0 ? [] : [{ file, replays }];
});

describe.each(replaysIn)('$file', ({ replays }) => {
  it.each(replays)('prints what it says for: $command', ({ command, expected }) => {
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8', env });
    expect(firstMissing(expected, stdout.trimEnd().split('\n')), `${stdout}${stderr}`).toBeNull();
  });
});
