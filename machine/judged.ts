import { rankOf } from './cards.ts';
import type { Step } from './step.ts';
import type { Action, SeatRequest } from './table.ts';

/** A script and what the rules answer to it. */
interface Script {
  readonly seats: readonly SeatRequest[];
  readonly actions: readonly Action[];
  readonly steps: readonly Step[];
}

/**
 * The points that are not judged and that a script goes to (N3–N6): no fixture may. What is judged there all the same is
 * left out of the comparison by `uncomparedOf`.
 */
export function notJudgedIn({ seats, actions, steps }: Script): readonly string[] {
  const touched = new Set<string>();
  const isRefused = steps[0]?.phase === 'refused';
  if (isRefused && steps[0]?.reason === 'not-covered') touched.add('N6');
  for (const [at, step] of steps.entries()) {
    const action = actions[at];
    if (step.phase === 'insurance' && insuranceIsUnjudged(step, action, seats)) touched.add('N3');
    if (step.phase === 'switch' && switchIsUnjudged(step, action)) touched.add('N4');
    if (step.phase === 'play' && coverIsUnjudged(step)) touched.add('N5');
  }
  return [...touched].sort();
}

/** A seat that cannot pay one chip, a stake of 1, nothing but zeros, parts of a chip, a seat out of its turn. */
function insuranceIsUnjudged(step: Step, action: Action | undefined, asked: readonly SeatRequest[]): boolean {
  const { amounts } = action ?? {};
  const numbers = Array.isArray(amounts) ? amounts.filter((amount) => typeof amount === 'number') : [];
  const isAsked = (_: unknown, seat: number) => seat + 1 >= (step.turn?.seat ?? 1);
  return (
    asked.some(({ stakes }) => stakes.some((stake) => stake === 1)) ||
    (step.seats ?? []).filter(isAsked).some(({ chips }) => chips < 1) ||
    (action !== undefined && action.seat !== step.turn?.seat) ||
    (action?.do === 'insure' &&
      numbers.length > 0 &&
      (numbers.every((amount) => amount === 0) || numbers.some((amount) => !Number.isInteger(amount))))
  );
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
function coverIsUnjudged({ turn, seats }: Step): boolean {
  const seat = seats?.[(turn?.seat ?? 0) - 1];
  const hand = seat?.hands[(turn?.hand ?? 0) - 1];
  if (seat === undefined || hand === undefined || hand.cards.length !== 2) return false;
  const early = seat.hands.filter(({ natural }) => natural).reduce((chips, { stake }) => chips + 2 * stake, 0);
  return seat.chips < hand.stake && hand.stake <= seat.chips + early;
}
