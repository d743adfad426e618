import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { all, fakeFile, isGone, isGroupGone, pidOf, plays, startCommand, startFake } from './fakes/start.ts';

test('an honest adapter ends when its stdin closes, and need not be killed', async () => {
  const adapter = startFake('honest');
  const pid = pidOf(await adapter.ask('describe', {}));
  expect(isGroupGone(pid)).toBe(false);
  expect(await adapter.close()).toEqual({ killed: false });
  expect(isGroupGone(pid)).toBe(true);
});

test('an adapter that ignores the end of its stdin is killed', async () => {
  const adapter = startFake('deaf', [], { ending: 100 });
  const pid = pidOf(await adapter.ask('describe', {}));
  expect(await adapter.close()).toEqual({ killed: true });
  expect(isGroupGone(pid)).toBe(true);
});

test('children that outlive their parent at the closing are killed', async () => {
  const adapter = startFake('parent', [], { ending: 300 });
  const reply = await adapter.ask('describe', {});
  expect(isGone(pidOf(reply, 'child'))).toBe(false);
  expect(await adapter.close()).toEqual({ killed: true });
  expect(isGone(pidOf(reply))).toBe(true);
  expect(isGone(pidOf(reply, 'child'))).toBe(true);
});

test('children that a shell started in the background are killed', async () => {
  const { child, heard } = childOnStderr();
  const script = 'sleep 1000 & echo $! >&2; exec "$0" "$1"';
  const adapter = startCommand(['sh', '-c', script, process.execPath, fakeFile('honest')], { ending: 200 }, heard);
  const pid = pidOf(await adapter.ask('describe', {}));
  expect(await adapter.close()).toEqual({ killed: true });
  expect(isGone(pid)).toBe(true);
  expect(isGone(await child)).toBe(true);
});

test('children of a leader that died are killed before the breakdown is told, though they hold its pipes', async () => {
  const { child, heard } = childOnStderr();
  const adapter = startCommand(['sh', '-c', 'sleep 1000 & echo $! >&2; exit 3'], {}, heard);
  const start = performance.now();
  expect(await adapter.ask('describe', {})).toMatchObject({ breakdown: { kind: 'exited' } });
  expect(performance.now() - start).toBeLessThan(1_900);
  expect(isGone(await child)).toBe(true);
});

test('a process that left the group and holds the pipes is not waited for', async () => {
  const { child, heard } = childOnStderr();
  const adapter = startCommand(['sh', '-c', 'setsid sleep 1000 & echo $! >&2; exit 3'], {}, heard);
  expect(await adapter.ask('describe', {})).toMatchObject({ breakdown: { kind: 'exited' } });
  process.kill(await child, 'SIGKILL');
});

test('children of an adapter that misbehaves are killed with it', async () => {
  const { child, heard } = childOnStderr();
  const adapter = startCommand(['sh', '-c', 'sleep 1000 & echo $! >&2; read line; echo hello; sleep 1000'], {}, heard);
  expect(await adapter.ask('describe', {})).toMatchObject({ breakdown: { kind: 'not-json' } });
  expect(isGone(await child)).toBe(true);
});

test('closing twice, or without a request, is no matter', async () => {
  const adapter = startFake('honest');
  expect(await adapter.close()).toEqual({ killed: false });
  expect(await adapter.close()).toEqual({ killed: false });
  expect(await adapter.ask('describe', {})).toEqual({ kind: 'not-run' });
  expect(await all(adapter.askAll(plays(2)))).toEqual([{ kind: 'not-run' }, { kind: 'not-run' }]);
});

test('closing in the middle of a request leaves it not run, and no process', async () => {
  const { child, heard } = childOnStderr();
  const adapter = startCommand(['sh', '-c', 'echo $$ >&2; exec sleep 1000'], { ending: 50 }, heard);
  const reply = adapter.ask('describe', {});
  const pid = await child;
  expect(await adapter.close()).toEqual({ killed: true });
  expect(await reply).toEqual({ kind: 'not-run' });
  expect(isGroupGone(pid)).toBe(true);
});

test('closing right after a request starts no process', async () => {
  const adapter = startFake('never-reads');
  const alone = adapter.ask('describe', {});
  expect(await adapter.close()).toEqual({ killed: false });
  expect(await alone).toEqual({ kind: 'not-run' });
});

test('closing in the middle of a run leaves the rest not run', async () => {
  const adapter = startFake('slow', ['5']);
  const replies: string[] = [];
  for await (const { kind } of adapter.askAll(plays(100))) {
    replies.push(kind);
    if (replies.length === 3) void adapter.close();
  }
  expect(replies).toHaveLength(100);
  expect(replies.slice(0, 3)).toEqual(['result', 'result', 'result']);
  expect(replies.at(-1)).toBe('not-run');
});

const KIT = fileURLToPath(new URL('./fakes/kit.ts', import.meta.url));

/** Starts a kit of its own with a deaf adapter; gives it and the pid of the adapter. */
async function startKit(...words: readonly string[]) {
  const kit = spawn(process.execPath, ['--import', 'tsx', KIT, fakeFile('deaf'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(kit, 'exit');
  const [line] = await once(kit.stdout, 'data');
  return { kit, ended, pid: pidOf(JSON.parse(String(line))) };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a kit that gets %s dies of it and leaves nothing behind',
  async (signal) => {
    const { kit, ended, pid } = await startKit();
    expect(isGroupGone(pid)).toBe(false);
    kit.kill(signal);
    expect(await ended).toEqual([null, signal]);
    await untilGone(pid);
  },
);

test('a kit that exits leaves nothing behind', async () => {
  const { ended, pid } = await startKit('exit');
  expect(await ended).toEqual([5, null]);
  await untilGone(pid);
});

test('a kit with nothing running is left to the signal', async () => {
  const { ended } = await startKit('close');
  expect(await ended).toEqual([null, 'SIGTERM']);
});

/** The pid that a shell writes to stderr. */
function childOnStderr() {
  let heard: (text: string) => void = () => {};
  const child = new Promise<number>((resolve) => {
    heard = (text) => resolve(Number(text));
  });
  return { child, heard };
}

/** The kill comes before the end of the kit, the death perhaps a moment after it. A process that lives on makes the test run out of time. */
async function untilGone(pid: number): Promise<void> {
  while (!isGone(pid)) await new Promise(setImmediate);
}
