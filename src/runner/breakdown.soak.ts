import { describe, expect, test } from 'vitest';
import { all, placesOf, plays, sentenceOf, startCommand, startFake } from './fakes/start.ts';

const SHORT = 400;

/** The defect, how it shows, and what its sentence says. */
const DEFECTS = [
  ['exited', 'dies', ['3'], 'ended with exit code 3 before it answered; stderr says `Error: the shoe is on fire`'],
  ['exited', 'dies', ['0'], 'ended with exit code 0 before it answered'],
  ['exited', 'dies', ['SIGKILL'], 'was ended by the signal SIGKILL before it answered'],
  ['silent', 'mute', [], 'no answer came within 0.4 s'],
  ['silent', 'writes', ['{"half":'], 'no answer came within 0.4 s, only a line without an end, `{"half":`'],
  ['not-json', 'writes', ['dealing \u001b[1mID\n'], 'a line that is not JSON, `dealing \\u001b[1m'],
  ['not-utf-8', 'latin1', [], 'a line that is not UTF-8, `{"jsonrpc":"2.0","id":'],
  ['not-json-rpc', 'writes', ['{"id":ID,"result":1}\n'], 'no JSON-RPC 2.0 answer (no "jsonrpc":"2.0"), `{"id":'],
  [
    'not-json-rpc',
    'writes',
    ['{"jsonrpc":"2.0","method":"log"}\n'],
    '(a notification), `{"jsonrpc":"2.0","method":"log"}`',
  ],
  ['unknown-id', 'writes', ['{"jsonrpc":"2.0","id":999,"result":1}\n'], 'answered the id 999, which is not under way'],
  ['unknown-id', 'writes', ['{"jsonrpc":"2.0","id":"ID","result":1}\n'], '(a string), which is not under way'],
  [
    'unknown-id',
    'writes',
    ['{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}\n'],
    'with the error -32700 `Parse error`',
  ],
  [
    'unknown-id',
    'writes',
    ['{"jsonrpc":"2.0","id":ID,"result":1}\n{"jsonrpc":"2.0","id":ID,"result":1}\n'],
    'a second time, `{"jsonrpc":"2.0","id":',
  ],
  ['line-too-long', 'endless-line', [], 'a line longer than 100000 bytes, `blah blah '],
] as const;

const limitsFor = (kind: string) => ({ answer: kind === 'silent' ? SHORT : 10_000, line: 100_000 });

describe.each(DEFECTS)('%s by %s %j', (kind, fake, words, seen) => {
  test('is what comes of describe', async () => {
    const adapter = startFake(fake, words, limitsFor(kind));
    const reply = await adapter.ask('describe', { bad: true }, kind === 'silent' ? SHORT : undefined);
    expect(reply).toMatchObject({ kind: 'breakdown', breakdown: { kind } });
    expect(sentenceOf(reply)).toContain('Asked `describe` (request 1): ');
    expect(sentenceOf(reply)).toContain(seen);
    expect(sentenceOf(reply)).toMatch(/^[^\p{Cc}]+\.$/u);
  });

  test('is blamed in a pipelined run on the request that provokes it, and on no other', async () => {
    const adapter = startFake(fake, words, limitsFor(kind));
    expect(await adapter.ask('describe', {})).toMatchObject({ kind: 'result' });
    const replies = await all(adapter.askAll(plays(300, 100, 130)));
    expect(placesOf(replies, kind)).toEqual([100, 130]);
    expect(sentenceOf(replies[100])).toContain(seen);
    const good = replies.filter((_, n) => n !== 100 && n !== 130);
    expect(good).toHaveLength(298);
    expect(good.every((reply) => reply.kind === 'result')).toBe(true);
    expect(replies[299]).toMatchObject({ result: { echo: { n: 299 } } });
  });
});

describe('a command that does not exist or may not be executed', () => {
  test.each([
    ['/no/such/command'],
    [import.meta.dirname],
    [import.meta.filename],
    [`${import.meta.filename}/x`],
    ['a\0b'],
  ])('%j is no-such-command once, and everything after it is not run', async (file) => {
    const adapter = startCommand([file]);
    const first = await adapter.ask('describe', {});
    expect(first).toMatchObject({ breakdown: { kind: 'no-such-command', fault: 'command' } });
    expect(await adapter.ask('describe', {})).toEqual({ kind: 'not-run' });
    expect(adapter.gaveUp).toContain(sentenceOf(first));
  });

  test('is no-such-command in a pipelined run', async () => {
    const replies = await all(startCommand(['/no/such/command']).askAll(plays(100)));
    expect(placesOf(replies, 'no-such-command')).toEqual([0]);
    expect(placesOf(replies, 'not-run')).toHaveLength(99);
  });

  test('is the likely fault where a shell says so', async () => {
    const reply = await startCommand(['sh', '-c', 'no-such-command-either']).ask('describe', {});
    expect(reply).toMatchObject({ breakdown: { kind: 'exited', fault: 'command' } });
    expect(sentenceOf(reply)).toContain('exit code 127');
    expect(sentenceOf(reply)).toContain('not found');
  });

  test('is the likely fault where it dies before it ever answered, and the implementation where it answered once', async () => {
    const adapter = startFake('dies', ['1']);
    expect(await adapter.ask('describe', { bad: true })).toMatchObject({ breakdown: { fault: 'command' } });
    expect(await adapter.ask('describe', {})).toMatchObject({ kind: 'result' });
    expect(await adapter.ask('play', { bad: true })).toMatchObject({ breakdown: { fault: 'implementation' } });
  });
});

test('a half line before the death is shown', async () => {
  const reply = await startCommand(['sh', '-c', 'read line; printf \'{"jsonrpc":"2.0","id":1,"res\'; exit 4']).ask(
    'describe',
    {},
  );
  expect(sentenceOf(reply)).toContain(
    'exit code 4 before it answered, in the middle of the line `{"jsonrpc":"2.0","id":1,"res`',
  );
});

test('an offending line is shown shortened', async () => {
  const reply = await startFake('writes', [`${'x'.repeat(5_000)}\n`]).ask('describe', { bad: true });
  expect(sentenceOf(reply)).toContain(`${'x'.repeat(120)}…\` (4880 more characters)`);
});
