import type { Law } from '../../machine/law.ts';
import { type SessionRequest, sessionChart } from '../../machine/play-session.ts';
import { advance, type Calls, type Position, start } from '../../machine/run.ts';
import { newSession } from '../../machine/session.ts';
import { NO_CARDS, ROUND_IS_OVER, type Session, type SessionEvent } from '../../machine/session-law.ts';
import type { Action } from '../../machine/table.ts';
import type { Deal, Move } from './move.ts';

/** Who follows a session. */
export interface Follower {
  /** A step of the chart of the session. */
  readonly step: (position: Position<Session>) => void;
  /** A round that is played, counted from 1; gives its moves. */
  readonly round: (deal: Deal, actions: readonly Action[], round: number) => readonly Move[];
}

/** Follows a session through its chart, its rounds included; gives where it ends. Throws `OutOfCards`. */
export function followSession(
  { seats, rounds }: SessionRequest,
  law: Law,
  calls: Calls<Session, SessionEvent>,
  follower: Follower,
): Position<Session> {
  const deal = (cards: Session['cards']): SessionEvent => ({ type: 'deal', cards });
  let position = start(sessionChart(law), newSession(seats), deal(NO_CARDS), calls);
  follower.step(position);
  for (const [at, { cards, actions }] of rounds.entries()) {
    if (position.state.name !== 'between') break;
    position = advance(position, deal(cards), calls);
    follower.step(position);
    const { context } = position;
    const dealt = { seats: law.session.seatsOf(context, law), cards, out: context.out };
    const table = follower.round(dealt, actions, at + 1).at(-1)?.after.context;
    if (table === undefined) break;
    position = advance(position, { type: ROUND_IS_OVER, output: table }, calls);
    follower.step(position);
  }
  return position;
}
