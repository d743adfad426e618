import type { RoundPosition } from '../../machine/refusal.ts';
import { type Action, handInTurn, isFromSplit } from '../../machine/table.ts';
import { isPair } from './hands.ts';
import type { Move } from './move.ts';

/** What a move that is refused shows: where the round stands, the word and the reason. */
export function refusalItemsOf({ before, action, refusal }: Move): readonly string[] {
  if (refusal === null || before === null || action === null) return [];
  return [`${controlOf(before)}: ${meantBy(action, before)}${REFUSED}${refusal.reason}`];
}

/** Whether an item is a refusal. */
export function isRefusal(item: string): boolean {
  return item.includes(REFUSED);
}

const REFUSED = ' is refused, ';

/** The control state of a round: the phase, and in play what the hand in turn is as far as it decides what is allowed. */
export function controlOf({ state, context }: RoundPosition): string {
  const hand = handInTurn(context);
  const seat = context.seats[context.turn.seat];
  if (!state.name.startsWith('play.') || hand === undefined || seat === undefined) return state.name;
  const own = seat.hands.filter(({ spot }) => spot === hand.spot);
  const cards = isPair(hand.cards) ? 'a pair' : hand.cards.length === 2 ? 'two cards' : 'more cards';
  const split = isFromSplit(hand) ? `hand ${own.indexOf(hand) + 1} of ${own.length}` : 'the hand dealt';
  const covered = hand.stake <= seat.chips ? 'covered' : 'not covered';
  return `spot ${hand.spot + 1}, ${split}, ${cards}, ${covered}`;
}

/** A word, and whose it is where it is not that of the hand in turn. */
function meantBy({ do: word, seat, hand, amounts }: Action, { state, context }: RoundPosition): string {
  const { turn } = context;
  if (state.isFinal) return word;
  if (seat !== turn.seat + 1) return `${word} by another seat`;
  if (hand !== undefined && hand !== turn.hand + 1) return `${word} for another hand`;
  if (word === 'insure' && state.name === 'insurance')
    return Array.isArray(amounts) ? `insure for ${amounts.length} amounts` : 'insure for no amounts';
  return word;
}
