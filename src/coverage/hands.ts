import { type Card, countOf, isAce, RANKS, rankOf } from '../../machine/cards.ts';
import type { Law } from '../../machine/law.ts';
import { handInTurn } from '../../machine/table.ts';
import type { Move } from './move.ts';

const MOST_ACES = 5;

/** Every open hand, as total, soft or hard, in two cards or more, with every rank that it can take; hands of up to five aces. */
export function handItems(): readonly string[] {
  const hands = [
    ...range(4, 20).flatMap((total) => [true, false].map((isTwo) => openHand(total, false, isTwo))),
    ...range(12, 20).flatMap((total) => [true, false].map((isTwo) => openHand(total, true, isTwo))),
  ];
  return [
    ...hands.flatMap((hand) => RANKS.map((rank) => takesItem(hand, rank))),
    ...range(1, MOST_ACES).map((count) => acesItem(count)),
  ];
}

/** What of the hands a move shows: the hand that hits and the card that it takes; how many aces a hand has. */
export function handItemsOf({ before, action, after, refusal, law }: Move): readonly string[] {
  const aces = after.context.seats
    .flatMap(({ hands }) => hands)
    .map(({ cards }) => cards.filter((card) => isAce(card)).length)
    .filter((count) => count >= 1 && count <= MOST_ACES)
    .map(acesItem);
  const hand = before === null ? undefined : handInTurn(before.context);
  const card = before === null ? undefined : after.context.drawn[before.context.drawn.length];
  if (refusal !== null || action?.do !== 'hit' || hand === undefined || card === undefined) return aces;
  return [takesItem(openHandOf(hand.cards, law), rankOf(card)), ...aces];
}

/** True for two cards that count the same. */
export function isPair([first, second, ...more]: readonly Card[]): boolean {
  return first !== undefined && second !== undefined && more.length === 0 && countOf(first) === countOf(second);
}

/** The whole numbers from one to another. */
export function range(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/** A hand that is open, as its total, soft or hard, in two cards or more. */
export function openHandOf(cards: readonly Card[], { handValue }: Law): string {
  const { total, isSoft } = handValue(cards);
  return openHand(total, isSoft, cards.length === 2);
}

function openHand(total: number, isSoft: boolean, isTwo: boolean): string {
  return `${isSoft ? 'soft' : 'hard'} ${total} of ${isTwo ? 'two cards' : 'more cards'}`;
}

export function takesItem(hand: string, rank: string): string {
  return `${hand} takes ${rank}`;
}

function acesItem(count: number): string {
  return `${count} ${count === 1 ? 'ace' : 'aces'} in a hand`;
}
