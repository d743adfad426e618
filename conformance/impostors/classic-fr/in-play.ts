import { rankOf } from '../../../machine/cards.ts';
import { changeHand, changeSeat, handInTurn, isSplitAce, seatInTurn } from '../../../machine/table.ts';
import { actingLie, entryLie, guardLie, type Impostor, updateLie } from '../lie.ts';

/** Mistakes in the play of the hands. */
export const inPlay: readonly Impostor[] = [
  {
    name: 'anybody-acts',
    says: 'A seat may act out of its turn.',
    clause: 'C2.1',
    neighbours: ['C2.2'],
    lie: guardLie('seatIsInTurn', () => true),
  },
  {
    name: 'any-hand-acts',
    says: 'The second hand may act while the first is being played.',
    clause: 'C2.5',
    neighbours: ['C2.7', 'C2.6', 'P5'],
    lie: guardLie('handIsInTurn', () => true),
  },
  {
    name: 'hit-ends-the-hand',
    says: 'A hand takes one card and is over.',
    clause: 'C2.2',
    neighbours: ['C1.1', 'C2.3', 'K5'],
    lie: updateLie('takeCard', (honest, ...args) =>
      changeHand(honest(...args), (hand) => ({ ...hand, isFinished: true })),
    ),
  },
  {
    name: 'twenty-one-asks',
    says: 'A hand of 21 may still take a card.',
    clause: 'K5',
    neighbours: ['C2.2', 'C4.5', 'P6'],
    lie: actingLie((hand, law) => !isSplitAce(hand) && law.handValue(hand.cards).total === 21),
  },
  {
    name: 'natural-asks',
    says: 'A natural may still be hit.',
    clause: 'K5',
    neighbours: ['C4.5', 'X3', 'P6'],
    lie: actingLie(({ isNatural }) => isNatural),
  },
  {
    name: 'over-plays-on',
    says: 'A hand that went over may still act.',
    clause: 'C2.3',
    neighbours: ['C2.2'],
    lie: actingLie(({ cards }, law) => law.handValue(cards).total > 21),
  },
  {
    name: 'double-any-total',
    says: 'Any two cards may be doubled.',
    clause: 'K1',
    neighbours: ['C2.4', 'C2.2', 'C2.5'],
    lie: guardLie('totalMayBeDoubled', () => true),
  },
  {
    name: 'double-eight-too',
    says: 'A total of 8 may be doubled too.',
    clause: 'K1',
    neighbours: ['C2.4'],
    lie: entryLie(({ ruleset }) => ({ ruleset: { ...ruleset, double: { totals: [8, 9, 10, 11] } } })),
  },
  {
    name: 'double-ten-and-eleven',
    says: 'A total of 9 may not be doubled.',
    clause: 'C2.4',
    neighbours: ['K1', 'P3'],
    lie: entryLie(({ ruleset }) => ({ ruleset: { ...ruleset, double: { totals: [10, 11] } } })),
  },
  {
    name: 'double-after-a-hit',
    says: 'A hand may double after it has drawn.',
    clause: 'C2.4',
    neighbours: ['K1', 'C2.2'],
    lie: guardLie('handHasTwoCards', () => true),
  },
  {
    name: 'double-takes-two',
    says: 'A double deals two cards.',
    clause: 'C2.4',
    neighbours: ['K1', 'P3', 'P4'],
    lie: updateLie('takeOneCard', (honest, table, action, law) => honest(honest(table, action, law), action, law)),
  },
  {
    name: 'no-cover-needed',
    says: 'Free chips are never asked for.',
    clause: 'C2.5',
    neighbours: ['C2.4'],
    lie: guardLie('stakeIsCovered', () => true),
  },
  {
    name: 'double-for-less',
    says: 'A seat with fewer chips than the stake may double and split all the same.',
    clause: 'C2.5',
    neighbours: ['C2.4'],
    lie: guardLie('stakeIsCovered', (table) => (seatInTurn(table)?.chips ?? 0) > 0),
  },
  {
    name: 'cover-needs-one-more',
    says: 'Chips exactly equal to the stake are not enough.',
    clause: 'C2.4',
    neighbours: ['C2.5', 'C2.6'],
    lie: guardLie('stakeIsCovered', (table) => (seatInTurn(table)?.chips ?? 0) > (handInTurn(table)?.stake ?? 0)),
  },
  {
    name: 'pairs-by-rank',
    says: 'A ten and a king are no pair.',
    clause: 'K2',
    neighbours: ['C2.5', 'C2.6', 'P6'],
    lie: guardLie('handIsAPair', (table) => {
      const [first, second] = handInTurn(table)?.cards ?? [];
      return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
    }),
  },
  {
    name: 'anything-splits',
    says: 'Two cards of different value may be split.',
    clause: 'C2.5',
    neighbours: ['C2.2', 'K2', 'K1'],
    lie: guardLie('handIsAPair', () => true),
  },
  {
    name: 'split-for-free',
    says: 'The stake of the second hand does not leave the chips.',
    clause: 'C2.5',
    neighbours: ['C2.6', 'C2.7', 'K2'],
    lie: updateLie('splitHand', (honest, table, action, law) => {
      const chips = seatInTurn(table)?.chips ?? 0;
      return changeSeat(honest(table, action, law), (seat) => ({ ...seat, chips }));
    }),
  },
  {
    name: 'split-once',
    says: 'A split hand may not be split again.',
    clause: 'C2.6',
    neighbours: ['P1', 'P2'],
    lie: entryLie(({ ruleset }) => ({ ruleset: { ...ruleset, split: { hands: 2 } } })),
  },
  {
    name: 'split-aces-play-on',
    says: 'Split aces may be hit.',
    clause: 'C2.7',
    neighbours: ['P5', 'C2.5'],
    lie: guardLie('handIsNoSplitAce', () => true),
  },
  {
    name: 'split-ace-natural',
    says: 'A ten-value card dealt to a split ace makes a natural.',
    clause: 'C2.7',
    neighbours: ['C4.7', 'K6', 'P6'],
    lie: (honest) =>
      entryLie(() => ({
        splitMakesNatural: (hand, law) =>
          (isSplitAce(hand) && law.isNatural(hand.cards)) || honest.splitMakesNatural(hand, law),
      }))(honest),
  },
];
