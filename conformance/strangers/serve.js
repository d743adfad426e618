// What the three adapters have in common: JSON-RPC over stdin and stdout, the checks of a request, the loop over the script.
//
// serve({ name, version, choices, observes, lacks, holeCard, Table })
//   lacks     { word: reason } actions of classic-fr that the program does not have at all: -32011
//   holeCard  true where the program deals itself a second card at once
//   Table     one fresh game of the program:
//     new Table({ chips, stake })  throws where the program refuses the stake
//     deal({ first, second, up, hole, draws })
//     act(word)   true if the program did it, false if it ignored it; may throw as the program does
//     state()     phase, turn, dealer, seats as the program holds them
//     drawn       (holeCard) how many cards the player drew before the dealer

import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { BadParams, CardsRanOut, harmlessCard, readDeal } from './cards.js';

class Unsupported extends Error {}
class UnknownMethod extends Error {}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isChips = (value) => Number.isInteger(value) && value >= 0;

function checkParams({ ruleset, seats, actions }) {
  if (typeof ruleset !== 'string') throw new BadParams('a ruleset is needed');
  if (
    !Array.isArray(seats) ||
    !seats.every((seat) => isObject(seat) && isChips(seat.chips) && Array.isArray(seat.stakes))
  )
    throw new BadParams('every seat has chips and stakes');
  if (
    !Array.isArray(actions) ||
    !actions.every((act) => isObject(act) && Number.isInteger(act.seat) && typeof act.do === 'string')
  )
    throw new BadParams('every action has a seat and a word');
}

// A table that cannot be put to a program for one player with one stake is refused here; whether a number is a good stake, the
// program says.
function sit(adapter, seats) {
  if (seats.length === 0 || seats.length > 6) return null;
  if (!seats.every(({ stakes }) => stakes.length === 1 && typeof stakes[0] === 'number')) return null;
  if (seats.length > 1) throw new Unsupported('the program has one player');
  try {
    return new adapter.Table({ chips: seats[0].chips, stake: seats[0].stakes[0] });
  } catch (error) {
    console.error('refused table:', error.message);
    return null;
  }
}

// Neither seats nor the naming of a hand exist in the programs: another seat or hand than the one to act cannot be said to them.
function attempt(table, action, turn) {
  if (action.seat !== 1) return false;
  if (action.hand !== undefined && turn?.hand !== undefined && action.hand !== turn.hand) return false;
  try {
    return table.act(action.do);
  } catch (error) {
    if (error instanceof CardsRanOut) throw error;
    console.error('refused:', error.message); // the program's own refusal
    return false;
  }
}

function run(table, deal, actions) {
  table.deal(deal);
  let state = table.state();
  const steps = [{ accepted: true, ...state }];
  for (const action of actions) {
    const accepted = attempt(table, action, state.turn);
    state = table.state();
    steps.push({ accepted, ...state });
  }
  return steps;
}

function play(adapter, params) {
  checkParams(params);
  if (params.ruleset !== 'classic-fr') throw new Unsupported('only classic-fr');
  const { seats, actions } = params;
  const table = sit(adapter, seats);
  if (!table) return { steps: [null, ...actions].map(() => ({ accepted: false, phase: 'refused' })) };
  const missing = actions.find((action) => Object.hasOwn(adapter.lacks, action.do));
  if (missing) throw new Unsupported(adapter.lacks[missing.do]);
  const deal = readDeal(params.cards);
  const stacked = adapter.holeCard ? withHoleCard(table, deal, actions) : deal;
  return { steps: run(sit(adapter, seats), stacked, actions).map((step) => observed(step, adapter.observes)) };
}

// A step without the parts that are known and not to be reported.
function observed(step, observes) {
  const silent = ['legal', 'turn', 'dealer'].filter((part) => !observes.includes(part));
  return Object.fromEntries(Object.entries(step).filter(([part]) => !silent.includes(part)));
}

// A program with a hole card takes it at the deal; in the request it is the first card that the dealer draws, after the player.
// So the script is played once with a harmless hole card, only to see how many cards the player draws, and then
// again, on a fresh table, with the right one. (A script that stops early has a hole card too: the next draw.)
function withHoleCard(trial, deal, actions) {
  try {
    run(trial, { ...deal, hole: harmlessCard(deal) }, actions);
  } catch (error) {
    if (!(error instanceof CardsRanOut)) throw error; // with a card not its own the dealer may run out where in truth it does not
  }
  const { drawn } = trial;
  if (drawn >= deal.draws.length) throw new CardsRanOut();
  return { ...deal, hole: deal.draws[drawn], draws: deal.draws.toSpliced(drawn, 1) };
}

const describe = ({ name, version, choices, observes }) => ({
  implementation: { name, version, language: 'javascript' },
  protocol: 1,
  rulesets: { 'classic-fr': { seats: 1, stakes: 'any', choices } },
  observes,
  reads: 'cards',
  seeded: false,
});

function call(adapter, { method, params }) {
  if (method === 'describe') return describe(adapter);
  if (method !== 'play') throw new UnknownMethod(method);
  if (!isObject(params)) throw new BadParams('params must be an object');
  return play(adapter, params);
}

function errorOf(error) {
  if (error instanceof UnknownMethod) return { code: -32601, message: `unknown method ${error.message}` };
  if (error instanceof BadParams) return { code: -32602, message: error.message };
  if (error instanceof CardsRanOut) return { code: -32010, message: 'the cards ran out' };
  if (error instanceof Unsupported) return { code: -32011, message: error.message };
  console.error(error);
  return { code: -32603, message: String(error) };
}

function answer(adapter, line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    return { id: null, error: { code: -32700, message: 'not JSON' } };
  }
  const id = isObject(request) && (Number.isInteger(request.id) || typeof request.id === 'string') ? request.id : null;
  if (id === null || request.jsonrpc !== '2.0' || typeof request.method !== 'string')
    return { id, error: { code: -32600, message: 'not a request' } };
  try {
    return { id, result: call(adapter, request) };
  } catch (error) {
    return { id, error: errorOf(error) };
  }
}

// `--observes turn,dealer` reports fewer of the parts that the program knows, so that what stands behind a loud one is seen.
function withOptions(adapter, words) {
  const { values } = parseArgs({
    args: words,
    options: { observes: { type: 'string', default: adapter.observes.join() } },
  });
  return { ...adapter, observes: values.observes.split(',') };
}

export function serve(program) {
  const adapter = withOptions(program, process.argv.slice(2));
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line.trim() !== '') process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...answer(adapter, line) })}\n`);
  });
}
