// The method `shuffle`: the whole shoe in an order by chance (S2.1, S7.1).

import { randomInt } from 'node:crypto';
import { PACKS, RANKS, SUITS } from './cards.js';
import { chanceFrom } from './chance.js';
import { demand, NOT_SUPPORTED, ProtocolError } from './errors.js';
import { RULESETS } from './rulesets.js';
import { readRules } from './table.js';

const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const SHOE = Array.from({ length: PACKS }, () => PACK).flat();

/** Answers { shoe }: the same one for the same `seed`, a fresh one where none is named. Throws a ProtocolError. */
export function shuffle(request, { rulesets = [...RULESETS.keys()] } = {}) {
  const rules = readRules(request, rulesets);
  if (!rules.methods.includes('shuffle')) {
    throw new ProtocolError(NOT_SUPPORTED, `the ruleset '${rules.name}' has no method 'shuffle'`);
  }
  const { seed } = request;
  demand(seed === undefined || (Number.isSafeInteger(seed) && seed >= 0), 'a seed is a whole number of zero or more');
  return { shoe: shuffled([...SHOE], seed === undefined ? (limit) => randomInt(limit) : chanceFrom(seed)) };
}

// Fisher and Yates: each card in turn changes places with one of those not yet placed, itself among them.
function shuffled(cards, chance) {
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const drawn = chance(last + 1);
    const card = cards[last];
    cards[last] = cards[drawn];
    cards[drawn] = card;
  }
  return cards;
}
