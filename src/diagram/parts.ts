import type { Chart, State, Transition } from '../../machine/compile.ts';
import type { Law } from '../../machine/law.ts';
import type { RoundMeta } from '../../machine/meta.ts';
import { roundChart } from '../../machine/play.ts';
import { sessionChart } from '../../machine/play-session.ts';
import { clausesOfGame } from '../../machine/ruleset.ts';
import { ROUND_IS_OVER } from '../../machine/session-law.ts';
import { nameOf, waysOf } from '../coverage/chart.ts';

/** A transition with where it starts. */
export interface Way {
  /** As the coverage names it; with `session ` before it for one of a session. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Null for one that follows by itself. */
  readonly event: string | null;
  readonly guards: readonly string[];
  readonly updates: readonly string[];
  readonly clauses: readonly string[];
}

/** A state of a chart. */
export interface Place {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly isInitial: boolean;
  readonly isFinal: boolean;
  /** The state around it. */
  readonly around: { readonly name: string; readonly clauses: readonly string[] } | null;
}

/** A chart as a picture needs it. */
export interface ChartParts {
  readonly places: readonly Place[];
  readonly ways: readonly Way[];
}

/** The parts of the chart of a round, with the clauses of a game. */
export function roundParts(law: Law): ChartParts {
  return partsOf(roundChart(law), law, '', '');
}

/** The parts of the chart of a session, with `session.` before the names of its states. */
export function sessionParts(law: Law): ChartParts {
  return partsOf(sessionChart(law), law, 'session.', 'session ');
}

function partsOf(chart: Chart, law: Law, ofStates: string, ofWays: string): ChartParts {
  const cited = (meta: RoundMeta | undefined) => clausesOfGame(meta?.clauses ?? [], law.ruleset);
  return {
    places: chart.states.map((state) => ({
      name: `${ofStates}${state.name}`,
      clauses: cited(state.metas[0]),
      isInitial: state === chart.initial,
      isFinal: state.isFinal,
      around: aroundOf(state, cited),
    })),
    ways: chart.states.flatMap((state) =>
      waysOf(state).map((way) => ({
        name: `${ofWays}${nameOf(way, state)}`,
        from: `${ofStates}${state.name}`,
        to: `${ofStates}${way.target.name}`,
        event: eventOf(way),
        guards: way.guards,
        updates: way.updates,
        clauses: cited(way.meta),
      })),
    ),
  };
}

/** The state around a nested one: what it cites stands after what the nested one cites itself. */
function aroundOf({ name, metas }: State, cited: (meta: RoundMeta | undefined) => readonly string[]): Place['around'] {
  const end = name.lastIndexOf('.');
  return end < 0 ? null : { name: name.slice(0, end), clauses: cited(metas[1]) };
}

/** The end of the round in a session has no name of its own in the chart. */
function eventOf({ event }: Transition): string | null {
  return event === ROUND_IS_OVER ? 'roundIsOver' : event;
}
