// What a hand wins, and what comes back for it (S6.2 to S6.9, S3.4, S3.7, S3.8).

import { countHand, isAceWithTen } from './cards.js';

/** The outcome of a hand against the dealer's final cards, and the chips that come back: stake and win. */
export function settleHand(hand, dealerCards) {
  const outcome = judgeHand(hand, dealerCards);
  if (outcome === 'win') return { outcome, returned: 2 * hand.stake }; // S6.7: 1 to 1, a natural too
  if (outcome === 'push') return { outcome, returned: hand.stake }; // S6.2: the whole stake, a doubled one too
  return { outcome, returned: 0 };
}

/** The chips that come back for the insurance of one spot when the dealer has a natural. S3.4: 2 to 1. */
export function payInsurance(amount) {
  return 3 * amount;
}

function judgeHand(hand, dealerCards) {
  const { total } = countHand(hand.cards);
  const dealer = countHand(dealerCards).total;

  if (total > 21) return 'lose'; // S2.7, S6.9, D6, D18: whatever the dealer ends on
  if (isAceWithTen(dealerCards)) return hand.isNatural ? 'push' : 'lose'; // S3.8, S3.7
  if (hand.isNatural) return 'win'; // S6.3, S6.6: against a 22 and an ordinary 21 as well
  if (dealer === 22) return 'push'; // S6.2, S6.8
  if (dealer > 22) return 'win'; // S6.4
  if (total === dealer) return 'push'; // S6.5
  return total > dealer ? 'win' : 'lose'; // S6.5
}
