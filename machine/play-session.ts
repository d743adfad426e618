import { sessionCallsOf } from './calls.ts';
import type { Cited } from './citation.ts';
import { type Chart, compile } from './compile.ts';
import { type Unplayable, withinDraws } from './fit.ts';
import type { Law } from './law.ts';
import { misfitOf } from './misfit.ts';
import { type OpenRound, openRound, type Told } from './play.ts';
import { clausesOfGame } from './ruleset.ts';
import { advance, start } from './run.ts';
import { createSession, newSession } from './session.ts';
import {
  NO_CARDS,
  ROUND_IS_OVER,
  type Session,
  type SessionEvent,
  type SessionResult,
  tableReasonOf,
} from './session-law.ts';
import type { Answer, Request } from './step.ts';
import type { Action, Cards, SeatRequest } from './table.ts';

/** A script of one session: the table, and the cards and actions of each round, as the protocol's `session` asks it. */
export interface SessionRequest {
  readonly ruleset: string;
  readonly seats: readonly SeatRequest[];
  readonly rounds: readonly RoundScript[];
}

export type RoundScript = Pick<Request, 'cards' | 'shoe' | 'actions'>;

/** The steps of each round that was played, and what each seat has come to. */
export interface SessionAnswer {
  readonly rounds: readonly Answer[];
  readonly results: readonly SessionResult[];
}

/** What the rules answer to a session. */
export interface PlayedSession extends SessionAnswer {
  /** The steps of each round with their tables. */
  readonly told: readonly (readonly Told[])[];
  /** The clauses that the number of rounds and the results rest on. */
  readonly cited: Cited;
}

/** A session under way. */
export interface OpenSession {
  /** As it stands between two rounds. */
  readonly stands: () => Session;
  /** The seats of the next round, with the chips that they then have. */
  readonly seats: () => readonly SeatRequest[];
  readonly isOver: () => boolean;
  /** Deals the next round; null where a round is not over yet. Throws `OutOfCards`. */
  readonly deal: (cards: Cards) => OpenRound | null;
}

/**
 * What the rules answer to the script of a session, or why it cannot be played: its table is refused, the cards of a
 * round do not fit the seats that are in, its draws run out, or another round follows where one is not over. Rounds that
 * follow when every seat is out are not looked at (N10).
 */
export function playSession({ seats, rounds }: SessionRequest, law: Law): PlayedSession | Unplayable {
  const most = law.ruleset.session?.rounds ?? 0;
  if (rounds.length > most) {
    const expected = `a list of at most ${most}, as a session has ${most} rounds`;
    return { pointer: '/rounds', found: `a list of ${rounds.length}`, expected, clause: 'S7.2', isOutOfCards: false };
  }
  const session = openSession(seats, law);
  if (session === null) {
    const found = `a table that is refused, ${tableReasonOf(seats, law)}`;
    return { pointer: '/seats', found, expected: 'one that can be played', isOutOfCards: false };
  }
  const told: (readonly Told[])[] = [];
  for (const [at, { cards, actions }] of rounds.entries()) {
    if (session.isOver()) break;
    const misfit = misfitOf({ seats, cards }, law.ruleset, session.stands().out);
    if (misfit !== null) return { ...misfit, pointer: `/rounds/${at}${misfit.pointer}`, isOutOfCards: false };
    const round = withinDraws(() => playRound(session, cards, actions));
    if (round === null) {
      return {
        pointer: `/rounds/${at}`,
        found: 'a round',
        expected: 'none before the last is over',
        isOutOfCards: false,
      };
    }
    if ('pointer' in round) return { ...round, pointer: `/rounds/${at}${round.pointer}` };
    told.push(round);
  }
  return toldSession(told, session, law);
}

/** What was told of the rounds of a session, as an answer with what each seat has come to. */
export function toldSession(told: readonly (readonly Told[])[], { stands }: OpenSession, law: Law): PlayedSession {
  const rounds = told.map((round) => ({ steps: round.map(({ step }) => step) }));
  return { rounds, results: law.session.resultsOf(stands(), law), told, cited: citedOf(law) };
}

function playRound(session: OpenSession, cards: Cards, actions: readonly Action[]): readonly Told[] | null {
  const round = session.deal(cards);
  return round === null ? null : [round.dealt, ...actions.map(round.act)];
}

/** Opens a session whose rounds are dealt one by one; null where the rules refuse its table. */
export function openSession(seats: readonly SeatRequest[], law: Law): OpenSession | null {
  const calls = sessionCallsOf(law);
  const nothing: SessionEvent = { type: 'deal', cards: NO_CARDS };
  let position = start(sessionChart(law), newSession(seats), nothing, calls);
  if (position.state.name === 'refused') return null;

  /** The session goes on when its round is over. */
  const follow = (told: Told): Told => {
    if (told.step.phase === 'done' && position.state.name === 'round')
      position = advance(position, { type: ROUND_IS_OVER, output: told.table }, calls);
    return told;
  };

  return {
    stands: () => position.context,
    seats: () => law.session.seatsOf(position.context, law),
    isOver: () => position.state.isFinal,
    deal: (cards) => {
      if (position.state.name !== 'between') return null;
      position = advance(position, { type: 'deal', cards }, calls);
      const { context } = position;
      const { dealt, act } = openRound(
        { seats: law.session.seatsOf(context, law), cards: context.cards },
        law,
        context.out,
      );
      return {
        dealt: { ...follow(dealt), cite: () => withSession(dealt.cite(), law) },
        act: (action) => follow(act(action)),
      };
    },
  };
}

/** What the deal rests on, with what the session has set before it. */
function withSession(cited: Cited, law: Law): Cited {
  const { layCards, putOutSeats } = law.session.updates;
  const own = Object.entries({ ...putOutSeats.sets, ...layCards.sets });
  const fields = own.map(([pointer, clauses]) => {
    return [pointer, clausesOfGame([...clauses, ...(cited.fields[pointer] ?? [])], law.ruleset)] as const;
  });
  return { ...cited, fields: { ...cited.fields, ...Object.fromEntries(fields) } };
}

function citedOf({ session: { guards } }: Law): Cited {
  const { allRoundsArePlayed, everySeatIsOut } = guards;
  return {
    clauses: allRoundsArePlayed.clauses,
    fields: {
      '/rounds': [...allRoundsArePlayed.clauses, ...everySeatIsOut.clauses],
      '/results': ['S7.5'],
      '/results/*/chips': ['S7.5'],
      '/results/*/net': ['S7.5'],
      '/results/*/rank': ['S7.5', 'D19'],
    },
  };
}

let chart: Chart | undefined;

/** The chart of a session as a table, the same for every law. */
export function sessionChart(law: Law): Chart {
  chart ??= compile(createSession(law));
  return chart;
}
