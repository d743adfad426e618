import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../schemas/package-root.ts';
import { firstMissing, readMarkdown } from './markdown.ts';

const root = packageRoot();
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

/** A folder whose `npx` runs the built kit at once: that npx finds it is tested with the package. */
const bin = mkdtempSync(join(tmpdir(), 'push22-'));
writeFileSync(join(bin, 'npx'), `#!/bin/sh\nshift\nexec node '${join(root, 'dist/src/cli/cli.js')}' "$@"\n`, {
  mode: 0o755,
});
const env = { ...process.env, LC_ALL: 'C', PATH: `${bin}:${process.env.PATH}` };
afterAll(() => rmSync(bin, { recursive: true }));

describe.each(files)('%s', (file) => {
  const { links, replays } = readMarkdown(readFileSync(join(root, file), 'utf8'));

  it('links to paths that exist', () => {
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  });

  it.each(replays.map((replay) => [replay.command, replay] as const))(
    'prints what it says for: %s',
    (command, replay) => {
      const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8', env });
      expect(firstMissing(replay.expected, stdout.trimEnd().split('\n')), `${stdout}${stderr}`).toBeNull();
    },
  );
});

describe('a replay', () => {
  it('wants every line in its place', () => {
    expect(firstMissing(['a', 'b'], ['a', 'b'])).toBeNull();
    expect(firstMissing(['a', 'b'], ['a', 'x', 'b'])).toBe('b');
    expect(firstMissing(['a'], ['a', 'b'])).toContain('nothing more');
  });

  it('takes … for anything, and alone for any number of lines', () => {
    expect(firstMissing(['a … d', '…', 'z'], ['a b c d', 'x', 'y', 'z'])).toBeNull();
    expect(firstMissing(['a', '…'], ['a', 'x'])).toBeNull();
    expect(firstMissing(['…', 'z'], ['a', 'x'])).toBe('z');
  });

  it('reads links and commands', () => {
    expect(
      readMarkdown(
        '[x](a/b.md) [y](https://z)\n```console\n$ echo 1\n1\n$ echo 2\n2\n```\n```console norun\n$ no\n```\n',
      ),
    ).toEqual({
      links: ['a/b.md'],
      replays: [
        { command: 'echo 1', expected: ['1'] },
        { command: 'echo 2', expected: ['2'] },
      ],
    });
  });
});
