import { coversItsStakes } from './guards.ts';
import type { Law } from './law.ts';
import type { Reason } from './refusal.ts';
import { type Cards, emptyTable, type SeatRequest, type Table } from './table.ts';

/** A session as it stands: the context of its chart. */
export interface Session {
  /** The seats with the chips that they brought and their stakes. */
  readonly asked: readonly SeatRequest[];
  /** The chips of each seat between two rounds. */
  readonly chips: readonly number[];
  /** The seats, from 0, that are out. */
  readonly out: readonly number[];
  /** How many rounds were played to their end. */
  readonly played: number;
  /** The cards of the round that is dealt. */
  readonly cards: Cards;
}

/** What happens in a session: the next round is dealt from these cards, or a round is over and leaves this table. */
export type SessionEvent =
  | { readonly type: 'deal'; readonly cards: Cards }
  | { readonly type: typeof ROUND_IS_OVER; readonly output: Table };

/** How the chart calls it that its round is over. */
export const ROUND_IS_OVER = 'xstate.done.actor.round';

/** No round is dealt yet. */
export const NO_CARDS: Cards = { seats: [], dealer: [], draws: [] };

/** What a seat has come to. */
export interface SessionResult {
  /** From 1. */
  readonly seat: number;
  /** Chips in the end. */
  readonly chips: number;
  /** Chips won or lost. */
  readonly net: number;
  /** From 1; equal results share a rank, and the next leaves their number free. */
  readonly rank: number;
}

export interface SessionGuard {
  readonly holds: (session: Session, law: Law) => boolean;
  readonly clauses: readonly string[];
}

export interface SessionUpdate {
  readonly apply: (session: Session, event: SessionEvent, law: Law) => Session;
  /** The parts of an answer that it sets, by JSON pointer, each with the clauses that say how. */
  readonly sets: { readonly [pointer: string]: readonly string[] };
}

/** The named guards of the chart of a session. */
export const sessionGuards = {
  tableIsRefused: {
    clauses: ['S2.2', 'S2.3'],
    holds: ({ asked }, law) => tableReasonOf(asked, law) !== null,
  },
  allRoundsArePlayed: {
    clauses: ['S7.2'],
    holds: ({ played }, { ruleset }) => played >= (ruleset.session?.rounds ?? 0),
  },
  everySeatIsOut: { clauses: ['S7.3'], holds: ({ asked, out }) => asked.every((_, seat) => out.includes(seat)) },
} satisfies { readonly [name: string]: SessionGuard };

/** The named updates of the chart of a session. */
export const sessionUpdates = {
  /** A seat that is out stays out, for its chips and its stakes stay as they are. */
  putOutSeats: {
    sets: { '/seats/*/hands': ['S7.3', 'D19'] },
    apply: (session) => {
      const { asked, chips } = session;
      const isOut = (seat: SeatRequest, at: number) => !coversItsStakes({ ...seat, chips: chips[at] ?? 0 });
      return { ...session, out: asked.flatMap((seat, at) => (isOut(seat, at) ? [at] : [])) };
    },
  },
  layCards: {
    sets: { '/seats/*/chips': ['S7.5', 'S7.3', 'S7.2'], '/seats/*/hands/*/cards': ['S7.1'] },
    apply: (session, event) => (event.type === 'deal' ? { ...session, cards: event.cards } : session),
  },
  carryChips: {
    sets: {},
    apply: (session, event) =>
      event.type === 'deal'
        ? session
        : { ...session, chips: event.output.seats.map(({ chips }) => chips), played: session.played + 1 },
  },
} satisfies { readonly [name: string]: SessionUpdate };

export type SessionGuardName = keyof typeof sessionGuards;
export type SessionUpdateName = keyof typeof sessionUpdates;

/** Everything that the chart of a session calls by name. */
export interface SessionLaw {
  readonly guards: { readonly [Name in SessionGuardName]: SessionGuard };
  readonly updates: { readonly [Name in SessionUpdateName]: SessionUpdate };
  /** The seats of the next round, with the chips that they then have and their stakes. */
  readonly seatsOf: (session: Session, law: Law) => readonly SeatRequest[];
  /** What each seat has come to, in the order of the seats. */
  readonly resultsOf: (session: Session, law: Law) => readonly SessionResult[];
}

export const sessionLaw: SessionLaw = {
  guards: sessionGuards,
  updates: sessionUpdates,
  seatsOf: ({ asked, chips }) => asked.map(({ stakes }, seat) => ({ chips: chips[seat] ?? 0, stakes })),
  resultsOf,
};

/** Why the rules refuse the table of a session, or null. That a seat does not cover its stakes puts it out (S7.3). */
export function tableReasonOf(asked: readonly SeatRequest[], law: Law): Reason | null {
  const table = emptyTable(asked, NO_CARDS);
  const { seatCountIsWrong, stakesAreWrong } = law.guards;
  const refusing = [seatCountIsWrong, stakesAreWrong].find(({ holds }) => holds(table, { seat: 0, do: '' }, law));
  return refusing?.reason ?? null;
}

/** Final chips less the chips that the seat brought; equal results stay equal (S7.5, D19). */
function resultsOf({ asked, chips: all }: Session): readonly SessionResult[] {
  const nets = asked.map((seat, at) => (all[at] ?? 0) - seat.chips);
  return nets.map((net, at) => ({
    seat: at + 1,
    chips: all[at] ?? 0,
    net,
    rank: 1 + nets.filter((other) => other > net).length,
  }));
}
