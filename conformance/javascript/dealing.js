// Where every card of a request goes, told outright (`cards`) or taken from the shoe in the deal order (`shoe`, O1).

import { isCard, PACKS } from './cards.js';
import { demand, NOT_SUPPORTED, ProtocolError } from './errors.js';

/** The cards of a request as { seats, dealer, draws }. Throws a ProtocolError where they do not fit the table. */
export function readCards(request, reads, rules, dealOrder) {
  if (reads === 'cards') return readPlaces(request.cards, request.seats.length, rules);
  if (request.shoe === undefined) throw new ProtocolError(NOT_SUPPORTED, 'a request without a shoe is not read here');
  return dealShoe(request.shoe, request.seats.length, rules, dealOrder);
}

function readPlaces(cards, seatCount, { spots, hasHoleCard }) {
  const isList = (list, length) => Array.isArray(list) && list.length === length;
  const isSeat = (pairs) => isList(pairs, spots) && pairs.every((pair) => isList(pair, 2));
  demand(typeof cards === 'object' && cards !== null, 'cards are an object');
  demand(Array.isArray(cards.seats) && cards.seats.length === seatCount, 'cards.seats fit the seats');
  demand(cards.seats.every(isSeat), `a seat has ${spots === 1 ? 'one spot' : 'two spots'} of two cards`);
  if (hasHoleCard) demand(isList(cards.dealer, 2), 'the dealer has an up card and a hole card');
  else demand(isList(cards.dealer, 1), 'the dealer has one card');
  demand(Array.isArray(cards.draws), 'draws are a list');
  checkCards([...cards.seats.flat(2), ...cards.dealer, ...cards.draws]);
  return { seats: cards.seats, dealer: cards.dealer, draws: cards.draws };
}

function dealShoe(shoe, seatCount, { spots, hasHoleCard }, dealOrder) {
  const seats = Array.from({ length: seatCount }, () => Array.from({ length: spots }, () => []));
  const dealer = [];
  const places = DEAL_ORDERS[dealOrder](seats.flat(), dealer, hasHoleCard ? [dealer] : []);
  demand(Array.isArray(shoe), 'the shoe is a list');
  demand(shoe.length >= places.length, 'the shoe holds the deal');
  checkCards(shoe);

  for (const [dealt, place] of places.entries()) place.push(shoe[dealt]);
  return { seats, dealer, draws: shoe.slice(places.length) };
}

// O1, C1.3: to whom one card after the other goes. `hole` is the dealer again, or nobody.
const DEAL_ORDERS = {
  'spot-by-spot': (spots, dealer, hole) => [...spots.flatMap((spot) => [spot, spot]), dealer, ...hole],
  'round-robin': (spots, dealer, hole) => [...spots, dealer, ...spots, ...hole],
  'players-first': (spots, dealer, hole) => [...spots, ...spots, dealer, ...hole],
};

// S2.1: nothing but cards, and no more of one than six packs hold.
function checkCards(cards) {
  const counts = new Map();
  for (const card of cards) {
    demand(isCard(card), 'a card is a rank, then a suit, as in 10H');
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  demand(Math.max(...counts.values()) <= PACKS, `a shoe holds no card more than ${PACKS} times`);
}
