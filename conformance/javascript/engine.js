// One round of Blackjack Switch, as the rule book tells it. Nothing here knows of JSON, of a shuffle or of a clock.

import { countHand, isAce, isAceWithTen } from './cards.js';
import { CARDS_RAN_OUT, ProtocolError } from './errors.js';
import { judgeAction } from './reasons.js';
import { payInsurance, settleHand } from './settlement.js';

/**
 * Deals a round, up to the first decision.
 * `seats` are { chips, stake }; `cards` are { seats, dealer, draws }; `choices` are all four of choices.js.
 */
export function deal(seats, cards, choices) {
  const round = {
    choices,
    phase: 'insurance',
    turn: null, // { seat } or { seat, hand }, counted from 1
    seats: seats.map(({ chips, stake }, index) => ({
      chips: chips - 2 * stake, // S2.3: the free chips; the stakes have left them
      stake,
      insurance: [0, 0],
      hasDecidedInsurance: false,
      hasChosen: false, // keep or switch
      hands: cards.seats[index].map((pair, spot) => ({
        spot: spot + 1,
        cards: [...pair], // S2.5
        stake,
        isNatural: isAceWithTen(pair), // S2.8
        hasStood: false,
        outcome: null, // and how many chips come back: at the end
        returned: 0,
      })),
    })),
    dealer: { cards: [...cards.dealer] }, // S2.4: up card and hole card, which is hidden until the round is done
    draws: cards.draws,
    drawn: 0,
  };
  goOn(round);
  return round;
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
  seat.chips -= amounts[0] + amounts[1];
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

// S5.4: a further equal stake, exactly one card, then it stands.
function double(round, seat, hand) {
  seat.chips -= hand.stake;
  hand.stake *= 2;
  hand.cards.push(draw(round));
  hand.hasStood = true;
}

// S5.6: one card stays in its place, the other heads a new hand with an equal stake.
function split(round, seat, hand) {
  seat.chips -= hand.stake;
  const newHand = { ...hand, cards: [hand.cards.pop()] };
  // O4; S5.1, D15: a hand split from the first comes before the second hand in any case.
  const before =
    round.choices.splitPlace === 'next'
      ? seat.hands.indexOf(hand)
      : seat.hands.findLastIndex(({ spot }) => spot === hand.spot);
  seat.hands.splice(before + 1, 0, newHand);

  const isOfAces = isAce(hand.cards[0]);
  for (const part of [hand, newHand]) {
    if (isOfAces || round.choices.splitDeal === 'at-once') part.cards.push(draw(round)); // O2
    part.hasStood = isOfAces; // S5.8, D10: one card each and no more
  }
}

// All that follows by itself, up to the next decision or to the end of the round.
function goOn(round) {
  const { seats, dealer, choices } = round;

  // S3.1, S3.2: with an ace up, insurance comes before everything else.
  if (isAce(dealer.cards[0])) {
    const undecided = seats.findIndex((seat) => !seat.hasDecidedInsurance);
    if (undecided >= 0) return ask(round, 'insurance', { seat: undecided + 1 });
  }

  // The check, S3.6 and D11: only an ace or a ten-value card up can hide a natural. It is made before any switch or
  // play, so looking again at later steps finds nothing new; a lost insurance (S3.5) has left the chips long ago.
  if (isAceWithTen(dealer.cards)) {
    for (const seat of seats) {
      for (const amount of seat.insurance) seat.chips += payInsurance(amount); // D8
    }
    return finish(round); // S3.7
  }

  // O3: all seats choose before anybody plays, or each right before its own hands.
  if (choices.switchTiming === 'table-first') {
    const unchosen = seats.findIndex((seat) => !seat.hasChosen);
    if (unchosen >= 0) return ask(round, 'switch', { seat: unchosen + 1 });
  }

  // D15: seat by seat, each with all of its hands.
  for (const [index, seat] of seats.entries()) {
    if (!seat.hasChosen) return ask(round, 'switch', { seat: index + 1 });
    for (const [place, hand] of seat.hands.entries()) {
      if (!isFinished(hand) && hand.cards.length === 1) hand.cards.push(draw(round)); // O2: its turn has come
      if (!isFinished(hand)) return ask(round, 'play', { seat: index + 1, hand: place + 1 });
    }
  }

  // S6.1: the hole card is turned, and the dealer draws even where every hand is lost or a natural (N1).
  while (mustDealerDraw(dealer.cards)) dealer.cards.push(draw(round));
  finish(round);
}

function ask(round, phase, turn) {
  round.phase = phase;
  round.turn = turn;
}

// S5.3, D4: a hand of 21 takes no decision. S2.7: one over 21 has lost.
function isFinished(hand) {
  return hand.hasStood || countHand(hand.cards).total >= 21;
}

// S6.1: every total under 17, and soft 17.
function mustDealerDraw(cards) {
  const { total, soft } = countHand(cards);
  return total < 17 || (total === 17 && soft);
}

function finish(round) {
  for (const seat of round.seats) {
    for (const hand of seat.hands) {
      Object.assign(hand, settleHand(hand, round.dealer.cards));
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
