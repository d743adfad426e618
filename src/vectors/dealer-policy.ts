import type { Law } from '../../machine/law.ts';
import type { DealerPolicy } from '../../schemas/types.ts';
import { cardsOf, firstOfEach, grow, type Ranks } from './grow.ts';

/**
 * Whether a dealer who plays draws: every total, hard and soft, that such a dealer can hold, once in two cards and once
 * in more, where there is such a hand (S6.1). A dealer who has a natural does not play.
 */
export function dealerPolicy(law: Law): readonly DealerPolicy[] {
  const playing = dealersHands(law).filter((ranks) => !law.isNatural(cardsOf(ranks)));
  const rows = playing.map((ranks): DealerPolicy => {
    const cards = cardsOf(ranks);
    const { total, isSoft } = law.handValue(cards);
    return { ranks: [...ranks], total, soft: isSoft, draws: law.dealerDraws(cards, law) };
  });
  return firstOfEach(rows, ({ ranks, total, soft }) => `${ranks.length > 2} ${soft} ${total}`).toSorted(
    (one, other) => Number(one.soft) - Number(other.soft) || one.total - other.total,
  );
}

/** The dealer's hands on which the dealer ends, once for each end: a natural, then every ordinary total. */
export function dealersEnds(law: Law): readonly Ranks[] {
  const finals = dealersHands(law).filter((ranks) => !law.dealerDraws(cardsOf(ranks), law));
  const endOf = (ranks: Ranks) => (law.isNatural(cardsOf(ranks)) ? 0 : law.handValue(cardsOf(ranks)).total);
  return firstOfEach(finals, (ranks) => `${endOf(ranks)}`).toSorted((one, other) => endOf(one) - endOf(other));
}

function dealersHands(law: Law): readonly Ranks[] {
  return grow((cards) => law.dealerDraws(cards, law));
}
