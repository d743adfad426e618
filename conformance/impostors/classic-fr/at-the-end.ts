import { hardTotalOf, isAce } from '../../../machine/cards.ts';
import { entryLie, type Impostor, rowLie, updateLie } from '../lie.ts';

/** Mistakes of the dealer and in the settlement. */
export const atTheEnd: readonly Impostor[] = [
  {
    name: 'dealer-hits-soft-17',
    says: 'The dealer hits soft 17.',
    clause: 'C4.2',
    neighbours: ['C4.1'],
    lie: entryLie(({ ruleset }) => ({ ruleset: { ...ruleset, soft17: 'hit' } })),
  },
  {
    name: 'dealer-counts-aces-low',
    says: 'The dealer counts every ace 1 in deciding to draw.',
    clause: 'C4.2',
    neighbours: ['C4.1', 'C4.7', 'C3.2'],
    lie: entryLie(() => ({ dealerDraws: (cards) => hardTotalOf(cards) < 17 })),
  },
  {
    name: 'dealer-stands-on-16',
    says: 'The dealer stands on 16.',
    clause: 'X2',
    neighbours: ['C4.1', 'C4.3'],
    lie: entryLie(() => ({ dealerDraws: (cards, law) => law.handValue(cards).total < 16 })),
  },
  {
    name: 'dealer-hits-17',
    says: 'The dealer hits hard 17.',
    clause: 'C4.1',
    neighbours: ['C4.4', 'X2'],
    lie: entryLie(() => ({
      dealerDraws: (cards, law) => {
        const { total, isSoft } = law.handValue(cards);
        return total < 17 || (total === 17 && !isSoft);
      },
    })),
  },
  {
    name: 'dealer-stops-at-four-cards',
    says: 'The dealer takes four cards at most.',
    clause: 'C4.1',
    neighbours: ['C4.3', 'C4.4', 'C4.2'],
    lie: (honest) =>
      entryLie(() => ({ dealerDraws: (cards, law) => cards.length < 4 && honest.dealerDraws(cards, law) }))(honest),
  },
  {
    name: 'dealer-22-pushes',
    says: 'A dealer 22 pushes every ordinary hand.',
    clause: 'C4.3',
    neighbours: ['X6', 'C2.3'],
    lie: entryLie(({ ruleset }) => ({ ruleset: { ...ruleset, dealer22: 'push' } })),
  },
  {
    name: 'dealer-over-wins-above',
    says: 'A dealer who went over still beats a smaller total.',
    clause: 'C4.3',
    neighbours: ['X6'],
    lie: rowLie('ordinary against a dealer who went over', {
      outcome: ({ dealerTotal }) => (dealerTotal > 22 ? 'lose' : 'win'),
    }),
  },
  {
    name: 'over-pushes-over',
    says: 'A hand that went over pushes when the dealer goes over too.',
    clause: 'C2.3',
    neighbours: ['C4.3'],
    lie: rowLie('over against a dealer over 22', { outcome: () => 'push' }),
  },
  {
    name: 'over-pushes-22',
    says: 'A dealer 22 saves a hand that went over.',
    clause: 'C2.3',
    neighbours: ['C4.3'],
    lie: rowLie('over against a dealer 22', { outcome: () => 'push' }),
  },
  {
    name: 'dealer-wins-ties',
    says: 'Equal totals lose.',
    clause: 'C4.4',
    neighbours: ['X4'],
    lie: rowLie('ordinary against a dealer 17 to 21', {
      outcome: ({ total, dealerTotal }) => (total > dealerTotal ? 'win' : 'lose'),
    }),
  },
  {
    name: 'only-21-ties',
    says: 'A tie at 21 pushes, and every other tie is paid.',
    clause: 'X4',
    neighbours: ['C4.4'],
    lie: rowLie('ordinary against a dealer 17 to 21', {
      outcome: ({ total, dealerTotal }) => {
        if (total === dealerTotal) return total === 21 ? 'push' : 'win';
        return total > dealerTotal ? 'win' : 'lose';
      },
    }),
  },
  {
    name: 'tie-at-21-loses',
    says: 'A tie at 21 loses.',
    clause: 'X4',
    neighbours: ['C4.4', 'C2.7', 'P6'],
    lie: rowLie('ordinary against a dealer 17 to 21', {
      outcome: ({ total, dealerTotal }) => {
        if (total === dealerTotal) return total === 21 ? 'lose' : 'push';
        return total > dealerTotal ? 'win' : 'lose';
      },
    }),
  },
  {
    name: 'dealer-21-wins-nothing',
    says: 'A dealer of exactly 21 collects nothing.',
    clause: 'X6',
    neighbours: ['C4.4', 'C4.3'],
    lie: rowLie('ordinary against a dealer 17 to 21', {
      outcome: ({ total, dealerTotal }) => {
        if (dealerTotal === 21) return 'push';
        return total > dealerTotal ? 'win' : total < dealerTotal ? 'lose' : 'push';
      },
    }),
  },
  {
    name: 'even-money',
    says: 'A natural is paid 1 to 1 where the dealer shows an ace.',
    clause: 'C4.5',
    neighbours: ['X3', 'C3.2', 'K3'],
    lie: (honest) => {
      const evenly = {
        ...honest,
        winReturns: ({ stake }: { readonly stake: number }) => 2 * stake,
      };
      return updateLie('settle', (settle, table, action, law) =>
        settle(table, action, table.dealer.slice(0, 1).some(isAce) ? evenly : law),
      )(honest);
    },
  },
  {
    name: 'naturals-pay-2-to-1',
    says: 'A natural is paid twice the stake.',
    clause: 'X3',
    neighbours: ['C4.5', 'C4.6', 'P6'],
    lie: entryLie(({ ruleset }) => ({ ruleset: { ...ruleset, naturalPays: '2:1' } })),
  },
  {
    name: 'natural-pushes-21',
    says: 'A natural pushes a dealer 21 of more cards.',
    clause: 'C4.6',
    neighbours: ['C4.5', 'P6', 'X4'],
    lie: rowLie('natural against an ordinary dealer 21', { outcome: () => 'push' }),
  },
  {
    name: 'dealer-natural-takes-naturals',
    says: 'A dealer natural takes the stakes of naturals too.',
    clause: 'X5',
    neighbours: ['C4.5', 'P6', 'C3.2'],
    lie: rowLie('natural against a dealer natural', { outcome: () => 'lose' }),
  },
  {
    name: 'dealer-natural-is-a-21',
    says: 'A dealer natural counts as any 21.',
    clause: 'K6',
    neighbours: ['C4.7', 'C2.7', 'P6'],
    lie: rowLie('ordinary against a dealer natural', {
      outcome: ({ total }) => (total === 21 ? 'push' : 'lose'),
    }),
  },
  {
    name: 'dealer-natural-spares-20',
    says: 'A hand of 20 gets its stake back from a dealer natural.',
    clause: 'C4.7',
    neighbours: ['K6', 'K4'],
    lie: rowLie('ordinary against a dealer natural', { outcome: ({ total }) => (total === 20 ? 'push' : 'lose') }),
  },
  {
    name: 'only-first-stakes-lost',
    says: 'A dealer natural takes the first stake of a seat only, and what was added comes back.',
    clause: 'K4',
    neighbours: ['C4.7', 'C4.4'],
    lie: updateLie('settle', (honest, before, action, law) => {
      const table = honest(before, action, law);
      if (!law.isNatural(table.dealer)) return table;
      const seats = table.seats.map((seat, at) => {
        const staked = seat.hands.reduce((sum, { stake }) => sum + stake, 0);
        const added = staked - Number(table.asked[at]?.stakes[0]);
        return { ...seat, chips: seat.chips + added };
      });
      return { ...table, seats };
    }),
  },
];
