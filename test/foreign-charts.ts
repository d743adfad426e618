import { callsOf, sessionCallsOf } from '../machine/calls.ts';
import type { Law } from '../machine/law.ts';
import type { SessionRequest } from '../machine/play-session.ts';
import { newSession } from '../machine/session.ts';
import { NO_CARDS, ROUND_IS_OVER, type Session, type SessionEvent } from '../machine/session-law.ts';
import type { Request } from '../machine/step.ts';
import { emptyTable, type Table } from '../machine/table.ts';
import type { RoundEvent } from '../machine/words.ts';
import { eventOf, movesOf } from '../src/coverage/move.ts';
import { followSession } from '../src/coverage/session-run.ts';
import { scxmlOf } from '../src/diagram/formats/scxml.ts';
import { roundParts, sessionParts } from '../src/diagram/parts.ts';
import { foreignRuns, type Run } from './foreign-scxml.ts';

/** A host of a round's chart: it holds the table, and the law is behind the names. */
export function foreignRound(law: Law, text = scxmlOf('round', roundParts(law))) {
  let table: Table;
  const { holds, apply } = callsOf(law);
  const given = (event: { readonly data?: unknown } | undefined) => (event?.data ?? eventOf(null)) as RoundEvent;
  const runs = foreignRuns(text, {
    ...bind(Object.keys(law.guards), (name) => (event) => holds(name, table, given(event))),
    ...bind(Object.keys(law.updates), (name) => (event) => {
      table = apply(name, table, given(event));
    }),
  });
  /** The states that the foreign interpreter comes to, at the deal and after each action. */
  return ({ seats, cards, actions }: Omit<Request, 'ruleset'>): readonly string[] => {
    table = emptyTable(seats, cards);
    const run = runs();
    return [run.start(), ...actions.map((action) => run.gen({ name: action.do, data: eventOf(action) }))].map(only);
  };
}

/** The states that our own machine comes to. */
export function ownRound(request: Omit<Request, 'ruleset'>, law: Law): readonly string[] {
  return movesOf(request, request.actions, law).map(({ after }) => after.state.name);
}

/** A host of a session's chart; the rounds are played by our own machine. */
export function foreignSession(law: Law, text = scxmlOf('session', sessionParts(law))) {
  let session: Session;
  const { holds, apply } = sessionCallsOf(law);
  const given = (event: { readonly data?: unknown } | undefined) => (event?.data ?? deal(NO_CARDS)) as SessionEvent;
  const runs = foreignRuns(text, {
    ...bind(Object.keys(law.session.guards), (name) => (event) => holds(name, session, given(event))),
    ...bind(Object.keys(law.session.updates), (name) => (event) => {
      session = apply(name, session, given(event));
    }),
  });
  /** The states of the foreign interpreter beside those of our own machine. */
  return (request: SessionRequest): readonly (readonly [foreign: string, own: string])[] => {
    session = newSession(request.seats);
    const run: Run = runs();
    const states: [string, string][] = [];
    let last: SessionEvent | null = null;
    followSession(request, law, sessionCallsOf(law), {
      step: ({ state }) => {
        const is = last === null ? run.start() : run.gen({ name: nameOf(last), data: last });
        states.push([only(is), state.name]);
        last = deal(request.rounds[Math.floor(states.length / 2)]?.cards ?? NO_CARDS);
      },
      round: (dealt, actions) => {
        const moves = movesOf(dealt, actions, law);
        const output = moves.at(-1)?.after.context;
        if (output !== undefined) last = { type: ROUND_IS_OVER, output };
        return moves;
      },
    });
    return states;
  };
}

function deal(cards: Session['cards']): SessionEvent {
  return { type: 'deal', cards };
}

function nameOf({ type }: SessionEvent): string {
  return type === ROUND_IS_OVER ? 'done.invoke.round' : type;
}

/** The one state that a chart is in. */
function only(states: readonly string[]): string {
  return states.join(' and ');
}

function bind<Call>(names: readonly string[], callFor: (name: string) => Call): { readonly [name: string]: Call } {
  return Object.fromEntries(names.map((name) => [name, callFor(name)]));
}
