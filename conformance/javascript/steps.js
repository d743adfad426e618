// A round as the protocol shows it, one step for the deal and one for each action.

import { countHand } from './cards.js';
import { listLegalActions } from './reasons.js';

/** The parts of a step that an adapter may promise; the rest is in every step. */
export const PARTS = ['legal', 'turn', 'totals', 'insurance', 'dealer', 'reasons'];

/** A step: the state after an action, or after a refusal, without the parts that are not in `observes`. */
export function showStep(round, { accepted, reason }, observes) {
  const step = { accepted, phase: round.phase };
  if (!accepted && observes.includes('reasons')) step.reason = reason;
  if (observes.includes('turn')) step.turn = round.turn && { ...round.turn };
  if (observes.includes('legal')) step.legal = listLegalActions(round);
  if (observes.includes('dealer')) step.dealer = showDealer(round);
  if (round.phase === 'done' || observes.includes('totals') || observes.includes('insurance')) {
    step.seats = round.seats.map((seat) => showSeat(seat, round.phase === 'done', observes));
  }
  return step;
}

/** The steps of a table that is refused. Its reason stands in the first alone. */
export function showRefusedTable(reason, actions, observes) {
  const steps = [null, ...actions].map(() => ({ accepted: false, phase: 'refused' }));
  if (observes.includes('reasons')) steps[0].reason = reason;
  return steps;
}

// S2.4, S3.9: no player sees the hole card before it is revealed, at the end.
function showDealer({ dealer, phase }) {
  if (phase !== 'done') return { cards: [dealer.cards[0]] };
  return { cards: [...dealer.cards], total: countHand(dealer.cards).total };
}

function showSeat(seat, isDone, observes) {
  const showsTotals = observes.includes('totals');
  const shown = {};
  if (showsTotals || isDone) shown.chips = seat.chips;
  if (observes.includes('insurance')) shown.insurance = [...seat.insurance];
  if (showsTotals || isDone) shown.hands = seat.hands.map((hand) => showHand(hand, isDone, showsTotals));
  return shown;
}

function showHand({ spot, cards, stake, isNatural, outcome, returned }, isDone, showsTotals) {
  const shown = showsTotals
    ? { spot, cards: [...cards], stake, ...countHand(cards), natural: isNatural }
    : { cards: [...cards] };
  return isDone ? { ...shown, outcome, returned } : shown;
}
