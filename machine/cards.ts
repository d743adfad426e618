export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** A card is its rank, then its suit: `10H` is the ten of hearts. */
export type Card = `${Rank}${Suit}`;

/** The 52 cards of one pack (S2.1). */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

/** The rank of a card. */
export function rankOf(card: Card): Rank {
  return card.slice(0, -1) as Rank;
}

/** What a card counts, an ace as 1: number cards their number; J, Q and K ten (S2.6, C1.1). */
export function countOf(card: Card): number {
  const rank = rankOf(card);
  switch (rank) {
    case 'A':
      return 1;
    case 'J':
    case 'Q':
    case 'K':
      return 10;
    default:
      return Number(rank);
  }
}

/** What cards count together, every ace as 1. */
export function hardTotalOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + countOf(card), 0);
}

/** True for an ace. */
export function isAce(card: Card): boolean {
  return rankOf(card) === 'A';
}

/** True for 10, J, Q and K. */
export function isTenValue(card: Card): boolean {
  return countOf(card) === 10;
}
