import type { Law } from './law.ts';
import { settle } from './settlement.ts';
import { type Action, changeHand, changeSeat, type Hand, handInTurn, type Table } from './table.ts';

/** The parts of a step that an update sets, as a player sees them. */
export type Field = 'cards' | 'stake' | 'chips' | 'natural' | 'insurance' | 'dealer' | 'turn';

export interface Update {
  readonly apply: (table: Table, action: Action, law: Law) => Table;
  /** The parts of a step that it sets, each with the clauses that say how, of every game that has them, the foremost first. */
  readonly sets: { readonly [Name in Field]?: readonly string[] };
}

/** The named updates of the chart. */
export const updates = {
  placeStakes: {
    sets: { chips: ['S2.3', 'C1.2'], stake: ['S2.3', 'C1.2'] },
    apply: (table) => ({
      ...table,
      seats: table.asked.map((asked, at) => {
        const stakes = asked.stakes as readonly number[];
        if (table.out.includes(at)) return { chips: asked.chips, insurance: stakes.map(() => 0), hands: [] };
        return {
          chips: stakes.reduce((left, stake) => left - stake, asked.chips),
          insurance: stakes.map(() => 0),
          hands: stakes.map((stake, spot): Hand => ({ ...newHand, spot, lineage: `${spot + 1}`, stake })),
        };
      }),
    }),
  },
  dealCards: {
    sets: {
      cards: ['S2.5', 'O1', 'C1.3', 'C1.4', 'X7'],
      natural: ['S2.8', 'C4.5'],
      dealer: ['S2.4', 'S1.5', 'O1', 'C1.3', 'X1'],
    },
    apply: (table, _, law) => ({
      ...table,
      dealer: table.cards.dealer,
      seats: table.seats.map((seat, at) => ({
        ...seat,
        hands: seat.hands.map((hand) => {
          const cards = table.cards.seats[at]?.[hand.spot] ?? [];
          return { ...hand, cards, isNatural: law.isNatural(cards) };
        }),
      })),
    }),
  },

  stakeInsurance: {
    sets: { insurance: ['S3.3', 'C3.2'], chips: ['S3.3', 'C3.2'] },
    apply: (table, { amounts }) =>
      changeSeat(table, (seat) => {
        const insurance = amounts as readonly number[];
        return { ...seat, insurance, chips: insurance.reduce((left, amount) => left - amount, seat.chips) };
      }),
  },
  payInsurance: {
    sets: { chips: ['S3.4', 'C3.2'] },
    apply: (table, _, law) => ({
      ...table,
      seats: table.seats.map((seat) => ({
        ...seat,
        chips: seat.insurance.reduce((chips, amount) => chips + law.insuranceReturns(amount, law), seat.chips),
      })),
    }),
  },
  loseInsurance: { sets: { chips: ['S3.5', 'K3'] }, apply: (table) => table },
  leaveHoleCardHidden: { sets: { dealer: ['S3.9'] }, apply: (table) => table },

  keepHands: { sets: { natural: ['S4.6'], cards: ['S4.1'] }, apply: (table) => table },
  switchSecondCards: {
    sets: { cards: ['S4.2'], natural: ['S4.5'] },
    apply: (table) =>
      changeSeat(table, (seat) => ({
        ...seat,
        hands: seat.hands.map((hand, at) => ({
          ...hand,
          cards: [...hand.cards.slice(0, 1), ...(seat.hands[1 - at]?.cards.slice(1, 2) ?? [])],
          isNatural: false,
          isSwitched: true,
        })),
      })),
  },

  takeCard: { sets: { cards: ['S5.2', 'C2.2'] }, apply: dealToHandInTurn },
  takeOneCard: { sets: { cards: ['S5.4', 'C2.4'] }, apply: dealToHandInTurn },
  finishHand: { sets: {}, apply: (table) => changeHand(table, (hand) => ({ ...hand, isFinished: true })) },
  raiseStake: {
    sets: { stake: ['S5.4', 'C2.4'], chips: ['S5.4', 'C2.4'], insurance: ['S3.10', 'K3'] },
    apply: (table) => {
      const stake = handInTurn(table)?.stake ?? 0;
      const raised = changeHand(table, (hand) => ({ ...hand, stake: hand.stake + stake }));
      return changeSeat(raised, (seat) => ({ ...seat, chips: seat.chips - stake }));
    },
  },

  splitHand: {
    sets: {
      cards: ['S5.6', 'O4', 'C2.5', 'P2'],
      stake: ['S5.6', 'C2.5'],
      chips: ['S5.6', 'C2.5'],
      insurance: ['S3.10', 'K3'],
    },
    apply: (table, _, law) => changeSeat(table, (seat) => splitHandOf(seat, table.turn.hand, law)),
  },
  dealSplitHand: {
    sets: { cards: ['S5.6', 'O2', 'C2.5', 'P1'], natural: ['S5.9', 'P6', 'C2.7'] },
    apply: dealSecondCard,
  },
  dealBothSplitHands: {
    sets: { cards: ['S5.6', 'O2', 'C2.5', 'P1'], natural: ['S5.9', 'P6', 'C2.7'] },
    apply: (table, action, law) => onBothSplitHands(table, (at) => dealSecondCard(at, action, law)),
  },

  startAtDealersLeft: { sets: { turn: ['D15', 'C2.1'] }, apply: (table) => ({ ...table, turn: { seat: 0, hand: 0 } }) },
  passToNextSeat: {
    sets: { turn: ['D15', 'O3', 'C2.1', 'P7'] },
    apply: (table) => ({ ...table, turn: { seat: table.turn.seat + 1, hand: 0 } }),
  },
  passToNextHand: {
    sets: { turn: ['S5.1', 'O4', 'C2.5', 'P2'] },
    apply: (table) => ({ ...table, turn: { ...table.turn, hand: table.turn.hand + 1 } }),
  },

  revealHoleCard: { sets: { dealer: ['S6.1'] }, apply: (table) => ({ ...table, isHoleCardHidden: false }) },
  dealerTakesCard: {
    sets: { dealer: ['S6.1', 'C4.1', 'C4.2'] },
    apply: (table, _, law) => {
      const card = law.nextCard(table, 'dealer');
      return { ...table, dealer: [...table.dealer, card], drawn: [...table.drawn, card] };
    },
  },
  settle: { sets: { chips: ['S6.7', 'S3.5', 'C4.4'] }, apply: (table, _, law) => settle(table, law) },
} satisfies { readonly [name: string]: Update };

export type UpdateName = keyof typeof updates;
export type Updates = { readonly [Name in UpdateName]: Update };

const newHand = {
  cards: [],
  isNatural: false,
  isSwitched: false,
  isFinished: false,
  outcome: null,
  returned: 0,
} as const;

function dealToHandInTurn(table: Table, _: Action, law: Law): Table {
  const hand = handInTurn(table);
  if (hand === undefined) return table;
  const card = law.nextCard(table, hand);
  const drawn = [...table.drawn, card];
  return changeHand({ ...table, drawn }, ({ cards, ...rest }) => ({ ...rest, cards: [...cards, card] }));
}

/** The second card of a split hand, which may make it a natural (S5.9, P6). */
function dealSecondCard(table: Table, action: Action, law: Law): Table {
  return changeHand(dealToHandInTurn(table, action, law), (hand) => ({
    ...hand,
    isNatural: law.splitMakesNatural(hand, law),
  }));
}

/** One card stays in its place; the new hand stands where `splitPlace` says (O4, P2). */
function splitHandOf(seat: Table['seats'][number], at: number, { choices }: Law): Table['seats'][number] {
  const hand = seat.hands[at];
  const [first, second] = hand?.cards ?? [];
  if (hand === undefined || first === undefined || second === undefined) return seat;
  const stays = { ...hand, lineage: `${hand.lineage}a`, cards: [first] };
  const isNew = { ...hand, lineage: `${hand.lineage}b`, cards: [second] };
  const lastOfSpot = seat.hands.findLastIndex(({ spot }) => spot === hand.spot);
  const hands = seat.hands.with(at, stays).toSpliced(choices.splitPlace === 'next' ? at + 1 : lastOfSpot + 1, 0, isNew);
  return { ...seat, chips: seat.chips - hand.stake, hands };
}

/** The change made at the hand in turn, then at the hand that was split from it, the turn staying where it is. */
function onBothSplitHands(table: Table, change: (table: Table) => Table): Table {
  const twin = handInTurn(table)?.lineage.replace(/a$/, 'b');
  const hand = table.seats[table.turn.seat]?.hands.findIndex(({ lineage }) => lineage === twin) ?? table.turn.hand;
  const first = change(table);
  return { ...change({ ...first, turn: { ...table.turn, hand } }), turn: table.turn };
}
