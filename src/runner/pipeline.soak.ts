import { expect, test } from 'vitest';
import type { Reply } from './adapter.ts';
import { all, placesOf, plays, sentenceOf, startFake } from './fakes/start.ts';

test('replies come in the order of the requests though answers do not', async () => {
  const replies = await all(startFake('backwards').askAll(plays(400)));
  expect(replies).toEqual(
    Array.from({ length: 400 }, (_, n) => ({ kind: 'result', result: { echo: { n, bad: false } } })),
  );
});

test('a reply is handed out as soon as it is known, while later requests are not yet made', async () => {
  let made = 0;
  function* endless() {
    for (;;) {
      made += 1;
      yield { method: 'play', params: { n: made } };
    }
  }
  for await (const reply of startFake('honest').askAll(endless())) {
    expect(reply).toMatchObject({ result: { echo: { n: 1 } } });
    break;
  }
  expect(made).toBeLessThan(64 * 17);
});

test('a run that is left early does not disturb the next', async () => {
  const adapter = startFake('slow', ['1']);
  for await (const reply of adapter.askAll(plays(1_000))) {
    expect(reply).toMatchObject({ result: { echo: { n: 0 } } });
    break;
  }
  expect(await adapter.ask('play', { n: 'next' })).toMatchObject({ result: { echo: { n: 'next' } } });
  expect(await all(adapter.askAll(plays(3)))).toMatchObject([0, 1, 2].map((n) => ({ result: { echo: { n } } })));
});

test('what happens to a run that was left is not blamed on the next request', async () => {
  const adapter = startFake('dies', ['1']);
  for await (const reply of adapter.askAll(plays(64, 60))) {
    expect(reply).toMatchObject({ kind: 'result' });
    break;
  }
  expect(await adapter.ask('play', {})).toMatchObject({ kind: 'result' });
});

test('what the maker of the requests throws is thrown where replies are awaited', async () => {
  const adapter = startFake('honest');
  function* broken() {
    yield* plays(200);
    throw new Error('no more fixtures');
  }
  await expect(all(adapter.askAll(broken()))).rejects.toThrow('no more fixtures');
  expect(await adapter.ask('play', { n: 1 })).toMatchObject({ kind: 'result' });
});

test('a second conversation at the same time throws', async () => {
  const adapter = startFake('honest');
  const first = adapter.ask('describe', {});
  await expect(adapter.ask('describe', {})).rejects.toThrow('one conversation at a time');
  expect(await first).toMatchObject({ kind: 'result' });
});

test('no requests need no process', async () => {
  expect(await all(startFake('honest').askAll([]))).toEqual([]);
  expect(process.listenerCount('SIGHUP')).toBe(0);
});

test('ids are whole numbers that never come twice, across restarts too', async () => {
  const adapter = startFake('dies', ['1']);
  const replies = await all(adapter.askAll(plays(20, 5)));
  const [, id] = sentenceOf(replies[5]).match(/\(request (\d+)\)/) ?? [];
  // 20 were sent at once, then the 15 from the bad one on alone, the bad one first.
  expect(id).toBe('21');
});

test('an adapter that answers one by one is not punished for requests that wait in line', async () => {
  const adapter = startFake('slow', ['15'], { answer: 500 });
  await adapter.ask('describe', {});
  const replies = await all(adapter.askAll(plays(64)));
  expect(placesOf(replies, 'result')).toHaveLength(64);
});

test('an adapter that leaves out a request and goes on is silent about that one, before the run is over', async () => {
  let made = 0;
  let madeBySilence = 0;
  function* counted() {
    for (const play of plays(2_000, 300)) {
      made += 1;
      yield play;
    }
  }
  const replies: Reply[] = [];
  const adapter = startFake('mute', [], { answer: 400, window: 8 });
  await adapter.ask('describe', {});
  for await (const reply of adapter.askAll(counted())) {
    replies.push(reply);
    if (reply.kind === 'breakdown') madeBySilence = made;
  }
  expect(placesOf(replies, 'silent')).toEqual([300]);
  expect(placesOf(replies, 'result')).toHaveLength(1_999);
  expect(madeBySilence).toBeLessThan(300 + 8 * 17);
});

test('no more than the window is under way', async () => {
  const most: number[] = [];
  const adapter = startFake('backwards', [], { window: 4 });
  let made = 0;
  let answered = 0;
  function* counted() {
    for (const play of plays(100)) {
      made += 1;
      most.push(made - answered);
      yield play;
    }
  }
  for await (const _ of adapter.askAll(counted())) answered += 1;
  expect(answered).toBe(100);
  // Four under way, and as many again whose replies are on their way out.
  expect(Math.max(...most)).toBeLessThanOrEqual(8);
});

test('an adapter that never reads is silent, and does not fill the memory of the kit', async () => {
  let made = 0;
  function* large() {
    for (; made < 3; made += 1) yield { method: 'play', params: 'x'.repeat(10_000_000) };
    for (; ; made += 1) yield { method: 'play', params: 'x'.repeat(1_000_000) };
  }
  const adapter = startFake('never-reads', [], { answer: 150 });
  for await (const reply of adapter.askAll(large())) {
    expect(reply).toMatchObject({ breakdown: { kind: 'silent' } });
    if (adapter.gaveUp !== undefined) break;
  }
  expect(made).toBeLessThan(10);
});

test('large requests and large answers pass each other', async () => {
  const text = 'é🂡'.repeat(100_000);
  const requests = Array.from({ length: 40 }, (_, n) => ({ method: 'play', params: { n, text } }));
  const replies = await all(startFake('honest').askAll(requests));
  expect(replies).toHaveLength(40);
  for (const [n, reply] of replies.entries()) expect(reply).toMatchObject({ result: { echo: { n, text } } });
});

test('large requests are sent on when there is room, though no answer came yet', async () => {
  const requests = Array.from({ length: 8 }, () => ({ method: 'play', params: 'x'.repeat(1_000_000) }));
  expect(placesOf(await all(startFake('backwards').askAll(requests)), 'result')).toHaveLength(8);
});

test('an adapter that answers what it did not read, and then reads no more, is silent in the end', async () => {
  const adapter = startFake('hasty', [], { answer: 1_000, inAll: 1 });
  const requests = Array.from({ length: 3 }, () => ({ method: 'play', params: 'x'.repeat(1_000_000) }));
  const replies = await all(adapter.askAll(requests));
  expect(replies.map(({ kind }) => kind)).toEqual(['result', 'breakdown', 'not-run']);
});

test('characters, lines and line ends may arrive byte by byte', async () => {
  const params = { text: 'é🂡 ü', empty: '' };
  const replies = await all(startFake('byte-by-byte').askAll([1, 2, 3].map(() => ({ method: 'play', params }))));
  expect(replies).toEqual([1, 2, 3].map(() => ({ kind: 'result', result: params })));
});

test('megabytes on stderr do not block', async () => {
  const replies = await all(startFake('noisy').askAll(plays(5)));
  expect(placesOf(replies, 'result')).toHaveLength(5);
});

/** The kit is busy for `ms`, as soon as the request just made is on its way. */
function beBusy(ms: number): void {
  setImmediate(() => setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)));
}

test('an answer that came while the kit itself was busy came in time', async () => {
  const adapter = startFake('slow', ['50'], { answer: 400 });
  await adapter.ask('describe', {});
  const reply = adapter.ask('play', { n: 1 });
  beBusy(700);
  expect(await reply).toMatchObject({ kind: 'result' });
});

test('the time in which the kit was busy and did not read a long answer is not the adapter’s', async () => {
  const adapter = startFake('big', [], { answer: 400 });
  await adapter.ask('describe', {});
  const reply = adapter.ask('play', { n: 1 });
  beBusy(700);
  expect(await reply).toMatchObject({ kind: 'result' });
});
