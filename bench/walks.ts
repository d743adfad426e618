import assert from 'node:assert/strict';
import { getAdjacencyMap } from '@xstate/graph';
import { callsOf } from '../machine/calls.ts';
import type { Law } from '../machine/law.ts';
import { roundChart } from '../machine/play.ts';
import { createRound } from '../machine/round.ts';
import { advance, type Position, start } from '../machine/run.ts';
import { emptyTable, type Table } from '../machine/table.ts';
import type { RoundEvent } from '../machine/words.ts';
import { adjacencyOf } from '../src/paths/adjacency.ts';
import { type Plain, plainRest, plainStep } from './plain.ts';
import { CARDS, EVENTS, SEATS } from './shoe.ts';

const events: readonly RoundEvent[] = EVENTS;
const [FIRST] = EVENTS;

/** What matters of a place: the state, what lies on the table, and how far the draws have gone. */
function keyOf(state: string, { seats, dealer, drawn, turn }: Table): string {
  return `${state} ${JSON.stringify([seats, dealer, drawn.length, turn])}`;
}

function nameOf(value: string | object): string {
  return typeof value === 'string' ? value : `play.${Object.values(value).join('.')}`;
}

/** The places of the committed shoe as the compiled chart walks them. */
export function walkCompiled(law: Law): ReadonlyMap<string, { readonly next: readonly string[] }> {
  return adjacencyOf({
    chart: roundChart(law),
    context: emptyTable(SEATS, CARDS),
    events,
    calls: callsOf(law),
    keyOf: ({ state, context }: Position<Table>) => keyOf(state.name, context),
    limit: 1_000_000,
  });
}

/** What @xstate/graph says of a transition. */
interface Next {
  readonly state: { readonly value: string | object; readonly context: Table };
}

/** The same places as @xstate/graph walks them, with the same key: for each the keys that its events lead to. */
export function nextByXState(law: Law): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(walkXState(law)).map(([key, { transitions }]) => [
      key,
      (Object.values(transitions) as readonly Next[]).map(({ state: { value, context } }) =>
        keyOf(nameOf(value), context),
      ),
    ]),
  );
}

/** The walk of @xstate/graph itself. */
export function walkXState(law: Law): ReturnType<typeof getAdjacencyMap> {
  return getAdjacencyMap(createRound(law), {
    events: [...events] as never,
    input: emptyTable(SEATS, CARDS),
    serializeState: ({ value, context }: never) => keyOf(nameOf(value), context),
    limit: Number.POSITIVE_INFINITY,
  } as never);
}

/** A walk down the shoe, the same words again and again, by the compiled chart; returns the number of steps. */
export function stepCompiled(law: Law, paths: readonly (readonly RoundEvent[])[]): number {
  const calls = callsOf(law);
  let steps = 0;
  for (const path of paths) {
    let position = start(roundChart(law), emptyTable(SEATS, CARDS), FIRST, calls);
    for (const event of path) position = advance(position, event, calls);
    steps += path.length;
  }
  return steps;
}

/** The same by a plain function over the same law. */
export function stepPlain(law: Law, paths: readonly (readonly RoundEvent[])[]): number {
  let steps = 0;
  for (const path of paths) {
    let plain = plainRest({ state: 'table', table: emptyTable(SEATS, CARDS) }, FIRST, law);
    for (const event of path) plain = plainStep(plain, event, law);
    steps += path.length;
  }
  return steps;
}

/** Paths of words drawn by a fixed rule, which both ways of stepping bring to the same place. */
export function somePaths(law: Law): readonly (readonly RoundEvent[])[] {
  const calls = callsOf(law);
  let state = 22;
  const draw = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const paths = Array.from({ length: 500 }, () =>
    Array.from({ length: 20 }, () => events[draw(events.length)] ?? FIRST),
  );
  for (const path of paths) {
    let position = start(roundChart(law), emptyTable(SEATS, CARDS), FIRST, calls);
    let plain: Plain = plainRest({ state: 'table', table: emptyTable(SEATS, CARDS) }, FIRST, law);
    for (const event of path) {
      position = advance(position, event, calls);
      plain = plainStep(plain, event, law);
      assert.deepEqual(plain, { state: position.state.name, table: position.context });
    }
  }
  return paths;
}
