// What may be done now, and why anything else is refused. Each word is one of the protocol's table of reasons.

import { countCard } from './cards.js';

const ACTIONS = {
  insurance: ['insure', 'decline'],
  switch: ['keep', 'switch'], // S4.3: nothing but the second cards; D9: offered to every seat
  play: ['hit', 'stand', 'double', 'split'], // S1.4: no surrender
  done: [],
};
const WORDS = Object.values(ACTIONS).flat();
const HANDS_FROM_ONE = 4; // S5.7

/** The set of actions that the seat, or hand, whose turn it is may take. */
export function listLegalActions(round) {
  if (round.phase !== 'play') return [...ACTIONS[round.phase]];
  return ACTIONS.play.filter((word) => judgePlay(round, word) === null);
}

/** Why an action is refused: a word of the protocol, or null where it is allowed. */
export function judgeAction(round, action) {
  if (!WORDS.includes(action.do)) return 'unknown-action';
  if (round.phase === 'done') return 'round-over';
  if (action.seat < 1 || action.seat > round.seats.length) return 'not-your-turn';
  if (!ACTIONS[round.phase].includes(action.do)) return 'not-now'; // S3.2, S4.4
  if (action.seat !== round.turn.seat) return 'not-your-turn'; // D15
  if (round.phase === 'insurance') return action.do === 'insure' ? judgeInsurance(round, action.amounts) : null;
  if (round.phase === 'switch') return null;
  // A hand may be named, and counts in play only.
  if (action.hand !== undefined && action.hand !== round.turn.hand) return 'not-your-turn'; // S5.1
  return judgePlay(round, action.do);
}

// S3.3, D12, D14: a whole number of chips for each spot, up to half of its stake. Zero on both is a way to decline.
function judgeInsurance(round, amounts) {
  const seat = round.seats[round.turn.seat - 1];
  const isInsurable = (amount) => Number.isInteger(amount) && amount >= 0 && 2 * amount <= seat.stake;
  if (!Array.isArray(amounts) || amounts.length !== 2 || !amounts.every(isInsurable)) return 'bad-amount';
  return amounts[0] + amounts[1] > seat.chips ? 'not-covered' : null; // D17
}

function judgePlay(round, word) {
  if (word === 'hit' || word === 'stand') return null; // S5.2; S5.10: whatever the seat has left
  const seat = round.seats[round.turn.seat - 1];
  const hand = seat.hands[round.turn.hand - 1];

  if (hand.cards.length !== 2) return 'not-two-cards'; // S5.4, S5.6, D2
  if (word === 'split') {
    if (countCard(hand.cards[0]) !== countCard(hand.cards[1])) return 'not-a-pair'; // S5.6, D1
    const siblings = seat.hands.filter(({ spot }) => spot === hand.spot);
    if (siblings.length === HANDS_FROM_ONE) return 'split-limit'; // S5.7, D5
  }
  return hand.stake > seat.chips ? 'not-covered' : null; // S5.10, D7
}
