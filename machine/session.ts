import { setup } from 'xstate';
import { sessionGuardsOf, sessionUpdatesOf } from './calls.ts';
import type { Law } from './law.ts';
import { cites, type RoundMeta } from './meta.ts';
import { createRound } from './round.ts';
import { NO_CARDS, type Session, type SessionEvent } from './session-law.ts';
import { emptyTable, type SeatRequest } from './table.ts';

/**
 * The statechart of a session around the chart of a round, under a law: rounds one after the other, each from a whole
 * shoe, at one table whose chips are carried on. The round that is played is the actor `round`.
 */
export function createSession(law: Law) {
  return setup({
    types: {
      context: {} as Session,
      events: {} as SessionEvent,
      input: {} as readonly SeatRequest[],
      meta: {} as RoundMeta,
    },
    guards: sessionGuardsOf(law),
    actions: sessionUpdatesOf(law),
    actors: { round: createRound(law) },
  }).createMachine({
    id: 'session',
    context: ({ input }) => newSession(input),
    initial: 'seats',
    states: {
      seats: {
        meta: cites('S7.2'),
        always: [
          { guard: 'tableIsRefused', target: 'refused', meta: cites('S2.2', 'S2.3') },
          { target: 'between', actions: ['putOutSeats'], meta: cites('S7.3') },
        ],
      },
      between: {
        meta: cites('S7.2'),
        always: [
          { guard: 'allRoundsArePlayed', target: 'over', meta: cites('S7.2') },
          { guard: 'everySeatIsOut', target: 'over', meta: cites('S7.3') },
        ],
        on: { deal: { target: 'round', actions: ['layCards'], meta: cites('S7.1', 'S7.2') } },
      },
      round: {
        meta: cites('S7.2'),
        invoke: {
          id: 'round',
          src: 'round',
          input: ({ context }) => emptyTable(law.session.seatsOf(context, law), context.cards, context.out),
          onDone: { target: 'between', actions: ['carryChips', 'putOutSeats'], meta: cites('S7.3', 'S7.5') },
        },
      },
      over: { type: 'final', meta: cites('S7.2', 'S7.5') },
      refused: { type: 'final', meta: cites('S2.2', 'S2.3') },
    },
  });
}

export type SessionMachine = ReturnType<typeof createSession>;

/** A session before its first round. */
export function newSession(asked: readonly SeatRequest[]): Session {
  return { asked, chips: asked.map(({ chips }) => chips), out: [], played: 0, cards: NO_CARDS };
}
