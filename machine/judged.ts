import { countOf, rankOf } from './cards.ts';
import type { Law } from './law.ts';
import { clausesOfGame } from './ruleset.ts';
import type { HandView, SeatView, Step } from './step.ts';
import type { Action, SeatRequest } from './table.ts';

/** A script and what the rules answer to it. */
interface Script {
  readonly seats: readonly SeatRequest[];
  readonly actions: readonly Action[];
  readonly steps: readonly Step[];
}

/**
 * The points that are not judged and that a script goes to (N3–N6; M3, M4, M6, M7, M9): no fixture may. What is judged
 * there all the same is left out of the comparison by `uncomparedOf`.
 */
export function notJudgedIn({ seats, actions, steps }: Script, law: Law): readonly string[] {
  const { ruleset } = law;
  const touched: string[] = [];
  if (steps[0]?.phase === 'refused') {
    if (steps[0].reason === 'not-covered') touched.push('N6', 'M9');
  } else if (ruleset.insurance.amount === 'half' && seats.some(({ stakes }) => stakes.some(isOdd))) {
    touched.push('M6');
  }
  for (const [at, step] of steps.entries()) {
    const action = actions[at];
    if (step.phase === 'insurance' && insuranceIsUnjudged(step, action, seats, law)) touched.push('N3', 'M7');
    if (step.phase === 'switch' && switchIsUnjudged(step, action)) touched.push('N4');
    if (step.phase === 'play' && coverIsUnjudged(step, law)) touched.push('N5', 'M4');
    if (ruleset.split.hands === 'any' && splitsAreUnjudged(step)) touched.push('M3');
  }
  return clausesOfGame(touched, ruleset).toSorted();
}

function isOdd(stake: unknown): boolean {
  return typeof stake === 'number' && stake % 2 === 1;
}

/** A seat that cannot pay the least insurance or is out of its turn; where any amount up to half may be insured, see below. */
function insuranceIsUnjudged(
  step: Step,
  action: Action | undefined,
  asked: readonly SeatRequest[],
  { ruleset }: Law,
): boolean {
  const isHalf = ruleset.insurance.amount === 'half';
  const isAsked = (_: unknown, seat: number) => seat + 1 >= (step.turn?.seat ?? 1);
  const leastOf = (hands: readonly HandView[]) => (isHalf ? sum(hands.map(({ stake }) => stake / 2)) : 1);
  const isPoor = ({ chips, hands }: SeatView) => hands.length > 0 && chips < leastOf(hands);
  return (
    (step.seats ?? []).filter(isAsked).some(isPoor) ||
    (action !== undefined && action.seat !== step.turn?.seat) ||
    (!isHalf && amountsAreUnjudged(action, asked))
  );
}

/** A stake of 1, nothing but zeros, parts of a chip. */
function amountsAreUnjudged(action: Action | undefined, asked: readonly SeatRequest[]): boolean {
  const { amounts } = action ?? {};
  const numbers = Array.isArray(amounts) ? amounts.filter((amount) => typeof amount === 'number') : [];
  return (
    asked.some(({ stakes }) => stakes.some((stake) => stake === 1)) ||
    (action?.do === 'insure' &&
      numbers.length > 0 &&
      (numbers.every((amount) => amount === 0) || numbers.some((amount) => !Number.isInteger(amount))))
  );
}

/** A pair dealt to one of three hands that were split from one. */
function splitsAreUnjudged({ seats = [] }: Step): boolean {
  return seats.some(({ hands }) => {
    const ofSpot = (spot: number) => hands.filter((hand) => hand.spot === spot).length;
    return hands.some(({ spot, cards }) => ofSpot(spot) >= 3 && isPair(cards));
  });
}

function isPair([first, second, ...more]: HandView['cards']): boolean {
  return first !== undefined && second !== undefined && more.length === 0 && countOf(first) === countOf(second);
}

/** A switch of two second cards of the same rank by a seat that holds a natural. */
function switchIsUnjudged(step: Step, action: Action | undefined): boolean {
  const hands = step.seats?.[(step.turn?.seat ?? 0) - 1]?.hands ?? [];
  const [one, other] = hands.map(({ cards }) => cards[1]);
  return (
    action?.do === 'switch' &&
    action.seat === step.turn?.seat &&
    hands.some(({ natural }) => natural) &&
    one !== undefined &&
    other !== undefined &&
    rankOf(one) === rankOf(other)
  );
}

/** A double or split that only an early payout of a natural would cover. */
function coverIsUnjudged({ turn, seats }: Step, law: Law): boolean {
  const seat = seats?.[(turn?.seat ?? 0) - 1];
  const hand = seat?.hands[(turn?.hand ?? 0) - 1];
  if (seat === undefined || hand === undefined || hand.cards.length !== 2) return false;
  const early = sum(seat.hands.filter(({ natural }) => natural).map(({ stake }) => naturalReturns(stake, law)));
  return seat.chips < hand.stake && hand.stake <= seat.chips + early;
}

function naturalReturns(stake: number, law: Law): number {
  return law.winReturns({ stake, isNatural: true }, law);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
