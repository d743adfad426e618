/** What an adapter is granted: times in milliseconds, a line in bytes, the rest are counts. */
export interface Limits {
  /** For the answer to `describe`, which includes the time to start. */
  readonly describe: number;
  /** For any other answer, from the later of its request and the answer before it. */
  readonly answer: number;
  /** Requests under way at once. */
  readonly window: number;
  /** The longest line it may write. */
  readonly line: number;
  /** Between the closing of stdin and the killing. */
  readonly ending: number;
  /** Breakdowns without a good reply in between, after which the rest is not run. */
  readonly inARow: number;
  /** Breakdowns altogether, after which the rest is not run. */
  readonly inAll: number;
}

export const DEFAULT_LIMITS: Limits = {
  describe: 30_000,
  answer: 5_000,
  window: 64,
  line: 16 * 1024 * 1024,
  ending: 2_000,
  inARow: 5,
  inAll: 25,
};
