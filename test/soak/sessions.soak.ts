import assert from 'node:assert/strict';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
// @ts-expect-error: the example is plain JavaScript without declarations
import { playSession as playExample } from '../../conformance/javascript/session.js';
import { PACK } from '../../machine/cards.ts';
import { startAdapter } from '../../src/runner/adapter.ts';

interface Step {
  readonly accepted: boolean;
  readonly phase: string;
  readonly turn: { readonly seat: number } | null;
  readonly legal: readonly string[];
  readonly seats: readonly { readonly chips: number; readonly hands: readonly unknown[] }[];
}
interface Session {
  readonly rounds: readonly { readonly steps: readonly Step[] }[];
  readonly results: readonly {
    readonly seat: number;
    readonly chips: number;
    readonly net: number;
    readonly rank: number;
  }[];
}
interface Seat {
  readonly chips: number;
  readonly stakes: readonly number[];
}
interface Round {
  readonly cards: {
    readonly seats: readonly (readonly string[][] | null)[];
    readonly dealer: string[];
    readonly draws: string[];
  };
  readonly actions: readonly { readonly seat: number; readonly do: string; readonly amounts?: readonly number[] }[];
}

const ROUNDS = 10;

function played(seats: readonly Seat[], rounds: readonly Round[]): Session {
  return JSON.parse(JSON.stringify(playExample({ ruleset: 'switch-us', seats, rounds })));
}

/** A round in which each seat that is in holds 10 9 and 10 9 and stands, against a dealer with these two cards. */
function standing(dealer: string[], isIn: readonly boolean[]): Round {
  const seated = isIn.flatMap((one, at) => (one ? [at + 1] : []));
  const acts = (words: readonly string[]) => seated.flatMap((seat) => words.map((word) => ({ seat, do: word })));
  return {
    cards: {
      seats: isIn.map((one) =>
        one
          ? [
              ['10S', '9S'],
              ['10H', '9H'],
            ]
          : null,
      ),
      dealer,
      draws: ['2C', '3C', '4C'],
    },
    actions: [...acts(['keep']), ...acts(['stand', 'stand'])],
  };
}

const LOSING = ['10D', 'QD'];
const WINNING = ['10D', '8D'];
const PUSHING = ['10D', '9D'];

describe('a session of the JavaScript example, worked out by hand', () => {
  it('carries chips on, and puts a seat out that holds 3 for stakes of 4, not one that holds 4 (S7.3)', () => {
    const seats = [
      { chips: 100, stakes: [2, 2] },
      { chips: 8, stakes: [2, 2] },
      { chips: 7, stakes: [2, 2] },
    ];
    const both = standing(LOSING, [true, true, true]);
    const { rounds, results } = played(seats, [both, standing(PUSHING, [true, true, false])]);
    expect(rounds.map(({ steps }) => steps.at(-1)?.seats.map(({ chips }) => chips))).toEqual([
      [96, 4, 3],
      [96, 4, 3],
    ]);
    expect(rounds[1]?.steps[0]?.seats[2]).toMatchObject({ chips: 3, insurance: [0, 0], hands: [] });
    // Each has lost 4: they share the first rank.
    expect(results.map(({ net, rank }) => [net, rank])).toEqual([
      [-4, 1],
      [-4, 1],
      [-4, 1],
    ]);
  });

  it('ranks by what was won, and leaves the number of a shared rank free (S7.5, D19)', () => {
    const seats = [
      { chips: 100, stakes: [2, 2] },
      { chips: 50, stakes: [5, 5] },
      { chips: 40, stakes: [5, 5] },
      { chips: 3, stakes: [2, 2] },
    ];
    const { results } = played(seats, [standing(WINNING, [true, true, true, false])]);
    expect(results).toEqual([
      { seat: 1, chips: 104, net: 4, rank: 3 },
      { seat: 2, chips: 60, net: 10, rank: 1 },
      { seat: 3, chips: 50, net: 10, rank: 1 },
      { seat: 4, chips: 3, net: 0, rank: 4 },
    ]);
  });

  it('refuses an action of a seat that is out as not in turn', () => {
    const seats = [
      { chips: 100, stakes: [2, 2] },
      { chips: 3, stakes: [2, 2] },
    ];
    const { cards } = standing(WINNING, [true, false]);
    const { rounds } = played(seats, [{ cards, actions: [{ seat: 2, do: 'keep' }] }]);
    expect(rounds[0]?.steps[1]).toMatchObject({ accepted: false, reason: 'not-your-turn', phase: 'switch' });
  });

  it('is over when every seat is out', () => {
    const { rounds } = played([{ chips: 4, stakes: [2, 2] }], [standing(LOSING, [true]), standing(LOSING, [true])]);
    expect(rounds).toHaveLength(1);
  });
});

/** The numbers that a random session is made from. */
interface Seedling {
  /** The stake of each seat and its chips. */
  readonly seats: readonly (readonly [number, number])[];
  readonly decks: readonly (readonly string[])[];
  readonly picks: Iterator<number>;
}

const seedlings: fc.Arbitrary<Seedling> = fc.record({
  seats: fc.array(fc.tuple(fc.constantFrom(2, 2, 5, 10), fc.constantFrom(100, 4, 2, 3, 20, 25, 12)), {
    minLength: 1,
    maxLength: 6,
  }),
  decks: fc.array(
    fc.shuffledSubarray(
      Array.from({ length: 312 }, (_, at) => PACK[at % 52] ?? 'AS'),
      { minLength: 312 },
    ),
    {
      minLength: ROUNDS,
      maxLength: ROUNDS,
    },
  ),
  picks: fc.infiniteStream(fc.nat(999)),
});

/** A session of ten rounds played to their ends, by words that the example allows. */
function grow({ seats: drawn, decks, picks }: Seedling): {
  seats: readonly Seat[];
  rounds: readonly Round[];
} {
  const seats = drawn.map(([stake, chips]) => ({ chips, stakes: [stake, stake] }));
  const isIn = seats.map(() => true);
  let chips = seats.map((seat) => seat.chips);
  const rounds: Round[] = [];
  const pick = (limit: number) => (picks.next().value ?? 0) % limit;
  for (const deck of decks) {
    for (const [at, { stakes }] of seats.entries())
      isIn[at] = isIn[at] === true && (chips[at] ?? 0) >= 2 * (stakes[0] ?? 0);
    if (!isIn.includes(true)) break;
    const cards = [...deck];
    // Whoever has no chip left may or may not be asked for insurance (N3).
    const isPoor = seats.some(({ stakes }, at) => isIn[at] && (chips[at] ?? 0) - 2 * (stakes[0] ?? 0) < 1);
    const up = cards.findIndex((card) => !isPoor || !card.startsWith('A'));
    const [first = '10S'] = cards.splice(up, 1);
    const take = () => cards.pop() ?? '';
    const own = isIn.map((one) =>
      one
        ? [
            [take(), take()],
            [take(), take()],
          ]
        : null,
    );
    const round = {
      cards: { seats: own, dealer: [first, take()], draws: cards.splice(0, 120) },
      actions: [] as Round['actions'][number][],
    };
    for (;;) {
      const session = played(seats, [...rounds, round]);
      const step = session.rounds.at(-1)?.steps.at(-1);
      if (step === undefined || step.phase === 'done') {
        chips = session.results.map((one) => one.chips);
        break;
      }
      const seat = step.turn?.seat ?? 1;
      const word = pick(15) === 0 ? ['hit', 'surrender', 'keep'][pick(3)] : step.legal[pick(step.legal.length)];
      round.actions.push({ seat, do: word ?? 'stand', ...(word === 'insure' ? { amounts: [1, 0] } : {}) });
    }
    rounds.push(round);
  }
  return { seats, rounds };
}

describe('random sessions', () => {
  const adapter = startAdapter(['python3', 'conformance/python/adapter.py']);
  afterAll(() => adapter.close());

  /** What is judged: not the reasons, nor the dealer where nothing rests on it (N1, N8). */
  const judged = ({ rounds, results }: Session, count: number) => ({
    results,
    rounds: rounds.slice(0, count).map(({ steps }) =>
      steps.map(({ accepted, phase, turn, legal, seats }) => ({
        accepted,
        phase,
        turn,
        legal: [...legal].sort(),
        seats,
      })),
    ),
  });

  it('are answered alike by both examples, 50 of them', async () => {
    let out = 0;
    for (const seedling of fc.sample(seedlings, 50)) {
      const { seats, rounds } = grow(seedling);
      const own = played(seats, rounds);
      const reply = await adapter.ask('session', { ruleset: 'switch-us', seats, rounds });
      assert.ok(reply.kind === 'result', JSON.stringify(reply));
      assert.deepEqual(judged(reply.result as Session, own.rounds.length), judged(own, own.rounds.length));
      if (own.rounds.at(-1)?.steps[0]?.seats.some(({ hands }) => hands.length === 0)) out += 1;
    }
    expect(out).toBeGreaterThan(8);
  });
});
