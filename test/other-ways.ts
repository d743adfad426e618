import { actingLie, guardLie, updateLie } from '../conformance/impostors/lie.ts';
import { isAce, isTenValue } from '../machine/cards.ts';
import type { Law } from '../machine/law.ts';
import { openRound, play, type Told } from '../machine/play.ts';
import type { Answer, Request, Step } from '../machine/step.ts';
import { type Action, changeHand, handInTurn, isSplitAce, seatInTurn, type Table } from '../machine/table.ts';
import { oracleOf } from '../src/generate/suspects.ts';
import type { Oracle } from '../src/impostors/judge.ts';
import { answerPlay } from '../src/protocol/adapter.ts';
import { replyOf } from './in-process.ts';

/** A game that is honest in its own way where the rules do not decide. */
export type Way = (law: Law) => Oracle;

/** The answers of the machine with a change to each of their steps. */
export function telling(
  change: (step: Step, told: Told, request: Request) => Step,
  lie: (law: Law) => Law = (law) => law,
): Way {
  return (law) => (params) =>
    replyOf(() => {
      const own = lie(law);
      const request = params as Request;
      const { steps } = answerPlay(request, own);
      const { told } = play(request, own);
      return { steps: steps.map((step, at) => change(step, told[at] as Told, request)) } satisfies Answer;
    });
}

/** The machine under a law with an entry replaced. */
export function playing(lie: (law: Law) => Law): Way {
  return (law) => oracleOf(lie(law));
}

/** The dealer with so many cards, where every hand went over or is a natural. */
export function dealerShows(count: number): Way {
  return telling((step) => {
    const hands = (step.seats ?? []).flatMap((seat) => seat.hands);
    const isDecided = step.phase === 'done' && hands.every(({ natural, total }) => natural || total > 21);
    const cards = step.dealer?.cards.slice(0, count) ?? [];
    return isDecided ? { ...step, dealer: { cards, total: 0 } } : step;
  });
}

/** Naturals are paid as soon as the dealer's first card rules a dealer natural out, or the check has; it covers more. */
export const paysNaturalsAtOnce: Way = (law) => {
  const isPaid = ({ dealer }: Pick<Table, 'dealer'>) =>
    law.ruleset.holeCard === 'checked' || !dealer.slice(0, 1).some((up) => isAce(up) || isTenValue(up));
  const paid = (hands: readonly { readonly stake: number; readonly natural: boolean }[]) =>
    hands
      .filter(({ natural }) => natural)
      .reduce((chips, { stake }) => chips + law.winReturns({ stake, isNatural: true }, law), 0);
  return telling(
    (step, { table }) =>
      isPaid(table) && (step.phase === 'switch' || step.phase === 'play')
        ? { ...step, seats: (step.seats ?? []).map((seat) => ({ ...seat, chips: seat.chips + paid(seat.hands) })) }
        : step,
    guardLie('stakeIsCovered', (table) => {
      const { chips = 0, hands = [] } = seatInTurn(table) ?? {};
      const early = isPaid(table) ? paid(hands.map(({ stake, isNatural }) => ({ stake, natural: isNatural }))) : 0;
      return (handInTurn(table)?.stake ?? 0) <= chips + early;
    }),
  )(law);
};

/** The second card of a pair heads the hand that plays first. */
export const secondHeadsFirst: Way = playing(
  updateLie('splitHand', (honest, table, ...rest) =>
    honest(
      changeHand(table, (own) => ({ ...own, cards: [...own.cards].reverse() })),
      ...rest,
    ),
  ),
);

/** The last seat is asked for insurance first. */
export const asksLastSeatFirst: Way = telling((step) =>
  step.phase === 'insurance' ? { ...step, turn: { seat: step.seats?.length ?? 1 } } : step,
);

/** A table that a seat cannot cover is played on credit. */
export const givesCredit: Way = playing(guardLie('stakesAreNotCovered', () => false));

/** A refusal names the last reason that applies. */
export const namesLastReason: Way = telling((step, told) => {
  const last = told.cite().reasons?.at(-1);
  return step.accepted || last === undefined ? step : { ...step, reason: last };
});

/** A law that asks a hand of 21 too. */
export const asking = actingLie((hand, law) => !isSplitAce(hand) && law.handValue(hand.cards).total === 21);

/** A game that asks a hand of 21 too, behind an adapter that gives the only answer itself. */
export const asksAt21: Way = (law) => (params) =>
  replyOf(() => {
    const { actions, ...table } = params as Request;
    const round = openRound(table, asking(law));
    const answered = (told: Told): Told => {
      const { phase, turn, seats = [] } = told.step;
      const hand = seats[(turn?.seat ?? 0) - 1]?.hands[(turn?.hand ?? 0) - 1];
      return phase === 'play' && hand?.total === 21
        ? answered(round.act({ seat: turn?.seat ?? 0, do: 'stand' }))
        : told;
    };
    const steps = [answered(round.dealt).step];
    for (const action of actions) {
      const before = steps.at(-1);
      const told = round.act(action);
      steps.push(
        told.step.accepted ? { ...answered(told).step, accepted: true } : { ...(before as Step), ...told.step },
      );
    }
    return { steps };
  });

/** A script of a ruleset. */
export function scriptOf(
  ruleset: string,
  seats: Request['seats'],
  dealt: readonly (readonly (readonly string[])[])[],
  dealer: readonly string[],
  draws: readonly string[],
  actions: readonly Action[],
): Request {
  return { ruleset, seats, cards: { seats: dealt, dealer, draws }, actions } as unknown as Request;
}
