import { sessionCallsOf } from '../../machine/calls.ts';
import type { Transition } from '../../machine/compile.ts';
import type { Law } from '../../machine/law.ts';
import type { SessionRequest } from '../../machine/play-session.ts';
import type { Position } from '../../machine/run.ts';
import type { Session, SessionGuardName, SessionUpdateName } from '../../machine/session-law.ts';
import { type Move, movesOf } from '../coverage/move.ts';
import { followSession } from '../coverage/session-run.ts';
import { clausesOfState, clausesOfWay, type Seen, wayIn } from './seen.ts';

/** Notes what a session is seen to carry out, its rounds by `noteRound`. */
export function noteSession(
  seen: Seen,
  request: SessionRequest,
  law: Law,
  noteRound: (moves: readonly Move[]) => void,
): void {
  const asked: { readonly way: Transition; readonly guard: string }[] = [];
  const calls = { ...sessionCallsOf(law), asks: (way: Transition, guard: string) => void asked.push({ way, guard }) };
  const { chart, state } = followSession(request, law, calls, {
    step: (position) => noteStep(seen, position, law),
    round: (deal, actions) => {
      const moves = movesOf(deal, actions, law);
      noteRound(moves);
      return moves;
    },
  });
  for (const { way, guard } of asked) {
    const { clauses } = law.session.guards[guard as SessionGuardName];
    seen.note('entries', clauses, `session guard ${guard}`);
    seen.note('transitions', clauses, wayIn(chart, way, 'session '));
  }
  if (!state.isFinal) return;
  seen.note('entries', ['S7.5', 'D19'], 'session resultsOf');
}

function noteStep(seen: Seen, { chart, state, taken }: Position<Session>, law: Law): void {
  for (const passed of [...taken.map(({ target }) => target), state]) {
    seen.note('states', clausesOfState(passed), `session ${passed.name}`);
  }
  for (const way of taken) {
    const name = wayIn(chart, way, 'session ');
    seen.taken.add(name);
    seen.note('transitions', clausesOfWay(way), name);
    for (const update of way.updates) {
      const clauses = Object.values(law.session.updates[update as SessionUpdateName].sets).flat();
      seen.note('entries', clauses, `session update ${update}`);
      seen.note('transitions', clauses, name);
    }
  }
}
