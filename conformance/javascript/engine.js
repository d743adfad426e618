// One round, as the rule books tell it; in what the games differ, `rules` and `choices` decide. Nothing here knows of
// JSON, of a shuffle or of a clock.

import { countHand, isAce, isAceWithTen } from './cards.js';
import { CARDS_RAN_OUT, ProtocolError } from './errors.js';
import { isSplitAce, judgeAction, judgeSplit } from './reasons.js';
import { payInsurance, settleHand } from './settlement.js';

/**
 * Deals a round, up to the first decision.
 * `seats` are { chips, stake }; `cards` are { seats, dealer, draws }, with null for a seat that is out of a session;
 * `choices` are all points that a game leaves open or decides.
 */
export function deal(seats, cards, rules, choices) {
  const round = {
    rules,
    choices,
    phase: 'insurance',
    turn: null, // { seat } or { seat, hand }, counted from 1
    seats: seats.map((seat, index) =>
      cards.seats[index] === null ? sitOut(seat, rules) : sit(seat, cards.seats[index], rules),
    ),
    dealer: { cards: [...cards.dealer] }, // S2.4: up card and hole card, hidden until the end. C1.3: one card
    draws: cards.draws,
    drawn: 0,
  };
  goOn(round);
  return round;
}

function sit({ chips, stake }, pairs, rules) {
  return {
    chips: chips - rules.spots * stake, // S2.3, C1.2: the free chips; the stakes have left them
    stake,
    insurance: Array(rules.spots).fill(0),
    hasDecidedInsurance: false,
    hasChosen: !rules.phases.includes('switch'), // keep or switch
    hands: pairs.map((pair, spot) => ({
      spot: spot + 1,
      cards: [...pair], // S2.5
      stake,
      isNatural: isAceWithTen(pair), // S2.8, C4.5
      isSplit: false,
      hasStood: false,
      outcome: null, // and how many chips come back: at the end
      returned: 0,
    })),
  };
}

// S7.3: no hands and no decision; the chips stay.
function sitOut({ chips, stake }, rules) {
  return {
    chips,
    stake,
    insurance: Array(rules.spots).fill(0),
    hasDecidedInsurance: true,
    hasChosen: true,
    hands: [],
  };
}

/** Tries one action. Answers { accepted, reason, round }, a new round where it is accepted, else the one given. */
export function act(round, action) {
  const reason = judgeAction(round, action);
  if (reason !== null) return { accepted: false, reason, round };
  const next = copyRound(round);
  perform(next, action);
  goOn(next);
  return { accepted: true, reason: null, round: next };
}

function perform(round, action) {
  const seat = round.seats[round.turn.seat - 1];
  const hand = seat.hands[round.turn.hand - 1]; // undefined before the play
  switch (action.do) {
    case 'insure':
      return insure(seat, action.amounts);
    case 'decline':
      seat.hasDecidedInsurance = true; // D16
      return;
    case 'keep':
      seat.hasChosen = true; // S4.6
      return;
    case 'switch':
      return switchSecondCards(seat);
    case 'hit':
      hand.cards.push(draw(round));
      return;
    case 'stand':
      hand.hasStood = true;
      return;
    case 'double':
      return double(round, seat, hand);
    case 'split':
      return split(round, seat, hand);
  }
}

// D17: what is staked on insurance is free no longer.
function insure(seat, amounts) {
  seat.insurance = [...amounts];
  seat.chips -= sum(amounts);
  seat.hasDecidedInsurance = true;
}

// S4.2: exactly the two second cards. S4.5, D3: neither hand is a natural any more, whatever it holds.
function switchSecondCards(seat) {
  const [first, second] = seat.hands;
  [first.cards[1], second.cards[1]] = [second.cards[1], first.cards[1]];
  first.isNatural = false;
  second.isNatural = false;
  seat.hasChosen = true; // S4.4
}

// S5.4, C2.4: a further equal stake, exactly one card, then it stands.
function double(round, seat, hand) {
  seat.chips -= hand.stake;
  hand.stake *= 2;
  hand.cards.push(draw(round));
  hand.hasStood = true;
}

// S5.6, C2.5: one card stays in its place, the other heads a new hand with an equal stake.
function split(round, seat, hand) {
  seat.chips -= hand.stake;
  hand.isSplit = true;
  const newHand = { ...hand, cards: [hand.cards.pop()] };
  // O4, P2; S5.1, D15: a hand split from the first comes before the second hand in any case.
  const before =
    round.choices.splitPlace === 'next'
      ? seat.hands.indexOf(hand)
      : seat.hands.findLastIndex(({ spot }) => spot === hand.spot);
  seat.hands.splice(before + 1, 0, newHand);

  // O2, P1. S5.8, C2.7: aces receive one card each, both at once.
  if (isSplitAce(hand) || round.choices.splitDeal === 'at-once') {
    for (const part of [hand, newHand]) dealToSplit(round, part);
  }
}

// S5.9, C2.7: no ace with a ten is a natural now. P6: but a split ten with an ace may be one.
function dealToSplit(round, hand) {
  hand.cards.push(draw(round));
  hand.isNatural = round.choices.splitTenAce === 'natural' && !isSplitAce(hand) && isAceWithTen(hand.cards);
}

// All that follows by itself, up to the next decision or to the end of the round.
function goOn(round) {
  const { seats, dealer, choices } = round;
  const awaitsInsurance = (seat) => isAce(dealer.cards[0]) && !seat.hasDecidedInsurance; // S3.1, C3.1

  // S3.2: insurance comes before everything else. P7: or each seat decides right before its first decision.
  if (choices.insuranceTiming === 'table-first') {
    const undecided = seats.findIndex(awaitsInsurance);
    if (undecided >= 0) return ask(round, 'insurance', { seat: undecided + 1 });
  }

  // The check, S3.6 and D11: only an ace or a ten-value card up can hide a natural. It is made before any switch or
  // play, so looking again at later steps finds nothing new. C1.3: without a hole card there is no natural yet.
  if (isAceWithTen(dealer.cards)) return finish(round); // S3.7

  // O3: all seats choose before anybody plays, or each right before its own hands.
  if (choices.switchTiming === 'table-first') {
    const unchosen = seats.findIndex((seat) => !seat.hasChosen);
    if (unchosen >= 0) return ask(round, 'switch', { seat: unchosen + 1 });
  }

  // D15, C2.1: seat by seat, each with all of its hands.
  for (const [index, seat] of seats.entries()) {
    if (awaitsInsurance(seat)) return ask(round, 'insurance', { seat: index + 1 }); // P7
    if (!seat.hasChosen) return ask(round, 'switch', { seat: index + 1 });
    for (const [place, hand] of seat.hands.entries()) {
      if (hand.cards.length === 1) dealToSplit(round, hand); // O2, P1: its turn has come
      if (!isFinished(round, seat, hand)) return ask(round, 'play', { seat: index + 1, hand: place + 1 });
    }
  }

  // S6.1, C4.1: the hole card is turned, or one card is drawn to the first, which is always under 17. The dealer draws
  // even where every hand is lost or a natural (N1, M1).
  while (round.rules.mustDealerDraw(countHand(dealer.cards))) dealer.cards.push(draw(round));
  finish(round);
}

function ask(round, phase, turn) {
  round.phase = phase;
  round.turn = turn;
}

function isFinished(round, seat, hand) {
  if (hand.hasStood || countHand(hand.cards).total >= 21) return true; // S5.3, D4, K5: a 21. S2.7, C2.3: it is lost
  // S5.8, D10, C2.7: a split ace has its one card and no more. P5: a pair of them may be split again.
  return isSplitAce(hand) && judgeSplit(round, seat, hand) !== null;
}

function finish(round) {
  for (const seat of round.seats) {
    seat.chips += sum(seat.insurance.map((amount) => payInsurance(amount, round.dealer.cards))); // D8
    for (const hand of seat.hands) {
      Object.assign(hand, settleHand(hand, round.dealer.cards, round.rules));
      seat.chips += hand.returned;
    }
  }
  ask(round, 'done', null);
}

function draw(round) {
  if (round.drawn === round.draws.length) throw new ProtocolError(CARDS_RAN_OUT, 'the cards ran out');
  const card = round.draws[round.drawn];
  round.drawn += 1;
  return card;
}

function sum(amounts) {
  return amounts.reduce((total, amount) => total + amount, 0);
}

// Enough of a copy that no card and no chip of the round before can change.
function copyRound(round) {
  return {
    ...round,
    seats: round.seats.map((seat) => ({
      ...seat,
      hands: seat.hands.map((hand) => ({ ...hand, cards: [...hand.cards] })),
    })),
    dealer: { cards: [...round.dealer.cards] },
  };
}
