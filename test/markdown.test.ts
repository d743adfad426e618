import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../schemas/package-root.ts';
import { firstMissing, markdownFiles, readMarkdown } from './markdown.ts';

const root = packageRoot();

describe.each(markdownFiles())('%s', (file) => {
  const { links } = readMarkdown(readFileSync(join(root, file), 'utf8'));

  it('links to paths that exist', () => {
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
  });
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
