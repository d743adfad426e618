import { isDeepStrictEqual } from 'node:util';
import { type NamedValue, namedValuesOf } from '../../machine/named-values.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { readRuleset } from '../rulesets/read.ts';
import { print } from './print.ts';

/** Prints the named values by which two rulesets differ, each with its clauses. Throws `BadInput`. */
export function rulesDiffCommand(names: readonly string[]): void {
  const [one, other, ...more] = names;
  if (one === undefined || other === undefined || more.length > 0)
    throw new BadInput(`--diff: found ${names.length} ruleset${names.length === 1 ? '' : 's'}, expected two`);
  const [left, right] = [one, other].map((name) => namedValuesOf(readRuleset(name)));
  const pairs = (left ?? []).map((value, at) => [value, right?.[at]] as const);
  const isAlike = ([mine, theirs]: (typeof pairs)[number]) =>
    mine.isOpen === theirs?.isOpen && isDeepStrictEqual(mine.value, theirs.value);
  const rows = pairs
    .filter((pair) => !isAlike(pair))
    .map(([mine, theirs]) => [mine.name, cellOf(mine), theirs === undefined ? '' : cellOf(theirs)]);
  const alike = pairs.filter(isAlike).map(([{ name }]) => name);
  const lines = rows.length === 0 ? [] : tableOf([['', one, other], ...rows]);
  print([...lines, ...(alike.length === 0 ? [] : [`alike: ${alike.join(', ')}`])]);
}

/** A value with its clauses; a dash for a point that the game does not have. */
function cellOf({ value, isOpen, clauses }: NamedValue): string {
  if (value === undefined) return '–';
  const text = Array.isArray(value) ? value.join(', ') || 'none' : `${value}`;
  const cited = clauses.length === 0 ? '' : ` (${clauses.join(', ')})`;
  return `${isOpen ? `open, ${text} if left out` : text}${cited}`;
}

function tableOf(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
