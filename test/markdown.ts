import { execFileSync } from 'node:child_process';
import { packageRoot } from '../schemas/package-root.ts';

/** A command of a console block and the lines that it has to print. */
export interface Replay {
  readonly command: string;
  readonly expected: readonly string[];
}

/** What Markdown says that can be checked. */
export interface Said {
  /** Relative paths that it links to. */
  readonly links: readonly string[];
  /** The commands of its console blocks, those marked `norun` left out. */
  readonly replays: readonly Replay[];
}

/** The Markdown files of the project, paths from its root. */
export function markdownFiles(): readonly string[] {
  const words = ['ls-files', '-co', '--exclude-standard', '*.md'];
  return execFileSync('git', words, { cwd: packageRoot(), encoding: 'utf8' }).trim().split('\n');
}

/** What a Markdown text says that can be checked. */
export function readMarkdown(text: string): Said {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  const links = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  const blocks = [...text.matchAll(/^```console\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  return {
    links: links.filter((link) => !/^\w+:/.test(link)),
    replays: blocks.flatMap((block) =>
      block
        .split(/^\$ /m)
        .filter((part) => part.trim() !== '')
        .map((part) => {
          const [command = '', ...expected] = part.trimEnd().split('\n');
          return { command, expected };
        }),
    ),
  };
}

/** The first expected line that is not printed where it should be, or null. `…` stands for anything, alone for any number of lines. */
export function firstMissing(expected: readonly string[], printed: readonly string[]): string | null {
  let at = 0;
  let isOpen = false;
  for (const line of expected) {
    if (line.trim() === '…') {
      isOpen = true;
      continue;
    }
    const pattern = new RegExp(`^${line.split('…').map(escapeText).join('.*')}$`);
    const found = printed.findIndex((one, place) => place >= at && pattern.test(one));
    if (found < 0 || (!isOpen && found !== at)) return line;
    at = found + 1;
    isOpen = false;
  }
  return isOpen || at === printed.length ? null : `(nothing more, but there is: ${printed[at]})`;
}

function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
