import type { Law } from '../../machine/law.ts';
import { openSession, type SessionRequest } from '../../machine/play-session.ts';
import { type Move, movesOf } from './move.ts';

/** The moves of the rounds of a session. Throws `OutOfCards`. */
export function movesOfSession({ seats, rounds }: SessionRequest, law: Law): readonly Move[] {
  const session = openSession(seats, law);
  if (session === null) return [];
  return rounds.flatMap(({ cards, actions }) => {
    if (session.isOver()) return [];
    const moves = movesOf({ seats: session.seats(), cards, out: session.stands().out }, actions, law);
    const round = session.deal(cards);
    for (const action of actions) round?.act(action);
    return moves;
  });
}
