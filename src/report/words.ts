import type { Act, Step } from '../../schemas/types.ts';
import { quote } from '../runner/quote.ts';

const SIGNS: { readonly [suit: string]: string } = { S: '♠', H: '♥', D: '♦', C: '♣' };

type Hand = NonNullable<NonNullable<Step['seats']>[number]['hands']>[number];

/** A card as a person writes it: `10♥`. */
export function writeCard(card: string): string {
  return `${card.slice(0, -1)}${SIGNS[card.slice(-1)] ?? card.slice(-1)}`;
}

/** Cards as a person writes them. */
export function writeCards(cards: readonly string[]): string {
  return cards.map(writeCard).join(' ');
}

/** A hand with its total: `A♠ 6♥ (soft 17)`. */
export function writeHand({ cards = [], total, soft, natural }: Hand): string {
  const value = natural ? 'a natural' : `${soft ? 'soft ' : ''}${total}`;
  return total === undefined ? writeCards(cards) : `${writeCards(cards)} (${value})`;
}

/** Words joined as one says them: `hit, stand or double`. */
export function listed(words: readonly string[], last = 'or'): string {
  if (words.length < 2) return words[0] ?? 'nothing';
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** A number of things: `1 fixture`, `2 fixtures`. */
export function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

const VERBS: { readonly [word: string]: string } = {
  keep: 'keeps',
  switch: 'switches',
  hit: 'hits',
  stand: 'stands',
  double: 'doubles',
  split: 'splits',
  decline: 'declines insurance',
};

/** An action as one tells it: `seat 1 doubles`, `seat 1 tries to split`. */
export function tellAction(action: Act & { readonly seat: number }, isAccepted: boolean): string {
  const { seat, do: word, amounts, hand } = action;
  const named = hand === undefined ? '' : ` hand ${quoted(hand)}`;
  if (word === 'insure') {
    const insured = Array.isArray(amounts) ? amounts.map(quoted).join(' and ') : quoted(amounts);
    return `seat ${seat} ${isAccepted ? 'insures' : 'tries to insure'} ${insured}`;
  }
  const verb = Object.hasOwn(VERBS, word) ? VERBS[word] : undefined;
  if (verb === undefined) return `seat ${seat} tries ${quote(word)}`;
  return isAccepted
    ? `seat ${seat} ${verb}${named}`
    : `seat ${seat} tries to ${word === 'decline' ? 'decline insurance' : word}${named}`;
}

/** A reason as one says it: `not your turn`. */
export function tellReason(reason: string): string {
  return reason.replaceAll('-', ' ');
}

function quoted(value: unknown): string {
  return typeof value === 'number' ? `${value}` : quote(JSON.stringify(value) ?? 'nothing');
}
