import { type Card, RANKS, type Rank, SUITS } from '../../machine/cards.ts';

/** The ranks of a hand, in an order in which its cards can be dealt. */
export type Ranks = readonly Rank[];

/** Cards of some ranks. Suits never matter to the rules; here they take turns, so that no card is there too often. */
export function cardsOf(ranks: Ranks): readonly Card[] {
  return ranks.map((rank, at): Card => `${rank}${SUITS[at % SUITS.length] ?? 'S'}`);
}

/**
 * Every hand that comes of two cards and of a further card for each hand that draws, once for each multiset of ranks: first the
 * shorter hands, then by their ranks from the ace upwards.
 */
export function grow(draws: (cards: readonly Card[]) => boolean): readonly Ranks[] {
  const known = new Map<string, Ranks>();
  let youngest: readonly Ranks[] = RANKS.flatMap((first, at) => RANKS.slice(at).map((second) => [first, second]));
  while (youngest.length > 0) {
    const born = youngest.filter((hand) => isNew(hand, known));
    youngest = born.filter((hand) => draws(cardsOf(hand))).flatMap((hand) => RANKS.map((rank) => [...hand, rank]));
  }
  return [...known.values()];
}

/** The first of each key, in their order. */
export function firstOfEach<T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const first = new Map<string, T>();
  for (const one of all) if (!first.has(keyOf(one))) first.set(keyOf(one), one);
  return [...first.values()];
}

/** Enters a hand into those known; false where its multiset is there already. */
function isNew(hand: Ranks, known: Map<string, Ranks>): boolean {
  const multiset = [...hand].sort().join(' ');
  if (known.has(multiset)) return false;
  known.set(multiset, hand);
  return true;
}
