import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Adapter, Reply } from './adapter.ts';
import { all, isGroupGone, pidOf, placesOf, plays, sentenceOf, startFake } from './fakes/start.ts';

/** An adapter that has given one answer and then ended with the exit code; its next process is honest. */
async function endedAfterOneAnswer(code: number, ...words: readonly string[]): Promise<Adapter> {
  const file = join(mkdtempSync(join(tmpdir(), 'push22-')), 'lived');
  const adapter = startFake('second-life', [file, String(code), ...words]);
  const reply = await adapter.ask('play', {});
  const pid = pidOf(reply);
  while (!isGroupGone(pid)) await new Promise(setImmediate);
  if (words.length > 0) strays.push(pidOf(reply, 'child'));
  return adapter;
}

const strays: number[] = [];
afterEach(() => {
  for (const stray of strays.splice(0)) process.kill(stray, 'SIGKILL');
});

test('a clean exit between requests is forgiven: the next finds a new process', async () => {
  const adapter = await endedAfterOneAnswer(0);
  expect(await adapter.ask('play', {})).toMatchObject({ kind: 'result' });
});

test('a clean exit before a pipelined run is forgiven', async () => {
  const replies = await all((await endedAfterOneAnswer(0)).askAll(plays(100)));
  expect(placesOf(replies, 'result')).toHaveLength(100);
});

test('a clean exit is forgiven though a process that left the group holds the pipes', async () => {
  const adapter = await endedAfterOneAnswer(0, 'stray');
  expect(await adapter.ask('play', {})).toMatchObject({ kind: 'result' });
});

test('a crash between requests is blamed on the next, and the sentence says so', async () => {
  const adapter = await endedAfterOneAnswer(3);
  const reply = await adapter.ask('play', {});
  expect(reply).toMatchObject({ breakdown: { kind: 'exited' } });
  expect(sentenceOf(reply)).toContain('exit code 3 though its stdin was open and nothing was under way');
  expect(await adapter.ask('play', {})).toMatchObject({ kind: 'result' });
});

test('a crash before a pipelined run is blamed on its first request alone', async () => {
  const replies = await all((await endedAfterOneAnswer(3)).askAll(plays(100)));
  expect(placesOf(replies, 'exited')).toEqual([0]);
  expect(placesOf(replies, 'result')).toHaveLength(99);
});

test('a crash after the last reply is told at the closing', async () => {
  const { killed, late } = await (await endedAfterOneAnswer(3)).close();
  expect(killed).toBe(false);
  expect(late).toMatchObject({ kind: 'exited', sentence: expect.stringContaining('exit code 3') });
  expect(await (await endedAfterOneAnswer(0)).close()).toEqual({ killed: false });
});

test('an adapter that ends after every answer is not taken for honest', async () => {
  const adapter = startFake('mortal', ['1', '0']);
  expect(await adapter.ask('describe', {})).toMatchObject({ kind: 'result' });
  const replies = await all(adapter.askAll(plays(100)));
  expect(placesOf(replies, 'exited')).toEqual([0, 1, 2, 3, 4]);
  expect(placesOf(replies, 'not-run')).toHaveLength(95);
});

test('a crash after all answers of a run, seen before they are handed out, is told at the closing', async () => {
  const adapter = startFake('mortal', ['64', '9']);
  const replies: Reply[] = [];
  for await (const reply of adapter.askAll(plays(64))) {
    replies.push(reply);
    do await new Promise(setImmediate);
    while (!isGroupGone(pidOf(reply)));
  }
  expect(placesOf(replies, 'result')).toHaveLength(64);
  expect(await adapter.close()).toMatchObject({ late: { kind: 'exited' } });
});
