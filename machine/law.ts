import { type Card, hardTotalOf, isAce, isTenValue } from './cards.ts';
import { type Guards, guards } from './guards.ts';
import { type Choices, choicesOf, type Ruleset } from './ruleset.ts';
import { type SessionLaw, sessionLaw } from './session-law.ts';
import { type SettlementRow, settlement } from './settlement.ts';
import { type Hand, isFromSplit, type Table } from './table.ts';
import { type Updates, updates } from './updates.ts';

/** What a hand counts (S2.6, C1.1). */
export interface HandValue {
  readonly total: number;
  /** True while an ace counts 11. */
  readonly isSoft: boolean;
}

/**
 * Everything that the chart calls by name. An impostor is this law with one entry replaced, so every entry that needs
 * another reaches it through the law that it is handed.
 */
export interface Law {
  readonly ruleset: Ruleset;
  readonly choices: Choices;
  readonly guards: Guards;
  readonly updates: Updates;
  /** What the chart of a session calls by name. */
  readonly session: SessionLaw;
  /** The rows of the settlement; the first that applies decides. */
  readonly settlement: readonly SettlementRow[];
  readonly handValue: (cards: readonly Card[]) => HandValue;
  readonly isNatural: (cards: readonly Card[]) => boolean;
  /** Whether a hand that has just received its second card after a split is a natural. */
  readonly splitMakesNatural: (hand: Hand, law: Law) => boolean;
  readonly dealerDraws: (cards: readonly Card[], law: Law) => boolean;
  /** Whether a spot with this stake may be insured for this amount of chips. */
  readonly mayInsure: (amount: number, stake: number, law: Law) => boolean;
  /** Chips that come back for an insurance that wins. */
  readonly insuranceReturns: (amount: number, law: Law) => number;
  /** Chips that come back for a hand that wins. */
  readonly winReturns: (hand: Pick<Hand, 'stake' | 'isNatural'>, law: Law) => number;
  /** The next card; throws `OutOfCards`. */
  readonly nextCard: (table: Table, receiver: Hand | 'dealer') => Card;
}

/** The entries that are called and stand beside the guards and updates, with the clauses that they carry out, of every game that has them. */
export const ENTRY_CLAUSES = {
  handValue: ['S2.6', 'C1.1'],
  isNatural: ['S2.8', 'C4.5'],
  splitMakesNatural: ['S5.9', 'D13', 'C2.7', 'P6'],
  dealerDraws: ['S6.1', 'C4.1', 'C4.2', 'X2'],
  mayInsure: ['S3.3', 'C3.2', 'K3'],
  insuranceReturns: ['S3.4', 'C3.2'],
  winReturns: ['S6.7', 'C4.3', 'C4.4', 'C4.5', 'X3'],
  nextCard: ['S5.2', 'C2.2'],
} as const satisfies { readonly [Name in PlainEntry]: readonly string[] };

type PlainEntry = {
  [Name in keyof Law]: Law[Name] extends (...args: never[]) => unknown ? Name : never;
}[keyof Law];

/** The draws of a round ran out: the script asks for more cards than it holds (protocol: -32010). */
export class OutOfCards extends Error {
  constructor(
    readonly drawn: number,
    readonly receiver: string,
  ) {
    super(`the cards ran out: ${drawn} ${drawn === 1 ? 'draw' : 'draws'} given, and ${receiver} needs one more`);
  }
}

/** The law of a ruleset, under the choices given; a choice left out has the ruleset's default. */
export function createLaw(ruleset: Ruleset, choices: Partial<Choices> = {}): Law {
  return {
    ruleset,
    choices: choicesOf(ruleset, choices),
    guards,
    updates,
    session: sessionLaw,
    settlement,
    handValue,
    isNatural: (cards) => cards.length === 2 && cards.some(isAce) && cards.some(isTenValue),
    splitMakesNatural,
    dealerDraws,
    mayInsure,
    insuranceReturns: (amount, law) => amount + amount * law.ruleset.insurance.pays,
    winReturns,
    nextCard,
  };
}

/** One ace counts 11 if the hand stays at 21 or less; every other ace counts 1 (S2.6, C1.1). */
function handValue(cards: readonly Card[]): HandValue {
  const hard = hardTotalOf(cards);
  const isSoft = cards.some(isAce) && hard + 10 <= 21;
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

/** An ace dealt to a split ten-value card, where the game makes it a natural; never what is dealt to an ace (S5.9, C2.7, P6). */
function splitMakesNatural(hand: Hand, law: Law): boolean {
  const [head] = hand.cards;
  const isHeadedByTen = head !== undefined && isTenValue(head);
  return isFromSplit(hand) && isHeadedByTen && law.isNatural(hand.cards) && law.choices.splitTenAce === 'natural';
}

/** The dealer hits every total under 17, and soft 17 where the ruleset says so (S6.1, C4.1, C4.2). */
function dealerDraws(cards: readonly Card[], law: Law): boolean {
  const { total, isSoft } = law.handValue(cards);
  return total < 17 || (total === 17 && isSoft && law.ruleset.soft17 === 'hit');
}

/** Up to half of the stake, or exactly half where the ruleset says so (S3.3, K3). */
function mayInsure(amount: number, stake: number, { ruleset }: Law): boolean {
  return ruleset.insurance.amount === 'half' ? 2 * amount === stake : amount >= 0 && 2 * amount <= stake;
}

/**
 * The stake and a profit of 1 to 1; for a natural, the profit that the ruleset names (S6.7, C4.5). Parts of a chip are
 * kept by the house (M6).
 */
function winReturns(hand: Pick<Hand, 'stake' | 'isNatural'>, law: Law): number {
  const [profit = 1, per = 1] = (hand.isNatural ? law.ruleset.naturalPays : '1:1').split(':').map(Number);
  return hand.stake + Math.floor((hand.stake * profit) / per);
}

function nextCard(table: Table, receiver: Hand | 'dealer'): Card {
  const card = table.cards.draws[table.drawn.length];
  if (card === undefined) {
    throw new OutOfCards(table.drawn.length, receiver === 'dealer' ? 'the dealer' : `hand ${receiver.lineage}`);
  }
  return card;
}
