import type { Language } from '../languages/language.ts';
import { listed, say } from '../languages/say.ts';
import type { Difference } from '../runner/compare.ts';
import { quote } from '../runner/quote.ts';
import { writeCards } from './words.ts';

/** A difference in words that a player understands. */
export interface ToldDifference {
  /** What differs: `the outcome of seat 1, hand 2`. */
  readonly what: string;
  readonly expected: string;
  readonly received: string;
}

/** A difference in words that a player understands. */
export function tellDifference({ pointer, expected, received }: Difference, language: Language): ToldDifference {
  const [, first = '', second, , fourth, fifth] = pointer.split('/');
  const part = fifth ?? (fourth === undefined && second === undefined ? first : (pointer.split('/').at(-1) ?? ''));
  const shown = (value: unknown) => show(value, part, first, language);
  return { what: whatDiffers(pointer, language), expected: shown(expected), received: shown(received) };
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

/** What a JSON pointer into a step or an answer means: `the outcome of seat 1, hand 2`. */
export function whatDiffers(pointer: string, language: Language): string {
  const [, first, second, part = '', hand, member = ''] = pointer.split('/');
  const seat = Number(second) + 1;
  switch (first) {
    case undefined:
      return say(language, 'stepCount');
    case 'rounds':
      return say(language, 'roundCount');
    case 'results':
      return second === undefined ? say(language, 'results') : say(language, 'resultPart', { part, seat });
    case 'accepted':
      return say(language, 'isAccepted');
    case 'phase':
    case 'turn':
    case 'legal':
    case 'reason':
      return say(language, first);
    case 'dealer':
      return say(language, second === 'total' ? 'dealerTotal' : 'dealerCards');
    default:
      if (second === undefined) return say(language, 'seats');
      if (part === 'chips') return say(language, 'seatChips', { seat });
      if (part === 'insurance') return say(language, 'seatInsurance', { seat });
      if (hand === undefined) return say(language, 'seatHands', { seat });
      return say(language, 'handPart', { part: member, seat, hand: Number(hand) + 1 });
  }
}

function show(value: unknown, part: string, first: string, language: Language): string {
  if (value === undefined) return say(language, 'nothingThoughPromised');
  if (first === 'accepted') return say(language, 'accepted', { isAccepted: `${value === true}` });
  if (first === 'turn') return showTurn(value, language);
  if (first === 'legal' && Array.isArray(value)) return listed(language, value.map(word), 'or');
  if (first === 'reason') return word(value);
  if (part === 'cards' && Array.isArray(value)) return writeCards(value.map(String));
  if (typeof value === 'boolean') return value ? language.yes : language.no;
  return typeof value === 'string' ? word(value) : quote(JSON.stringify(value)).slice(1, -1);
}

function showTurn(value: unknown, language: Language): string {
  if (value === null) return say(language, 'nobodys');
  const { seat, hand } = value as { seat?: unknown; hand?: unknown };
  return hand === undefined
    ? say(language, 'seat', { seat: word(seat) })
    : say(language, 'seatHand', { seat: word(seat), hand: word(hand) });
}

/** A word of ours as it is; anything else escaped. */
function word(value: unknown): string {
  const text = String(value);
  return /^[\p{L}\p{N} ,.:'()-]*$/u.test(text) ? text : quote(text);
}
