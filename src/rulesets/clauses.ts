import type { Rules } from '../../schemas/types.ts';

/** A clause, a contradiction, a reading or an open point, with the section it stands in. */
export interface Clause {
  readonly id: string;
  readonly text: string;
  /** What it is: `rule`, `excluded`, …, `contradiction`, `reading`, `open`. */
  readonly kind: string;
  readonly door: string;
  /** The id of its section. */
  readonly section: string;
}

/**
 * The clauses, contradictions, readings and open points of a ruleset. A contradiction or a reading stands in the section
 * of the first clause that it is on, the open points in one of their own.
 */
export function clausesOf({ sections, contradictions = [], readings, open }: Rules): readonly Clause[] {
  const clauses = sections.flatMap(({ id: section, clauses: own }) =>
    own.map(({ id, text, kind, door }): Clause => ({ id, text, kind, door, section })),
  );
  const on = (kind: string, { id, text, door, on: [first] }: Rules['readings'][number]): readonly Clause[] => {
    const section = clauses.find((clause) => clause.id === first)?.section;
    return section === undefined ? [] : [{ id, text, kind, door, section }];
  };
  const left = open.map(({ id, text, door }): Clause => ({ id, text, kind: 'open', door, section: openSection(id) }));
  return [
    ...clauses,
    ...contradictions.flatMap((one) => on('contradiction', one)),
    ...readings.flatMap((one) => on('reading', one)),
    ...left,
  ];
}

/** The sections of a ruleset, that of its open points last, which has no title in the rules. */
export function sectionsOf({ sections, open }: Rules, openTitle: string): readonly Section[] {
  return [...sections, ...open.slice(0, 1).map(({ id }) => ({ id: openSection(id), title: openTitle }))];
}

type Section = Pick<Rules['sections'][number], 'id' | 'title'>;

/** The open points are a section of their own, named by their letter. */
function openSection(point: string): string {
  return point.charAt(0);
}
