// Where every card of a request goes, told outright (`cards`) or taken from the shoe in the deal order (`shoe`, O1).

import { isCard, PACKS } from './cards.js';
import { demand, NOT_SUPPORTED, ProtocolError } from './errors.js';

/**
 * The cards of a request, or of a round of a session, as { seats, dealer, draws }. `seated` says of each seat whether it
 * is dealt in; one that is not has null. Throws a ProtocolError where the cards do not fit.
 */
export function readCards({ cards, shoe }, seated, reads, rules, dealOrder) {
  if (reads === 'cards') return readPlaces(cards, seated, rules);
  if (shoe === undefined) throw new ProtocolError(NOT_SUPPORTED, 'a request without a shoe is not read here');
  return dealShoe(shoe, seated, rules, dealOrder);
}

function readPlaces(cards, seated, { spots, hasHoleCard }) {
  const isList = (list, length) => Array.isArray(list) && list.length === length;
  const isSeat = (pairs) => isList(pairs, spots) && pairs.every((pair) => isList(pair, 2));
  demand(typeof cards === 'object' && cards !== null, 'cards are an object');
  demand(isList(cards.seats, seated.length), 'cards.seats fit the seats');
  demand(
    cards.seats.every((pairs, index) => (seated[index] ? isSeat(pairs) : pairs === null)),
    `a seat has ${spots === 1 ? 'one spot' : 'two spots'} of two cards, and one that is out has null`,
  );
  if (hasHoleCard) demand(isList(cards.dealer, 2), 'the dealer has an up card and a hole card');
  else demand(isList(cards.dealer, 1), 'the dealer has one card');
  demand(Array.isArray(cards.draws), 'draws are a list');
  checkCards([...cards.seats.flatMap((pairs) => (pairs ?? []).flat()), ...cards.dealer, ...cards.draws]);
  return { seats: cards.seats, dealer: cards.dealer, draws: cards.draws };
}

function dealShoe(shoe, seated, { spots, hasHoleCard }, dealOrder) {
  const seats = seated.map((isIn) => (isIn ? Array.from({ length: spots }, () => []) : null));
  const dealer = [];
  const dealtIn = seats.flatMap((own) => own ?? []);
  const places = DEAL_ORDERS[dealOrder](dealtIn, dealer, hasHoleCard ? [dealer] : []);
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
