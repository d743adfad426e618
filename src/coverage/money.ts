import { handInTurn, isFromSplit, seatInTurn } from '../../machine/table.ts';
import type { Move } from './move.ts';

const LEVELS = ['below', 'equal to', 'above'] as const;
const DEEDS = ['a double', 'a split', 'a double after a split', 'another split'] as const;
const INSURED = ['', ', insured'] as const;

/** Free chips below, equal to and above what an action needs, also after insurance took some. */
export function moneyItems(): readonly string[] {
  return LEVELS.flatMap((level) => [
    moneyItem(level, 'insurance', ''),
    ...DEEDS.flatMap((deed) => INSURED.map((insured) => moneyItem(level, deed, insured))),
  ]);
}

/** What of the money a move shows: an action that nothing but chips can refuse. */
export function moneyItemsOf({ before, action, refusal }: Move): readonly string[] {
  if (before === null || action === null || (refusal !== null && refusal.reason !== 'not-covered')) return [];
  const { context } = before;
  const seat = seatInTurn(context);
  const hand = handInTurn(context);
  if (seat === undefined || hand === undefined) return [];
  const insured = seat.insurance.some((amount) => amount > 0) ? ', insured' : '';
  switch (action.do) {
    case 'insure':
      return [moneyItem(levelOf(seat.chips, sum(action.amounts as readonly number[])), 'insurance', '')];
    case 'double':
    case 'split': {
      const level = levelOf(seat.chips, hand.stake);
      const first = action.do === 'double' ? 'a double' : 'a split';
      const later = action.do === 'double' ? 'a double after a split' : 'another split';
      return [moneyItem(level, isFromSplit(hand) ? later : first, insured)];
    }
    default:
      return [];
  }
}

function levelOf(chips: number, needed: number): (typeof LEVELS)[number] {
  return chips < needed ? 'below' : chips === needed ? 'equal to' : 'above';
}

function moneyItem(level: string, deed: string, insured: string): string {
  return `chips ${level} what ${deed} needs${insured}`;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
