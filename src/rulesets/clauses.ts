import type { Rules } from '../../schemas/types.ts';

/** A clause, a reading or an open point, with the section it stands in. */
export interface Clause {
  readonly id: string;
  readonly text: string;
  /** What it is: `rule`, `excluded`, …, `reading`, `open`. */
  readonly kind: string;
  readonly door: string;
  readonly section: { readonly id: string; readonly title: string };
}

/**
 * The clauses, readings and open points of a ruleset. A reading stands in the section of the first clause that it is on,
 * the open points in one of their own.
 */
export function clausesOf({ sections, readings, open }: Rules): readonly Clause[] {
  const clauses = sections.flatMap(({ id, title, clauses: own }) =>
    own.map(({ id: clause, text, kind, door }): Clause => ({ id: clause, text, kind, door, section: { id, title } })),
  );
  const read = readings.flatMap(({ id, text, door, on }): Clause[] => {
    const section = clauses.find((clause) => clause.id === on[0])?.section;
    return section === undefined ? [] : [{ id, text, kind: 'reading', door, section }];
  });
  const left = open.map(({ id, text, door }): Clause => ({ id, text, kind: 'open', door, section: OPEN_SECTION }));
  return [...clauses, ...read, ...left];
}

/** The sections of a ruleset, that of its open points last. */
export function sectionsOf({ sections }: Rules): readonly { readonly id: string; readonly title: string }[] {
  return [...sections, OPEN_SECTION];
}

const OPEN_SECTION = { id: 'O', title: 'What the rules leave open' };
