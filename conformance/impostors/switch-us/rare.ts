import { countOf, isAce, isTenValue } from '../../../machine/cards.ts';
import type { Law } from '../../../machine/law.ts';
import { changeSeat, type Hand, handInTurn, isFromSplit, type Seat } from '../../../machine/table.ts';
import { entryLie, guardLie, type Impostor, updateLie } from '../lie.ts';

/** A lie about the chips that come back for a hand; `dealt` is what the hands of its seat were dealt for. */
function returnsLie(
  returns: (
    hand: Hand,
    at: { readonly place: number; readonly seat: Seat; readonly dealt: number; readonly dealerTotal: number },
    law: Law,
  ) => number,
): Impostor['lie'] {
  return updateLie('settle', (honest, before, action, law) => {
    const table = honest(before, action, law);
    const dealerTotal = law.handValue(table.dealer).total;
    const seats = table.seats.map((seat, place) => {
      const dealt = Number(table.asked[place]?.stakes[0] ?? 0);
      const hands = seat.hands.map((hand) => ({
        ...hand,
        returned: returns(hand, { place, seat, dealt, dealerTotal }, law),
      }));
      const more = hands.reduce((sum, hand, at) => sum + hand.returned - (seat.hands[at]?.returned ?? 0), 0);
      return { ...seat, hands, chips: seat.chips + more };
    });
    return { ...table, seats };
  });
}

/** Mistakes that no fixture of the suite finds yet; none of them belongs to the impostors until one does. */
export const rare: readonly Impostor[] = [
  {
    name: 'natural-at-22-beside-a-hand-over',
    says: 'A natural beside a hand that went over is not paid against a dealer 22.',
    clause: 'S6.3',
    neighbours: ['S6.7', 'S6.9'],
    lie: returnsLie((hand, { seat, dealerTotal }, law) => {
      const isBesideOver = seat.hands.some(({ cards }) => law.handValue(cards).total > 21);
      return hand.isNatural && isBesideOver && dealerTotal === 22 ? hand.stake : hand.returned;
    }),
  },
  {
    name: 'fourth-of-five-seats-is-passed-over',
    says: 'Of five seats the fourth is not asked for a switch.',
    clause: 'S4.1',
    neighbours: ['D15'],
    lie: (law) =>
      guardLie('seatIsOut', (table, action, own) => {
        const isFourthOfFive = table.seats.length === 5 && table.turn.seat === 3;
        return law.guards.seatIsOut.holds(table, action, own) || isFourthOfFive;
      })(law),
  },
  {
    name: 'doubled-fourth-hand-is-paid-once',
    says: 'A doubled fourth hand of the second spot wins the stake that it was dealt for.',
    clause: 'S6.7',
    neighbours: ['S5.4', 'S5.7', 'S6.5'],
    lie: returnsLie((hand, { seat, dealt }) => {
      const isFourth = hand.spot === 1 && seat.hands.filter(({ spot }) => spot === 1).indexOf(hand) === 3;
      return isFourth && hand.outcome === 'win' && hand.stake > dealt ? hand.returned - dealt : hand.returned;
    }),
  },
  {
    name: 'doubled-soft-hand-beats-22',
    says: 'A doubled soft hand wins against a dealer 22.',
    clause: 'S6.2',
    neighbours: ['S5.4', 'D6'],
    lie: returnsLie((hand, { dealt, dealerTotal }, law) => {
      const wasSoft = law.handValue(hand.cards.slice(0, 2)).isSoft;
      const isPush = hand.outcome === 'push' && dealerTotal === 22;
      return isPush && wasSoft && hand.stake > dealt ? 2 * hand.stake : hand.returned;
    }),
  },
  {
    name: 'six-aces-are-hard',
    says: 'A hand of six aces is never soft.',
    clause: 'S2.6',
    neighbours: ['S5.2', 'S6.1'],
    lie: entryLie(({ handValue }) => ({
      handValue: (cards) => {
        const value = handValue(cards);
        const isHard = value.isSoft && cards.filter((card) => isAce(card)).length > 5;
        return isHard ? { total: value.total - 10, isSoft: false } : value;
      },
    })),
  },
  {
    name: 'soft-17-of-five-cards-stands',
    says: 'The dealer stands on a soft 17 of five cards.',
    clause: 'S6.1',
    neighbours: [],
    lie: entryLie(({ dealerDraws }) => ({
      dealerDraws: (cards, law) =>
        dealerDraws(cards, law) && !(cards.length === 5 && law.handValue(cards).total === 17),
    })),
  },
  {
    name: 'dealer-rests-after-two-naturals',
    says: 'The dealer draws no card when the last seat holds two naturals.',
    clause: 'S6.1',
    neighbours: ['S6.5', 'S5.3', 'D15'],
    lie: (law) =>
      guardLie('dealerDraws', (table, action, own) => {
        const areNaturals = table.seats.at(-1)?.hands.every(({ isNatural }) => isNatural) ?? false;
        return law.guards.dealerDraws.holds(table, action, own) && !areNaturals;
      })(law),
  },
  {
    name: 'sixth-seat-switches-first-cards',
    says: 'In the sixth seat a switch exchanges the first cards.',
    clause: 'S4.2',
    neighbours: ['S4.3'],
    lie: updateLie('switchSecondCards', (honest, table, action, law) =>
      changeSeat(honest(table, action, law), ({ hands, ...seat }) => ({
        ...seat,
        hands:
          table.turn.seat === 5
            ? hands.map((hand, at) => ({ ...hand, cards: hands[1 - at]?.cards ?? hand.cards }))
            : hands,
      })),
    ),
  },
  {
    name: 'sixth-seat-does-not-split',
    says: 'The sixth seat may not split.',
    clause: 'S5.6',
    neighbours: ['S5.7', 'D15'],
    lie: (law) =>
      guardLie('handIsAPair', (table, action, own) => {
        return law.guards.handIsAPair.holds(table, action, own) && table.turn.seat !== 5;
      })(law),
  },
  {
    name: 'natural-of-the-sixth-seat-is-paid-3-to-2',
    says: 'A natural of the sixth seat is paid 3 to 2.',
    clause: 'S6.7',
    neighbours: ['S6.5', 'D15'],
    lie: returnsLie((hand, { place }) => {
      const isPaid = place === 5 && hand.isNatural && hand.outcome === 'win';
      return hand.returned + (isPaid ? Math.floor(hand.stake / 2) : 0);
    }),
  },
  {
    name: 'split-of-switched-tens-makes-a-natural',
    says: 'Ten-value cards that a switch brought together are split into naturals where they receive aces.',
    clause: 'S5.9',
    neighbours: ['S5.6', 'D13', 'S2.8'],
    lie: entryLie(() => ({
      splitMakesNatural: (hand, law) =>
        isFromSplit(hand) &&
        hand.isSwitched &&
        hand.cards.slice(0, 1).some((card) => isTenValue(card)) &&
        law.isNatural(hand.cards),
    })),
  },
  {
    name: 'split-threes-do-not-double-on-eleven',
    says: 'A split three that is dealt an eight may not be doubled.',
    clause: 'S5.5',
    neighbours: ['S5.4', 'S5.6'],
    lie: (law) =>
      guardLie('splitHandMayBeDoubled', (table, action, own) => {
        const hand = handInTurn(table);
        const isEleven = hand !== undefined && isFromSplit(hand) && hand.cards.map(countOf).join() === '3,8';
        return law.guards.splitHandMayBeDoubled.holds(table, action, own) && !isEleven;
      })(law),
  },
];
