import { entryLie, type Impostor, rowLie } from '../lie.ts';

/** Mistakes of the dealer and in the settlement. */
export const atTheEnd: readonly Impostor[] = [
  {
    name: 'dealer-stands-on-soft-17',
    says: 'The dealer stands on soft 17.',
    clause: 'S6.1',
    neighbours: ['S2.6'],
    lie: entryLie(({ ruleset }) => ({ ruleset: { ...ruleset, soft17: 'stand' } })),
  },
  {
    name: 'dealer-hits-soft-18',
    says: 'The dealer hits soft 18.',
    clause: 'S6.1',
    neighbours: ['S3.9', 'D11', 'S2.6'],
    lie: entryLie(() => ({
      dealerDraws: (cards, law) => {
        const { total, isSoft } = law.handValue(cards);
        return total < 17 || (isSoft && total < 19);
      },
    })),
  },
  {
    name: 'dealer-stands-on-16',
    says: 'The dealer stands on 16.',
    clause: 'S6.1',
    neighbours: ['S6.2', 'S6.4', 'S6.5'],
    lie: entryLie(() => ({ dealerDraws: (cards, law) => law.handValue(cards).total < 16 })),
  },
  {
    name: 'dealer-stops-at-four-cards',
    says: 'The dealer takes four cards at most.',
    clause: 'S6.1',
    neighbours: ['S6.4', 'S6.5'],
    lie: (honest) =>
      entryLie(() => ({ dealerDraws: (cards, law) => cards.length < 4 && honest.dealerDraws(cards, law) }))(honest),
  },
  {
    name: 'dealer-22-is-over',
    says: 'A dealer 22 loses to every surviving hand.',
    clause: 'S6.2',
    neighbours: ['F3'],
    lie: rowLie('ordinary against a dealer 22', { outcome: () => 'win' }),
  },
  {
    name: 'natural-pushes-22',
    says: 'A natural pushes a dealer 22 like any hand.',
    clause: 'S6.3',
    neighbours: ['S8.2', 'S6.7'],
    lie: rowLie('natural against a dealer 22', { outcome: () => 'push' }),
  },
  {
    name: 'dealer-23-pushes',
    says: 'A dealer 23 pushes too.',
    clause: 'S6.4',
    neighbours: [],
    lie: rowLie('ordinary against a dealer who went over', {
      outcome: ({ dealerTotal }) => (dealerTotal === 23 ? 'push' : 'win'),
    }),
  },
  {
    name: 'dealer-wins-ties',
    says: 'Equal totals lose.',
    clause: 'S6.5',
    neighbours: ['F2', 'S5.9', 'S3.5'],
    lie: rowLie('ordinary against a dealer 17 to 21', {
      outcome: ({ total, dealerTotal }) => (total > dealerTotal ? 'win' : 'lose'),
    }),
  },
  {
    name: 'natural-pushes-21',
    says: 'A natural pushes an ordinary dealer 21.',
    clause: 'S6.6',
    neighbours: ['F2', 'S2.8'],
    lie: rowLie('natural against an ordinary dealer 21', { outcome: () => 'push' }),
  },
  {
    name: 'naturals-pay-3-to-2',
    says: 'A natural is paid 3 to 2.',
    clause: 'S6.7',
    neighbours: ['S6.3', 'S6.6', 'S2.8'],
    lie: entryLie(({ ruleset }) => ({ ruleset: { ...ruleset, naturalPays: '3:2' } })),
  },
  {
    name: 'switched-21-beats-22',
    says: 'A 21 made by a switch wins against a dealer 22.',
    clause: 'S6.8',
    neighbours: ['S4.5', 'D3', 'F2'],
    lie: rowLie('switched 21 against a dealer 21 or 22', { outcome: () => 'win' }),
  },
  {
    name: 'over-pushes-22',
    says: 'A dealer 22 saves a hand that went over.',
    clause: 'S6.9',
    neighbours: ['F3'],
    lie: rowLie('over against a dealer 22', { outcome: () => 'push' }),
  },
  {
    name: 'over-wins-against-over',
    says: 'A hand that went over wins when the dealer goes over too.',
    clause: 'D18',
    neighbours: ['S2.7', 'S6.4', 'D6'],
    lie: rowLie('over against a dealer over 22', { outcome: () => 'win' }),
  },
  {
    name: 'dealer-natural-takes-naturals',
    says: 'A dealer natural takes the stakes of naturals too.',
    clause: 'S3.8',
    neighbours: ['D8'],
    lie: rowLie('natural against a dealer natural', { outcome: () => 'lose' }),
  },
];
