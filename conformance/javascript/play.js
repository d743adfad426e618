// The method `play`: one self-contained request in, one step for the deal and one for each action out.

import { completeChoices } from './choices.js';
import { readCards } from './dealing.js';
import { act, deal } from './engine.js';
import { RULESETS } from './rulesets.js';
import { PARTS, showRefusedTable, showStep } from './steps.js';
import { checkRange, checkShape, judgeTable, readRules } from './table.js';

/**
 * Plays the params of one `play` request and answers { steps }.
 * `choices` are the open points of its ruleset (defaults where left out); `reads` is 'cards' or 'shoe'; `rulesets`,
 * `observes`, `seats` and `stakes` are what `describe` declares. Throws a ProtocolError, whose `code` is the
 * protocol's.
 */
export function play(request, choices = {}, options = {}) {
  const { reads = 'cards', rulesets = [...RULESETS.keys()], observes = PARTS, seats = 6, stakes = 'any' } = options;
  const rules = readRules(request, rulesets);
  const chosen = { ...rules.decided, ...completeChoices(rules, choices) };
  checkShape(request);
  const reason = judgeTable(request.seats, rules); // the table is judged before the cards
  if (reason !== null) return { steps: showRefusedTable(reason, request.actions, observes) };
  checkRange(request.seats, seats, stakes);

  const table = request.seats.map((seat) => ({ chips: seat.chips, stake: seat.stakes[0] }));
  const seated = table.map(() => true);
  const cards = readCards(request, seated, reads, rules, chosen.dealOrder);
  return { steps: playRound(deal(table, cards, rules, chosen), request.actions, observes).steps };
}

/** The steps of a round that has been dealt, and the round as the last of them leaves it. */
export function playRound(dealt, actions, observes) {
  let round = dealt;
  const steps = [showStep(round, { accepted: true }, observes)];
  for (const action of actions) {
    const result = act(round, action);
    round = result.round;
    steps.push(showStep(round, result, observes));
  }
  return { steps, round };
}
