import type { HandView } from '../machine/step.ts';

type Multiple = (hand: HandView, dealer: readonly string[], dealerTotal: number) => number;

/**
 * What a hand is worth against a dealer's end, as a player reads the rules of each game, and sharing nothing with the
 * machine: the chips that come back for each chip staked.
 */
const PAY_TABLES: { readonly [ruleset: string]: Multiple } = {
  // S2.7, S3.7, S3.8, S6.2–S6.9.
  'switch-us': (hand, dealer, dealerTotal) => {
    if (hand.total > 21) return 0;
    if (isNatural(dealer)) return hand.natural ? 1 : 0;
    if (hand.natural) return 2;
    if (dealerTotal === 22) return 1;
    if (dealerTotal > 22) return 2;
    return 1 + Math.sign(hand.total - dealerTotal);
  },
  // C2.3, C4.3–C4.7.
  'classic-fr': (hand, dealer, dealerTotal) => {
    if (hand.total > 21) return 0;
    if (isNatural(dealer)) return hand.natural ? 1 : 0;
    if (hand.natural) return 2.5;
    if (dealerTotal > 21) return 2;
    return 1 + Math.sign(hand.total - dealerTotal);
  },
};

/** The chips that come back for each chip staked. */
export function multiple(ruleset: string, ...showdown: Parameters<Multiple>): number {
  const table = PAY_TABLES[ruleset];
  if (table === undefined) throw new Error(`there is no pay table for ${ruleset}`);
  return table(...showdown);
}

/** An ace and a ten-value card, and no more. */
export function isNatural(cards: readonly string[]): boolean {
  return cards.length === 2 && cards.some((card) => card[0] === 'A') && cards.some((card) => /^(10|J|Q|K)/.test(card));
}
