// The ruleset classic-fr: classic blackjack of the French page. All in which it differs from another game stands here.

import { countHand, countHard, isAce } from './cards.js';

export const CLASSIC_FR = {
  name: 'classic-fr',
  methods: ['play'],
  spots: 1, // C1.2
  hasHoleCard: false, // C1.3, X1
  phases: ['insurance', 'play'],

  /** The points that the rules leave open. The first value of each is its default. */
  open: {
    splitDeal: ['in-turn', 'at-once'], // P1
    splitPlace: ['next', 'last'], // P2
    doubleAfterSplit: ['yes', 'no'], // P3
    doubleSoft: ['no', 'yes'], // P4
    resplitAces: ['no', 'yes'], // P5
    splitTenAce: ['ordinary', 'natural'], // P6
    insuranceTiming: ['table-first', 'in-turn'], // P7
  },

  /** What another game leaves open and this one does not. */
  decided: {
    dealOrder: 'round-robin', // C1.3
  },

  // C3.2, K3: half of the stake, exactly. So an odd stake cannot be insured (M6).
  isInsurable: (amount, stake) => 2 * amount === stake,
  leastInsurance: (stake) => [stake / 2],
  mayDouble,
  handsFromOne: Infinity, // C2.6

  mustDealerDraw: ({ total }) => total < 17, // C4.1, C4.2, X2: soft 17 stands
  pushesOn22: false, // C4.3
  winNatural: (stake) => Math.floor((3 * stake) / 2), // C4.5, X3: 3 to 2; the half chip of an odd stake is lost (M6)
};

// C2.4, K1: on 9, 10 or 11 and no other total. P4: an ace counted 1 can make them, or cannot.
function mayDouble({ cards, isSplit }, { doubleAfterSplit, doubleSoft }) {
  if (isSplit && (isAce(cards[0]) || doubleAfterSplit === 'no')) return false; // C2.7, P3
  const total = doubleSoft === 'yes' ? countHard(cards) : countHand(cards).total;
  return [9, 10, 11].includes(total);
}
