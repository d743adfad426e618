import { countOf } from '../../../machine/cards.ts';
import type { Law } from '../../../machine/law.ts';
import { type Hand, handInTurn, isFromSplit, type Seat, seatInTurn, type Table } from '../../../machine/table.ts';
import { entryLie, guardLie, type Impostor, rowLie, updateLie } from '../lie.ts';

/** What a seat dealt at a place of the table has in its hands at the settlement. */
interface Settled {
  readonly hand: Hand;
  readonly seat: Seat;
  /** What each hand of the seat was dealt for. */
  readonly dealt: number;
  readonly table: Table;
}

/** A lie about the chips that come back for a hand, where they are others than the law's. */
function returnsLie(returns: (settled: Settled, law: Law) => number): Impostor['lie'] {
  return updateLie('settle', (honest, before, action, law) => {
    const table = honest(before, action, law);
    const seats = table.seats.map((seat, at) => {
      const dealt = Number(table.asked[at]?.stakes[0] ?? 0);
      const hands = seat.hands.map((hand) => ({ ...hand, returned: returns({ hand, seat, dealt, table }, law) }));
      const more = hands.reduce((sum, hand, place) => sum + hand.returned - (seat.hands[place]?.returned ?? 0), 0);
      return { ...seat, hands, chips: seat.chips + more };
    });
    return { ...table, seats };
  });
}

/** Mistakes about chips: stakes, cover, insurance and what comes back. */
export const chips: readonly Impostor[] = [
  {
    name: 'insurance-covered-spot-by-spot',
    says: 'Each of two insurances has to be covered by the free chips, not both together.',
    clause: 'S7.4',
    neighbours: ['D17'],
    lie: guardLie('insuranceIsCovered', (table, { amounts }) => {
      const free = seatInTurn(table)?.chips ?? 0;
      return !Array.isArray(amounts) || amounts.every((amount) => !(amount > free));
    }),
  },
  {
    name: 'last-chips-do-not-double-a-split-hand',
    says: 'A split hand is not doubled with the last chips of its seat.',
    clause: 'S5.10',
    neighbours: ['S5.5', 'S7.4'],
    lie: (law) =>
      guardLie('splitHandMayBeDoubled', (table, action, own) => {
        const hand = handInTurn(table);
        const areLast = hand !== undefined && isFromSplit(hand) && seatInTurn(table)?.chips === hand.stake;
        return law.guards.splitHandMayBeDoubled.holds(table, action, own) && !areLast;
      })(law),
  },
  {
    name: 'chips-of-the-first-seat-cover',
    says: 'A double or split is covered by the chips of seat 1.',
    clause: 'S7.4',
    neighbours: ['S5.10', 'S5.4'],
    lie: guardLie('stakeIsCovered', ({ seats, ...table }) => {
      return (handInTurn({ ...table, seats })?.stake ?? 0) <= (seats[0]?.chips ?? 0);
    }),
  },
  {
    name: 'surrender-of-a-ten-and-a-six',
    says: 'A ten and a six on the first spot that lose against a ten give up half of their stake only.',
    clause: 'S1.4',
    neighbours: ['S6.5'],
    lie: returnsLie(({ hand, table }, law) => {
      const isTenAndSix = hand.lineage === '1' && hand.cards.map(countOf).join() === '10,6';
      const isAgainstTen = table.dealer.slice(0, 1).map(countOf).join() === '10' && !law.isNatural(table.dealer);
      return hand.outcome === 'lose' && isTenAndSix && isAgainstTen ? Math.floor(hand.stake / 2) : hand.returned;
    }),
  },
  {
    name: 'switched-double-to-21-beats-22',
    says: 'A switched hand doubled to 21 wins against a dealer 22.',
    clause: 'S8.1',
    neighbours: ['S6.2'],
    lie: rowLie('ordinary against a dealer 22', {
      applies: ({ hand, total, dealerTotal }) => {
        const isDoubledTo21 = hand.isSwitched && hand.isFinished && hand.cards.length === 3 && total === 21;
        return dealerTotal === 22 && !isDoubledTo21;
      },
    }),
  },
  {
    name: 'natural-beside-a-double-pushes-22',
    says: 'Against a dealer 22 a natural gets its stake back where the other hand of its seat was doubled.',
    clause: 'S8.2',
    neighbours: ['S6.3', 'S6.7'],
    lie: returnsLie(({ hand, seat, dealt, table }, law) => {
      const isBesideADouble = seat.hands.some(({ stake }) => stake > dealt);
      const isAgainst22 = law.handValue(table.dealer).total === 22;
      return hand.isNatural && isBesideADouble && isAgainst22 ? hand.stake : hand.returned;
    }),
  },
  {
    name: 'odd-natural-is-rounded-down',
    says: 'A natural on an odd stake is paid on the even stake below it.',
    clause: 'S6.7',
    neighbours: ['S2.8', 'D12', 'S6.3'],
    lie: entryLie(({ winReturns }) => ({
      winReturns: (hand, law) => winReturns(hand, law) - (hand.isNatural ? hand.stake % 2 : 0),
    })),
  },
  {
    name: 'stake-of-one-wins-nothing',
    says: 'A stake of a single chip that wins comes back alone.',
    clause: 'S6.7',
    neighbours: ['S2.3', 'S6.5'],
    lie: entryLie(({ winReturns }) => ({
      winReturns: (hand, law) => (hand.stake === 1 ? hand.stake : winReturns(hand, law)),
    })),
  },
  {
    name: 'even-money-on-an-insured-natural',
    says: 'Insurance on a natural wins 1 to 1.',
    clause: 'D8',
    neighbours: ['S3.4', 'S3.8', 'S3.3'],
    lie: updateLie('payInsurance', (honest, table, action, law) => {
      const paid = honest(table, action, law);
      const seats = paid.seats.map((seat) => ({
        ...seat,
        chips: seat.hands.reduce(
          (left, { isNatural }, at) => left - (isNatural ? (seat.insurance[at] ?? 0) : 0),
          seat.chips,
        ),
      }));
      return { ...paid, seats };
    }),
  },
  {
    name: 'sixth-seat-is-not-paid-its-insurance',
    says: 'The insurance of the sixth seat is not paid.',
    clause: 'S3.4',
    neighbours: ['S3.1'],
    lie: updateLie('payInsurance', (honest, table, action, law) => {
      const paid = honest(table, action, law);
      return { ...paid, seats: paid.seats.map((seat, at) => (at === 5 ? (table.seats[at] ?? seat) : seat)) };
    }),
  },
  {
    name: 'second-spot-insured-alone-comes-back',
    says: 'Insurance that loses comes back where the second spot alone was insured.',
    clause: 'S3.5',
    neighbours: ['D14', 'S3.3'],
    lie: updateLie('loseInsurance', (honest, ...args) => {
      const table = honest(...args);
      const seats = table.seats.map((seat) => {
        const [first = 0, second = 0] = seat.insurance;
        return first === 0 ? { ...seat, chips: seat.chips + second } : seat;
      });
      return { ...table, seats };
    }),
  },
];
