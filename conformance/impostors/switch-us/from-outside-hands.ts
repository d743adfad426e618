import { rankOf } from '../../../machine/cards.ts';
import { type Guards, guards } from '../../../machine/guards.ts';
import { changeHand, changeSeat, handInTurn, isFromSplit, isSplitAce } from '../../../machine/table.ts';
import { actingLie, entryLie, guardLie, type Impostor, updateLie } from '../lie.ts';

const honest: Guards = guards;

/** Mistakes about splitting, doubling, what a hand may do, and whose turn it is. */
export const fromOutsideHands: readonly Impostor[] = [
  {
    name: 'hands-over-do-not-count',
    says: 'A hand that went over no longer counts among the four, so a fifth is made.',
    clause: 'D5',
    neighbours: ['S5.7'],
    lie: guardLie('anotherSplitIsAllowed', (table, action, law) => {
      const standing = changeSeat(table, (seat) => ({
        ...seat,
        hands: seat.hands.map((hand) => (law.handValue(hand.cards).total > 21 ? { ...hand, spot: -1 } : hand)),
      }));
      return honest.anotherSplitIsAllowed.holds(standing, action, law);
    }),
  },
  {
    name: 'splits-counted-in-a-line',
    says: 'A hand is refused another split only after three in a line, so where both halves are split a fifth is made.',
    clause: 'S5.7',
    neighbours: ['D5'],
    lie: guardLie('anotherSplitIsAllowed', (table, action, law) => {
      const hand = handInTurn(table);
      const isInLine = hand !== undefined && !isSplitAce(hand) && hand.lineage.length < Number(law.ruleset.split.hands);
      return isInLine || honest.anotherSplitIsAllowed.holds(table, action, law);
    }),
  },
  {
    name: 'fifth-hand-is-no-pair',
    says: 'A fifth hand is refused because the two cards are no pair.',
    clause: 'D5',
    neighbours: ['S5.7', 'S5.6'],
    lie: entryLie(({ guards: named }) => ({
      guards: { ...named, anotherSplitIsAllowed: { ...named.anotherSplitIsAllowed, reason: 'not-a-pair' } },
    })),
  },
  {
    name: 'fourth-pair-does-not-double',
    says: 'Among four hands a pair may be hit or stood on, not doubled.',
    clause: 'D5',
    neighbours: ['S5.5', 'S5.7', 'S5.4'],
    lie: guardLie(
      'splitHandMayBeDoubled',
      (table, action, law) =>
        honest.splitHandMayBeDoubled.holds(table, action, law) &&
        !(honest.handIsAPair.holds(table, action, law) && !honest.anotherSplitIsAllowed.holds(table, action, law)),
    ),
  },
  {
    name: 'resplit-plays-after-the-second-spot',
    says: 'The new hand of a second split of one spot plays after all other hands of its seat.',
    clause: 'D15',
    neighbours: ['O4', 'S5.6', 'S5.1'],
    lie: updateLie('splitHand', (split, table, action, law) => {
      const hand = handInTurn(table);
      const after = split(table, action, law);
      if (hand === undefined || !isFromSplit(hand)) return after;
      return changeSeat(after, (seat) => ({
        ...seat,
        hands: seat.hands.toSorted((one, other) => Number(isNewOf(hand, one)) - Number(isNewOf(hand, other))),
      }));
    }),
  },
  {
    name: 'tens-split-again-by-rank',
    says: 'Ten-value cards of different rank may be split, but not split again.',
    clause: 'D13',
    neighbours: ['D1', 'S5.6', 'S5.7'],
    lie: guardLie('handIsAPair', (table, action, law) => {
      const hand = handInTurn(table);
      const [first = '', second = ''] = hand?.cards.map(rankOf) ?? [];
      const isRefused = hand !== undefined && isFromSplit(hand) && first !== second;
      return !isRefused && honest.handIsAPair.holds(table, action, law);
    }),
  },
  {
    name: 'pair-splits-after-a-hit',
    says: 'A pair may still be split when it has drawn; what it drew stays with the first card.',
    clause: 'S5.6',
    neighbours: ['S5.4', 'D2'],
    lie: (law) => {
      const allows = guardLie('handHasTwoCards', (table, action, lying) => {
        const hasDrawn = (handInTurn(table)?.cards.length ?? 0) > 2;
        return (action.do === 'split' && hasDrawn) || honest.handHasTwoCards.holds(table, action, lying);
      });
      const splits = updateLie('splitHand', (split, table, action, lying) => {
        const drawn = handInTurn(table)?.cards.slice(2) ?? [];
        return changeHand(split(table, action, lying), (hand) => ({ ...hand, cards: [...hand.cards, ...drawn] }));
      });
      return splits(allows(law));
    },
  },
  {
    name: 'aces-split-again',
    says: 'A split ace that receives an ace may be split again.',
    clause: 'D10',
    neighbours: ['S5.8', 'S5.7'],
    lie: (law) => ({ ...law, choices: { ...law.choices, resplitAces: 'yes' } }),
  },
  {
    name: 'split-ace-makes-a-natural',
    says: 'A split ace that receives a ten-value card is a natural.',
    clause: 'D10',
    neighbours: ['S5.9', 'S2.8', 'F2'],
    lie: entryLie(() => ({ splitMakesNatural: (hand, law) => isSplitAce(hand) && law.isNatural(hand.cards) })),
  },
  {
    name: 'switched-pair-does-not-double-when-split',
    says: 'A hand split from a pair that a switch made may not be doubled.',
    clause: 'S5.5',
    neighbours: ['D2', 'S5.4'],
    lie: guardLie('splitHandMayBeDoubled', (table, action, law) => {
      const hand = handInTurn(table);
      const isSwitchedAndSplit = hand?.isSwitched === true && isFromSplit(hand);
      return !isSwitchedAndSplit && honest.splitHandMayBeDoubled.holds(table, action, law);
    }),
  },
  {
    name: 'drawn-soft-21-asks',
    says: 'A soft 21 of three cards or more may still take a card.',
    clause: 'S5.3',
    neighbours: ['D4', 'S5.2'],
    lie: actingLie(({ cards }, law) => {
      const { total, isSoft } = law.handValue(cards);
      return cards.length > 2 && isSoft && total === 21;
    }),
  },
  {
    name: 'doubled-hand-over-ends-the-turn',
    says: 'When a doubled hand goes over, the hands behind it of the same seat are not played.',
    clause: 'S1.1',
    neighbours: ['S5.1', 'S5.3', 'D6'],
    lie: guardLie('anotherHandFollows', (table, action, law) => {
      const hand = handInTurn(table);
      const isOver = hand !== undefined && law.handValue(hand.cards).total > 21;
      return !(isOver && hand.isFinished) && honest.anotherHandFollows.holds(table, action, law);
    }),
  },
  {
    name: 'seat-after-two-naturals-is-skipped',
    says: 'The turn passes over the seat that follows one with two naturals.',
    clause: 'D15',
    neighbours: ['S5.1', 'S5.3', 'S4.1'],
    lie: guardLie('handMayAct', (table, action, law) => {
      const { hands = [] } = table.seats[table.turn.seat - 1] ?? {};
      const isSkipped = hands.length > 0 && hands.every(({ isNatural }) => isNatural);
      return !isSkipped && honest.handMayAct.holds(table, action, law);
    }),
  },
  {
    name: 'seat-numbers-wrap-round',
    says: 'The seat after the last is taken for seat 1, though there is none.',
    clause: 'D15',
    neighbours: ['S2.2', 'S4.1'],
    lie: guardLie('seatIsInTurn', ({ turn, seats }, { seat }) => (seat - 1) % seats.length === turn.seat),
  },
  {
    name: 'hand-named-by-its-spot',
    says: 'The hand that an action names is counted by spots, so the second of two split hands is never meant.',
    clause: 'S5.1',
    neighbours: ['D15', 'S5.8'],
    lie: guardLie(
      'handIsInTurn',
      (table, { hand }) => hand === undefined || hand === (handInTurn(table)?.spot ?? -1) + 1,
    ),
  },
];

/** Whether one hand is what a split has just taken off the other. */
function isNewOf(hand: { readonly lineage: string }, { lineage }: { readonly lineage: string }): boolean {
  return lineage === `${hand.lineage}b`;
}
