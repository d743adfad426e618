import { sessionCallsOf } from '../../machine/calls.ts';
import type { Transition } from '../../machine/compile.ts';
import type { Law } from '../../machine/law.ts';
import { type SessionRequest, sessionChart } from '../../machine/play-session.ts';
import { advance, type Position, start } from '../../machine/run.ts';
import { newSession } from '../../machine/session.ts';
import {
  NO_CARDS,
  ROUND_IS_OVER,
  type Session,
  type SessionEvent,
  type SessionGuardName,
  type SessionUpdateName,
} from '../../machine/session-law.ts';
import { type Move, movesOf } from '../coverage/move.ts';
import { clausesOfState, clausesOfWay, type Seen, wayIn } from './seen.ts';

/** Notes what a session is seen to carry out, its rounds by `noteRound`. */
export function noteSession(
  seen: Seen,
  { seats, rounds }: SessionRequest,
  law: Law,
  noteRound: (moves: readonly Move[]) => void,
): void {
  const asked: { readonly way: Transition; readonly guard: string }[] = [];
  const calls = { ...sessionCallsOf(law), asks: (way: Transition, guard: string) => void asked.push({ way, guard }) };
  const deal = (cards: Session['cards']): SessionEvent => ({ type: 'deal', cards });
  let position = start(sessionChart(law), newSession(seats), deal(NO_CARDS), calls);
  noteStep(seen, position, law);
  for (const { cards, actions } of rounds) {
    if (position.state.name !== 'between') break;
    position = advance(position, deal(cards), calls);
    noteStep(seen, position, law);
    const { context } = position;
    const moves = movesOf({ seats: law.session.seatsOf(context, law), cards, out: context.out }, actions, law);
    noteRound(moves);
    const table = moves.at(-1)?.after.context;
    if (table === undefined) break;
    position = advance(position, { type: ROUND_IS_OVER, output: table }, calls);
    noteStep(seen, position, law);
  }
  for (const { way, guard } of asked) {
    const { clauses } = law.session.guards[guard as SessionGuardName];
    seen.note('entries', clauses, `session guard ${guard}`);
    seen.note('transitions', clauses, wayIn(position.chart, way, 'session '));
  }
  if (!position.state.isFinal) return;
  seen.note('entries', ['S7.5', 'D19'], 'session resultsOf');
}

function noteStep(seen: Seen, { chart, state, taken }: Position<Session>, law: Law): void {
  for (const passed of [...taken.map(({ target }) => target), state]) {
    seen.note('states', clausesOfState(passed), `session ${passed.name}`);
  }
  for (const way of taken) {
    const name = wayIn(chart, way, 'session ');
    seen.note('transitions', clausesOfWay(way), name);
    for (const update of way.updates) {
      const clauses = Object.values(law.session.updates[update as SessionUpdateName].sets).flat();
      seen.note('entries', clauses, `session update ${update}`);
      seen.note('transitions', clauses, name);
    }
  }
}
