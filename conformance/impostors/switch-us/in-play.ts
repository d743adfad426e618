import { isTenValue, rankOf } from '../../../machine/cards.ts';
import { changeHand, handInTurn, isFromSplit, isSplitAce, seatInTurn } from '../../../machine/table.ts';
import { actingLie, entryLie, guardLie, type Impostor, updateLie } from '../lie.ts';

/** Mistakes in the play of the hands. */
export const inPlay: readonly Impostor[] = [
  {
    name: 'any-hand-acts',
    says: 'The second hand may act while the first is being played.',
    clause: 'S5.1',
    neighbours: ['D4', 'S5.8', 'D10'],
    lie: guardLie('handIsInTurn', () => true),
  },
  {
    name: 'hit-ends-the-hand',
    says: 'A hand takes one card and is over.',
    clause: 'S5.2',
    neighbours: ['S2.6', 'S5.3', 'S2.7'],
    lie: updateLie('takeCard', (honest, ...args) =>
      changeHand(honest(...args), (hand) => ({ ...hand, isFinished: true })),
    ),
  },
  {
    name: 'twenty-one-asks',
    says: 'A hand of 21 may still take a card.',
    clause: 'S5.3',
    neighbours: ['D4', 'S2.8', 'S4.5'],
    lie: actingLie((hand, law) => !isSplitAce(hand) && law.handValue(hand.cards).total === 21),
  },
  {
    name: 'natural-asks',
    says: 'A natural may still be hit or doubled.',
    clause: 'D4',
    neighbours: ['S5.3', 'S2.8', 'D9'],
    lie: actingLie(({ isNatural }) => isNatural),
  },
  {
    name: 'over-plays-on',
    says: 'A hand that went over may still act.',
    clause: 'S2.7',
    neighbours: ['S6.9', 'D18', 'S5.2'],
    lie: actingLie(({ cards }, law) => law.handValue(cards).total > 21),
  },
  {
    name: 'double-after-a-hit',
    says: 'A hand may double after it has drawn.',
    clause: 'S5.4',
    neighbours: ['S5.2', 'S5.6', 'S2.6'],
    lie: guardLie('handHasTwoCards', () => true),
  },
  {
    name: 'double-takes-two',
    says: 'A double deals two cards.',
    clause: 'S5.4',
    neighbours: ['S5.5', 'D2', 'D6'],
    lie: updateLie('takeOneCard', (honest, table, action, law) => honest(honest(table, action, law), action, law)),
  },
  {
    name: 'no-double-after-a-split',
    says: 'Split hands may not double.',
    clause: 'S5.5',
    neighbours: ['S5.6', 'S5.7', 'D1'],
    lie: guardLie('splitHandMayBeDoubled', (table) => {
      const hand = handInTurn(table);
      return hand !== undefined && !isFromSplit(hand);
    }),
  },
  {
    name: 'only-nine-to-eleven-double',
    says: 'Only totals of 9, 10 and 11 may be doubled.',
    clause: 'S5.4',
    neighbours: ['S1.1', 'S5.2', 'S4.1'],
    lie: guardLie('totalMayBeDoubled', (table, _, law) =>
      [9, 10, 11].includes(law.handValue(handInTurn(table)?.cards ?? []).total),
    ),
  },
  {
    name: 'double-for-less',
    says: 'A seat with fewer chips than the stake may double and split all the same.',
    clause: 'D7',
    neighbours: ['S5.10', 'S7.4', 'D17'],
    lie: guardLie('stakeIsCovered', (table) => (seatInTurn(table)?.chips ?? 0) > 0),
  },
  {
    name: 'no-cover-needed',
    says: 'Free chips are never asked for.',
    clause: 'S5.10',
    neighbours: ['S7.4', 'D7', 'D17'],
    lie: guardLie('stakeIsCovered', () => true),
  },
  {
    name: 'cover-needs-one-more',
    says: 'Chips exactly equal to the stake are not enough.',
    clause: 'S5.10',
    neighbours: ['S7.4', 'D7', 'S5.6'],
    lie: guardLie('stakeIsCovered', (table) => (seatInTurn(table)?.chips ?? 0) > (handInTurn(table)?.stake ?? 0)),
  },
  {
    name: 'pairs-by-rank',
    says: 'A ten and a king are no pair.',
    clause: 'D1',
    neighbours: ['S5.6', 'D2', 'D13'],
    lie: guardLie('handIsAPair', (table) => {
      const [first, second] = handInTurn(table)?.cards ?? [];
      return first !== undefined && second !== undefined && rankOf(first) === rankOf(second);
    }),
  },
  {
    name: 'anything-splits',
    says: 'Two cards of different value may be split.',
    clause: 'S5.6',
    neighbours: ['S1.1', 'S5.2', 'S4.1'],
    lie: guardLie('handIsAPair', () => true),
  },
  {
    name: 'switched-pair-stays',
    says: 'A pair that a switch made may not be split.',
    clause: 'D2',
    neighbours: ['S5.6', 'S4.2'],
    lie: (law) =>
      guardLie('handIsAPair', (table, action, own) => {
        return !handInTurn(table)?.isSwitched && law.guards.handIsAPair.holds(table, action, own);
      })(law),
  },
  {
    name: 'five-hands',
    says: 'A fifth hand may come from one original hand.',
    clause: 'S5.7',
    neighbours: ['D5'],
    lie: entryLie(({ ruleset }) => ({ ruleset: { ...ruleset, split: { ...ruleset.split, hands: 5 } } })),
  },
  {
    name: 'three-hands',
    says: 'Only three hands may come from one original hand.',
    clause: 'S5.7',
    neighbours: ['D5', 'D13'],
    lie: entryLie(({ ruleset }) => ({ ruleset: { ...ruleset, split: { ...ruleset.split, hands: 3 } } })),
  },
  {
    name: 'four-hands-a-seat',
    says: 'The two original hands of a seat count together towards the four.',
    clause: 'S5.7',
    neighbours: ['D5', 'D13'],
    lie: guardLie('anotherSplitIsAllowed', (table) => (seatInTurn(table)?.hands.length ?? 0) < 4),
  },
  {
    name: 'tens-split-once',
    says: 'Ten-value cards are split once only.',
    clause: 'D13',
    neighbours: ['S5.7'],
    lie: (law) =>
      guardLie('anotherSplitIsAllowed', (table, action, own) => {
        const hand = handInTurn(table);
        const isSplitTen = hand !== undefined && isFromSplit(hand) && hand.cards.every(isTenValue);
        return !isSplitTen && law.guards.anotherSplitIsAllowed.holds(table, action, own);
      })(law),
  },
  {
    name: 'split-aces-play-on',
    says: 'Split aces may be hit and doubled.',
    clause: 'S5.8',
    neighbours: ['D10', 'S5.6', 'S5.9'],
    lie: guardLie('handIsNoSplitAce', () => true),
  },
  {
    name: 'split-natural',
    says: 'A split ten-value card that is dealt an ace is a natural.',
    clause: 'S5.9',
    neighbours: ['D13', 'F2', 'S5.3'],
    lie: updateLie('dealSplitHand', (honest, table, action, law) =>
      changeHand(honest(table, action, law), (hand) => ({ ...hand, isNatural: law.isNatural(hand.cards) })),
    ),
  },
];
