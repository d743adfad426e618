import type { Breakdown } from './breakdown.ts';

export interface Request {
  readonly method: string;
  readonly params: unknown;
  /** What it is called where it is to blame; its number if left out. */
  readonly name?: string;
}

/** What came of a request. An `error` is a good reply: the adapter answered, and said no. */
export type Reply =
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'error'; readonly code: number; readonly message: string; readonly data?: unknown }
  | { readonly kind: 'breakdown'; readonly breakdown: Breakdown }
  /** The run was given up, or the adapter closed, before it. */
  | { readonly kind: 'not-run' };

export type GoodReply = Extract<Reply, { kind: 'result' | 'error' }>;
