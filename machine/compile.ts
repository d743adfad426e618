import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { RoundMeta } from './meta.ts';

/** A transition of a chart: names of what it asks and does, and where it leads. */
export interface Transition {
  /** The event that takes it; null for one that follows by itself. */
  readonly event: string | null;
  /** The guards that must all hold. */
  readonly guards: readonly string[];
  /** The updates, in order. */
  readonly updates: readonly string[];
  readonly target: State;
  readonly meta: RoundMeta | undefined;
}

/** A state of a chart in which nothing is nested. */
export interface State {
  /** The names on the way to it: `play.choice`. */
  readonly name: string;
  readonly isFinal: boolean;
  /** What it carries and what those around it carry, from the inside out. */
  readonly metas: readonly RoundMeta[];
  /** The first whose guards hold is taken by itself. */
  readonly always: readonly Transition[];
  /** For each event the transitions of which the first whose guards hold is taken. */
  readonly on: ReadonlyMap<string, readonly Transition[]>;
}

/** A chart as a table that can be run fast over any law: it holds names only. */
export interface Chart {
  readonly initial: State;
  readonly states: readonly State[];
}

/**
 * The table of a statechart, read off its own definition: no parallel states, no history, nothing done on entry or exit,
 * guards named or joined by `every`. Throws where a chart has what the table cannot hold.
 */
export function compile(machine: AnyStateMachine): Chart {
  const leaves = leavesOf(machine.root);
  const states = new Map<AnyStateNode, State>();
  const stateAt = (node: AnyStateNode): State => {
    const leaf = leafOf(node);
    const state = states.get(leaf);
    if (state === undefined) throw new Error(`${node.id} leads to no state of the chart`);
    return state;
  };
  const open = leaves.map((node) => {
    demandPlain(node);
    const always: Transition[] = [];
    const on = new Map<string, readonly Transition[]>();
    const state: State = {
      name: node.path.join('.'),
      isFinal: node.type === 'final',
      metas: [node, ...ancestorsOf(node)].flatMap(({ meta }) => meta ?? []),
      always,
      on,
    };
    states.set(node, state);
    return { node, always, on };
  });
  for (const { node, always, on } of open) {
    const around = [node, ...ancestorsOf(node)];
    always.push(...around.flatMap((one) => (one.always ?? []).map((way) => transitionOf(way, null, stateAt))));
    for (const event of new Set(around.flatMap((one) => [...one.transitions.keys()]))) {
      const ways = around.flatMap((one) => one.transitions.get(event) ?? []);
      if (event !== '')
        on.set(
          event,
          ways.map((way) => transitionOf(way, event, stateAt)),
        );
    }
  }
  return { initial: stateAt(machine.root), states: [...states.values()] };
}

function leavesOf(node: AnyStateNode): readonly AnyStateNode[] {
  const nested = Object.values(node.states);
  return nested.length === 0 ? [node] : nested.flatMap(leavesOf);
}

/** The state in which one is that enters a node. */
function leafOf(node: AnyStateNode): AnyStateNode {
  const [first] = node.initial?.target ?? [];
  return first === undefined ? node : leafOf(first as AnyStateNode);
}

function ancestorsOf({ parent }: AnyStateNode): readonly AnyStateNode[] {
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
}

function demandPlain(node: AnyStateNode): void {
  for (const one of [node, ...ancestorsOf(node)]) {
    if (one.type === 'parallel' || one.type === 'history' || one.entry.length + one.exit.length > 0)
      throw new Error(`${one.id} is parallel, has a history, or does something on entry or exit`);
  }
}

function transitionOf(
  { guard, actions, target, meta }: AnyTransitionDefinition,
  event: string | null,
  stateAt: (node: AnyStateNode) => State,
): Transition {
  const [to, ...more] = target ?? [];
  if (to === undefined || more.length > 0) throw new Error('a transition leads to one state');
  const updates = actions.map(nameOf);
  return { event, guards: guardNames(guard), updates, target: stateAt(to as AnyStateNode), meta };
}

function guardNames(guard: AnyTransitionDefinition['guard']): readonly string[] {
  if (guard === undefined) return [];
  if (typeof guard === 'string') return [guard];
  if (typeof guard === 'object' && guard.type === 'every') return (guard as { params: readonly string[] }).params;
  throw new Error('a guard is named, or joins named ones by every');
}

function nameOf(action: AnyTransitionDefinition['actions'][number]): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && 'type' in action) return action.type;
  throw new Error('an update is named');
}
