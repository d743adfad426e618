// What a hand wins, and what comes back for it (S6.2 to S6.9, S3.4, S3.7, S3.8; C4.3 to C4.7, C3.2).

import { countHand, isAceWithTen } from './cards.js';

/** The outcome of a hand against the dealer's final cards, and the chips that come back: stake and win. */
export function settleHand(hand, dealerCards, rules) {
  const outcome = judgeHand(hand, dealerCards, rules);
  const win = hand.isNatural ? rules.winNatural(hand.stake) : hand.stake; // S6.7, C4.3, C4.4: 1 to 1
  if (outcome === 'win') return { outcome, returned: hand.stake + win };
  if (outcome === 'push') return { outcome, returned: hand.stake }; // S6.2: the whole stake, a doubled one too
  return { outcome, returned: 0 };
}

/** The chips that come back for the insurance of one spot. S3.4, S3.5, C3.2, K3: 2 to 1, or nothing. */
export function payInsurance(amount, dealerCards) {
  return isAceWithTen(dealerCards) ? 3 * amount : 0;
}

function judgeHand(hand, dealerCards, { pushesOn22 }) {
  const { total } = countHand(hand.cards);
  const dealer = countHand(dealerCards).total;

  if (total > 21) return 'lose'; // S2.7, S6.9, D6, D18, C2.3: whatever the dealer ends on
  if (isAceWithTen(dealerCards)) return hand.isNatural ? 'push' : 'lose'; // S3.8, S3.7; X5, C4.7, K4, K6
  if (hand.isNatural) return 'win'; // S6.3, S6.6, C4.6: against a 22 and an ordinary 21 as well
  if (dealer === 22 && pushesOn22) return 'push'; // S6.2, S6.8
  if (dealer > 21) return 'win'; // S6.4, C4.3, X6
  if (total === dealer) return 'push'; // S6.5, C4.4, X4
  return total > dealer ? 'win' : 'lose'; // S6.5, C4.4
}
