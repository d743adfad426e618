import type { Law } from '../../machine/law.ts';
import type { HandValue } from '../../schemas/types.ts';
import { cardsOf, grow, type Ranks } from './grow.ts';

/** What every hand counts that a player can come to by hitting below 21 (S2.6). */
export function handValues(law: Law): readonly HandValue[] {
  return playersHands(law).map((ranks) => {
    const { total, isSoft } = law.handValue(cardsOf(ranks));
    return { ranks: [...ranks], total, soft: isSoft };
  });
}

/** Every hand that a player can come to, once for each multiset of ranks (S5.2, S5.3). */
export function playersHands(law: Law): readonly Ranks[] {
  return grow((cards) => law.handValue(cards).total < 21);
}
