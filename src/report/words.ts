import type { Act, Step } from '../../schemas/types.ts';
import { DEEDS, type Language, type Reason } from '../languages/language.ts';
import { listed, say, write } from '../languages/say.ts';
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
export function writeHand({ cards = [], total, soft, natural }: Hand, language: Language): string {
  const value = say(language, 'value', { kind: natural ? 'natural' : soft ? 'soft' : 'hard', total });
  return total === undefined ? writeCards(cards) : `${writeCards(cards)} (${value})`;
}

/** An action as one tells it: `seat 1 doubles`, `seat 1 tries to split`. */
export function tellAction(
  { seat, do: word, amounts, hand }: Act & { readonly seat: number },
  isAccepted: boolean,
  language: Language,
): string {
  const deed = DEEDS.find((one) => one === word);
  if (word === 'insure') {
    const told = Array.isArray(amounts) ? amounts.map(quoted) : amounts === undefined ? [] : [quoted(amounts)];
    const insured = listed(language, told, 'and');
    return write(language, isAccepted ? 'insures' : 'triesInsurance', seat, insured);
  }
  if (word === 'decline') return write(language, isAccepted ? 'declines' : 'triesToDecline', seat);
  if (deed === undefined) return write(language, 'triesWord', seat, quote(word));
  const told = isAccepted ? language.deeds[deed] : language.actions[deed];
  if (hand === undefined) return write(language, isAccepted ? 'acts' : 'tries', seat, told);
  return write(language, isAccepted ? 'actsOnHand' : 'triesHand', seat, told, quoted(hand));
}

/** A reason as one says it: `not your turn`. */
export function tellReason(reason: string | undefined, language: Language): string {
  if (reason === undefined) return say(language, 'noReason');
  const { reasons } = language;
  return Object.hasOwn(reasons, reason) ? reasons[reason as Reason] : reason;
}

function quoted(value: unknown): string {
  return typeof value === 'number' ? `${value}` : quote(JSON.stringify(value));
}
