import type { Chart, State, Transition } from '../../machine/compile.ts';
import type { Law } from '../../machine/law.ts';
import { clausesOfGame } from '../../machine/ruleset.ts';
import { nameOf, waysOf } from '../coverage/chart.ts';

/** What carries out the clauses of a game: the parts of the charts and the entries of the law. */
export const PARTS = ['states', 'transitions', 'entries'] as const;
export type Part = (typeof PARTS)[number];

/** For each clause of a game what was seen in a run to carry it out, by name. */
export class Seen {
  readonly #parts = new Map(PARTS.map((part) => [part, new Map<string, Set<string>>()]));
  readonly #law: Law;
  /** The names of the transitions that were taken. */
  readonly taken = new Set<string>();

  constructor(law: Law) {
    this.#law = law;
  }

  /** The names of a part that carry out a clause, in the order of the alphabet. */
  of(clause: string, part: Part): readonly string[] {
    return [...(this.#parts.get(part)?.get(clause) ?? [])].sort();
  }

  /** All names of a part that carry out anything. */
  all(part: Part): readonly string[] {
    return [...new Set([...(this.#parts.get(part)?.values() ?? [])].flatMap((names) => [...names]))].sort();
  }

  note(part: Part, clauses: readonly string[], name: string): void {
    const noted = this.#parts.get(part);
    for (const clause of clausesOfGame(clauses, this.#law.ruleset)) {
      noted?.set(clause, (noted.get(clause) ?? new Set()).add(name));
    }
  }
}

const names = new WeakMap<Chart, ReadonlyMap<Transition, string>>();

/** A transition by its name, with that of a chart before it. */
export function wayIn(chart: Chart, way: Transition, prefix = ''): string {
  const known =
    names.get(chart) ?? new Map(chart.states.flatMap((from) => waysOf(from).map((one) => [one, nameOf(one, from)])));
  names.set(chart, known);
  return `${prefix}${known.get(way)}`;
}

/** The clauses that a transition carries out. */
export function clausesOfWay({ meta }: Transition): readonly string[] {
  return meta?.clauses ?? [];
}

/** The clauses that a state carries out, with those of the states around it. */
export function clausesOfState({ metas }: State): readonly string[] {
  return metas.flatMap(({ clauses }) => clauses);
}
