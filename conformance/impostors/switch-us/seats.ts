import { rankOf } from '../../../machine/cards.ts';
import type { Law } from '../../../machine/law.ts';
import { type Hand, handInTurn, isFromSplit, type Seat, seatInTurn, type Table } from '../../../machine/table.ts';
import { guardLie, type Impostor, updateLie } from '../lie.ts';

/** A lie about hands of some seats that are settled otherwise; `null` where they are not. */
function settledLie(
  outcomeOf: (hand: Hand, at: { readonly seat: number; readonly table: Table }, law: Law) => Hand['outcome'],
): Impostor['lie'] {
  return updateLie('settle', (honest, before, action, law) => {
    const table = honest(before, action, law);
    const seats = table.seats.map((seat, at) => {
      const hands = seat.hands.map((hand) => {
        const outcome = outcomeOf(hand, { seat: at, table }, law);
        if (outcome === null) return hand;
        return { ...hand, outcome, returned: { win: 2, push: 1, lose: 0 }[outcome] * hand.stake };
      });
      const more = hands.reduce((sum, hand, place) => sum + hand.returned - (seat.hands[place]?.returned ?? 0), 0);
      return { ...seat, hands, chips: seat.chips + more };
    });
    return { ...table, seats };
  });
}

/** A lie about seats after which nobody else is asked. */
function lastSeatLie(isLast: (seat: Seat, table: Table, law: Law) => boolean): Impostor['lie'] {
  return (law) =>
    guardLie('anotherSeatFollows', (table, action, own) => {
      const seat = seatInTurn(table);
      const follows = law.guards.anotherSeatFollows.holds(table, action, own);
      return follows && !(seat !== undefined && isLast(seat, table, own));
    })(law);
}

/** Mistakes that the place of a seat or of a hand at the table shows. */
export const seats: readonly Impostor[] = [
  {
    name: 'over-ends-the-seat',
    says: 'A seat whose first hand goes over has lost: its second hand is not played.',
    clause: 'S1.1',
    neighbours: ['S5.3', 'S2.7', 'S6.9'],
    lie: (law) =>
      guardLie('anotherHandFollows', (table, action, own) => {
        const { cards = [], lineage, isFinished } = handInTurn(table) ?? {};
        const isFirstOver = lineage === '1' && !isFinished && own.handValue(cards).total > 21;
        return law.guards.anotherHandFollows.holds(table, action, own) && !isFirstOver;
      })(law),
  },
  {
    name: 'super-match-is-paid',
    says: 'A seat dealt the same two ranks crosswise is paid a Super Match of one chip that it never placed.',
    clause: 'S1.3',
    neighbours: ['S2.3', 'S2.5'],
    lie: updateLie('dealCards', (honest, ...args) => {
      const table = honest(...args);
      const paid = table.seats.map((seat) => {
        const [first, second] = seat.hands.map(({ cards }) => cards.map(rankOf));
        const areAlike = first?.join() === second?.toReversed().join() && first?.[0] !== first?.[1];
        return areAlike ? { ...seat, chips: seat.chips + 1 } : seat;
      });
      return { ...table, seats: paid };
    }),
  },
  {
    name: 'hole-card-dealt-at-the-end',
    says: 'The dealer has no hole card: a second card is taken when it is to be turned.',
    clause: 'S1.5',
    neighbours: ['S3.7', 'S6.1', 'S2.4'],
    lie: updateLie('revealHoleCard', (honest, table, action, law) => {
      const card = law.nextCard(table, 'dealer');
      const dealer = [...table.dealer.slice(0, 1), card];
      return honest({ ...table, dealer, drawn: [...table.drawn, card] }, action, law);
    }),
  },
  {
    name: 'fourth-seat-has-no-natural',
    says: 'What is dealt to the fourth seat is never a natural.',
    clause: 'S2.8',
    neighbours: ['S3.8', 'S6.7'],
    lie: updateLie('dealCards', (honest, ...args) => {
      const table = honest(...args);
      const dealt = table.seats.map((seat, at) =>
        at === 3 ? { ...seat, hands: seat.hands.map((hand) => ({ ...hand, isNatural: false })) } : seat,
      );
      return { ...table, seats: dealt };
    }),
  },
  {
    name: 'natural-of-the-sixth-seat-loses',
    says: 'A natural of the sixth seat loses against a dealer natural.',
    clause: 'S3.8',
    neighbours: [],
    lie: settledLie((hand, { seat, table }, law) =>
      seat === 5 && hand.isNatural && law.isNatural(table.dealer) ? 'lose' : null,
    ),
  },
  {
    name: 'natural-of-the-second-spot-loses',
    says: 'Only a natural in the first spot pushes against a dealer natural.',
    clause: 'S3.8',
    neighbours: ['D8', 'S2.8'],
    lie: settledLie((hand, { table }, law) =>
      hand.spot === 1 && hand.isNatural && law.isNatural(table.dealer) ? 'lose' : null,
    ),
  },
  {
    name: 'sixth-seat-wins-on-22',
    says: 'The last hand of a table of six wins against a dealer 22.',
    clause: 'S6.2',
    neighbours: ['S2.2'],
    lie: settledLie((hand, { seat, table }, law) =>
      seat === 5 && hand.spot === 1 && hand.outcome === 'push' && law.handValue(table.dealer).total === 22
        ? 'win'
        : null,
    ),
  },
  {
    name: 'third-split-hand-loses-its-push',
    says: 'From the third on, split hands lose equal totals.',
    clause: 'S6.5',
    neighbours: ['S5.7', 'S5.9', 'D13'],
    lie: settledLie((hand, { seat, table }) => {
      const fromOneHand = table.seats[seat]?.hands.filter(({ spot }) => spot === hand.spot) ?? [];
      return isFromSplit(hand) && fromOneHand.indexOf(hand) > 1 && hand.outcome === 'push' ? 'lose' : null;
    }),
  },
  {
    name: 'both-hands-over-end-the-round',
    says: 'Nobody plays after a seat whose hands both went over.',
    clause: 'S2.7',
    neighbours: ['S5.3', 'D15', 'S6.9'],
    lie: lastSeatLie(({ hands }, _, law) => hands.every(({ cards }) => law.handValue(cards).total > 21)),
  },
  {
    name: 'two-naturals-end-the-choices',
    says: 'Seats after one that holds two naturals are passed over.',
    clause: 'D9',
    neighbours: ['S4.1', 'D15', 'S2.8'],
    lie: lastSeatLie(({ hands }) => hands.every(({ isNatural }) => isNatural)),
  },
  {
    name: 'naturals-paid-on-the-stake-of-seat-1',
    says: 'A natural is paid on the stake of seat 1.',
    clause: 'S6.7',
    neighbours: ['S2.8', 'S6.3', 'S6.6'],
    lie: updateLie('settle', (honest, before, action, law) => {
      const table = honest(before, action, law);
      const first = Number(table.asked[0]?.stakes[0] ?? 0);
      const settled = table.seats.map((seat) => {
        const hands = seat.hands.map((hand) =>
          hand.outcome === 'win' && hand.isNatural ? { ...hand, returned: hand.stake + first } : hand,
        );
        const more = hands.reduce((sum, hand, place) => sum + hand.returned - (seat.hands[place]?.returned ?? 0), 0);
        return { ...seat, hands, chips: seat.chips + more };
      });
      return { ...table, seats: settled };
    }),
  },
];
