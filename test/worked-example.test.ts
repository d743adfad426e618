import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../schemas/package-root.ts';
import { playScript, type Request, type Step } from '../src/index.ts';

const request: Request = JSON.parse(readFileSync(join(packageRoot(), 'docs', 'example-request.json'), 'utf8'));

function totalsOf(step: Step | undefined): readonly number[] | undefined {
  return step?.seats?.[0]?.hands.map(({ total }) => total);
}

it('the worked example: 11 and 20, 21 after the double, a dealer 22, two pushes, 6 chips back, 100 at the end (S8.1)', () => {
  const { steps } = playScript(request);
  const [, switched, doubled, done] = steps;
  expect(totalsOf(switched)).toEqual([11, 20]);
  expect(totalsOf(doubled)).toEqual([21, 20]);
  expect(doubled?.seats?.[0]?.hands.map(({ stake }) => stake)).toEqual([4, 2]);
  expect(done?.phase).toBe('done');
  expect(done?.dealer).toEqual({ cards: ['9C', '7D', '6D'], total: 22 });
  const seat = done?.seats?.[0];
  expect(seat?.hands.map(({ outcome }) => outcome)).toEqual(['push', 'push']);
  expect(seat?.hands.reduce((back, { returned = 0 }) => back + returned, 0)).toBe(6);
  expect(seat?.chips).toBe(100);
});

it('in the same round an untouched natural is paid 1 to 1 (S8.2)', () => {
  const seats: Request['cards']['seats'] = [
    [
      ['AS', 'JD'],
      ['10C', '6H'],
    ],
  ];
  const cards = { seats, dealer: request.cards.dealer, draws: ['6D', '2S'] } as const;
  const actions = [
    { seat: 1, do: 'keep' },
    { seat: 1, do: 'stand' },
  ];
  const done = playScript({ ...request, cards, actions }).steps.at(-1);
  expect(done?.dealer?.total).toBe(22);
  expect(done?.seats?.[0]?.hands.map(({ outcome, returned }) => [outcome, returned])).toEqual([
    ['win', 4],
    ['push', 2],
  ]);
  expect(done?.seats?.[0]?.chips).toBe(102);
});
