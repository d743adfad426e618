import { isAce } from '../../../machine/cards.ts';
import { handInTurn, isFromSplit, seatInTurn } from '../../../machine/table.ts';
import { entryLie, guardLie, type Impostor, rowLie, updateLie } from '../lie.ts';

/** Mistakes that one rare kind of hand alone shows. */
export const corners: readonly Impostor[] = [
  {
    name: 'soft-17-of-three-cards-stands',
    says: 'The dealer stands on a soft 17 of three cards or more.',
    clause: 'S6.1',
    neighbours: [],
    lie: entryLie(({ dealerDraws }) => ({
      dealerDraws: (cards, law) => {
        const { total, isSoft } = law.handValue(cards);
        return dealerDraws(cards, law) && !(total === 17 && isSoft && cards.length > 2);
      },
    })),
  },
  {
    name: 'hard-17-with-an-ace-draws',
    says: 'The dealer takes a hard 17 with an ace in it for a soft one.',
    clause: 'S6.1',
    neighbours: ['S6.5'],
    lie: entryLie(({ dealerDraws }) => ({
      dealerDraws: (cards, law) =>
        dealerDraws(cards, law) || (law.handValue(cards).total === 17 && cards.some((card) => isAce(card))),
    })),
  },
  {
    name: 'third-ace-makes-it-hard',
    says: 'A hand of three aces or more is never soft.',
    clause: 'S2.6',
    neighbours: ['S5.2', 'S6.1'],
    lie: entryLie(({ handValue }) => ({
      handValue: (cards) => {
        const value = handValue(cards);
        return value.isSoft && cards.filter((card) => isAce(card)).length > 2
          ? { total: value.total - 10, isSoft: false }
          : value;
      },
    })),
  },
  {
    name: 'second-spot-splits-into-three',
    says: 'The second hand of a seat may be split into three hands only.',
    clause: 'S5.7',
    neighbours: ['D5', 'D13'],
    lie: (law) =>
      guardLie('anotherSplitIsAllowed', (table, action, own) => {
        const hand = handInTurn(table);
        const count = seatInTurn(table)?.hands.filter(({ spot }) => spot === hand?.spot).length ?? 0;
        return law.guards.anotherSplitIsAllowed.holds(table, action, own) && !(hand?.spot === 1 && count > 2);
      })(law),
  },
  {
    name: 'split-off-hand-does-not-double',
    says: 'Of two split hands only the one that stayed may be doubled.',
    clause: 'S5.5',
    neighbours: ['S5.4'],
    lie: (law) =>
      guardLie('splitHandMayBeDoubled', (table, action, own) => {
        const isSplitOff = handInTurn(table)?.lineage.endsWith('b') ?? false;
        return law.guards.splitHandMayBeDoubled.holds(table, action, own) && !isSplitOff;
      })(law),
  },
  {
    name: 'insurance-of-the-second-spot-is-not-paid',
    says: 'Insurance is paid for the first spot only.',
    clause: 'S3.4',
    neighbours: ['D8'],
    lie: updateLie('payInsurance', (_, table, __, law) => ({
      ...table,
      seats: table.seats.map((seat) => ({
        ...seat,
        chips: seat.chips + law.insuranceReturns(seat.insurance[0] ?? 0, law),
      })),
    })),
  },
  {
    name: 'insured-chips-cover',
    says: 'Chips staked on insurance cover a double or a split.',
    clause: 'D17',
    neighbours: ['S5.10', 'S7.4', 'D7'],
    lie: guardLie('stakeIsCovered', (table) => {
      const { chips = 0, insurance = [] } = seatInTurn(table) ?? {};
      return (handInTurn(table)?.stake ?? 0) <= insurance.reduce((sum, amount) => sum + amount, chips);
    }),
  },
  {
    name: 'half-a-stake-is-rounded-up',
    says: 'Of an odd stake half a chip more may be insured.',
    clause: 'S3.3',
    neighbours: ['D14'],
    lie: entryLie(() => ({ mayInsure: (amount, stake) => amount >= 0 && 2 * amount <= stake + 1 })),
  },
  {
    name: 'sixth-seat-is-not-asked',
    says: 'The sixth seat is asked neither for insurance nor for a switch.',
    clause: 'D15',
    neighbours: ['S4.1', 'D11', 'S2.2'],
    lie: (law) =>
      guardLie('seatIsOut', (table, action, own) => {
        return law.guards.seatIsOut.holds(table, action, own) || table.turn.seat === 5;
      })(law),
  },
  {
    name: 'dealer-22-of-four-cards-is-over',
    says: 'A dealer 22 of four cards or more is a hand that went over.',
    clause: 'S6.2',
    neighbours: ['S6.4'],
    lie: (law) => {
      const row = law.settlement.find(({ name }) => name === 'ordinary against a dealer 22');
      const over = law.settlement.find(({ name }) => name === 'ordinary against a dealer who went over');
      if (row === undefined || over === undefined) throw new Error('the settlement has other rows');
      return {
        ...law,
        updates: {
          ...law.updates,
          settle: {
            ...law.updates.settle,
            apply: (table, _, own) => {
              const isLong = table.dealer.length > 3;
              const settlement = isLong ? own.settlement.filter(({ name }) => name !== row.name) : own.settlement;
              return law.updates.settle.apply(table, { seat: 0, do: '' }, { ...own, settlement });
            },
          },
        },
      };
    },
  },
  {
    name: 'split-21-is-a-natural-at-22',
    says: 'A 21 of two cards after a split wins against a dealer 22.',
    clause: 'S5.9',
    neighbours: ['S6.2', 'D4'],
    lie: (law) =>
      rowLie('ordinary against a dealer 22', {
        applies: ({ hand, total, dealerTotal }) =>
          dealerTotal === 22 && !(isFromSplit(hand) && hand.cards.length === 2 && total === 21),
      })(law),
  },
  {
    name: 'doubled-stake-pushed-in-part',
    says: 'A doubled hand that pushes gets back the stake that it was dealt for.',
    clause: 'S6.2',
    neighbours: ['S6.5', 'S5.4'],
    lie: updateLie('settle', (honest, table, action, law) => {
      const after = honest(table, action, law);
      return {
        ...after,
        seats: after.seats.map((seat, at) => {
          const dealt = Number(table.asked[at]?.stakes[0] ?? 0);
          const hands = seat.hands.map((hand) =>
            hand.outcome === 'push' ? { ...hand, returned: Math.min(hand.returned, dealt) } : hand,
          );
          const lost = seat.hands.reduce((sum, hand, place) => sum + hand.returned - (hands[place]?.returned ?? 0), 0);
          return { ...seat, hands, chips: seat.chips - lost };
        }),
      };
    }),
  },
];
