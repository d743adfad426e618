import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../dist/src/cli/cli.js', import.meta.url));

/** Eight fixtures of one seat; the counts of a clause grow with the suite. */
export const EIGHT = [
  'doubled-22-loses-on-22',
  'over-loses-on-17',
  'over-loses-on-22',
  'over-loses-on-23',
  'report-b94',
  'doubled-hand-over-21-against-22',
  'dealer-22-of-six-cards',
  'three-sevens-push-on-22',
] as const;

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: { readonly [name: string]: string };
  /** Nobody reads what it prints. */
  readonly isUnread?: boolean;
}

/** Runs the built command line to its end. Throws where it leaves a process behind or shows a stack trace. */
export async function push22(
  words: readonly string[],
  { input = '', cwd, env, isUnread }: Surroundings = {},
): Promise<Ended> {
  const token = `PUSH22_RUN=${randomUUID()}`;
  const [name = '', value] = token.split('=');
  const child = spawn(process.execPath, [CLI, ...words], {
    cwd,
    env: { ...process.env, LC_ALL: 'C', ...env, [name]: value },
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  if (isUnread) child.stdout.destroy();
  const [out, err] = await Promise.all([isUnread ? '' : text(child.stdout), text(child.stderr)]);
  const ended = { code: await code, out, err };
  // What was killed in the last moment may take a while to die on a busy machine.
  for (const until = Date.now() + 5_000; heirsOf(token).length > 0 && Date.now() < until; ) await pause(50);
  const left = heirsOf(token);
  if (left.length > 0) throw new Error(`push22 ${words.join(' ')} left the processes ${left.join(', ')}`);
  if (ended.code !== 70 && /^ {4}at /m.test(out + err)) throw new Error(`a stack trace: ${out}${err}`);
  return ended;
}

/** What `push22` ends with where it refuses its input: one sentence on stderr, nothing on stdout. */
export function refused(sentence: string): Ended {
  return { code: 2, out: '', err: `push22: ${sentence}\n` };
}

/** The last line of what was printed. */
export function lastLine(out: string): string {
  return out.trimEnd().split('\n').at(-1) ?? '';
}

export function adapterFile(name: string): string {
  return fileURLToPath(new URL(`./adapters/${name}.mjs`, import.meta.url));
}

/** The words after `--` that run a fake adapter. */
export function fake(name: string, ...words: readonly string[]): readonly string[] {
  return ['--', process.execPath, adapterFile(name), ...words];
}

/** Processes that inherited the token; nobody is looked for where there is no /proc. */
function heirsOf(token: string): readonly string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'latin1').includes(token);
    } catch {
      return false;
    }
  });
}
