import type { Arrow, Box } from '../picture.ts';

/** What an arrow says, a line each, its clauses in the last. */
export function saidBy({ events, lines, clauses }: Arrow): readonly string[] {
  return [...events, ...lines, ...clausesOf(clauses)];
}

/** What a box says, a line each, its clauses in the last. */
export function saidIn({ label, clauses }: Box): readonly string[] {
  return [label, ...clausesOf(clauses)];
}

function clausesOf(clauses: readonly string[]): readonly string[] {
  return clauses.length === 0 ? [] : [`(${clauses.join(' ')})`];
}

/** The name of a state where no dot may stand in one. */
export function idOf(name: string): string {
  return `s_${name.replaceAll('.', '_')}`;
}
