import type { Chart } from '../../machine/compile.ts';
import { advance, type Calls, type Position, start } from '../../machine/run.ts';

/** A place in a graph: where a run stands, and for each event of a list the key of the place that it leads to. */
export interface Node<Context> {
  readonly position: Position<Context>;
  readonly next: readonly string[];
}

/** What is walked. */
export interface Walk<Context, Event> {
  readonly chart: Chart;
  readonly context: Context;
  readonly events: readonly Event[];
  readonly calls: Calls<Context, Event>;
  /** Two positions with the same key are one place. */
  readonly keyOf: (position: Position<Context>) => string;
  /** The most places; throws where there are more. */
  readonly limit: number;
}

/** Every place that events lead to, breadth first, each with what every event makes of it; an event that nothing takes stays. */
export function adjacencyOf<Context, Event extends { readonly type: string }>({
  chart,
  context,
  events,
  calls,
  keyOf,
  limit,
}: Walk<Context, Event>): ReadonlyMap<string, Node<Context>> {
  const [first] = events;
  if (first === undefined) throw new Error('a walk needs events');
  const nodes = new Map<string, Node<Context>>();
  const begin = start(chart, context, first, calls);
  const queue: [string, Position<Context>][] = [[keyOf(begin), begin]];
  const seen = new Set(queue.map(([key]) => key));
  for (const [key, position] of queue) {
    const next = events.map((event) => {
      const led = advance(position, event, calls);
      if (led === position) return key;
      const to = keyOf(led);
      if (!seen.has(to)) {
        if (seen.size === limit) throw new Error(`there are more than ${limit} places`);
        seen.add(to);
        queue.push([to, led]);
      }
      return to;
    });
    nodes.set(key, { position, next });
  }
  return nodes;
}
