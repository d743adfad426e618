import { type Card, countOf, isAce } from '../../machine/cards.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import { handInTurn, isFromSplit, type Table } from '../../machine/table.ts';
import { isEnd } from './dealer.ts';
import { range } from './hands.ts';
import type { Move } from './move.ts';

const VALUES: readonly string[] = ['ace', ...range(2, 10).map(String)];
const OUTCOMES = ['win', 'push', 'lose'] as const;

/**
 * Every pair split, by what its cards count; every hand split from a pair of anything but aces doubled on every second card;
 * each of the hands of a spot doubled and won, pushed and lost.
 */
export function splitItems({ spots, split }: Ruleset): readonly string[] {
  const hands = split.hands === 'any' ? 2 : split.hands;
  return [
    ...VALUES.map(splitItem),
    ...VALUES.slice(1).flatMap((head) => VALUES.map((second) => doubleItem(head, second))),
    ...range(1, spots).flatMap((spot) =>
      range(1, hands).flatMap((hand) => OUTCOMES.map((outcome) => placeItem(spot, hand, outcome))),
    ),
  ];
}

/** What of the splits a move shows. */
export function splitItemsOf(move: Move): readonly string[] {
  const { before, action, after, refusal } = move;
  if (refusal !== null) return [];
  const ends = isEnd(move) ? endsIn(after.context) : [];
  const hand = before === null ? undefined : handInTurn(before.context);
  const [head, second] = hand?.cards.map(countedAs) ?? [];
  if (hand === undefined || head === undefined || second === undefined) return ends;
  if (action?.do === 'split') return [splitItem(head)];
  return action?.do === 'double' && isFromSplit(hand) ? [doubleItem(head, second), ...ends] : ends;
}

function endsIn({ seats, asked }: Table): readonly string[] {
  return seats.flatMap(({ hands }, at) =>
    hands.flatMap((hand) => {
      const own = hands.filter(({ spot }) => spot === hand.spot);
      const isDoubled = hand.stake > Number(asked[at]?.stakes[hand.spot]);
      if (!isDoubled || !isFromSplit(hand) || hand.outcome === null) return [];
      return [placeItem(hand.spot + 1, own.indexOf(hand) + 1, hand.outcome)];
    }),
  );
}

function countedAs(card: Card): string {
  return isAce(card) ? 'ace' : `${countOf(card)}`;
}

function splitItem(value: string): string {
  return value === 'ace' ? 'two aces are split' : `two cards that count ${value} are split`;
}

function doubleItem(head: string, second: string): string {
  return `${articled(head)} split from its like, with ${articled(second)}, is doubled`;
}

/** A value with its article, as it is spoken. */
function articled(value: string): string {
  return `${value === 'ace' || value === '8' ? 'an' : 'a'} ${value}`;
}

function placeItem(spot: number, hand: number, outcome: string): string {
  return `split hand ${hand} of spot ${spot} is doubled, to ${outcome}`;
}
