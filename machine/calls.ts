import { assign } from 'xstate';
import type { GuardName } from './guards.ts';
import type { Law } from './law.ts';
import type { Calls } from './run.ts';
import type { Session, SessionEvent, SessionGuardName, SessionUpdateName } from './session-law.ts';
import type { Table } from './table.ts';
import type { UpdateName } from './updates.ts';
import type { RoundEvent } from './words.ts';

type GuardArguments = { readonly context: Table; readonly event: RoundEvent };

/** What the names of the chart of a round mean under a law. */
export function callsOf(law: Law): Calls<Table, RoundEvent> {
  const { guards, updates } = law;
  return {
    holds: (name, table, event) => guards[name as GuardName].holds(table, event, law),
    apply: (name, table, event) => updates[name as UpdateName].apply(table, event, law),
  };
}

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

/** What the names of the chart of a session mean under a law. */
export function sessionCallsOf(law: Law): Calls<Session, SessionEvent> {
  const { guards, updates } = law.session;
  return {
    holds: (name, session) => guards[name as SessionGuardName].holds(session, law),
    apply: (name, session, event) => updates[name as SessionUpdateName].apply(session, event, law),
  };
}

type SessionArguments = { readonly context: Session; readonly event: SessionEvent };

/** The guards of a session as XState calls them by name. */
export function sessionGuardsOf(law: Law) {
  const { holds } = sessionCallsOf(law);
  const names = Object.keys(law.session.guards) as SessionGuardName[];
  return Object.fromEntries(
    names.map((name) => [name, ({ context, event }: SessionArguments) => holds(name, context, event)]),
  ) as { [Name in SessionGuardName]: (args: SessionArguments) => boolean };
}

/** The updates of a session as XState calls them by name. */
export function sessionUpdatesOf(law: Law) {
  const { apply } = sessionCallsOf(law);
  const names = Object.keys(law.session.updates) as SessionUpdateName[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      assign<Session, SessionEvent, undefined, SessionEvent, never>(({ context, event }) =>
        apply(name, context, event),
      ),
    ]),
  ) as {
    [Name in SessionUpdateName]: ReturnType<typeof assign<Session, SessionEvent, undefined, SessionEvent, never>>;
  };
}
