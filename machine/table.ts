import { type Card, isAce } from './cards.ts';

/** The cards of a round as a request gives them: where each goes, and the draws in order. */
export interface Cards {
  readonly seats: readonly (readonly (readonly Card[])[] | null)[];
  readonly dealer: readonly Card[];
  readonly draws: readonly Card[];
}

/** A seat as it asks to be dealt in: its chips and its stake on each spot, which the rules judge (S2.3). */
export interface SeatRequest {
  readonly chips: number;
  readonly stakes: readonly unknown[];
}

export const OUTCOMES = ['win', 'push', 'lose'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Hand {
  /** The spot it was dealt to, from 0; hands split from it stay on it. */
  readonly spot: number;
  /** Where it comes from: its spot from 1, then `a` or `b` for each split (`1`, `1a`, `1ab`). */
  readonly lineage: string;
  readonly cards: readonly Card[];
  /** Chips. */
  readonly stake: number;
  /** Dealt as a natural and not switched away, or made one by a split (S2.8, D3, C4.5, P6). */
  readonly isNatural: boolean;
  readonly isSwitched: boolean;
  /** Takes no further decision: it stood or doubled. */
  readonly isFinished: boolean;
  readonly outcome: Outcome | null;
  /** Chips that came back at the settlement: the stake and its win. */
  readonly returned: number;
}

export interface Seat {
  /** Free chips. */
  readonly chips: number;
  /** Chips staked on insurance, for each spot. */
  readonly insurance: readonly number[];
  /** In playing order. */
  readonly hands: readonly Hand[];
}

/** Everything that lies on the table, seen from above: the context of the chart. */
export interface Table {
  readonly asked: readonly SeatRequest[];
  readonly cards: Cards;
  /** The seats, from 0, that are out of the session and get no cards (S7.3). */
  readonly out: readonly number[];
  readonly seats: readonly Seat[];
  /** Up card, hole card, draws. */
  readonly dealer: readonly Card[];
  readonly isHoleCardHidden: boolean;
  /** The cards drawn so far, by whoever drew them. */
  readonly drawn: readonly Card[];
  /** Whose decision it is, both from 0; `hand` is a place in the seat's hands. */
  readonly turn: { readonly seat: number; readonly hand: number };
}

/** One action of a script. What is not known of it yet is judged by the guards. */
export interface Action {
  readonly seat: number;
  readonly do: string;
  readonly amounts?: unknown;
  readonly hand?: unknown;
}

/** True for a hand that comes from a split. */
export function isFromSplit({ lineage }: Hand): boolean {
  return lineage.length > 1;
}

/** True for a hand headed by an ace that was split. */
export function isSplitAce(hand: Hand): boolean {
  return isFromSplit(hand) && hand.cards.slice(0, 1).some((head) => isAce(head));
}

/** The table before anything is dealt; no seat is out of it, except in a session. */
export function emptyTable(asked: readonly SeatRequest[], cards: Cards, out: readonly number[] = []): Table {
  return {
    asked,
    cards,
    out,
    seats: [],
    dealer: [],
    isHoleCardHidden: true,
    drawn: [],
    turn: { seat: 0, hand: 0 },
  };
}

/** The seat whose turn it is, if there is one. */
export function seatInTurn(table: Table): Seat | undefined {
  return table.seats[table.turn.seat];
}

/** The hand whose turn it is, if there is one. */
export function handInTurn(table: Table): Hand | undefined {
  return seatInTurn(table)?.hands[table.turn.hand];
}

/** The table with the seat in turn changed. */
export function changeSeat(table: Table, change: (seat: Seat) => Seat): Table {
  return { ...table, seats: table.seats.map((seat, at) => (at === table.turn.seat ? change(seat) : seat)) };
}

/** The table with the hand in turn changed. */
export function changeHand(table: Table, change: (hand: Hand) => Hand): Table {
  return changeSeat(table, (seat) => ({
    ...seat,
    hands: seat.hands.map((hand, at) => (at === table.turn.hand ? change(hand) : hand)),
  }));
}
