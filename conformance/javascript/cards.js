// The cards and how they count (S2.6, S2.8; C1.1, C4.5). A card is its rank, then its suit: '10H', 'AS'.

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const SUITS = ['S', 'H', 'D', 'C'];
export const PACKS = 6; // S2.1: six packs without jokers; M5

const CARDS = new Set(RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)));

/** Whether something is a card at all. */
export function isCard(card) {
  return CARDS.has(card);
}

export function isAce(card) {
  return card.startsWith('A');
}

/** The counting value, S2.6: J, Q and K are 10, a number card its number; an ace is 1 here, see `countHand`. */
export function countCard(card) {
  const rank = card.slice(0, -1);
  if (rank === 'A') return 1;
  return ['J', 'Q', 'K'].includes(rank) ? 10 : Number(rank);
}

/** The total of some cards where every ace counts 1. */
export function countHard(cards) {
  return cards.reduce((sum, card) => sum + countCard(card), 0);
}

/** The total of some cards, and whether it is soft. S2.6, C1.1: one ace counts 11 where that stays within 21. */
export function countHand(cards) {
  const hard = countHard(cards);
  const soft = cards.some(isAce) && hard + 10 <= 21;
  return { total: soft ? hard + 10 : hard, soft };
}

/** S2.8, C4.5: an ace with a ten-value card. A natural only where they are two cards dealt, which the caller knows. */
export function isAceWithTen(cards) {
  return cards.length === 2 && countHand(cards).total === 21;
}
