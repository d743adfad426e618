import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect } from 'vitest';
import { type Adapter, type Limits, type Reply, startAdapter } from '../adapter.ts';

const started: Adapter[] = [];

afterEach(async () => {
  await Promise.all(started.splice(0).map((adapter) => adapter.close()));
  // The kit listens for signals as long as a process group is left.
  expect(process.listenerCount('SIGHUP')).toBe(0);
});

export function fakeFile(name: string): string {
  return fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
}

/** A fake adapter, which is closed after the test; only a test about time has a limit that a busy machine can miss. */
export function startFake(fake: string, words: readonly string[] = [], limits: Partial<Limits> = {}): Adapter {
  return startCommand([process.execPath, fakeFile(fake), ...words], limits);
}

export function startCommand(
  command: readonly [string, ...string[]],
  limits: Partial<Limits> = {},
  onStderr?: (text: string) => void,
): Adapter {
  const adapter = startAdapter(
    command,
    { ending: 500, answer: 60_000, ...limits },
    onStderr === undefined ? {} : { onStderr },
  );
  started.push(adapter);
  return adapter;
}

export interface Numbered {
  readonly method: 'play';
  readonly params: { readonly n: number; readonly bad: boolean };
}

/** Requests numbered from 0, of which those named are bad. */
export function* plays(count: number, ...bad: readonly number[]): Generator<Numbered> {
  for (let n = 0; n < count; n += 1) yield { method: 'play', params: { n, bad: bad.includes(n) } };
}

export async function all(replies: AsyncIterable<Reply>): Promise<Reply[]> {
  const list: Reply[] = [];
  for await (const reply of replies) list.push(reply);
  return list;
}

/** The places of the replies of a kind: `result`, `error`, `not-run` or a kind of breakdown. */
export function placesOf(replies: readonly Reply[], kind: string): number[] {
  return replies.flatMap((reply, place) => {
    const own = reply.kind === 'breakdown' ? reply.breakdown.kind : reply.kind;
    return own === kind ? [place] : [];
  });
}

export function sentenceOf(reply: Reply | undefined): string {
  return reply?.kind === 'breakdown' ? reply.breakdown.sentence : `no breakdown: ${JSON.stringify(reply)}`;
}

export function isGroupGone(leader: number): boolean {
  return !answersSignals(-leader);
}

/** True for the dead too that init has not buried yet. */
export function isGone(pid: number): boolean {
  return (
    !answersSignals(pid) ||
    spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.startsWith('Z')
  );
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** The pid that a fake puts in its result. */
export function pidOf(reply: Reply, name = 'pid'): number {
  const pid = reply.kind === 'result' ? (reply.result as Record<string, unknown>)[name] : undefined;
  if (typeof pid !== 'number') throw new Error(`no ${name} in ${JSON.stringify(reply)}`);
  return pid;
}
