import { type Card, RANKS, rankOf } from '../../machine/cards.ts';
import type { Law } from '../../machine/law.ts';
import { viewOf } from '../../machine/step.ts';
import { uncomparedOf } from '../../machine/uncompared.ts';
import { range } from './hands.ts';
import type { Move } from './move.ts';

/** The most cards that are counted one by one. */
export const MOST_CARDS = 6;

/**
 * Every up card with every hole card; every total on which a dealer draws with every rank, a soft 17 in every number of cards;
 * every end, and each total in every number of cards.
 */
export function dealerItems(): readonly string[] {
  const drawing = [
    ...range(4, 16).map((total) => drawingOn(total, false)),
    ...range(12, 17).map((total) => drawingOn(total, true)),
  ];
  return [
    ...RANKS.flatMap((up) => RANKS.map((hole) => holeItem(up, hole))),
    ...drawing.flatMap((dealer) => RANKS.map((rank) => drawsItem(dealer, rank))),
    ...range(2, MOST_CARDS).map(soft17Item),
    ...ENDS.map(endItem),
    ...ENDS.slice(1).flatMap((end) => range(2, MOST_CARDS).map((count) => endInItem(end, count))),
  ];
}

/** On what a dealer can end: a natural or a total. */
export const ENDS: readonly string[] = ['natural', ...range(17, 26).map(String)];

/** On what a dealer with these cards ends. */
export function endOf(dealer: readonly Card[], law: Law): string {
  return law.isNatural(dealer) ? 'natural' : `${law.handValue(dealer).total}`;
}

/** What of the dealer a move shows: at the end, where something rests on the dealer's cards (N1). */
export function dealerItemsOf(move: Move): readonly string[] {
  if (!isEnd(move)) return [];
  const { law, after } = move;
  const { dealer } = after.context;
  if (uncomparedOf(viewOf(after, law), after.context).ignored?.includes('/dealer')) return [];
  return endsItems(dealer, law);
}

/** What a dealer shows who has played. */
export function endsItems(dealer: readonly Card[], law: Law): readonly string[] {
  const [up, hole, ...drawn] = dealer.map(rankOf);
  const end = endOf(dealer, law);
  const before = drawn.map((rank, at) => ({ rank, cards: dealer.slice(0, at + 2) }));
  return [
    ...(up === undefined || hole === undefined ? [] : [holeItem(up, hole)]),
    ...before.map(({ rank, cards }) => {
      const { total, isSoft } = law.handValue(cards);
      return drawsItem(drawingOn(total, isSoft), rank);
    }),
    ...before
      .filter(({ cards }) => law.handValue(cards).total === 17 && cards.length <= MOST_CARDS)
      .map(({ cards }) => soft17Item(cards.length)),
    endItem(end),
    ...(dealer.length > MOST_CARDS || end === 'natural' ? [] : [endInItem(end, dealer.length)]),
  ];
}

/** Whether a move ends the round. */
export function isEnd({ after, refusal }: Move): boolean {
  return after.state.name === 'done' && refusal === null;
}

function holeItem(up: string, hole: string): string {
  return `the dealer shows ${up} over ${hole}`;
}

export function drawingOn(total: number, isSoft: boolean): string {
  return `the dealer on ${isSoft ? 'soft' : 'hard'} ${total}`;
}

export function drawsItem(dealer: string, rank: string): string {
  return `${dealer} draws ${rank}`;
}

function endItem(end: string): string {
  return `the dealer ends on ${end}`;
}

function soft17Item(count: number): string {
  return `the dealer draws on a soft 17 of ${count} cards`;
}

function endInItem(end: string, count: number): string {
  return `the dealer ends on ${end} in ${count} cards`;
}
