import assert from 'node:assert/strict';
import { type AnyMachineSnapshot, type AnyTransitionDefinition, createActor } from 'xstate';
import { callsOf } from '../machine/calls.ts';
import type { Transition } from '../machine/compile.ts';
import type { Law } from '../machine/law.ts';
import { roundChart } from '../machine/play.ts';
import { createRound, type RoundMachine } from '../machine/round.ts';
import { advance, start } from '../machine/run.ts';
import type { Request } from '../machine/step.ts';
import { emptyTable } from '../machine/table.ts';
import type { RoundEvent } from '../machine/words.ts';

const machines = new WeakMap<Law, RoundMachine>();

function machineOf(law: Law): RoundMachine {
  const machine = machines.get(law) ?? createRound(law);
  machines.set(law, machine);
  return machine;
}

/** A place that a run came to: the transitions that led there, the state, and everything on the table, as one text. */
type Place = string;

/** The places of a script, the deal and one after each action, as XState runs the chart. */
export function placesByXState({ seats, cards, actions }: Omit<Request, 'ruleset'>, law: Law): readonly Place[] {
  let taken: string[] = [];
  const actor = createActor(machineOf(law), {
    input: emptyTable(seats, cards),
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(wayOf));
    },
  });
  actor.subscribe({ error: () => undefined });
  actor.start();
  const places: Place[] = [];
  const note = () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'error') throw snapshot.error;
    places.push(placeOf(taken, nameOf(snapshot), snapshot.context));
    taken = [];
  };
  note();
  for (const action of actions) {
    if (actor.getSnapshot().status === 'active') actor.send({ ...action, type: action.do as RoundEvent['type'] });
    note();
  }
  return places;
}

/** The places of a script as the compiled chart is run. */
export function placesByTable({ seats, cards, actions }: Omit<Request, 'ruleset'>, law: Law): readonly Place[] {
  const calls = callsOf(law);
  let position = start(roundChart(law), emptyTable(seats, cards), { type: 'keep', seat: 0, do: '' }, calls);
  const places = [placeOf(position.taken.map(tell), position.state.name, position.context)];
  for (const action of actions) {
    const next = advance(position, { ...action, type: action.do as RoundEvent['type'] }, calls);
    const taken = next === position ? [] : next.taken.map(tell);
    places.push(placeOf(taken, next.state.name, next.context));
    position = next;
  }
  return places;
}

/** Holds that both runs of a script come to the same places. */
export function holdBothRuns(request: Omit<Request, 'ruleset'>, law: Law): void {
  assert.deepEqual(placesByTable(request, law), placesByXState(request, law));
}

/** `play.choice` for the nested value `{ play: 'choice' }`. */
function nameOf({ value }: Pick<AnyMachineSnapshot, 'value'>): string {
  if (typeof value === 'string') return value;
  const [[name, nested] = ['', undefined]] = Object.entries(value);
  return nested === undefined ? name : `${name}.${nameOf({ value: nested })}`;
}

function placeOf(taken: readonly string[], state: string, table: unknown): Place {
  return `${taken.join(' ')} ${state} ${JSON.stringify(table)}`;
}

function tell({ event, guards, updates, target }: Transition): string {
  return `${event ?? ''}[${guards}]/${updates}>${target.name}`;
}

/** A transition of XState in the same words. */
function wayOf({ eventType, guard, actions, target = [] }: AnyTransitionDefinition): string {
  const guards = typeof guard === 'object' && 'params' in guard ? guard.params : (guard ?? '');
  const updates = actions.map((action) => (typeof action === 'object' ? action.type : action));
  const leaves = target.map(({ path, initial }) =>
    [...path, ...(initial?.target ?? []).map(({ key }) => key)].join('.'),
  );
  return `${eventType}[${guards}]/${updates}>${leaves}`;
}
