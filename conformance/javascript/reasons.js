// What may be done now, and why anything else is refused. Each word is one of the protocol's table of reasons.

import { countCard, isAce } from './cards.js';

const ACTIONS = {
  insurance: ['insure', 'decline'],
  switch: ['keep', 'switch'], // S4.3: nothing but the second cards; D9: offered to every seat
  play: ['hit', 'stand', 'double', 'split'], // S1.4: no surrender
};

/** The set of actions that the seat, or hand, whose turn it is may take. */
export function listLegalActions(round) {
  if (round.phase === 'done') return [];
  const { seat } = findTurn(round);
  const amounts = round.rules.leastInsurance(seat.stake);
  return ACTIONS[round.phase].filter((word) => judgeWord(round, word, amounts) === null);
}

/** Why an action is refused: a word of the protocol, or null where it is allowed. */
export function judgeAction(round, action) {
  if (!round.rules.phases.some((phase) => ACTIONS[phase].includes(action.do))) return 'unknown-action';
  if (round.phase === 'done') return 'round-over';
  if (action.seat < 1 || action.seat > round.seats.length) return 'not-your-turn';
  if (!ACTIONS[round.phase].includes(action.do)) return 'not-now'; // S3.2, S4.4; C3.1
  if (action.seat !== round.turn.seat) return 'not-your-turn'; // D15, C2.1
  // A hand may be named, and counts in play only (S5.1).
  const namesHand = round.phase === 'play' && action.hand !== undefined;
  if (namesHand && action.hand !== round.turn.hand) return 'not-your-turn';
  return judgeWord(round, action.do, action.amounts);
}

/** Why a hand may not be split, or null where it may. */
export function judgeSplit({ rules, choices }, seat, hand) {
  if (hand.cards.length !== 2) return 'not-two-cards'; // S5.6, D2, C2.5
  if (countCard(hand.cards[0]) !== countCard(hand.cards[1])) return 'not-a-pair'; // S5.6, D1, K2
  if (isSplitAce(hand) && choices.resplitAces === 'no') return 'not-this-hand'; // S5.8, D10, P5
  const siblings = seat.hands.filter(({ spot }) => spot === hand.spot);
  if (siblings.length === rules.handsFromOne) return 'split-limit'; // S5.7, D5
  return judgeFurtherStake(seat, hand);
}

/** Whether a hand is one of split aces. */
export function isSplitAce({ cards, isSplit }) {
  return isSplit && isAce(cards[0]);
}

// Of an action of the present phase, by whose turn it is.
function judgeWord(round, word, amounts) {
  const { seat, hand } = findTurn(round);
  switch (word) {
    case 'insure':
      return judgeInsurance(round, seat, amounts);
    case 'hit':
      return isSplitAce(hand) ? 'not-this-hand' : null; // S5.2; P5
    case 'double':
      return judgeDouble(round, seat, hand);
    case 'split':
      return judgeSplit(round, seat, hand);
    default: // D16; S5.10: whatever the seat has left
      return null;
  }
}

// S3.3, D12, D14, K3: a whole number of chips for each spot, as many as the rules let insure.
function judgeInsurance({ rules }, seat, amounts) {
  const isInsurable = (amount) => Number.isInteger(amount) && rules.isInsurable(amount, seat.stake);
  if (!Array.isArray(amounts) || amounts.length !== rules.spots || !amounts.every(isInsurable)) return 'bad-amount';
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return total > seat.chips ? 'not-covered' : null; // D17
}

function judgeDouble({ rules, choices }, seat, hand) {
  if (hand.cards.length !== 2) return 'not-two-cards'; // S5.4, D2, C2.4
  if (!rules.mayDouble(hand, choices)) return 'not-this-hand'; // K1, P3, P4
  return judgeFurtherStake(seat, hand);
}

function judgeFurtherStake(seat, hand) {
  return hand.stake > seat.chips ? 'not-covered' : null; // S5.10, D7
}

function findTurn({ seats, turn }) {
  const seat = seats[turn.seat - 1];
  return { seat, hand: seat.hands[turn.hand - 1] }; // undefined before the play
}
