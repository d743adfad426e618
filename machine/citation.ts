import type { Transition } from './compile.ts';
import { ENTRY_CLAUSES, type Law } from './law.ts';
import {
  clausesOf,
  guardNamesOf,
  phaseMeta,
  type Reason,
  type Refusal,
  type RoundPosition,
  refusalOf,
  transitionOf,
  wordsOf,
} from './refusal.ts';
import { clausesOfGame } from './ruleset.ts';
import { rowFor } from './settlement.ts';
import { leastAction } from './step.ts';
import type { Field, UpdateName } from './updates.ts';

/** The clauses that a step rests on. */
export interface Cited {
  /** Those of the transitions taken and of the law's entries used, the action's own first. */
  readonly clauses: readonly string[];
  /** The clauses behind each part of the step, the foremost first, by JSON pointer; `*` stands for any place in a list. */
  readonly fields: { readonly [pointer: string]: readonly string[] };
  /** For a refused action: every reason that applies. */
  readonly reasons?: readonly Reason[];
}

/** What happened in a step, as the chart reports it. */
export interface Happened {
  /** Where the round then stands, and the transitions that led there. */
  readonly position: RoundPosition;
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

/** What holds of a part of every step, after whatever else in the step sets it. */
const STANDING: Cited['fields'] = {
  '/seats/*/hands/*/total': ENTRY_CLAUSES.handValue,
  '/seats/*/hands/*/soft': ENTRY_CLAUSES.handValue,
  '/seats/*/hands/*/natural': ENTRY_CLAUSES.isNatural,
  '/seats/*/insurance': ['S3.3', 'C3.2'],
  '/dealer': ['S2.4', 'C1.3'],
};

/**
 * The clauses that a step rests on, read off the transitions taken and the law's entries: of all that these name, those of
 * the game that is played.
 */
export function citationOf({ position, law, refusal, reasons }: Happened): Cited {
  const { taken } = position;
  if (refusal !== undefined) {
    const clauses = clausesOfGame(refusal.clauses, law.ruleset);
    const fields = joined(legalFields(position, law), law);
    return { clauses, fields, ...(reasons === undefined ? {} : { reasons }) };
  }
  const rows = settlementFields(position, law);
  const fields = [...orderFields(taken, law), ...writtenFields(taken, law), ...rows, ...legalFields(position, law)];
  const clauses = [...taken.flatMap((one) => restsOn(one, law)), ...rows.flatMap(([, own]) => own)];
  return {
    clauses: clausesOfGame(clauses, law.ruleset),
    fields: joined([...fields, ...Object.entries(STANDING)], law),
  };
}

type FieldEntry = readonly [pointer: string, clauses: readonly string[]];

/** The entries of one pointer made one, the foremost clause first. */
function joined(entries: readonly FieldEntry[], law: Law): Cited['fields'] {
  const fields: { [pointer: string]: readonly string[] } = {};
  for (const [pointer, clauses] of entries) {
    fields[pointer] = clausesOfGame([...(fields[pointer] ?? []), ...clauses], law.ruleset);
  }
  return Object.fromEntries(Object.entries(fields).filter(([, clauses]) => clauses.length > 0));
}

/** The clauses of a transition, then those of its guards. */
function restsOn(transition: Transition, law: Law): readonly string[] {
  const guards = guardNamesOf(transition).flatMap((name) => law.guards[name].clauses ?? []);
  return [...clausesOf(transition), ...guards];
}

/** The phase and the turn are set by what follows an action by itself; at the deal, which sets no turn, by what followed last. */
function orderFields(taken: readonly Transition[], law: Law): readonly FieldEntry[] {
  const following = taken.filter(({ event }) => event === null);
  const isDeal = following.length === taken.length;
  const clausesOfAll = (some: readonly Transition[]) => some.flatMap((one) => restsOn(one, law));
  if (!isDeal)
    return [
      ['/phase', clausesOfAll(following)],
      ['/turn', clausesOfAll(following)],
    ];
  return [
    ['/phase', clausesOfAll([...following].reverse())],
    ['/turn', clausesOfAll(following.slice(1).reverse())],
  ];
}

function writtenFields(taken: readonly Transition[], law: Law): readonly FieldEntry[] {
  const written = taken.flatMap((transition) => [
    transition.meta?.sets ?? {},
    ...transition.updates.map((name) => law.updates[name as UpdateName].sets),
  ]);
  return written.flatMap((sets) =>
    Object.entries(sets).map(([field, clauses]): FieldEntry => [POINTERS[field as Field], clauses]),
  );
}

function settlementFields({ state, context: table }: RoundPosition, law: Law): readonly FieldEntry[] {
  if (state.name !== 'done') return [];
  const hands = table.seats.flatMap(({ hands }, seat) =>
    hands.flatMap((hand, at): FieldEntry[] => {
      const { clauses = [] } = rowFor(hand, table, law) ?? {};
      const pointer = `/seats/${seat}/hands/${at}`;
      return [
        [`${pointer}/outcome`, clauses],
        [`${pointer}/returned`, hand.outcome === 'win' ? ['S6.7', ...clauses] : clauses],
      ];
    }),
  );
  return [...hands, ['/dealer/total', ENTRY_CLAUSES.handValue]];
}

/** Why each word is allowed or is not; words of related games that the ruleset excludes among them. */
function legalFields(position: RoundPosition, law: Law): readonly FieldEntry[] {
  if (position.state.isFinal) return [];
  const words = wordsOf(law).map((word): FieldEntry => {
    const refusal = refusalOf(position, leastAction(word, position.context, law), law);
    const transition = transitionOf(position, word);
    const allowed = transition === undefined ? [] : restsOn(transition, law);
    return [`/legal/${word}`, refusal === null ? allowed : refusal.clauses];
  });
  const excluded = Object.entries(law.ruleset.excluded).map(
    ([word, clause]): FieldEntry => [`/legal/${word}`, [clause]],
  );
  return [...words, ...excluded, ['/legal', phaseMeta(position)?.clauses ?? []]];
}
