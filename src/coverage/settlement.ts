import type { Law } from '../../machine/law.ts';
import { type Hand, isFromSplit, type Table } from '../../machine/table.ts';
import { ENDS, endOf, isEnd } from './dealer.ts';
import { range } from './hands.ts';
import type { Move } from './move.ts';

const KINDS: readonly string[] = [
  'over',
  ...range(4, 21).map((total) => `ordinary ${total}`),
  'switched 21',
  'split 21',
  'doubled',
  'natural',
  'insured',
];

/** A natural and a hand of the same seat that went over. */
export const BESIDE = 'a natural beside a hand that went over';

/** Every kind of hand against every end of the dealer. */
export function settlementItems(): readonly string[] {
  return [...KINDS, BESIDE].flatMap((kind) => ENDS.map((end) => againstItem(kind, end)));
}

/** What of the settlement a move shows. */
export function settlementItemsOf(move: Move): readonly string[] {
  if (!isEnd(move)) return [];
  const { law, after } = move;
  const end = endOf(after.context.dealer, law);
  return kindsOn(after.context, law).map((kind) => againstItem(kind, end));
}

function kindsOn({ seats, asked }: Table, law: Law): readonly string[] {
  return seats.flatMap(({ hands, insurance }, at) => {
    const kinds = hands.map((hand) => kindOf(hand, Number(asked[at]?.stakes[hand.spot] ?? 0), law));
    const insured = insurance.some((amount) => amount > 0) ? ['insured'] : [];
    return [...kinds, ...insured, ...(kinds.includes('natural') && kinds.includes('over') ? [BESIDE] : [])];
  });
}

/** The kind of a hand at the end; `stake` is the one that its spot was dealt for. */
function kindOf(hand: Hand, stake: number, law: Law): string {
  const { total } = law.handValue(hand.cards);
  const isAceAndTen = total === 21 && hand.cards.length === 2;
  if (total > 21) return 'over';
  if (hand.isNatural) return 'natural';
  if (hand.stake > stake) return 'doubled';
  if (isAceAndTen && isFromSplit(hand)) return 'split 21';
  if (isAceAndTen && hand.isSwitched) return 'switched 21';
  return `ordinary ${total}`;
}

/** A kind of hand against an end of the dealer. */
export function againstItem(kind: string, end: string): string {
  return `${kind} against ${end}`;
}
