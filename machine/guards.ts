import { countOf, hardTotalOf, isAce, isTenValue } from './cards.ts';
import type { Law } from './law.ts';
import type { Reason } from './refusal.ts';
import { type Action, handInTurn, isFromSplit, isSplitAce, type SeatRequest, seatInTurn, type Table } from './table.ts';

export interface Guard {
  readonly holds: (table: Table, action: Action, law: Law) => boolean;
  /** Why an action is refused where this is false, or a table where it is true. */
  readonly reason?: Reason;
  /** The clauses that it carries out, of every game that has them; the transition's own where they are left out. */
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
    clauses: ['S2.3', 'D12', 'C1.2'],
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
    holds: ({ asked, out }) => asked.some((seat, at) => !out.includes(at) && !coversItsStakes(seat)),
  },

  // insurance and the check
  dealerShowsAnAce: {
    clauses: ['S3.1', 'C3.1', 'K3'],
    holds: ({ dealer }, _, { ruleset }) =>
      ruleset.insurance.offered === 'ace-up' && dealer.slice(0, 1).some((upCard) => isAce(upCard)),
  },
  amountsAreAllowed: {
    reason: 'bad-amount',
    clauses: ['S3.3', 'C3.2', 'K3'],
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
  seatsInsureFirst: { clauses: ['P7'], holds: (_, __, { choices }) => choices.insuranceTiming === 'table-first' },
  seatsInsureInTurn: { clauses: ['P7'], holds: (_, __, { choices }) => choices.insuranceTiming === 'in-turn' },
  dealerChecks: {
    clauses: ['S3.6'],
    holds: ({ dealer }, _, { ruleset }) =>
      ruleset.holeCard === 'checked' && dealer.slice(0, 1).some((upCard) => isAce(upCard) || isTenValue(upCard)),
  },
  thereIsNoHoleCard: { clauses: ['C1.3'], holds: (_, __, { ruleset }) => ruleset.holeCard === 'none' },
  dealerHasANatural: { clauses: ['S3.7', 'C3.2'], holds: ({ dealer }, _, law) => law.isNatural(dealer.slice(0, 2)) },

  // whose turn it is
  seatIsInTurn: {
    reason: 'not-your-turn',
    clauses: ['D15', 'C2.1'],
    holds: ({ turn }, { seat }) => seat === turn.seat + 1,
  },
  handIsInTurn: {
    reason: 'not-your-turn',
    clauses: ['S5.1', 'C2.5'],
    holds: ({ turn }, { hand }) => hand === undefined || hand === turn.hand + 1,
  },
  seatIsOut: { clauses: ['S7.3', 'D19'], holds: ({ turn, out }) => out.includes(turn.seat) },
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
    clauses: ['S5.3', 'D4', 'K5'],
    holds: (table, action, law): boolean => {
      const hand = handInTurn(table);
      if (hand === undefined || hand.isFinished || law.handValue(hand.cards).total >= 21) return false;
      const { handIsNoSplitAce, handIsAPair, anotherSplitIsAllowed, stakeIsCovered } = law.guards;
      const split = [handIsAPair, anotherSplitIsAllowed, stakeIsCovered];
      return handIsNoSplitAce.holds(table, action, law) || split.every(({ holds }) => holds(table, action, law));
    },
  },
  handIsNoSplitAce: {
    reason: 'not-this-hand',
    clauses: ['S5.8', 'C2.7', 'P5'],
    holds: (table) => {
      const hand = handInTurn(table);
      return hand !== undefined && !isSplitAce(hand);
    },
  },
  handHasTwoCards: { reason: 'not-two-cards', holds: (table) => handInTurn(table)?.cards.length === 2 },
  totalMayBeDoubled: {
    reason: 'not-this-hand',
    clauses: ['C2.4', 'K1', 'P4'],
    holds: (table, _, law) => {
      const { totals } = law.ruleset.double;
      const cards = handInTurn(table)?.cards ?? [];
      if (totals === 'any' || totals.includes(law.handValue(cards).total)) return true;
      return law.choices.doubleSoft === 'yes' && totals.includes(hardTotalOf(cards));
    },
  },
  splitHandMayBeDoubled: {
    reason: 'not-this-hand',
    clauses: ['S5.5', 'P3'],
    holds: (table, _, { choices }) => {
      const hand = handInTurn(table);
      return hand !== undefined && (!isFromSplit(hand) || choices.doubleAfterSplit === 'yes');
    },
  },
  handIsAPair: {
    reason: 'not-a-pair',
    clauses: ['S5.6', 'D1', 'D2', 'C2.5', 'K2'],
    holds: (table) => {
      const [first, second] = handInTurn(table)?.cards ?? [];
      return first !== undefined && second !== undefined && countOf(first) === countOf(second);
    },
  },
  anotherSplitIsAllowed: {
    reason: 'split-limit',
    clauses: ['S5.7', 'D5', 'D13', 'P5', 'C2.6'],
    holds: (table, _, { ruleset, choices }) => {
      const hand = handInTurn(table);
      if (hand !== undefined && isSplitAce(hand) && choices.resplitAces === 'no') return false;
      const fromOneHand = seatInTurn(table)?.hands.filter(({ spot }) => spot === hand?.spot) ?? [];
      return ruleset.split.hands === 'any' || fromOneHand.length < ruleset.split.hands;
    },
  },
  stakeIsCovered: {
    reason: 'not-covered',
    clauses: ['S5.10', 'D7', 'D17'],
    holds: (table) => (handInTurn(table)?.stake ?? 0) <= freeChips(table),
  },
  acesWereSplit: { clauses: ['S5.8', 'C2.7'], holds: (table) => handInTurn(table)?.cards.some(isAce) ?? false },
  splitHandsAreDealtAtOnce: { clauses: ['O2', 'P1'], holds: (_, __, { choices }) => choices.splitDeal === 'at-once' },

  // the dealer
  dealerDraws: { clauses: ['S6.1', 'C4.1', 'C4.2', 'X2'], holds: ({ dealer }, _, law) => law.dealerDraws(dealer, law) },
} satisfies { readonly [name: string]: Guard };

export type GuardName = keyof typeof guards;
export type Guards = { readonly [Name in GuardName]: Guard };

/** Whether the chips of a seat pay for its stakes on all spots. */
export function coversItsStakes({ chips, stakes }: SeatRequest): boolean {
  return chips >= sum(stakes.filter(isNumber));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function isNumber(amount: unknown): amount is number {
  return typeof amount === 'number';
}

function freeChips(table: Table): number {
  return seatInTurn(table)?.chips ?? 0;
}
