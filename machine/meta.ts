import type { GuardName } from './guards.ts';
import type { Update } from './updates.ts';
import type { Word } from './words.ts';

/** What a state or a transition carries: the clauses that it carries out, of every game that has them. */
export interface RoundMeta {
  readonly clauses: readonly string[];
  /** For a state in which somebody decides: the clauses that refuse a word that is no action of this phase. */
  readonly refuses?: { readonly [W in Word]?: readonly string[] };
  /** Parts of a step that this transition sets by another clause than its updates do. */
  readonly sets?: Update['sets'];
}

/** Joins named guards: true when all of them hold. */
export function every(...names: readonly GuardName[]) {
  return { type: 'every' as const, params: names };
}

/** The words that act on a hand. */
export const HAND_WORDS = ['hit', 'stand', 'double', 'split'] as const;

/** The same clauses for each of some words. */
export function each(words: readonly Word[], ...clauses: readonly string[]): RoundMeta['refuses'] {
  return Object.fromEntries(words.map((word) => [word, clauses]));
}

/** What carries out some clauses. */
export function cites(...clauses: readonly string[]): RoundMeta {
  return { clauses };
}
