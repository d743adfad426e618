import { assign } from 'xstate';
import type { GuardName } from './guards.ts';
import type { Law } from './law.ts';
import type { Table } from './table.ts';
import type { UpdateName } from './updates.ts';
import type { RoundEvent } from './words.ts';

type GuardArguments = { readonly context: Table; readonly event: RoundEvent };

/** The guards of a law as XState calls them by name. */
export function guardsOf(law: Law) {
  const names = Object.keys(law.guards) as GuardName[];
  return Object.fromEntries(
    names.map((name) => [name, ({ context, event }: GuardArguments) => law.guards[name].holds(context, event, law)]),
  ) as { [Name in GuardName]: (args: GuardArguments) => boolean };
}

/** The guard that joins others: true where all that it names hold. */
export function everyOf(law: Law) {
  return ({ context, event }: GuardArguments, names: readonly GuardName[]): boolean =>
    names.every((name) => law.guards[name].holds(context, event, law));
}

/** The updates of a law as XState calls them by name. */
export function updatesOf(law: Law) {
  const names = Object.keys(law.updates) as UpdateName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      assign<Table, RoundEvent, undefined, RoundEvent, never>(({ context, event }) =>
        law.updates[name].apply(context, event, law),
      ),
    ]),
  ) as { [Name in UpdateName]: ReturnType<typeof assign<Table, RoundEvent, undefined, RoundEvent, never>> };
}
