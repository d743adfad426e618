import type { Difference } from '../runner/compare.ts';
import { quote } from '../runner/quote.ts';
import { listed, writeCards } from './words.ts';

/** A difference in words that a player understands. */
export interface ToldDifference {
  /** What differs: `the outcome of seat 1, hand 2`. */
  readonly what: string;
  readonly expected: string;
  readonly received: string;
}

/** A difference in words that a player understands. */
export function tellDifference({ pointer, expected, received }: Difference): ToldDifference {
  const [, first = '', second, , fourth, fifth] = pointer.split('/');
  const part = fifth ?? (fourth === undefined && second === undefined ? first : (pointer.split('/').at(-1) ?? ''));
  return { what: whatDiffers(pointer), expected: show(expected, part, first), received: show(received, part, first) };
}

/** The part that differs with every place left open: what failures are grouped by. */
export function fieldOf({ pointer }: Difference): string {
  return pointer
    .split('/')
    .slice(0, pointer.startsWith('/legal') ? 2 : undefined)
    .map((part) => (/^\d+$/.test(part) ? '*' : part))
    .join('/');
}

/** Where a difference is: a JSON pointer into the answer. */
export function placeOf({ round, step, pointer }: Difference): string {
  const inRound = step === undefined ? pointer : `/steps/${step}${pointer}`;
  return round === undefined ? inRound : `/rounds/${round - 1}${inRound}`;
}

const PARTS: { readonly [part: string]: string } = {
  spot: 'the spot',
  cards: 'the cards',
  stake: 'the stake',
  total: 'the total',
  soft: 'whether an ace counts 11',
  natural: 'whether it is a natural',
  outcome: 'the outcome',
  returned: 'the chips returned',
};

const RESULTS: { readonly [part: string]: string } = {
  chips: 'the chips in the end',
  net: 'the result',
  rank: 'the rank',
};

function whatDiffers(pointer: string): string {
  const [, first, seat, part, hand, member = ''] = pointer.split('/');
  switch (first) {
    case undefined:
      return 'the number of steps';
    case 'rounds':
      return 'the number of rounds';
    case 'results':
      return seat === undefined ? 'the results' : `${RESULTS[part ?? ''] ?? part} of seat ${Number(seat) + 1}`;
    case 'accepted':
      return 'whether the action is accepted';
    case 'phase':
      return 'the phase';
    case 'turn':
      return 'whose turn it is';
    case 'legal':
      return 'what is allowed';
    case 'reason':
      return 'the reason of the refusal';
    case 'dealer':
      return seat === 'total' ? "the dealer's total" : "the dealer's cards that are seen";
    default:
      if (seat === undefined) return 'the seats';
      if (part === 'chips') return `the free chips of seat ${Number(seat) + 1}`;
      if (part === 'insurance') return `the insurance of seat ${Number(seat) + 1}`;
      if (hand === undefined) return `the hands of seat ${Number(seat) + 1}`;
      return `${PARTS[member] ?? member} of seat ${Number(seat) + 1}, hand ${Number(hand) + 1}`;
  }
}

function show(value: unknown, part: string, first: string): string {
  if (value === undefined) return 'nothing, though describe promises it';
  if (first === 'accepted') return value === true ? 'accepted' : 'refused';
  if (first === 'turn') return showTurn(value);
  if (first === 'legal' && Array.isArray(value)) return listed(value.map(word));
  if (first === 'reason') return word(value);
  if (part === 'cards' && Array.isArray(value)) return writeCards(value.map(String));
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? word(value) : quote(JSON.stringify(value)).slice(1, -1);
}

function showTurn(value: unknown): string {
  if (value === null) return "nobody's";
  const { seat, hand } = value as { seat?: unknown; hand?: unknown };
  return `seat ${word(seat)}${hand === undefined ? '' : `, hand ${word(hand)}`}`;
}

/** A word of ours as it is; anything else escaped. */
function word(value: unknown): string {
  const text = String(value);
  return /^[\p{L}\p{N} ,.:'()-]*$/u.test(text) ? text : quote(text);
}
