import { expect, test } from 'vitest';
import { all, placesOf, plays, sentenceOf, startFake } from './fakes/start.ts';

test('the one on which it breaks alone is blamed, wherever it stands among those under way', async () => {
  const adapter = startFake('dies', ['1'], { inAll: 100 });
  await adapter.ask('describe', {});
  for (const place of [0, 1, 62, 63, 64, 65, 199]) {
    const replies = await all(adapter.askAll(plays(200, place)));
    expect(placesOf(replies, 'exited')).toEqual([place]);
    expect(placesOf(replies, 'result')).toHaveLength(199);
  }
});

test('two culprits among those under way are both blamed', async () => {
  const replies = await all(startFake('dies', ['1']).askAll(plays(100, 10, 11)));
  expect(placesOf(replies, 'exited')).toEqual([10, 11]);
  expect(placesOf(replies, 'result')).toHaveLength(98);
});

test('where each is answered alone the oldest is blamed, and the sentence says so', async () => {
  const replies = await all(startFake('mortal', ['100', '9']).askAll(plays(150)));
  expect(placesOf(replies, 'exited')).toEqual([100]);
  expect(placesOf(replies, 'result')).toHaveLength(149);
  expect(sentenceOf(replies[100])).toBe(
    'Asked `play` (request 101): the adapter ended with exit code 9 before it answered, with 50 requests under way; ' +
      'asked again one at a time each was answered, so the oldest is blamed.',
  );
});

test('an adapter that cannot read two requests at once breaks down once for each window', async () => {
  const adapter = startFake('chunk-parser');
  const replies = await all(adapter.askAll(plays(130)));
  expect(placesOf(replies, 'exited')).toEqual([0, 64, 128]);
  expect(placesOf(replies, 'result')).toHaveLength(127);
});

test('an answer that names its request is blamed on it without asking the others alone', async () => {
  const replies = await all(startFake('writes', ['{"id":ID}\n']).askAll(plays(100, 40)));
  expect(placesOf(replies, 'not-json-rpc')).toEqual([40]);
  expect(sentenceOf(replies[40])).toContain('(request 41)');
});

test('after too many breakdowns in a row the rest is not run, and it is said so', async () => {
  const adapter = startFake('dies', ['1']);
  const replies = await all(adapter.askAll(plays(100, 10, 11, 12, 13, 20, 21, 22, 23, 24, 25, 26)));
  expect(placesOf(replies, 'exited')).toEqual([10, 11, 12, 13, 20, 21, 22, 23, 24]);
  expect(placesOf(replies, 'not-run')).toEqual(Array.from({ length: 75 }, (_, n) => 25 + n));
  expect(adapter.gaveUp).toContain('5 in a row');
  expect(await adapter.ask('play', {})).toEqual({ kind: 'not-run' });
});

test('after too many breakdowns in all the rest is not run, and it is said so', async () => {
  const adapter = startFake('dies', ['1']);
  const everyOther = Array.from({ length: 50 }, (_, n) => 2 * n);
  const replies = await all(adapter.askAll(plays(100, ...everyOther)));
  expect(placesOf(replies, 'exited')).toEqual(everyOther.slice(0, 25));
  expect(placesOf(replies, 'not-run')).toEqual(Array.from({ length: 51 }, (_, n) => 49 + n));
  expect(adapter.gaveUp).toContain('25 in all');
});

test('a silent adapter is given up after five silences, not one for each request', async () => {
  const adapter = startFake('never-reads', [], { answer: 50 });
  const replies = await all(adapter.askAll(plays(1_000)));
  expect(placesOf(replies, 'silent')).toEqual([0, 1, 2, 3, 4]);
  expect(placesOf(replies, 'not-run')).toHaveLength(995);
});

test('the time to start is not counted against requests, after a restart neither', async () => {
  const adapter = startFake('slow-start', ['900'], { answer: 400 });
  expect(await adapter.ask('describe', {})).toMatchObject({ kind: 'result' });
  const replies = await all(adapter.askAll(plays(30, 7)));
  expect(placesOf(replies, 'exited')).toEqual([7]);
  expect(placesOf(replies, 'result')).toHaveLength(29);
});
