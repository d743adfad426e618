import type { Chart, State, Transition } from './compile.ts';

/** Where a run of a chart stands. */
export interface Position<Context> {
  readonly chart: Chart;
  readonly state: State;
  readonly context: Context;
  /** The transitions that led here from the position before, in order. */
  readonly taken: readonly Transition[];
}

/** What the names of a chart mean. */
export interface Calls<Context, Event> {
  readonly holds: (guard: string, context: Context, event: Event) => boolean;
  readonly apply: (update: string, context: Context, event: Event) => Context;
  /** Told of each guard of a transition that is asked, and what it said. */
  readonly asks?: (way: Transition, guard: string, held: boolean) => void;
}

/** The first position of a chart, everything done that follows by itself. `event` stands for the start. */
export function start<Context, Event>(
  chart: Chart,
  context: Context,
  event: Event,
  calls: Calls<Context, Event>,
): Position<Context> {
  return settle({ chart, state: chart.initial, context, taken: [] }, event, calls);
}

/** The position after an event and everything that follows by itself; the same where nothing takes the event. */
export function advance<Context, Event extends { readonly type: string }>(
  position: Position<Context>,
  event: Event,
  calls: Calls<Context, Event>,
): Position<Context> {
  const { chart, state, context } = position;
  const way = firstOpen(state.on.get(event.type) ?? [], context, event, calls);
  if (way === undefined) return position;
  return settle(follow({ chart, state, context, taken: [] }, way, event, calls), event, calls);
}

function settle<Context, Event>(
  from: Position<Context>,
  event: Event,
  calls: Calls<Context, Event>,
): Position<Context> {
  let position = from;
  for (;;) {
    const way = firstOpen(position.state.always, position.context, event, calls);
    if (way === undefined) return position;
    position = follow(position, way, event, calls);
  }
}

function follow<Context, Event>(
  { chart, context, taken }: Position<Context>,
  way: Transition,
  event: Event,
  calls: Calls<Context, Event>,
): Position<Context> {
  const after = way.updates.reduce((before, update) => calls.apply(update, before, event), context);
  return { chart, state: way.target, context: after, taken: [...taken, way] };
}

function firstOpen<Context, Event>(
  ways: readonly Transition[],
  context: Context,
  event: Event,
  calls: Calls<Context, Event>,
): Transition | undefined {
  return ways.find((way) =>
    way.guards.every((guard) => {
      const held = calls.holds(guard, context, event);
      calls.asks?.(way, guard, held);
      return held;
    }),
  );
}
