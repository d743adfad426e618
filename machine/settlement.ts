import type { Law } from './law.ts';
import { type Hand, isFromSplit, type Outcome, type Table } from './table.ts';

/** What the settlement compares. */
export interface Showdown {
  readonly hand: Hand;
  readonly total: number;
  readonly dealerTotal: number;
  readonly dealerHasNatural: boolean;
}

/** A row of the settlement: where it applies, it decides. */
export interface SettlementRow {
  readonly name: string;
  /** The clauses that say so, of every game that has them, the foremost first. */
  readonly clauses: readonly string[];
  readonly applies: (showdown: Showdown, law: Law) => boolean;
  readonly outcome: (showdown: Showdown) => Outcome;
}

/** The settlement, read from the top; the first row that applies decides (S2.7, S3.7, S3.8, S6.2–S6.9; C2.3, C4.3–C4.7). */
export const settlement: readonly SettlementRow[] = [
  {
    name: 'over against a dealer 22',
    clauses: ['S6.9', 'C2.3'],
    applies: ({ total, dealerTotal }) => total > 21 && dealerTotal === 22,
    outcome: () => 'lose',
  },
  {
    name: 'over against a dealer over 22',
    clauses: ['D18', 'C2.3'],
    applies: ({ total, dealerTotal }) => total > 21 && dealerTotal > 22,
    outcome: () => 'lose',
  },
  { name: 'over', clauses: ['S2.7', 'C2.3'], applies: ({ total }) => total > 21, outcome: () => 'lose' },
  {
    name: 'natural against a dealer natural',
    clauses: ['S3.8', 'C4.5', 'X5'],
    applies: ({ hand, dealerHasNatural }) => dealerHasNatural && hand.isNatural,
    outcome: () => 'push',
  },
  {
    name: 'ordinary against a dealer natural',
    clauses: ['S3.7', 'C4.7', 'K6', 'K4'],
    applies: ({ dealerHasNatural }) => dealerHasNatural,
    outcome: () => 'lose',
  },
  {
    name: 'natural against a dealer 22',
    clauses: ['S6.3', 'C4.5'],
    applies: ({ hand, dealerTotal }) => hand.isNatural && dealerTotal === 22,
    outcome: () => 'win',
  },
  {
    name: 'switched 21 against a dealer 21 or 22',
    clauses: ['S6.8'],
    applies: (showdown, { ruleset }) =>
      isSwitched21(showdown) &&
      (showdown.dealerTotal === 21 || (showdown.dealerTotal === 22 && ruleset.dealer22 === 'push')),
    outcome: () => 'push',
  },
  {
    name: 'ordinary against a dealer 22',
    clauses: ['S6.2'],
    applies: ({ dealerTotal }, { ruleset }) => dealerTotal === 22 && ruleset.dealer22 === 'push',
    outcome: () => 'push',
  },
  {
    name: 'natural against a dealer over 22',
    clauses: ['S6.4', 'C4.5'],
    applies: ({ hand, dealerTotal }) => hand.isNatural && dealerTotal > 22,
    outcome: () => 'win',
  },
  {
    name: 'ordinary against a dealer who went over',
    clauses: ['S6.4', 'C4.3'],
    applies: ({ dealerTotal }) => dealerTotal > 21,
    outcome: () => 'win',
  },
  {
    name: 'natural against an ordinary dealer 21',
    clauses: ['S6.6', 'C4.6', 'C4.5'],
    applies: ({ hand, dealerTotal }) => hand.isNatural && dealerTotal === 21,
    outcome: () => 'win',
  },
  {
    name: 'natural against a dealer 17 to 20',
    clauses: ['S6.5', 'C4.5'],
    applies: ({ hand }) => hand.isNatural,
    outcome: () => 'win',
  },
  {
    name: 'ordinary against a dealer 17 to 21',
    clauses: ['S6.5', 'C4.4', 'X4'],
    applies: () => true,
    outcome: ({ total, dealerTotal }) => (total > dealerTotal ? 'win' : total < dealerTotal ? 'lose' : 'push'),
  },
];

/** A two-card 21 that a switch brought together (S4.5). */
function isSwitched21({ hand, total }: Showdown): boolean {
  return hand.isSwitched && hand.cards.length === 2 && !isFromSplit(hand) && total === 21;
}

/** The row that decides a hand. */
export function rowFor(hand: Hand, table: Table, law: Law): SettlementRow | undefined {
  const showdown = showdownOf(hand, table, law);
  return law.settlement.find((row) => row.applies(showdown, law));
}

/** The table with every hand decided and its chips returned. */
export function settle(table: Table, law: Law): Table {
  return {
    ...table,
    seats: table.seats.map((seat) => {
      const hands = seat.hands.map((hand) => {
        const outcome = rowFor(hand, table, law)?.outcome(showdownOf(hand, table, law)) ?? 'lose';
        return { ...hand, outcome, returned: returnedFor(outcome, hand, law) };
      });
      return { ...seat, hands, chips: hands.reduce((chips, { returned }) => chips + returned, seat.chips) };
    }),
  };
}

function showdownOf(hand: Hand, { dealer }: Table, law: Law): Showdown {
  return {
    hand,
    total: law.handValue(hand.cards).total,
    dealerTotal: law.handValue(dealer).total,
    dealerHasNatural: law.isNatural(dealer),
  };
}

function returnedFor(outcome: Outcome, hand: Hand, law: Law): number {
  switch (outcome) {
    case 'win':
      return law.winReturns(hand, law);
    case 'push':
      return hand.stake;
    case 'lose':
      return 0;
  }
}
