import type { GuardName } from '../../machine/guards.ts';
import { ENTRY_CLAUSES, type Law } from '../../machine/law.ts';
import { rowFor } from '../../machine/settlement.ts';
import type { UpdateName } from '../../machine/updates.ts';
import type { Move } from '../coverage/move.ts';
import { clausesOfState, clausesOfWay, type Seen, wayIn } from './seen.ts';

/** Notes what a move of a round is seen to carry out. `calls` are those of plain entries that it made. */
export function noteMove(
  seen: Seen,
  { before, after, action, asked, refusal, law }: Move,
  calls: Iterable<Call>,
): void {
  const { chart, state, taken, context } = after;
  for (const { way, guard } of asked) {
    const { clauses = clausesOfWay(way) } = law.guards[guard as GuardName];
    seen.note('entries', clauses, `guard ${guard}`);
    seen.note('transitions', clauses, wayIn(chart, way));
  }
  if (refusal !== null) {
    seen.note('states', refusal.clauses, state.name);
    const word = action?.do ?? '';
    if (Object.hasOwn(law.ruleset.excluded, word)) seen.note('entries', refusal.clauses, `ruleset excluded ${word}`);
    return;
  }
  for (const passed of [...(before === null ? [chart.initial] : []), ...taken.map(({ target }) => target)]) {
    seen.note('states', clausesOfState(passed), passed.name);
  }
  for (const way of taken) {
    const name = wayIn(chart, way);
    seen.taken.add(name);
    const updates = way.updates.map((update) => [update, law.updates[update as UpdateName].sets] as const);
    seen.note('transitions', clausesOfWay(way), name);
    for (const [, sets] of [['', way.meta?.sets ?? {}] as const, ...updates]) {
      seen.note('transitions', Object.values(sets).flat(), name);
    }
    for (const [update, sets] of updates) seen.note('entries', Object.values(sets).flat(), `update ${update}`);
  }
  for (const { entry, within } of calls) {
    const clauses = ENTRY_CLAUSES[entry];
    seen.note('entries', clauses, entry);
    const ways = [...taken, ...asked.map(({ way }) => way)];
    for (const way of ways.filter(({ guards, updates }) => [...guards, ...updates].includes(within))) {
      seen.note('transitions', clauses, wayIn(chart, way));
    }
  }
  if (state.name !== 'done') return;
  const end = taken.at(-1);
  for (const hand of context.seats.flatMap(({ hands }) => hands)) {
    const row = rowFor(hand, context, law);
    seen.note('entries', row?.clauses ?? [], `settlement ${row?.name}`);
    if (end !== undefined) seen.note('transitions', row?.clauses ?? [], wayIn(chart, end));
  }
}

/** A call of an entry that stands beside the guards and updates, within one of these; empty where it is for what is seen. */
export interface Call {
  readonly entry: keyof typeof ENTRY_CLAUSES;
  readonly within: string;
}

/** A law that tells which of its plain entries are called. */
export function listeningLaw(honest: Law): { readonly law: Law; readonly calls: Map<string, Call> } {
  const calls = new Map<string, Call>();
  let within = '';
  type Entry = (...args: unknown[]) => unknown;
  const inside = (name: string, entry: Entry): Entry => {
    return (...args) => {
      const before = within;
      within = name;
      try {
        return entry(...args);
      } finally {
        within = before;
      }
    };
  };
  const heard = (entry: Call['entry']): Entry => {
    return (...args) => {
      calls.set(`${entry} ${within}`, { entry, within });
      return (honest[entry] as Entry)(...args);
    };
  };
  const plain = (Object.keys(ENTRY_CLAUSES) as Call['entry'][]).map((entry) => [entry, heard(entry)]);
  const guards = Object.entries(honest.guards).map(([name, guard]) => [
    name,
    { ...guard, holds: inside(name, guard.holds as Entry) },
  ]);
  const updates = Object.entries(honest.updates).map(([name, update]) => [
    name,
    { ...update, apply: inside(name, update.apply as Entry) },
  ]);
  const law = {
    ...honest,
    ...Object.fromEntries(plain),
    guards: Object.fromEntries(guards),
    updates: Object.fromEntries(updates),
  };
  return { law, calls };
}
