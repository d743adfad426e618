import type { Rules } from '../../schemas/types.ts';

/** A clause, a contradiction, a reading or an open point, with the section it stands in. */
export interface Clause {
  readonly id: string;
  readonly text: string;
  /** What it is: `rule`, `excluded`, …, `contradiction`, `reading`, `open`. */
  readonly kind: string;
  readonly door: string;
  readonly section: { readonly id: string; readonly title: string };
}

/**
 * The clauses, contradictions, readings and open points of a ruleset. A contradiction or a reading stands in the section
 * of the first clause that it is on, the open points in one of their own.
 */
export function clausesOf({ sections, contradictions = [], readings, open }: Rules): readonly Clause[] {
  const clauses = sections.flatMap(({ id, title, clauses: own }) =>
    own.map(({ id: clause, text, kind, door }): Clause => ({ id: clause, text, kind, door, section: { id, title } })),
  );
  const on = (kind: string, { id, text, door, on: [first] }: Rules['readings'][number]): readonly Clause[] => {
    const section = clauses.find((clause) => clause.id === first)?.section;
    return section === undefined ? [] : [{ id, text, kind, door, section }];
  };
  const left = openSections(open).flatMap((section) =>
    open.map(({ id, text, door }): Clause => ({ id, text, kind: 'open', door, section })),
  );
  return [
    ...clauses,
    ...contradictions.flatMap((one) => on('contradiction', one)),
    ...readings.flatMap((one) => on('reading', one)),
    ...left,
  ];
}

/** The sections of a ruleset, that of its open points last. */
export function sectionsOf({ sections, open }: Rules): readonly Section[] {
  return [...sections, ...openSections(open)];
}

type Section = Clause['section'];

/** The section of the open points, named by their letter; none where nothing is open. */
function openSections(open: Rules['open']): readonly Section[] {
  return open.slice(0, 1).map(({ id }) => ({ id: id.charAt(0), title: 'What the rules leave open' }));
}
