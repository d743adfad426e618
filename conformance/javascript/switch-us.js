// The ruleset switch-us: Blackjack Switch, American profile. All in which it differs from another game stands here.

export const SWITCH_US = {
  name: 'switch-us',
  methods: ['play', 'session', 'shuffle'], // S7
  spots: 2, // S1.1
  hasHoleCard: true, // S1.5
  phases: ['insurance', 'switch', 'play'],

  /** The points that the rules leave open. The first value of each is its default. */
  open: {
    dealOrder: ['spot-by-spot', 'round-robin', 'players-first'], // O1
    splitDeal: ['in-turn', 'at-once'], // O2
    switchTiming: ['table-first', 'in-turn'], // O3
    splitPlace: ['next', 'last'], // O4
  },

  /** What another game leaves open and this one does not. */
  decided: {
    insuranceTiming: 'table-first', // S3.2
    resplitAces: 'no', // S5.8, D10
    splitTenAce: 'ordinary', // S5.9, D13
  },

  // S3.3: up to half of the stake, for each spot.
  isInsurable: (amount, stake) => amount >= 0 && 2 * amount <= stake,
  leastInsurance: () => [0, 0], // D12, D14: zero on both is a way to decline
  mayDouble: () => true, // S5.4, S5.5: whatever its two cards are
  handsFromOne: 4, // S5.7

  // S6.1: every total under 17, and soft 17.
  mustDealerDraw: ({ total, soft }) => total < 17 || (total === 17 && soft),
  pushesOn22: true, // S6.2, S6.8
  winNatural: (stake) => stake, // S6.7: 1 to 1
};
