import { isAce, isTenValue, rankOf } from '../../../machine/cards.ts';
import type { Law } from '../../../machine/law.ts';
import { changeHand, type Hand, handInTurn, isFromSplit, isSplitAce, seatInTurn } from '../../../machine/table.ts';
import { guardLie, type Impostor, updateLie } from '../lie.ts';

/** A lie about pairs that are no pair to it. */
function noPairLie(isNone: (hand: Hand) => boolean): Impostor['lie'] {
  return (law) =>
    guardLie('handIsAPair', (table, action, own) => {
      const hand = handInTurn(table);
      return law.guards.handIsAPair.holds(table, action, own) && !(hand !== undefined && isNone(hand));
    })(law);
}

/** A lie about split hands that may not be doubled. */
function noDoubleLie(isNone: (hand: Hand, fromOneHand: readonly Hand[]) => boolean): Impostor['lie'] {
  return (law) =>
    guardLie('splitHandMayBeDoubled', (table, action, own) => {
      const hand = handInTurn(table);
      const fromOneHand = seatInTurn(table)?.hands.filter(({ spot }) => spot === hand?.spot) ?? [];
      const isAllowed = law.guards.splitHandMayBeDoubled.holds(table, action, own);
      return isAllowed && !(hand !== undefined && isFromSplit(hand) && isNone(hand, fromOneHand));
    })(law);
}

/** A lie about hands that do not count among the four. */
function uncountedLie(isUncounted: (hand: Hand, law: Law, inTurn: Hand) => boolean): Impostor['lie'] {
  return (law) =>
    guardLie('anotherSplitIsAllowed', (table, action, own) => {
      const hand = handInTurn(table);
      if (hand === undefined || isSplitAce(hand)) return law.guards.anotherSplitIsAllowed.holds(table, action, own);
      const fromOneHand = seatInTurn(table)?.hands.filter(({ spot }) => spot === hand.spot) ?? [];
      return fromOneHand.filter((one) => !isUncounted(one, own, hand)).length < 4;
    })(law);
}

/** A lie about when split hands are dealt their second cards. */
function splitDealLie(areAtOnce: (isAtOnce: boolean, hand: Hand, law: Law) => boolean): Impostor['lie'] {
  return (law) =>
    guardLie('splitHandsAreDealtAtOnce', (table, action, own) => {
      const isAtOnce = law.guards.splitHandsAreDealtAtOnce.holds(table, action, own);
      const hand = handInTurn(table);
      return hand === undefined ? isAtOnce : areAtOnce(isAtOnce, hand, own);
    })(law);
}

/** A lie about where the new hand of a split stands. */
function splitPlaceLie(placeOf: (declared: 'next' | 'last', hand: Hand) => 'next' | 'last'): Impostor['lie'] {
  return updateLie('splitHand', (honest, table, action, law) => {
    const hand = handInTurn(table);
    const { choices } = law;
    const splitPlace = hand === undefined ? choices.splitPlace : placeOf(choices.splitPlace, hand);
    return honest(table, action, { ...law, choices: { ...choices, splitPlace } });
  });
}

/** Mistakes in splitting and in the play of split hands. */
export const splits: readonly Impostor[] = [
  {
    name: 'twos-do-not-split',
    says: 'Two twos may not be split.',
    clause: 'S5.6',
    neighbours: ['S5.7', 'S5.4'],
    lie: noPairLie(({ cards }) => cards.every((card) => rankOf(card) === '2')),
  },
  {
    name: 'split-fives-do-not-split-again',
    says: 'Two fives after a split are a ten and may not be split again.',
    clause: 'S5.7',
    neighbours: ['S5.6', 'O4'],
    lie: noPairLie((hand) => isFromSplit(hand) && hand.cards.every((card) => rankOf(card) === '5')),
  },
  {
    name: 'pair-of-the-split-off-hand-stays',
    says: 'A pair in the hand that was split off may not be split again.',
    clause: 'S5.7',
    neighbours: ['O2', 'D13'],
    lie: noPairLie(({ lineage }) => lineage.endsWith('b')),
  },
  {
    name: 'split-off-five-does-not-double-on-eleven',
    says: 'A split-off five that is dealt a six may not be doubled.',
    clause: 'S5.5',
    neighbours: ['S5.6', 'O4', 'S5.4'],
    lie: noDoubleLie(({ cards, lineage }) => lineage.endsWith('b') && cards.map(rankOf).join() === '5,6'),
  },
  {
    name: 'four-hands-do-not-double',
    says: 'Once four hands have come from one none of them may be doubled.',
    clause: 'D5',
    neighbours: ['S5.7', 'S5.4'],
    lie: noDoubleLie((_, fromOneHand) => fromOneHand.length > 3),
  },
  {
    name: 'third-hand-of-the-second-spot-does-not-double',
    says: 'The third hand that comes from the second hand of a seat may not be doubled.',
    clause: 'S5.5',
    neighbours: ['S5.7', 'S5.4'],
    lie: noDoubleLie((hand, fromOneHand) => hand.spot === 1 && fromOneHand.indexOf(hand) === 2),
  },
  {
    name: 'both-split-hands-do-not-double',
    says: 'Of two hands split from one only one may be doubled.',
    clause: 'S5.5',
    neighbours: ['S5.6', 'O2'],
    lie: noDoubleLie((hand, fromOneHand) => fromOneHand.some(({ stake }) => stake > hand.stake)),
  },
  {
    name: 'pair-in-the-fourth-hand-stands',
    says: 'A pair in the last of four hands is stood on unasked.',
    clause: 'D5',
    neighbours: ['S5.7', 'S5.3'],
    lie: (law) =>
      guardLie('handMayAct', (table, action, own) => {
        const hand = handInTurn(table);
        const hands = seatInTurn(table)?.hands.filter(({ spot }) => spot === hand?.spot) ?? [];
        const isLastOfFour = hands.length > 3 && hands.at(-1) === hand;
        const isPair = hand?.cards.length === 2 && own.guards.handIsAPair.holds(table, action, own);
        return law.guards.handMayAct.holds(table, action, own) && !(isLastOfFour && isPair);
      })(law),
  },
  {
    name: 'hand-of-21-frees-a-place',
    says: 'A hand of 21 no longer counts among the four.',
    clause: 'S5.7',
    neighbours: ['D5', 'S5.9'],
    lie: uncountedLie(({ cards }, law) => law.handValue(cards).total === 21),
  },
  {
    name: 'doubled-hand-frees-a-place',
    says: 'A doubled hand no longer counts among the four.',
    clause: 'S5.7',
    neighbours: ['D5', 'S5.5'],
    lie: uncountedLie(({ stake }, _, inTurn) => stake > inTurn.stake),
  },
  {
    name: 'first-split-ace-on-12-draws',
    says: 'The first of two split aces may be hit when it receives an ace.',
    clause: 'D10',
    neighbours: ['S5.8'],
    lie: (law) =>
      guardLie('handIsNoSplitAce', (table, action, own) => {
        const { cards = [], lineage = '' } = handInTurn(table) ?? {};
        const isFirstOn12 = lineage.endsWith('a') && cards.every((card) => isAce(card));
        return law.guards.handIsNoSplitAce.holds(table, action, own) || isFirstOn12;
      })(law),
  },
  {
    name: 'tens-are-dealt-at-once',
    says: 'Split ten-value cards both receive their second card at once.',
    clause: 'O2',
    neighbours: ['S5.6', 'S5.9', 'S5.5'],
    lie: splitDealLie((isAtOnce, { cards }) => isAtOnce || cards.some((card) => isTenValue(card))),
  },
  {
    name: 'second-spot-is-dealt-in-turn',
    says: 'Hands split from the second hand of a seat are dealt in turn, whatever is declared.',
    clause: 'O2',
    neighbours: ['D15'],
    lie: splitDealLie((isAtOnce, { spot }) => isAtOnce && spot === 0),
  },
  {
    name: 'second-split-is-dealt-in-turn',
    says: 'Declared to be dealt at once, only the first split is.',
    clause: 'O2',
    neighbours: ['S5.7'],
    lie: splitDealLie((isAtOnce, { lineage }) => isAtOnce && lineage.length < 3),
  },
  {
    name: 'second-split-is-dealt-at-once',
    says: 'Hands that come from a second split are dealt at once, whatever is declared.',
    clause: 'O2',
    neighbours: ['S5.7', 'S5.6', 'O4'],
    lie: splitDealLie((isAtOnce, { lineage }) => isAtOnce || lineage.length > 2),
  },
  {
    name: 'split-off-hand-is-dealt-first',
    says: 'Dealt at once, the split-off hand receives its card before the hand that stays.',
    clause: 'O2',
    neighbours: ['S5.6'],
    lie: updateLie('dealBothSplitHands', (honest, table, action, law) => {
      const [one, other] = table.cards.draws.slice(table.drawn.length);
      const areAces = handInTurn(table)?.cards.some((card) => isAce(card)) ?? false;
      if (areAces || one === undefined || other === undefined) return honest(table, action, law);
      const draws = table.cards.draws.with(table.drawn.length, other).with(table.drawn.length + 1, one);
      const dealt = honest({ ...table, cards: { ...table.cards, draws } }, action, law);
      return { ...dealt, cards: table.cards };
    }),
  },
  {
    name: 'new-hand-next-on-the-second-spot',
    says: 'Declared to play last, the new hand plays next where the second hand was split.',
    clause: 'O4',
    neighbours: ['D15', 'D13'],
    lie: splitPlaceLie((declared, { spot }) => (spot === 1 ? 'next' : declared)),
  },
  {
    name: 'third-hand-plays-last',
    says: 'Declared to play next, the new hand of a second split plays last.',
    clause: 'O4',
    neighbours: ['S5.7', 'S5.6', 'D15'],
    lie: splitPlaceLie((declared, hand) => (isFromSplit(hand) ? 'last' : declared)),
  },
  {
    name: 'split-off-hand-splits-next',
    says: 'Declared to play last, the new hand plays next where a split-off hand was split.',
    clause: 'O4',
    neighbours: ['S5.7', 'D15'],
    lie: splitPlaceLie((declared, { lineage }) => (lineage.endsWith('b') ? 'next' : declared)),
  },
  {
    name: 'split-hand-of-21-ends-the-next',
    says: 'After a split hand that is dealt 21 the next hand of its seat is not asked.',
    clause: 'S5.3',
    neighbours: ['S5.9', 'S5.6', 'S5.1'],
    lie: updateLie('passToNextHand', (honest, table, action, law) => {
      const hand = handInTurn(table);
      const is21 = hand !== undefined && isFromSplit(hand) && law.handValue(hand.cards).total === 21;
      const passed = honest(table, action, law);
      return is21 && hand.cards.length === 2 ? changeHand(passed, (next) => ({ ...next, isFinished: true })) : passed;
    }),
  },
];
