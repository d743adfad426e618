import type { Rules } from '../../schemas/types.ts';

/** A clause or a reading, with the section it stands in. */
export interface Clause {
  readonly id: string;
  readonly text: string;
  /** What it is: `rule`, `excluded`, …, `reading`. */
  readonly kind: string;
  readonly door: string;
  readonly section: { readonly id: string; readonly title: string };
}

/** The clauses and readings of a ruleset; a reading stands in the section of the first clause that it is on. */
export function clausesOf({ sections, readings }: Rules): readonly Clause[] {
  const clauses = sections.flatMap(({ id, title, clauses: own }) =>
    own.map(({ id: clause, text, kind, door }): Clause => ({ id: clause, text, kind, door, section: { id, title } })),
  );
  const read = readings.flatMap(({ id, text, door, on }): Clause[] => {
    const section = clauses.find((clause) => clause.id === on[0])?.section;
    return section === undefined ? [] : [{ id, text, kind: 'reading', door, section }];
  });
  return [...clauses, ...read];
}
