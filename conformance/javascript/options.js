// The options of the adapter: which of the open choices it makes and what it declares.

import { parseArgs } from 'node:util';
import { completeChoices } from './choices.js';
import { PARTS } from './steps.js';

const KNOWN = {
  reads: { type: 'string', default: 'cards' },
  choice: { type: 'string', multiple: true, default: [] },
  observes: { type: 'string', default: PARTS.join() },
  seats: { type: 'string', default: '6' },
  stakes: { type: 'string', default: 'any' },
};

/** The options as { reads, choices, observes, seats, stakes }. Throws an Error whose message is one sentence. */
export function readOptions(words) {
  const { reads, choice, observes, seats, stakes } = parseWords(words);
  if (!['cards', 'shoe'].includes(reads)) throw new Error(`--reads is cards or shoe, not '${reads}'`);
  return {
    reads,
    choices: readChoices(choice),
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

function readChoices(pairs) {
  const split = pairs.map((pair) => {
    const [, name, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
    if (name === undefined) throw new Error(`--choice is NAME=VALUE, not '${pair}'`);
    return [name, value];
  });
  return completeChoices(Object.fromEntries(split));
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
