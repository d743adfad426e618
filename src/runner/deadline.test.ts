import { expect, test } from 'vitest';
import { Deadline } from './deadline.ts';

/** Milliseconds until the limit of 30 is missed, while `meanwhile` is called in each turn of the event loop. */
async function timeToMiss(meanwhile: (deadline: Deadline) => void): Promise<number> {
  const sent = performance.now();
  let isMissed = false;
  await new Promise<void>((resolve) => {
    const deadline = new Deadline(() => {
      isMissed = true;
      resolve();
    });
    deadline.watch({ sent, limit: 30 });
    const turn = () => {
      meanwhile(deadline);
      if (!isMissed) setImmediate(turn);
    };
    turn();
  });
  return performance.now() - sent;
}

test('a limit is missed when it is over, not before', async () => {
  expect(await timeToMiss(() => {})).toBeGreaterThanOrEqual(30);
});

test('bytes that are no answer put off the verdict once, not for ever', async () => {
  expect(await timeToMiss((deadline) => deadline.stir())).toBeGreaterThanOrEqual(60);
});

test('the limit runs from the last answer', async () => {
  const start = performance.now();
  const busy = (deadline: Deadline) => {
    if (performance.now() < start + 100) deadline.heard();
  };
  expect(await timeToMiss(busy)).toBeGreaterThanOrEqual(125);
});

test('the time in which the kit itself was asleep is not counted', async () => {
  let isRested = false;
  const sleep = () => {
    if (!isRested) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    isRested = true;
  };
  expect(await timeToMiss(sleep)).toBeGreaterThanOrEqual(200 + 25);
});
