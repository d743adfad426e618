import type { Card } from './cards.ts';
import type { Law } from './law.ts';
import { type Reason, type RoundPosition, refusalOf, wordsOf } from './refusal.ts';
import type { Action, Cards, Outcome, SeatRequest, Table } from './table.ts';
import type { Word } from './words.ts';

export const PHASES = ['insurance', 'switch', 'play', 'done', 'refused'] as const;
export type Phase = (typeof PHASES)[number];

/** A script: the table, the cards and the actions, as the protocol's `play` asks it. */
export interface Request {
  readonly ruleset: string;
  readonly seats: readonly SeatRequest[];
  readonly cards: Cards;
  readonly shoe?: readonly Card[];
  readonly actions: readonly Action[];
}

/** A hand as a player sees it; `outcome` and `returned` (chips) when the round is over. */
export interface HandView {
  readonly spot: number;
  readonly cards: readonly Card[];
  readonly stake: number;
  readonly total: number;
  readonly soft: boolean;
  readonly natural: boolean;
  readonly outcome?: Outcome;
  readonly returned?: number;
}

/** A seat as a player sees it; one that is out of the session has no hands. */
export interface SeatView {
  /** Free chips. */
  readonly chips: number;
  /** Chips staked on insurance, for each spot. */
  readonly insurance: readonly number[];
  readonly hands: readonly HandView[];
}

/** What a player sees after an action and everything that follows by itself. */
export interface Step {
  readonly accepted: boolean;
  readonly reason?: Reason;
  readonly phase: Phase;
  readonly turn?: { readonly seat: number; readonly hand?: number } | null;
  readonly legal?: readonly Word[];
  readonly dealer?: { readonly cards: readonly Card[]; readonly total?: number };
  readonly seats?: readonly SeatView[];
}

/** One step for the deal and one for each action. */
export interface Answer {
  readonly steps: readonly Step[];
}

/** The phase that a player sees. */
export function phaseOf({ state }: RoundPosition): Phase {
  return PHASES.find((phase) => phase === state.name) ?? 'play';
}

/** The table as a player may see it: the hole card stays hidden until the dealer reveals it (S2.4, S3.9). */
export function viewOf(position: RoundPosition, law: Law): Step {
  const phase = phaseOf(position);
  if (phase === 'refused') return { accepted: false, phase };
  const { context: table } = position;
  return {
    accepted: true,
    phase,
    turn: turnOf(table, phase),
    legal: legalWords(position, law),
    dealer: dealerView(table, phase, law),
    seats: table.seats.map(({ chips, insurance, hands }) => ({
      chips,
      insurance,
      hands: hands.map(({ spot, cards, stake, isNatural, outcome, returned }) => {
        const { total, isSoft } = law.handValue(cards);
        const seen = { spot: spot + 1, cards, stake, total, soft: isSoft, natural: isNatural };
        return outcome === null ? seen : { ...seen, outcome, returned };
      }),
    })),
  };
}

/** An action that asks for as little as its word can: what `legal` asks the chart about. */
export function leastAction(word: Word, { turn, seats }: Table, law: Law): Action {
  const { seat } = turn;
  if (word !== 'insure') return { do: word, seat: seat + 1 };
  const hands = seats[seat]?.hands ?? [];
  const amounts = hands.map(({ stake, spot }) =>
    spot > 0 ? 0 : law.ruleset.insurance.amount === 'half' ? stake / 2 : 1,
  );
  return { do: word, seat: seat + 1, amounts };
}

function legalWords(position: RoundPosition, law: Law): readonly Word[] {
  return wordsOf(law).filter((word) => refusalOf(position, leastAction(word, position.context, law), law) === null);
}

function turnOf({ turn }: Table, phase: Phase): NonNullable<Step['turn']> | null {
  switch (phase) {
    case 'insurance':
    case 'switch':
      return { seat: turn.seat + 1 };
    case 'play':
      return { seat: turn.seat + 1, hand: turn.hand + 1 };
    default:
      return null;
  }
}

function dealerView({ dealer, isHoleCardHidden }: Table, phase: Phase, law: Law): NonNullable<Step['dealer']> {
  const cards = isHoleCardHidden ? dealer.slice(0, 1) : dealer;
  return phase === 'done' ? { cards, total: law.handValue(dealer).total } : { cards };
}
