import type { AnyTransitionDefinition } from 'xstate';
import type { Law } from './law.ts';
import {
  clausesOf,
  type Reason,
  type Refusal,
  type RoundSnapshot,
  refusalOf,
  transitionOf,
  wordsOf,
} from './refusal.ts';
import type { RoundMeta } from './round.ts';
import { rowFor } from './settlement.ts';
import { leastAction } from './step.ts';
import type { Field, UpdateName } from './updates.ts';

/** The clauses that a step rests on. */
export interface Cited {
  /** Those of the transitions taken and of the law's entries used, the action's own first. */
  readonly clauses: readonly string[];
  /** The clause behind each part of the step, by JSON pointer; `*` stands for any place in a list. */
  readonly fields: { readonly [pointer: string]: string };
  /** For a refused action: every reason that applies. */
  readonly reasons?: readonly Reason[];
}

/** What happened in a step, as the chart reports it. */
export interface Happened {
  readonly taken: readonly AnyTransitionDefinition[];
  readonly snapshot: RoundSnapshot;
  readonly law: Law;
  readonly refusal?: Refusal;
  readonly reasons?: readonly Reason[];
}

const POINTERS: { readonly [Name in Field]: string } = {
  cards: '/seats/*/hands/*/cards',
  stake: '/seats/*/hands/*/stake',
  natural: '/seats/*/hands/*/natural',
  chips: '/seats/*/chips',
  insurance: '/seats/*/insurance',
  dealer: '/dealer',
  turn: '/turn',
};

/** What holds of a part of every step, unless something in the step sets it by another clause. */
const STANDING = {
  '/seats/*/hands/*/total': 'S2.6',
  '/seats/*/hands/*/soft': 'S2.6',
  '/seats/*/hands/*/natural': 'S2.8',
  '/seats/*/insurance': 'S3.3',
  '/dealer': 'S2.4',
};

/** The clauses that a step rests on, read off the transitions taken and the law's entries. */
export function citationOf({ taken, snapshot, law, refusal, reasons }: Happened): Cited {
  if (refusal !== undefined) {
    const clauses = refusal.clause === undefined ? [] : [refusal.clause];
    return { clauses, fields: { ...legalFields(snapshot, law) }, ...(reasons === undefined ? {} : { reasons }) };
  }
  const rows = settlementFields(snapshot, law);
  const clauses = [...taken.flatMap(clausesOf), ...Object.values(rows)];
  return {
    clauses: [...new Set(clauses)],
    fields: {
      ...STANDING,
      ...writtenFields(taken, law),
      ...rows,
      ...legalFields(snapshot, law),
    },
  };
}

function writtenFields(taken: readonly AnyTransitionDefinition[], law: Law): Cited['fields'] {
  const written = taken.flatMap((transition) => [
    ...transition.actions.map((action) => law.updates[nameOf(action)].sets),
    (transition.meta as RoundMeta | undefined)?.sets ?? {},
  ]);
  return Object.fromEntries(
    written.flatMap((sets) => Object.entries(sets)).map(([field, clause]) => [POINTERS[field as Field], clause]),
  );
}

function nameOf(action: AnyTransitionDefinition['actions'][number]): UpdateName {
  return (typeof action === 'object' ? action.type : action) as UpdateName;
}

function settlementFields(snapshot: RoundSnapshot, law: Law): Cited['fields'] {
  if (snapshot.value !== 'done') return {};
  const { context: table } = snapshot;
  const fields = table.seats.flatMap(({ hands }, seat) =>
    hands.flatMap((hand, at): [string, string][] => {
      const clause = rowFor(hand, table, law)?.clause;
      if (clause === undefined) return [];
      const pointer = `/seats/${seat}/hands/${at}`;
      return [
        [`${pointer}/outcome`, clause],
        [`${pointer}/returned`, hand.outcome === 'win' ? 'S6.7' : clause],
      ];
    }),
  );
  return Object.fromEntries(fields);
}

function legalFields(snapshot: RoundSnapshot, law: Law): Cited['fields'] {
  if (snapshot.status === 'done') return {};
  const fields = wordsOf(law).flatMap((word): [string, string][] => {
    const refusal = refusalOf(snapshot, leastAction(word, snapshot, law), law);
    const transition = transitionOf(snapshot, word);
    const clause = refusal === null && transition !== undefined ? clausesOf(transition)[0] : refusal?.clause;
    return clause === undefined ? [] : [[`/legal/${word}`, clause]];
  });
  return Object.fromEntries(fields);
}
