import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import type { Cited, Fixture, SessionAnswer, SessionFixture } from '../../schemas/types.ts';
import { clauseFor, compare, counted, type Difference, type Found, type Part } from './compare.ts';
import { plainly } from './plainly.ts';

/** A round of a session as a fixture of its own. */
export type RoundOfSession = Pick<Fixture, 'request' | 'answer' | 'cited' | 'clauses'>;

/** A round of a session, from 0, as a fixture of its own; its seats are those of the session with the chips they brought. */
export function roundOf({ request, answer, cited, clauses }: SessionFixture, round: number): RoundOfSession {
  const { cards, actions } = request.rounds[round] ?? { cards: { seats: [], dealer: [], draws: [] }, actions: [] };
  const { ruleset, seats } = request;
  return {
    request: { ruleset, seats, cards, actions },
    answer: answer.rounds[round] ?? { steps: [] },
    cited: cited.rounds[round]?.map((place): Cited => cited.steps[place] ?? { clauses: [], fields: {} }) ?? [],
    clauses,
  };
}

/**
 * The first difference between the answer to a session and what its fixture demands, or null; a sentence where a round
 * has another shape. What it holds for rounds after every seat is out is not looked at (N10).
 */
export function compareSession(
  fixture: SessionFixture,
  { rounds, results }: SessionAnswer,
  promised: readonly Part[],
): Difference | string | null {
  const { answer, cited, request } = fixture;
  const whole = (found: Found): Difference => ({ ...found, clause: clauseFor(found, cited.session, fixture) });
  for (const at of answer.rounds.keys()) {
    if (at >= rounds.length) {
      return whole({
        pointer: '/rounds',
        expected: counted(answer.rounds.length, 'round'),
        received: counted(rounds.length, 'round'),
      });
    }
    const checked = check('answer', plainly(rounds[at]));
    if (!checked.ok) return sentenceOf(`Round ${at + 1} of its answer`, checked.problem);
    const difference = compare(roundOf(fixture, at), checked.value, promised);
    if (difference !== null) return { round: at + 1, ...difference };
  }
  if (rounds.length > request.rounds.length) {
    return whole({
      pointer: '/rounds',
      expected: counted(request.rounds.length, 'round'),
      received: counted(rounds.length, 'round'),
    });
  }
  const found = resultsDifference(answer.results, results);
  return found === null ? null : whole(found);
}

type Results = SessionFixture['answer']['results'];

/** More seats than a table has need not be told. */
const MOST_TOLD = 7;

function named(seats: readonly number[]): string {
  if (seats.length === 0) return 'no results';
  const told = seats.slice(0, MOST_TOLD).map((seat) => `seat ${seat}`);
  return `results of ${told.join(', ')}${seats.length > MOST_TOLD ? ' and more' : ''}`;
}

/** Results are known by their seats, in whatever order they stand. */
function resultsDifference(expected: Results, received: SessionAnswer['results']): Found | null {
  const seats = received.map(({ seat }) => seat);
  if (seats.length !== expected.length || expected.some(({ seat }) => !seats.includes(seat))) {
    return { pointer: '/results', expected: named(expected.map(({ seat }) => seat)), received: named(seats) };
  }
  for (const [at, wanted] of expected.entries()) {
    const got = received.find(({ seat }) => seat === wanted.seat);
    for (const part of ['chips', 'net', 'rank'] as const) {
      const pointer = `/results/${at}/${part}`;
      if (got?.[part] !== wanted[part]) return { pointer, expected: wanted[part], received: got?.[part] };
    }
  }
  return null;
}
