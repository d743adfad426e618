import { describe, expect, it } from 'vitest';
import type { SessionAnswer, SessionFixture } from '../../schemas/types.ts';
import { readSessions } from '../fixtures/read.ts';
import { PARTS } from './compare.ts';
import { compareSession } from './compare-session.ts';
import { judge } from './judge.ts';

const sessions = readSessions('switch-us');

function session(id: string): SessionFixture {
  const found = sessions.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no session ${id}`);
  return found;
}

const three = session('session-middle-of-three-out');
const early = session('session-everybody-out');

// biome-ignore lint/suspicious/noExplicitAny: the tests plant every kind of wrong value
type Answer = any;

function differenceAfter(fixture: SessionFixture, change: (answer: Answer) => void) {
  const answer = structuredClone(fixture.answer) as Answer;
  change(answer);
  return compareSession(fixture, answer as SessionAnswer, PARTS);
}

describe('the answer to a session', () => {
  it.each(sessions.map((one) => [one.id, one] as const))('%s passes as the rules demand it', (_, fixture) => {
    expect(differenceAfter(fixture, () => {})).toBeNull();
  });

  it('may name its results in any order', () => {
    expect(differenceAfter(three, ({ results }) => results.reverse())).toBeNull();
  });

  it('may write null for what is absent and a zero with a sign, as deep as a hand', () => {
    const answer = structuredClone(three.answer) as Answer;
    for (const { steps } of answer.rounds) {
      for (const step of steps) {
        step.reason ??= null;
        for (const seat of step.seats) {
          seat.insurance = seat.insurance.map((amount: number) => (amount === 0 ? -0 : amount));
          for (const hand of seat.hands)
            Object.assign(hand, { outcome: hand.outcome ?? null, returned: hand.returned || -0 });
          if (step.phase !== 'done') for (const hand of seat.hands) hand.returned = null;
        }
      }
    }
    expect(judge(three, { kind: 'result', result: answer }, PARTS)).toEqual({ kind: 'passed' });
  });

  it.each<[string, (answer: Answer) => void]>([
    ['nothing', () => {}],
    ['empty rounds', ({ rounds }) => rounds.push(...Array(10 - rounds.length).fill({ steps: [] }))],
    ['nulls', ({ rounds }) => rounds.push(null, null)],
    ['texts', ({ rounds }) => rounds.push('over')],
  ])('may hold %s for rounds after every seat is out (N10)', (_, change) => {
    expect(early.answer.rounds.length).toBeLessThan(10);
    expect(differenceAfter(early, change)).toBeNull();
  });

  it.each<[string, (answer: Answer) => void, object]>([
    [
      'a round too few',
      ({ rounds }) => rounds.pop(),
      { pointer: '/rounds', expected: '10 rounds', received: '9 rounds' },
    ],
    ['a round too many', ({ rounds }) => rounds.push(rounds[0]), { pointer: '/rounds', received: '11 rounds' }],
    [
      'chips of another round',
      ({ rounds }) => {
        rounds[2].steps[0].seats[0].chips += 4;
      },
      { round: 3, step: 0, pointer: '/seats/0/chips' },
    ],
    [
      'hands for a seat that is out',
      ({ rounds }) => {
        rounds[4].steps[0].seats[1].hands = rounds[4].steps[0].seats[0].hands;
      },
      { round: 5, step: 0, pointer: '/seats/1/hands', expected: '0 hands', received: '2 hands', clause: 'S7.3' },
    ],
    ['a step too few', ({ rounds }) => rounds[1].steps.pop(), { round: 2, pointer: '', received: 'no more steps' }],
    [
      'another result',
      ({ results }) => {
        results[1].net = 0;
      },
      { pointer: '/results/1/net', received: 0, clause: 'S7.5' },
    ],
    [
      'another rank',
      ({ results }) => {
        results[2].rank = 3;
      },
      { pointer: '/results/2/rank', received: 3 },
    ],
    [
      'other chips in the end',
      ({ results }) => {
        results[0].chips -= 1;
      },
      { pointer: '/results/0/chips' },
    ],
    [
      'a seat without a result',
      ({ results }) => results.shift(),
      { pointer: '/results', received: 'results of seat 2, seat 3' },
    ],
    [
      'results without end',
      ({ results }) => results.push(...Array(5000).fill(results[0])),
      { pointer: '/results', received: expect.stringMatching(/^.{10,90} and more$/) },
    ],
    ['a seat twice', ({ results }) => results.push(results[0]), { pointer: '/results' }],
  ])('differs by %s', (_, change, difference) => {
    expect(differenceAfter(three, change)).toMatchObject(difference);
  });

  it('is of another shape where a round that was played is', () => {
    const broken = differenceAfter(three, ({ rounds }) => {
      rounds[6] = { steps: 'none' };
    });
    expect(broken).toBe('Round 7 of its answer: /steps: found "none", expected a list');
  });
});

describe('a verdict on a session', () => {
  it('names the place where the answer has another shape', () => {
    const verdict = judge(three, { kind: 'result', result: { rounds: [], results: [{ seat: 1 }] } }, PARTS);
    expect(verdict).toMatchObject({
      kind: 'broke',
      sentence: 'Its answer: /results/0/chips: found nothing, expected the member chips.',
    });
  });

  it('says of -32602 that the chips or the seats that are out differ by then', () => {
    const verdict = judge(three, { kind: 'error', code: -32602, message: 'no cards' }, PARTS);
    expect(verdict).toMatchObject({
      kind: 'broke',
      hint: expect.stringContaining('the chips or the seats that are out differ'),
    });
  });
});
