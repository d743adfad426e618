import assert from 'node:assert/strict';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { callsOf } from '../machine/calls.ts';
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

/** A place that a run came to: the state, and everything on the table, as one text. */
type Place = string;

/** The places of a script, the deal and one after each action, as XState runs the chart. */
export function placesByXState({ seats, cards, actions }: Omit<Request, 'ruleset'>, law: Law): readonly Place[] {
  const actor = createActor(machineOf(law), { input: emptyTable(seats, cards) }).start();
  const places = [placeOf(nameOf(actor.getSnapshot()), actor.getSnapshot().context)];
  for (const action of actions) {
    if (actor.getSnapshot().status === 'active') actor.send({ ...action, type: action.do as RoundEvent['type'] });
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'error') throw snapshot.error;
    places.push(placeOf(nameOf(snapshot), snapshot.context));
  }
  return places;
}

/** The places of a script as the compiled chart is run. */
export function placesByTable({ seats, cards, actions }: Omit<Request, 'ruleset'>, law: Law): readonly Place[] {
  const calls = callsOf(law);
  let position = start(roundChart(law), emptyTable(seats, cards), { type: 'keep', seat: 0, do: '' }, calls);
  const places = [placeOf(position.state.name, position.context)];
  for (const action of actions) {
    position = advance(position, { ...action, type: action.do as RoundEvent['type'] }, calls);
    places.push(placeOf(position.state.name, position.context));
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

function placeOf(state: string, table: unknown): Place {
  return `${state} ${JSON.stringify(table)}`;
}
