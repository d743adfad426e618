import { callsOf, sessionCallsOf } from '../../machine/calls.ts';
import type { Card } from '../../machine/cards.ts';
import type { Law } from '../../machine/law.ts';
import type { SessionRequest } from '../../machine/play-session.ts';
import type { Position } from '../../machine/run.ts';
import type { Request } from '../../machine/step.ts';
import { type Action, emptyTable, type Table } from '../../machine/table.ts';
import { nameOf } from '../coverage/chart.ts';
import { type Deal, eventOf, type Move, movesOf } from '../coverage/move.ts';
import { followSession } from '../coverage/session-run.ts';
import { wayIn } from '../trace/seen.ts';

/** A transition that was taken, with the cards that came onto the table by it. */
export interface Taken {
  readonly way: string;
  readonly cards: readonly Card[];
}

/** What a step of a script takes a chart through. */
export interface Stage {
  /** From 1; null for a round by itself, and for a step of the session's own chart. */
  readonly round: number | null;
  /** 0 is the deal; null for a step of the session's own chart. */
  readonly step: number | null;
  /** Nothing where an action is refused. */
  readonly taken: readonly Taken[];
  /** The names of the states that it passes, the last of which it ends in. */
  readonly passed: readonly string[];
}

/** The way of a request through the charts. Throws `OutOfCards`. */
export function pathOf(request: Request | SessionRequest, law: Law): readonly Stage[] {
  if (!('rounds' in request)) return stagesOf(request, movesOf(request, request.actions, law), null);
  const stages: Stage[] = [];
  followSession(request, law, sessionCallsOf(law), {
    step: ({ chart, state, taken }) => {
      const ways = taken.map((way) => ({ way: wayIn(chart, way, 'session '), cards: [] }));
      const passed = passedIn({ chart, state, taken }, stages.length === 0).map((name) => `session.${name}`);
      stages.push({ round: null, step: null, taken: ways, passed });
    },
    round: (deal, actions: readonly Action[], round) => {
      const moves = movesOf(deal, actions, law);
      stages.push(...stagesOf(deal, moves, round));
      return moves;
    },
  });
  return stages;
}

function stagesOf(deal: Deal, moves: readonly Move[], round: number | null): readonly Stage[] {
  return moves.map((move, step) => {
    const passed = move.refusal === null ? passedIn(move.after, move.before === null) : [move.after.state.name];
    return { round, step, taken: takenIn(move, deal), passed };
  });
}

/** The states of a step; the first of a chart is passed at its start. */
function passedIn(
  { chart, state, taken }: Pick<Position<unknown>, 'chart' | 'state' | 'taken'>,
  isFirst: boolean,
): readonly string[] {
  const passed = [...(isFirst ? [chart.initial] : []), ...taken.map(({ target }) => target)];
  return (passed.length === 0 ? [state] : passed).map(({ name }) => name);
}

function takenIn({ law, before, action, after, refusal }: Move, { seats, cards, out }: Deal): readonly Taken[] {
  if (refusal !== null) return [];
  const { apply } = callsOf(law);
  let from = before?.state ?? after.chart.initial;
  let table = before?.context ?? emptyTable(seats, cards, out);
  return after.taken.map((way) => {
    const next = way.updates.reduce((now, update) => apply(update, now, eventOf(action)), table);
    const taken = { way: nameOf(way, from), cards: broughtBy(table, next) };
    table = next;
    from = way.target;
    return taken;
  });
}

/** The cards that are dealt, or drawn, from one table to the next. */
function broughtBy(before: Table, after: Table): readonly Card[] {
  if (before.dealer.length > 0 || after.dealer.length === 0) return after.drawn.slice(before.drawn.length);
  return [...after.seats.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)), ...after.dealer];
}
