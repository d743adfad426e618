import type { HandView } from '../machine/step.ts';

/**
 * What a hand is worth against a dealer's end, worked out from S2.7, S3.7, S3.8 and S6.2–S6.9 as a player reads them, and
 * sharing nothing with the machine: the chips that come back for each chip staked.
 */
export function multiple(hand: HandView, dealer: readonly string[], dealerTotal: number): number {
  const dealerHasNatural =
    dealer.length === 2 && dealer.some((card) => card[0] === 'A') && dealer.some((card) => /^(10|J|Q|K)/.test(card));
  if (hand.total > 21) return 0;
  if (dealerHasNatural) return hand.natural ? 1 : 0;
  if (hand.natural) return 2;
  if (dealerTotal === 22) return 1;
  if (dealerTotal > 22) return 2;
  return 1 + Math.sign(hand.total - dealerTotal);
}
