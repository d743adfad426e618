import type { Law } from '../../machine/law.ts';
import {
  CHOICES,
  type ChoiceName,
  type Choices,
  combinationsOf,
  openPointsOf,
  type Ruleset,
} from '../../machine/ruleset.ts';
import { askingLaw } from '../fixtures/asking-law.ts';
import { lawUnder } from '../fixtures/laws.ts';

/** A row with the values of the open points that it needs; none where it is the same whatever is chosen. */
export type Needing<Row> = Row & { readonly needs?: Partial<Choices> };

/**
 * The row of a question for each combination of values of the open points on which it rests; no row where `rowOf` gives
 * null.
 */
export function underChoices<Row extends object>(
  ruleset: Ruleset,
  rowOf: (law: Law) => Row | null,
): readonly Needing<Row>[] {
  const rows = allRows(ruleset, rowOf);
  const [{ chosen }] = rows;
  const needing = (Object.keys(chosen) as ChoiceName[]).filter((name) => changesRows(name, rows));
  const told = new Map(rows.map((one) => [keyOf(one.chosen, needing), one]));
  return [...told.values()].flatMap(({ row, chosen: all }) => {
    if (row === null) return [];
    if (needing.length === 0) return [row];
    return [{ ...row, needs: Object.fromEntries(needing.map((name) => [name, all[name]])) }];
  });
}

interface Made<Row> {
  readonly chosen: Partial<Choices>;
  readonly row: Row | null;
}

/** The row under every combination of the open points for which it asks, whatever is chosen at the others. */
function allRows<Row>(ruleset: Ruleset, rowOf: (law: Law) => Row | null): readonly [Made<Row>, ...Made<Row>[]] {
  let points: readonly ChoiceName[] = [];
  for (;;) {
    const asked = new Set(points);
    const rows = combinationsOf(points).map((chosen): Made<Row> => {
      const asking = askingLaw(lawUnder(ruleset, chosen));
      asking.asked.clear();
      const row = rowOf(asking.law);
      for (const name of openPointsOf(ruleset)) if (asking.asked.has(name)) asked.add(name);
      return { chosen, row };
    });
    const [first, ...rest] = rows;
    if (asked.size === points.length && first !== undefined) return [first, ...rest];
    points = openPointsOf(ruleset).filter((name) => asked.has(name));
  }
}

/** Whether two values of a point give different rows while the others stay. */
function changesRows(name: ChoiceName, rows: readonly Made<unknown>[]): boolean {
  const others = (Object.keys(CHOICES) as ChoiceName[]).filter((other) => other !== name);
  const seen = new Map<string, string>();
  return rows.some(({ chosen, row }) => {
    const key = keyOf(chosen, others);
    const text = JSON.stringify(row);
    const isOther = (seen.get(key) ?? text) !== text;
    seen.set(key, text);
    return isOther;
  });
}

function keyOf(chosen: Partial<Choices>, names: readonly ChoiceName[]): string {
  return names.map((name) => chosen[name]).join();
}
