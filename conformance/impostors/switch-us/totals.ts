import { countOf, isAce, rankOf } from '../../../machine/cards.ts';
import type { Law } from '../../../machine/law.ts';
import type { SettlementRow } from '../../../machine/settlement.ts';
import { changeHand, changeSeat, handInTurn, type Table } from '../../../machine/table.ts';
import { entryLie, guardLie, type Impostor, rowLie, updateLie } from '../lie.ts';

/** A lie about rows of the settlement that do not apply at some tables. */
function withoutRowsLie(isLeftOut: (row: SettlementRow, table: Table, law: Law) => boolean): Impostor['lie'] {
  return updateLie('settle', (honest, table, action, law) =>
    honest(table, action, { ...law, settlement: law.settlement.filter((row) => !isLeftOut(row, table, law)) }),
  );
}

/** A lie about dealers who draw or stand as the hands on the table are. */
function dealerLie(draws: (honest: boolean, table: Table, law: Law) => boolean): Impostor['lie'] {
  return (law) =>
    guardLie('dealerDraws', (table, action, own) =>
      draws(law.guards.dealerDraws.holds(table, action, own), table, own),
    )(law);
}

function totalsOf({ seats }: Table, law: Law): readonly number[] {
  return seats.flatMap(({ hands }) => hands.map(({ cards }) => law.handValue(cards).total));
}

/** Mistakes about what hands count, which 21 is a natural, what the dealer draws and who wins. */
export const totals: readonly Impostor[] = [
  {
    name: 'five-aces-are-hard',
    says: 'A hand of five aces or more is never soft.',
    clause: 'S2.6',
    neighbours: ['S5.2'],
    lie: entryLie(({ handValue }) => ({
      handValue: (cards) => {
        const value = handValue(cards);
        const isHard = cards.filter((card) => isAce(card)).length > 4;
        return value.isSoft && isHard ? { total: value.total - 10, isSoft: false } : value;
      },
    })),
  },
  {
    name: 'drawn-21-is-a-natural',
    says: 'A hand that draws to 21 is a natural.',
    clause: 'F2',
    neighbours: ['S2.8', 'S5.3', 'S6.5'],
    lie: updateLie('takeCard', (honest, table, action, law) =>
      changeHand(honest(table, action, law), (hand) => ({
        ...hand,
        isNatural: law.handValue(hand.cards).total === 21,
      })),
    ),
  },
  {
    name: 'doubled-21-is-a-natural',
    says: 'An eleven doubled to 21 is a natural.',
    clause: 'F2',
    neighbours: ['S2.8', 'S5.4', 'S6.5'],
    lie: updateLie('takeOneCard', (honest, table, action, law) =>
      changeHand(honest(table, action, law), (hand) => ({
        ...hand,
        isNatural: law.handValue(hand.cards).total === 21,
      })),
    ),
  },
  {
    name: 'three-sevens-beat-22',
    says: 'Three sevens win against a dealer 22.',
    clause: 'F2',
    neighbours: ['S6.2'],
    lie: rowLie('ordinary against a dealer 22', {
      outcome: ({ hand }) => (hand.cards.map(rankOf).join() === '7,7,7' ? 'win' : 'push'),
    }),
  },
  {
    name: '22-ties-with-22',
    says: 'A hand of 22 ties with a dealer 22.',
    clause: 'F3',
    neighbours: ['S6.9', 'S2.7'],
    lie: rowLie('over against a dealer 22', { outcome: ({ total }) => (total === 22 ? 'push' : 'lose') }),
  },
  {
    name: 'seven-cards-win',
    says: 'A hand of seven cards that is not over wins.',
    clause: 'S6.5',
    neighbours: ['S5.2'],
    lie: rowLie('ordinary against a dealer 17 to 21', {
      outcome: ({ hand, total, dealerTotal }) => {
        if (hand.cards.length > 6) return 'win';
        return total > dealerTotal ? 'win' : total < dealerTotal ? 'lose' : 'push';
      },
    }),
  },
  {
    name: 'dealer-22-with-an-ace-is-over',
    says: 'A dealer 22 with an ace in it is a hand that went over.',
    clause: 'S6.2',
    neighbours: ['S3.5'],
    lie: withoutRowsLie(
      ({ name }, { dealer }) => name === 'ordinary against a dealer 22' && dealer.some((card) => isAce(card)),
    ),
  },
  {
    name: 'three-card-21-ties-a-natural',
    says: 'A dealer 21 of three cards ties with a natural.',
    clause: 'S6.6',
    neighbours: ['S2.8', 'F2', 'S4.6'],
    lie: updateLie('settle', (honest, table, action, law) => {
      const settlement = law.settlement.map((row): SettlementRow => {
        const isThatRow = row.name === 'natural against an ordinary dealer 21' && table.dealer.length === 3;
        return isThatRow ? { ...row, outcome: () => 'push' } : row;
      });
      return honest(table, action, { ...law, settlement });
    }),
  },
  {
    name: 'long-21-ties-a-natural',
    says: 'A dealer 21 of five cards ties with a natural.',
    clause: 'S6.6',
    neighbours: [],
    lie: updateLie('settle', (honest, table, action, law) => {
      const settlement = law.settlement.map((row): SettlementRow => {
        const isThatRow = row.name === 'natural against an ordinary dealer 21' && table.dealer.length === 5;
        return isThatRow ? { ...row, outcome: () => 'push' } : row;
      });
      return honest(table, action, { ...law, settlement });
    }),
  },
  {
    name: 'second-of-two-naturals-is-ordinary',
    says: 'Of two naturals of one seat the second is ordinary.',
    clause: 'S2.8',
    neighbours: ['S3.8', 'D3', 'D9'],
    lie: updateLie('dealCards', (honest, ...args) => {
      const table = honest(...args);
      const seats = table.seats.map((seat) => {
        const [first] = seat.hands;
        const hands = seat.hands.map((hand, at) => ({
          ...hand,
          isNatural: hand.isNatural && !(at > 0 && first?.isNatural),
        }));
        return { ...seat, hands };
      });
      return { ...table, seats };
    }),
  },
  {
    name: 'natural-remade-by-a-switch-stays',
    says: 'A natural whose ten-value card is exchanged for another stays a natural.',
    clause: 'D3',
    neighbours: ['S4.5'],
    lie: updateLie('switchSecondCards', (honest, table, action, law) => {
      const before = table.seats[table.turn.seat]?.hands ?? [];
      return changeSeat(honest(table, action, law), (seat) => ({
        ...seat,
        hands: seat.hands.map((hand, at) => {
          const wasAlone = before[at]?.isNatural === true && !before[1 - at]?.isNatural;
          return { ...hand, isNatural: wasAlone && law.isNatural(hand.cards) };
        }),
      }));
    }),
  },
  {
    name: 'dealer-stands-on-two-aces-and-five',
    says: 'The dealer stands on two aces and a five.',
    clause: 'S6.1',
    neighbours: [],
    lie: entryLie(({ dealerDraws }) => ({
      dealerDraws: (cards, law) => dealerDraws(cards, law) && cards.map(rankOf).sort().join() !== '5,A,A',
    })),
  },
  {
    name: 'dealer-rests-ahead-of-all',
    says: 'The dealer takes no card when already ahead of every hand.',
    clause: 'S6.1',
    neighbours: ['S6.5', 'S6.4'],
    lie: dealerLie((draws, table, law) => {
      const { total } = law.handValue(table.dealer);
      return draws && totalsOf(table, law).some((hand) => hand <= 21 && hand >= total);
    }),
  },
  {
    name: 'dealer-draws-behind-all',
    says: 'The dealer draws to a ten and a seven that are behind every hand.',
    clause: 'S6.1',
    neighbours: ['S6.5', 'S6.7'],
    lie: dealerLie((draws, table, law) => {
      const isTenAndSeven = table.dealer.map(countOf).join() === '10,7';
      return draws || (isTenAndSeven && totalsOf(table, law).every((hand) => hand > 17 && hand <= 21));
    }),
  },
  {
    name: 'dealer-rests-when-the-last-hand-is-over',
    says: 'The dealer draws no card when the last hand of the last seat went over.',
    clause: 'S6.1',
    neighbours: ['S2.7', 'S6.9', 'D18'],
    lie: dealerLie((draws, table, law) => draws && (totalsOf(table, law).at(-1) ?? 0) <= 21),
  },
  {
    name: 'two-aces-do-not-double',
    says: 'Two aces may not be doubled.',
    clause: 'S5.4',
    neighbours: ['S2.6', 'S5.6', 'D2'],
    lie: (law) =>
      guardLie('totalMayBeDoubled', (table, action, own) => {
        const { cards = [] } = handInTurn(table) ?? {};
        return law.guards.totalMayBeDoubled.holds(table, action, own) && !cards.every((card) => isAce(card));
      })(law),
  },
  {
    name: 'drawn-soft-20-stands',
    says: 'A soft 20 of three cards or more takes no further card.',
    clause: 'S5.2',
    neighbours: ['S2.6', 'S5.3'],
    lie: (law) =>
      guardLie('handMayAct', (table, action, own) => {
        const { cards = [] } = handInTurn(table) ?? {};
        const { total, isSoft } = own.handValue(cards);
        return law.guards.handMayAct.holds(table, action, own) && !(cards.length > 2 && isSoft && total === 20);
      })(law),
  },
  {
    name: 'hole-card-open-under-a-ten',
    says: 'Under a ten-value card the hole card stays open after the check.',
    clause: 'S3.9',
    neighbours: ['S3.6', 'D11', 'S2.4'],
    lie: updateLie('leaveHoleCardHidden', (honest, ...args) => {
      const table = honest(...args);
      return { ...table, isHoleCardHidden: table.dealer.slice(0, 1).some((card) => isAce(card)) };
    }),
  },
];
