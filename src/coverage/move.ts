import { callsOf } from '../../machine/calls.ts';
import type { Transition } from '../../machine/compile.ts';
import type { Law } from '../../machine/law.ts';
import { roundChart } from '../../machine/play.ts';
import { guardNamesOf, type Refusal, type RoundPosition, refusalOf, transitionOf } from '../../machine/refusal.ts';
import { advance, type Calls, start } from '../../machine/run.ts';
import { type Action, type Cards, emptyTable, type SeatRequest, type Table } from '../../machine/table.ts';
import { type RoundEvent, WORDS } from '../../machine/words.ts';

/** A guard that the chart asked on its way, and what it said. */
export interface Asked {
  readonly way: Transition;
  readonly guard: string;
  readonly held: boolean;
}

/** One step of a round as the chart makes it. */
export interface Move {
  readonly law: Law;
  /** Null at the deal. */
  readonly before: RoundPosition | null;
  readonly action: Action | null;
  /** The same as before where the action is refused. */
  readonly after: RoundPosition;
  readonly refusal: Refusal | null;
  readonly asked: readonly Asked[];
}

/** What is dealt: the seats, the cards, and the seats that are out. */
export interface Deal {
  readonly seats: readonly SeatRequest[];
  readonly cards: Cards;
  readonly out?: readonly number[];
}

const NOBODY: RoundEvent = { type: 'keep', seat: 0, do: '' };

/** What the chart is told of an action; of nobody's at the deal. */
export function eventOf(action: Action | null): RoundEvent {
  return action === null ? NOBODY : ({ ...action, type: action.do } as RoundEvent);
}

/** The deal of a round. Throws `OutOfCards`. */
export function dealMove({ seats, cards, out = [] }: Deal, law: Law): Move {
  const asked: Asked[] = [];
  const after = start(roundChart(law), emptyTable(seats, cards, out), eventOf(null), listening(law, asked));
  return { law, before: null, action: null, after, refusal: null, asked };
}

/** What an action makes of a position. Throws `OutOfCards`. */
export function moveOf(before: RoundPosition, action: Action, law: Law): Move {
  const refusal = refusalOf(before, action, law);
  if (refusal !== null) return { law, before, action, after: before, refusal, asked: askedInVain(before, action, law) };
  const asked: Asked[] = [];
  return { law, before, action, after: advance(before, eventOf(action), listening(law, asked)), refusal, asked };
}

/** The moves of a script. Throws `OutOfCards`. */
export function movesOf(deal: Deal, actions: readonly Action[], law: Law): readonly Move[] {
  let last = dealMove(deal, law);
  return [
    last,
    ...actions.map((action) => {
      last = moveOf(last.after, action, law);
      return last;
    }),
  ];
}

/** What the names of the chart mean under a law, with an ear for the guards that are asked. */
function listening(law: Law, asked: Asked[]): Calls<Table, RoundEvent> {
  const known = ears.get(law);
  if (known !== undefined) {
    known.asked = asked;
    return known.calls;
  }
  const ear = {
    asked,
    calls: {
      ...callsOf(law),
      asks: (way: Transition, guard: string, held: boolean) => void ear.asked.push({ way, guard, held }),
    },
  };
  ears.set(law, ear);
  return ear.calls;
}

const ears = new WeakMap<Law, { asked: Asked[]; readonly calls: Calls<Table, RoundEvent> }>();

/** The guards of the transition of a refused action, up to the one that refuses it. */
function askedInVain(position: RoundPosition, action: Action, law: Law): readonly Asked[] {
  const word = WORDS.find((known) => known === action.do);
  const way = word === undefined ? undefined : transitionOf(position, word);
  if (way === undefined) return [];
  const answers = guardNamesOf(way).map((guard) => law.guards[guard].holds(position.context, action, law));
  const refusing = answers.indexOf(false);
  return guardNamesOf(way)
    .slice(0, refusing + 1)
    .map((guard, at) => ({ way, guard, held: answers[at] ?? false }));
}
