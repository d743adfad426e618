/** One thing wrong with a piece of JSON: where, what was found and what was expected, each without a full stop. */
export interface Problem {
  /** JSON pointer; empty for the whole. */
  readonly pointer: string;
  readonly found: string;
  readonly expected: string;
  /** The clause that demands it. */
  readonly clause?: string;
}
