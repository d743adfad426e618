import type { Action } from './table.ts';

/** The action words of the games. */
export const WORDS = ['insure', 'decline', 'keep', 'switch', 'hit', 'stand', 'double', 'split'] as const;
export type Word = (typeof WORDS)[number];

/** An action that the chart knows a word for. */
export type RoundEvent = Action & { readonly type: Word };
