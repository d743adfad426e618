import { CHOICES, openPointsOf, type Ruleset } from '../../machine/ruleset.ts';
import { handInTurn } from '../../machine/table.ts';
import { isEnd } from './dealer.ts';
import { range } from './hands.ts';
import type { Move } from './move.ts';

/** What a seat can do or come to, whichever it is. */
const DEEDS = {
  insure: 'insures',
  decline: 'declines',
  keep: 'keeps',
  switch: 'switches',
  hit: 'hits',
  stand: 'stands',
  double: 'doubles',
  split: 'splits',
} as const;
const ENDS = {
  natural: 'ends with a natural',
  naturals: 'ends with two naturals',
  over: 'goes over',
  insured: 'is paid its insurance',
} as const;

/**
 * Each number of seats and of hands of a seat; each spot of each seat, each word of each seat and what it can come to; each
 * value of each open point.
 */
export function tableItems(ruleset: Ruleset): readonly string[] {
  const { seats, spots, split } = ruleset;
  const most = split.hands === 'any' ? spots : spots * split.hands;
  const all = range(1, seats.most);
  return [
    ...range(seats.least, seats.most).map(seatsItem),
    ...range(spots, most).map(handsItem),
    ...all.flatMap((seat) => range(1, spots).map((spot) => spotItem(seat, spot))),
    ...all.flatMap((seat) => [...Object.values(DEEDS), ...Object.values(ENDS)].map((deed) => deedItem(seat, deed))),
    ...openPointsOf(ruleset).flatMap((name) => CHOICES[name].map((value) => choiceItem(name, value))),
  ];
}

/** What of the table a move shows: the spot that decides and what its seat does; at the end what each seat has come to. */
export function tableItemsOf(move: Move): readonly string[] {
  const { before, action, after, refusal, law } = move;
  const { seats } = after.context;
  if (refusal !== null) return [];
  const seat = (before?.context.turn.seat ?? 0) + 1;
  const hand = before?.state.name === 'play.choice' ? handInTurn(before.context) : undefined;
  const deed = DEEDS[action?.do as keyof typeof DEEDS];
  const shown = [
    ...(hand === undefined ? [] : [spotItem(seat, hand.spot + 1)]),
    ...(deed === undefined ? [] : [deedItem(seat, deed)]),
  ];
  if (!isEnd(move)) return shown;
  const isPaid = law.isNatural(after.context.dealer);
  const ends = seats.flatMap(({ hands, insurance }, at) => [
    ...(hands.some(({ isNatural }) => isNatural) ? [deedItem(at + 1, ENDS.natural)] : []),
    ...(hands.every(({ isNatural }) => isNatural) ? [deedItem(at + 1, ENDS.naturals)] : []),
    ...(hands.some(({ cards }) => law.handValue(cards).total > 21) ? [deedItem(at + 1, ENDS.over)] : []),
    ...(isPaid && insurance.some((amount) => amount > 0) ? [deedItem(at + 1, ENDS.insured)] : []),
  ]);
  return [...shown, seatsItem(seats.length), ...seats.map(({ hands }) => handsItem(hands.length)), ...ends];
}

/** A value of an open point. */
export function choiceItem(name: string, value: string): string {
  return `${name} ${value}`;
}

function seatsItem(seats: number): string {
  return `${seats} ${seats === 1 ? 'seat' : 'seats'}`;
}

function handsItem(hands: number): string {
  return `${hands} hands of a seat`;
}

function spotItem(seat: number, spot: number): string {
  return `seat ${seat} decides on spot ${spot}`;
}

function deedItem(seat: number, deed: string): string {
  return `seat ${seat} ${deed}`;
}
