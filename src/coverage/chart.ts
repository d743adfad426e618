import type { Chart, State, Transition } from '../../machine/compile.ts';
import type { Move } from './move.ts';

/** The states, transitions, answers of guards and pairs of consecutive transitions of a chart. */
export function chartItems(chart: Chart): readonly string[] {
  const labels = [...labelsOf(chart).values()];
  return [
    ...chart.states.map(stateItem),
    ...labels.map(({ name }) => name),
    ...labels.flatMap(({ asked }) => [...asked.values()].flatMap(({ holds, doesNot }) => [holds, doesNot])),
    ...labels.flatMap(({ followed }) => [...followed.values()]),
  ];
}

/** What of the chart a move shows. */
export function chartItemsOf({ before, after, asked, refusal }: Move): readonly string[] {
  const labels = labelsOf(after.chart);
  const asks = asked.flatMap(({ way, guard, held }) => {
    const answers = labels.get(way)?.asked.get(guard);
    return answers === undefined ? [] : [held ? answers.holds : answers.doesNot];
  });
  if (refusal !== null) return asks;
  const { taken } = after;
  const states = [before?.state ?? after.chart.initial, ...taken.map(({ target }) => target)];
  const last = before?.taken.at(-1);
  const row = last === undefined ? taken : [last, ...taken];
  return [
    ...states.map(stateItem),
    ...taken.flatMap((way) => labels.get(way)?.name ?? []),
    ...asks,
    ...row.flatMap((way, at) => {
      const next = row[at + 1];
      return (next === undefined ? undefined : labels.get(way)?.followed.get(next)) ?? [];
    }),
  ];
}

function stateItem({ name }: State): string {
  return name;
}

/** What is said of a transition. */
interface Labels {
  /** Where it starts, what takes it, and where it leads. */
  readonly name: string;
  readonly asked: ReadonlyMap<string, { readonly holds: string; readonly doesNot: string }>;
  readonly followed: ReadonlyMap<Transition, string>;
}

const known = new WeakMap<Chart, ReadonlyMap<Transition, Labels>>();

/** What is said of the transitions of a chart, each text made once. */
function labelsOf(chart: Chart): ReadonlyMap<Transition, Labels> {
  const labels = known.get(chart) ?? labelsFor(chart);
  known.set(chart, labels);
  return labels;
}

function labelsFor(chart: Chart): ReadonlyMap<Transition, Labels> {
  const names = new Map(chart.states.flatMap((state) => waysOf(state).map((way) => [way, nameOf(way, state)])));
  return new Map(
    [...names].map(([way, name]) => [
      way,
      {
        name,
        asked: new Map(
          way.guards.map((guard) => [
            guard,
            { holds: `${name}: ${guard} holds`, doesNot: `${name}: ${guard} does not hold` },
          ]),
        ),
        followed: new Map(waysOf(way.target).map((next) => [next, `${name}, then ${names.get(next)}`])),
      },
    ]),
  );
}

/** A transition by the state that it starts from, what takes it, and where it leads. */
export function nameOf({ event, guards, target }: Transition, from: State): string {
  const by = event ?? (guards.length === 0 ? 'else' : guards.join(' and '));
  return `${from.name} (${by}) ${target.name}`;
}

/** The transitions that start from a state. */
export function waysOf({ always, on }: State): readonly Transition[] {
  return [...always, ...[...on.values()].flat()];
}
