import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { type Card, PACK } from '../../machine/cards.ts';
import { notJudgedIn } from '../../machine/judged.ts';
import type { Law } from '../../machine/law.ts';
import { type OpenSession, openSession, type RoundScript } from '../../machine/play-session.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import type { Step } from '../../machine/step.ts';
import type { Action, SeatRequest } from '../../machine/table.ts';
import type { SessionSketch } from '../fixtures/build-session.ts';
import { lawUnder } from '../fixtures/laws.ts';

/** Sessions of each number of seats, for each seed. */
const SEEDS = [22, 2026];
const FILE = 'src/generate/random-sessions.ts';

/** The numbers that a session is made from: a stake and chips for each seat, a shoe for each deal, and picks among words. */
export interface Seedling {
  readonly seats: readonly (readonly [number, number])[];
  readonly shoes: Iterator<readonly Card[]>;
  readonly picks: Iterator<number>;
}

/** Seedlings of sessions for a number of seats. */
export function seedlings(seats: number, packs: number): fc.Arbitrary<Seedling> {
  const whole = Array.from({ length: packs }, () => PACK).flat();
  return fc.record({
    seats: fc
      .array(fc.tuple(fc.constantFrom(2, 2, 2, 5, 10), fc.constantFrom(100, 3, 4, 7, 12, 20, 25, 40)), {
        minLength: seats,
        maxLength: seats,
      })
      .filter((all) => all.some(([stake, chips]) => chips >= 6 * stake)),
    shoes: fc.infiniteStream(fc.shuffledSubarray(whole, { minLength: whole.length })),
    picks: fc.infiniteStream(fc.nat(999)),
  });
}

/** Random sessions for 1 to 6 seats of a game that has sessions, the same ones each time. */
export function randomSessions(ruleset: Ruleset): readonly SessionSketch[] {
  if (ruleset.session === undefined) return [];
  const law = lawUnder(ruleset, {});
  return SEEDS.flatMap((seed) =>
    [1, 2, 3, 4, 5, 6].flatMap((seats) =>
      fc.sample(seedlings(seats, ruleset.packs), { seed: seed + seats, numRuns: 1 }).map((one) => sketchOf(one, law)),
    ),
  );
}

function sketchOf(seedling: Seedling, law: Law): SessionSketch {
  const { seats, rounds, out } = growSession(seedling, law);
  const hash = createHash('sha256').update(JSON.stringify({ seats, rounds })).digest('hex').slice(0, 8);
  const left = out.length === 0 ? 'nobody goes out' : `${out.length} ${out.length === 1 ? 'goes' : 'go'} out`;
  return {
    id: `session-${seats.length}-${hash}`,
    title: `A random session of ${seats.length} ${seats.length === 1 ? 'seat' : 'seats'}, of which ${left}`,
    clauses: out.length === 0 ? ['S7.2', 'S7.5'] : ['S7.3', 'S7.2', 'S7.5'],
    from: { route: 'walk', file: FILE },
    needs: {},
    told: [],
    request: { ruleset: law.ruleset.name, seats, rounds },
  };
}

/** A session played to its end by words picked among those that are allowed, and some that are refused. */
export function growSession(
  { seats: drawn, shoes, picks }: Seedling,
  law: Law,
): {
  readonly seats: readonly SeatRequest[];
  readonly rounds: readonly RoundScript[];
  readonly out: readonly number[];
} {
  const seats = drawn.map(([stake, chips]) => ({
    chips,
    stakes: Array.from({ length: law.ruleset.spots }, () => stake),
  }));
  const rounds: RoundScript[] = [];
  let session = openSession(seats, law);
  while (session !== null && !session.isOver()) {
    const table = session.seats();
    const round = growRound(session, shoes.next().value, picks);
    if (round !== null && notJudgedIn({ seats: table, ...round }, law).length === 0) rounds.push(round.script);
    session = replay(seats, rounds, law);
  }
  return { seats, rounds, out: session?.stands().out ?? [] };
}

/** The session as it stands after some rounds. */
function replay(seats: readonly SeatRequest[], rounds: readonly RoundScript[], law: Law): OpenSession | null {
  const session = openSession(seats, law);
  for (const { cards, actions } of rounds) {
    const round = session?.deal(cards);
    for (const action of actions) round?.act(action);
  }
  return session;
}

/** More draws than a round of six seats takes. */
const DRAWS = 60;
const WORDS = ['hit', 'double', 'split', 'keep', 'switch', 'surrender'];

function growRound(
  session: OpenSession,
  shoe: readonly Card[],
  picks: Iterator<number>,
): { readonly script: RoundScript; readonly actions: readonly Action[]; readonly steps: readonly Step[] } | null {
  const { out } = session.stands();
  const cards = [...shoe];
  const seats = session
    .seats()
    .map(({ stakes }, seat) => (out.includes(seat) ? null : stakes.map(() => cards.splice(0, 2))));
  const dealer = cards.splice(0, 2);
  const all = { seats, dealer, draws: cards.splice(0, DRAWS) };
  const round = session.deal(all);
  if (round === null) return null;
  const actions: Action[] = [];
  const steps: Step[] = [round.dealt.step];
  const pick = (limit: number): number => (picks.next().value ?? 0) % limit;
  for (let step = round.dealt.step; step.phase !== 'done'; ) {
    const action = actionAt(step, pick, out, seats.length);
    actions.push(action);
    step = round.act(action).step;
    steps.push(step);
  }
  const drawn = round.act({ seat: 1, do: 'stand' }).table.drawn.length;
  return { script: { cards: { ...all, draws: all.draws.slice(0, drawn) }, actions }, actions, steps };
}

/** Mostly what is allowed, standing more often than not; now and then what is not, or somebody else's turn. */
function actionAt(step: Step, pick: (limit: number) => number, out: readonly number[], seats: number): Action {
  const { turn, legal = [], phase } = step;
  const seat = turn?.seat ?? 1;
  const isAskedForInsurance = phase === 'insurance';
  if (!isAskedForInsurance && pick(25) === 0)
    return { seat: (out[0] ?? pick(seats)) + 1, do: WORDS[pick(WORDS.length)] ?? 'hit' };
  if (!isAskedForInsurance && pick(15) === 0) return { seat, do: WORDS[pick(WORDS.length)] ?? 'hit' };
  const word = legal.includes('stand') && pick(5) < 2 ? 'stand' : (legal[pick(legal.length)] ?? 'stand');
  return { seat, do: word, ...(word === 'insure' ? { amounts: [1, 0] } : {}) };
}
