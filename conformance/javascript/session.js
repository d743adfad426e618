// The method `session`: rounds one after the other at one table, with chips that are carried on (S7.2 to S7.5, D19).

import { completeChoices } from './choices.js';
import { readCards } from './dealing.js';
import { deal } from './engine.js';
import { BAD_PARAMS, demand, NOT_SUPPORTED, ProtocolError } from './errors.js';
import { playRound } from './play.js';
import { RULESETS } from './rulesets.js';
import { PARTS } from './steps.js';
import { checkActions, checkRange, checkSeats, isCovered, isObject, judgeStakes, readRules } from './table.js';

/** Plays the params of one `session` request and answers { rounds, results }; for the rest see `play`. */
export function playSession(request, choices = {}, options = {}) {
  const { reads = 'cards', rulesets = [...RULESETS.keys()], observes = PARTS, seats = 6, stakes = 'any' } = options;
  const rules = readRules(request, rulesets);
  if (!rules.methods.includes('session')) {
    throw new ProtocolError(NOT_SUPPORTED, `the ruleset '${rules.name}' has no method 'session'`);
  }
  const chosen = { ...rules.decided, ...completeChoices(rules, choices) };
  checkSession(request);
  const reason = judgeStakes(request.seats, rules);
  if (reason !== null) throw new ProtocolError(BAD_PARAMS, `invalid params: the table is refused, ${reason}`);
  checkRange(request.seats, seats, stakes);

  let chips = request.seats.map((seat) => seat.chips);
  let isIn = request.seats.map(() => true);
  const rounds = [];
  for (const { cards, shoe, actions } of request.rounds) {
    const table = request.seats.map((seat, index) => ({ chips: chips[index], stakes: seat.stakes }));
    isIn = table.map((seat, index) => isIn[index] && isCovered(seat, rules)); // S7.3: out for the rest of the session
    if (!isIn.includes(true)) break; // N10
    const places = readCards({ cards, shoe }, isIn, reads, rules, chosen.dealOrder);
    const staked = table.map((seat) => ({ chips: seat.chips, stake: seat.stakes[0] })); // S2.3: the same each round
    const { steps, round } = playRound(deal(staked, places, rules, chosen), actions, observes);
    chips = round.seats.map((seat) => seat.chips);
    rounds.push({ steps });
  }
  return { rounds, results: rankSeats(request.seats, chips) };
}

function checkSession(request) {
  checkSeats(request.seats);
  demand(Array.isArray(request.rounds), 'rounds are a list');
  for (const round of request.rounds) {
    demand(isObject(round), 'a round is an object');
    checkActions(round.actions);
  }
}

// S7.5: against each seat's own chips at the start. D19: equal results share a rank, and the next leaves it free.
function rankSeats(seats, chips) {
  const nets = seats.map((seat, index) => chips[index] - seat.chips);
  return nets.map((net, index) => ({
    seat: index + 1,
    chips: chips[index],
    net,
    rank: 1 + nets.filter((other) => other > net).length,
  }));
}
