// The options of the adapter: which games it plays, which of their open choices it makes and what it declares.

import { parseArgs } from 'node:util';
import { shareChoices } from './choices.js';
import { RULESETS } from './rulesets.js';
import { PARTS } from './steps.js';

const KNOWN = {
  reads: { type: 'string', default: 'cards' },
  ruleset: { type: 'string', multiple: true, default: [...RULESETS.keys()] },
  choice: { type: 'string', multiple: true, default: [] },
  observes: { type: 'string', default: PARTS.join() },
  seats: { type: 'string', default: '6' },
  stakes: { type: 'string', default: 'any' },
};

/**
 * The options as { reads, rulesets, choices, observes, seats, stakes }, where `choices` is a Map from each ruleset to
 * its own. Throws an Error whose message is one sentence.
 */
export function readOptions(words) {
  const { reads, ruleset, choice, observes, seats, stakes } = parseWords(words);
  if (!['cards', 'shoe'].includes(reads)) throw new Error(`--reads is cards or shoe, not '${reads}'`);
  const rulesets = readRulesets(ruleset);
  return {
    reads,
    rulesets,
    choices: shareChoices(
      rulesets.map((name) => RULESETS.get(name)),
      readChoices(choice),
    ),
    observes: readObserves(observes),
    seats: readSeats(seats),
    stakes: stakes === 'any' ? stakes : readStakes(stakes),
  };
}

function parseWords(words) {
  try {
    return parseArgs({ args: words, options: KNOWN }).values;
  } catch (error) {
    throw new Error(error.message.split(/\. |\.?\n/)[0]); // its first sentence says enough
  }
}

function readRulesets(names) {
  const stranger = names.find((name) => !RULESETS.has(name));
  if (stranger !== undefined) {
    throw new Error(`--ruleset knows no '${stranger}', only ${[...RULESETS.keys()].join(', ')}`);
  }
  return [...new Set(names)];
}

function readChoices(pairs) {
  const split = pairs.map((pair) => {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    if (name === undefined) throw new Error(`--choice is NAME=VALUE, not '${pair}'`);
    return [name, value];
  });
  return Object.fromEntries(split);
}

function readObserves(list) {
  if (list === 'none') return [];
  const parts = list.split(',');
  const stranger = parts.find((part) => !PARTS.includes(part));
  if (stranger !== undefined) throw new Error(`--observes knows no '${stranger}', only ${PARTS.join(', ')} or none`);
  return [...new Set(parts)];
}

function readSeats(count) {
  if (!/^[1-6]$/.test(count)) throw new Error(`--seats is 1 to 6, not '${count}'`); // S2.2
  return Number(count);
}

function readStakes(list) {
  if (!/^[1-9]\d*(,[1-9]\d*)*$/.test(list)) throw new Error(`--stakes are whole chips, as in 2,4, not '${list}'`);
  return list.split(',').map(Number);
}
