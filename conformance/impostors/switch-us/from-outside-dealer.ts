import { type Card, hardTotalOf, isAce, rankOf } from '../../../machine/cards.ts';
import { type Guards, guards } from '../../../machine/guards.ts';
import type { HandValue, Law } from '../../../machine/law.ts';
import type { Hand, SeatRequest } from '../../../machine/table.ts';
import { entryLie, guardLie, type Impostor, rowLie, updateLie } from '../lie.ts';

const honest: Guards = guards;

/** Mistakes about what cards count, the dealer, the hole card and the settlement. */
export const fromOutsideDealer: readonly Impostor[] = [
  {
    name: 'fourth-ace-stays-11',
    says: 'Three aces of a hand can be lowered to 1, a fourth cannot.',
    clause: 'S2.6',
    neighbours: ['S2.7', 'S5.3', 'S6.1'],
    lie: entryLie(() => ({ handValue: valueLoweringThreeAces })),
  },
  {
    name: 'natural-with-the-ace-first',
    says: 'A ten-value card with an ace after it is no natural; the ace must be the first card.',
    clause: 'S2.8',
    neighbours: ['S3.7', 'S3.6', 'S3.8'],
    lie: entryLie(({ isNatural }) => ({
      isNatural: (cards) => isNatural(cards) && cards.slice(0, 1).some((card) => isAce(card)),
    })),
  },
  {
    name: 'no-check-under-a-court-card',
    says: 'The dealer checks under an ace and a 10, not under a jack, queen or king.',
    clause: 'S3.6',
    neighbours: ['S3.7', 'D11', 'S3.8'],
    lie: guardLie('dealerChecks', (table, action, law) => {
      const isCourtCard = table.dealer.slice(0, 1).some((card) => ['J', 'Q', 'K'].includes(rankOf(card)));
      return !isCourtCard && honest.dealerChecks.holds(table, action, law);
    }),
  },
  {
    name: 'dealer-natural-stays-face-down',
    says: 'A dealer natural ends the round without the hole card being turned.',
    clause: 'S3.7',
    neighbours: ['S2.4', 'S6.1'],
    lie: updateLie('revealHoleCard', (reveal, table, action, law) =>
      law.isNatural(table.dealer) ? table : reveal(table, action, law),
    ),
  },
  {
    name: 'one-card-on-a-soft-17',
    says: 'On a soft 17 the dealer takes one card and stands, whatever it makes.',
    clause: 'S6.1',
    neighbours: ['S6.2', 'S6.4', 'S6.5'],
    lie: entryLie(({ dealerDraws }) => ({
      dealerDraws: (cards, law) => !hadSoft17(cards, law) && dealerDraws(cards, law),
    })),
  },
  {
    name: 'last-seat-over-stops-the-dealer',
    says: 'The dealer takes no card when every hand of the last seat went over, whoever else is waiting.',
    clause: 'S6.1',
    neighbours: ['S6.2', 'S6.4', 'S6.5'],
    lie: guardLie('dealerDraws', (table, action, law) => {
      const last = table.seats.findLast(({ hands }) => hands.length > 0);
      return !last?.hands.every((hand) => isOver(hand, law)) && honest.dealerDraws.holds(table, action, law);
    }),
  },
  {
    name: 'long-21-beats-22',
    says: 'A 21 of four cards or more wins against a dealer 22.',
    clause: 'S6.2',
    neighbours: ['S6.3', 'S6.8'],
    lie: rowLie('ordinary against a dealer 22', {
      outcome: ({ hand, total }) => (total === 21 && hand.cards.length >= 4 ? 'win' : 'push'),
    }),
  },
  {
    name: 'five-cards-win',
    says: 'A hand of five cards that did not go over wins against a dealer 17 to 21.',
    clause: 'S6.5',
    neighbours: [],
    lie: rowLie('ordinary against a dealer 17 to 21', {
      outcome: ({ hand, total, dealerTotal }) =>
        hand.cards.length >= 5 || total > dealerTotal ? 'win' : total < dealerTotal ? 'lose' : 'push',
    }),
  },
  {
    name: 'doubled-hand-over-loses-one-stake',
    says: 'A doubled hand that goes over loses its first stake and gets the second back.',
    clause: 'D6',
    neighbours: ['S2.7', 'S6.9', 'D18'],
    lie: settledHandsLie((hands, law, { stakes }) =>
      hands.map((hand) => {
        const isDoubled = hand.stake > Number(stakes[hand.spot]);
        return isOver(hand, law) && isDoubled ? { ...hand, returned: hand.stake / 2 } : hand;
      }),
    ),
  },
  {
    name: 'settlement-stops-at-a-hand-over',
    says: 'Behind a hand that went over, nothing comes back to the other hands of its seat.',
    clause: 'S6.5',
    neighbours: ['S6.2', 'S6.4', 'S2.7'],
    lie: settledHandsLie((hands, law) => {
      const firstOver = hands.findIndex((hand) => isOver(hand, law));
      const isForgotten = (at: number) => firstOver !== -1 && at > firstOver;
      return hands.map((hand, at) => (isForgotten(at) ? { ...hand, outcome: 'lose', returned: 0 } : hand));
    }),
  },
];

function isOver({ cards }: Hand, law: Law): boolean {
  return law.handValue(cards).total > 21;
}

/** Every ace as 11, then ten off for at most three of them while the hand is over 21. */
function valueLoweringThreeAces(cards: readonly Card[]): HandValue {
  const aces = cards.filter(isAce).length;
  const highest = hardTotalOf(cards) + 10 * aces;
  const lowered = Math.max(0, Math.min(3, aces, Math.ceil((highest - 21) / 10)));
  return { total: highest - 10 * lowered, isSoft: lowered < aces };
}

/** Whether the cards were a soft 17 before the last was drawn, or earlier. */
function hadSoft17(cards: readonly Card[], law: Law): boolean {
  return cards.slice(2).some((_, drawn) => {
    const { total, isSoft } = law.handValue(cards.slice(0, 2 + drawn));
    return total === 17 && isSoft;
  });
}

/** A lie about the hands of a seat when they are settled, its chips counted again. */
function settledHandsLie(
  change: (hands: readonly Hand[], law: Law, asked: SeatRequest) => readonly Hand[],
): Impostor['lie'] {
  return updateLie('settle', (settle, table, action, law) => ({
    ...table,
    seats: settle(table, action, law).seats.map((seat, at) => {
      const { chips = 0 } = table.seats[at] ?? {};
      const hands = change(seat.hands, law, table.asked[at] ?? { chips, stakes: [] });
      return { ...seat, hands, chips: hands.reduce((sum, { returned }) => sum + returned, chips) };
    }),
  }));
}
