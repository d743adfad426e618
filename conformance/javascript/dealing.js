// Where every card of a request goes, told outright (`cards`) or taken from the shoe in the deal order (`shoe`, O1).

import { isCard, PACKS } from './cards.js';
import { demand, NOT_SUPPORTED, ProtocolError } from './errors.js';

/** The cards of a request as { seats, dealer, draws }. Throws a ProtocolError where they do not fit the table. */
export function readCards(request, reads, dealOrder) {
  if (reads === 'cards') return readPlaces(request.cards, request.seats.length);
  if (request.shoe === undefined) throw new ProtocolError(NOT_SUPPORTED, 'a request without a shoe is not read here');
  return dealShoe(request.shoe, request.seats.length, dealOrder);
}

function readPlaces(cards, seatCount) {
  const isPair = (pair) => Array.isArray(pair) && pair.length === 2;
  const isSeat = (spots) => isPair(spots) && spots.every(isPair);
  demand(typeof cards === 'object' && cards !== null, 'cards are an object');
  demand(Array.isArray(cards.seats) && cards.seats.length === seatCount, 'cards.seats fit the seats');
  demand(cards.seats.every(isSeat), 'a seat has two spots of two cards');
  demand(isPair(cards.dealer), 'the dealer has an up card and a hole card');
  demand(Array.isArray(cards.draws), 'draws are a list');
  checkCards([...cards.seats.flat(2), ...cards.dealer, ...cards.draws]);
  return { seats: cards.seats, dealer: cards.dealer, draws: cards.draws };
}

function dealShoe(shoe, seatCount, dealOrder) {
  demand(Array.isArray(shoe), 'the shoe is a list');
  demand(shoe.length >= 4 * seatCount + 2, 'the shoe holds the deal');
  checkCards(shoe);

  const seats = Array.from({ length: seatCount }, () => [[], []]);
  const spots = seats.flat();
  const dealer = [];
  let dealt = 0;
  for (const place of DEAL_ORDERS[dealOrder](spots, dealer)) {
    place.push(shoe[dealt]);
    dealt += 1;
  }
  return { seats, dealer, draws: shoe.slice(dealt) };
}

// O1: to whom one card after the other goes.
const DEAL_ORDERS = {
  'spot-by-spot': (spots, dealer) => [...spots.flatMap((spot) => [spot, spot]), dealer, dealer],
  'round-robin': (spots, dealer) => [...spots, dealer, ...spots, dealer],
  'players-first': (spots, dealer) => [...spots, ...spots, dealer, dealer],
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
