import { countOf, isAce, isTenValue } from './cards.ts';
import type { Law } from './law.ts';
import type { Reason } from './refusal.ts';
import { type Action, handInTurn, isFromSplit, seatInTurn, type Table } from './table.ts';

export interface Guard {
  readonly holds: (table: Table, action: Action, law: Law) => boolean;
  /** Why an action is refused where this is false, or a table where it is true. */
  readonly reason?: Reason;
  /** The clauses that it carries out; the transition's own where they are left out. */
  readonly clauses?: readonly string[];
}

/** The named guards of the chart. */
export const guards = {
  // the table
  seatCountIsWrong: {
    reason: 'seat-count',
    clauses: ['S2.2'],
    holds: ({ asked }, _, { ruleset }) => asked.length < ruleset.seats.least || asked.length > ruleset.seats.most,
  },
  stakesAreWrong: {
    reason: 'bad-stake',
    clauses: ['S2.3', 'D12'],
    holds: ({ asked }, _, { ruleset }) =>
      asked.some(
        ({ stakes }) =>
          stakes.length !== ruleset.spots ||
          !stakes.every((stake) => isNumber(stake) && Number.isInteger(stake) && stake > 0 && stake === stakes[0]),
      ),
  },
  stakesAreNotCovered: {
    reason: 'not-covered',
    clauses: ['S7.4'],
    holds: ({ asked }) => asked.some(({ chips, stakes }) => chips < sum(stakes.filter(isNumber))),
  },

  // insurance and the check
  dealerShowsAnAce: {
    clauses: ['S3.1'],
    holds: ({ dealer }, _, { ruleset }) =>
      ruleset.insurance.offered === 'ace-up' && dealer.slice(0, 1).some((upCard) => isAce(upCard)),
  },
  amountsAreAllowed: {
    reason: 'bad-amount',
    clauses: ['S3.3'],
    holds: (table, { amounts }, law) => {
      const hands = seatInTurn(table)?.hands ?? [];
      return (
        Array.isArray(amounts) &&
        amounts.length === hands.length &&
        hands.every(({ stake }, at) => Number.isInteger(amounts[at]) && law.mayInsure(amounts[at], stake, law))
      );
    },
  },
  insuranceIsCovered: {
    reason: 'not-covered',
    clauses: ['S7.4'],
    holds: (table, { amounts }) => !Array.isArray(amounts) || sum(amounts.filter(isNumber)) <= freeChips(table),
  },
  everySeatHasPassed: { holds: ({ turn, seats }) => turn.seat >= seats.length },
  dealerChecks: {
    clauses: ['S3.6'],
    holds: ({ dealer }, _, { ruleset }) =>
      ruleset.holeCard === 'checked' && dealer.slice(0, 1).some((upCard) => isAce(upCard) || isTenValue(upCard)),
  },
  dealerHasANatural: { clauses: ['S3.7'], holds: ({ dealer }, _, law) => law.isNatural(dealer.slice(0, 2)) },

  // whose turn it is
  seatIsInTurn: {
    reason: 'not-your-turn',
    clauses: ['D15'],
    holds: ({ turn }, { seat }) => seat === turn.seat + 1,
  },
  handIsInTurn: {
    reason: 'not-your-turn',
    clauses: ['S5.1'],
    holds: ({ turn }, { hand }) => hand === undefined || hand === turn.hand + 1,
  },
  anotherSeatFollows: { holds: ({ turn, seats }) => turn.seat + 1 < seats.length },
  anotherHandFollows: { holds: (table) => table.turn.hand + 1 < (seatInTurn(table)?.hands.length ?? 0) },

  // the switch
  switchIsOffered: { clauses: ['S4.1'], holds: (_, __, { ruleset }) => ruleset.switch === 'second-cards' },
  seatsChooseFirst: {
    clauses: ['S4.1', 'O3'],
    holds: (_, __, { ruleset, choices }) => ruleset.switch === 'second-cards' && choices.switchTiming === 'table-first',
  },
  seatsChooseInTurn: {
    clauses: ['S4.1', 'O3'],
    holds: (_, __, { ruleset, choices }) => ruleset.switch === 'second-cards' && choices.switchTiming === 'in-turn',
  },

  // the hand in turn
  handWaitsForACard: { holds: (table) => handInTurn(table)?.cards.length === 1 },
  handMayAct: {
    clauses: ['S5.3', 'D4'],
    holds: (table, _, law) => {
      const hand = handInTurn(table);
      return hand !== undefined && !hand.isFinished && law.handValue(hand.cards).total < 21;
    },
  },
  handHasTwoCards: { reason: 'not-two-cards', holds: (table) => handInTurn(table)?.cards.length === 2 },
  totalMayBeDoubled: {
    reason: 'not-this-hand',
    holds: (table, _, law) => {
      const { totals } = law.ruleset.double;
      return totals === 'any' || totals.includes(law.handValue(handInTurn(table)?.cards ?? []).total);
    },
  },
  splitHandMayBeDoubled: {
    reason: 'not-this-hand',
    clauses: ['S5.5'],
    holds: (table, _, { ruleset }) => {
      const hand = handInTurn(table);
      return hand !== undefined && (ruleset.double.afterSplit || !isFromSplit(hand));
    },
  },
  handIsAPair: {
    reason: 'not-a-pair',
    clauses: ['S5.6', 'D1', 'D2'],
    holds: (table) => {
      const [first, second] = handInTurn(table)?.cards ?? [];
      return first !== undefined && second !== undefined && countOf(first) === countOf(second);
    },
  },
  anotherSplitIsAllowed: {
    reason: 'split-limit',
    clauses: ['S5.7', 'D5', 'D13'],
    holds: (table, _, { ruleset }) => {
      const hand = handInTurn(table);
      const fromOneHand = seatInTurn(table)?.hands.filter(({ spot }) => spot === hand?.spot) ?? [];
      return fromOneHand.length < (hand?.cards.some(isAce) ? ruleset.split.aceHands : ruleset.split.hands);
    },
  },
  stakeIsCovered: {
    reason: 'not-covered',
    clauses: ['S5.10', 'D7', 'D17'],
    holds: (table) => (handInTurn(table)?.stake ?? 0) <= freeChips(table),
  },
  acesWereSplit: { clauses: ['S5.8'], holds: (table) => handInTurn(table)?.cards.some(isAce) ?? false },
  splitHandsAreDealtAtOnce: { clauses: ['O2'], holds: (_, __, { choices }) => choices.splitDeal === 'at-once' },

  // the dealer
  dealerDraws: { clauses: ['S6.1'], holds: ({ dealer }, _, law) => law.dealerDraws(dealer, law) },
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
export type Guards = { readonly [Name in GuardName]: Guard };

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function isNumber(amount: unknown): amount is number {
  return typeof amount === 'number';
}

function freeChips(table: Table): number {
  return seatInTurn(table)?.chips ?? 0;
}
