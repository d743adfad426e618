// Reading the table of a request: its shape first, then whether the croupier takes the stakes.

import { demand, NOT_SUPPORTED, ProtocolError } from './errors.js';
import { RULESETS } from './rulesets.js';

const MOST_SEATS = 6; // S2.2; M5

/** The rules of the game that a `play` request names. Throws a ProtocolError where it names none of those `played`. */
export function readRules(request, played) {
  demand(isObject(request), 'params are an object');
  demand(typeof request.ruleset === 'string', 'ruleset is a word');
  if (!played.includes(request.ruleset)) {
    throw new ProtocolError(NOT_SUPPORTED, `the ruleset '${request.ruleset}' is not played here`);
  }
  return RULESETS.get(request.ruleset);
}

/** Throws a ProtocolError unless the rest of a `play` request has its shape. Judges neither table nor cards. */
export function checkShape(request) {
  checkSeats(request.seats);
  checkActions(request.actions);
}

export function checkSeats(seats) {
  demand(Array.isArray(seats), 'seats are a list');
  for (const seat of seats) {
    demand(isObject(seat), 'a seat is an object');
    demand(Number.isSafeInteger(seat.chips) && seat.chips >= 0, 'chips are whole and not below zero');
    demand(Array.isArray(seat.stakes), 'the stakes of a seat are a list');
  }
}

export function checkActions(actions) {
  demand(Array.isArray(actions), 'actions are a list');
  for (const action of actions) {
    demand(isObject(action), 'an action is an object');
    demand(Number.isInteger(action.seat), 'an action names a whole seat');
    demand(typeof action.do === 'string', 'an action says what to do');
  }
}

/** Why a table is refused, or null: its stakes are wrong, or a seat does not cover them. */
export function judgeTable(seats, rules) {
  // The rules are silent here (N6): a croupier takes no stake that is not on the table.
  return judgeStakes(seats, rules) ?? (seats.every((seat) => isCovered(seat, rules)) ? null : 'not-covered');
}

/** Whether the chips of a seat cover its stakes. */
export function isCovered({ chips, stakes }, { spots }) {
  return chips >= spots * stakes[0];
}

/** Why stakes are refused, or null: no seat or more than six (S2.2), no equal whole stakes (S2.3), one a spot. */
export function judgeStakes(seats, { spots }) {
  if (seats.length < 1 || seats.length > MOST_SEATS) return 'seat-count';
  for (const { stakes } of seats) {
    if (stakes.length !== spots || stakes.some((stake) => stake !== stakes[0])) return 'bad-stake';
    if (!Number.isInteger(stakes[0]) || stakes[0] <= 0) return 'bad-stake';
  }
  return null;
}

/** Throws where a table is honest, but outside of what the adapter declares that it takes. */
export function checkRange(seats, most, stakesTaken) {
  if (seats.length > most) throw new ProtocolError(NOT_SUPPORTED, `no more than ${most} seats are taken here`);
  if (stakesTaken === 'any') return;
  for (const { stakes } of seats) {
    if (!stakesTaken.includes(stakes[0])) {
      throw new ProtocolError(NOT_SUPPORTED, `only stakes of ${stakesTaken.join(', ')} are taken here`);
    }
  }
}

/** Whether something is a JSON object. */
export function isObject(thing) {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}
