import type { Card } from './cards.ts';
import type { ChoiceValue } from './ruleset.ts';
import type { Cards } from './table.ts';

/** What lies at each place that a card of a round goes to. */
interface Places<T> {
  readonly seats: readonly (readonly (readonly T[])[] | null)[];
  readonly dealer: readonly T[];
  readonly draws: readonly T[];
}

/** The cards of a round in the order in which they leave a shoe that is dealt so (O1). */
export function shoeOf<T = Card>(
  { seats, dealer, draws }: Places<T>,
  dealOrder: ChoiceValue<'dealOrder'>,
): readonly T[] {
  const spots = seats.flatMap((seat) => seat ?? []);
  const firsts = spots.flatMap((hand) => hand.slice(0, 1));
  const seconds = spots.flatMap((hand) => hand.slice(1));
  switch (dealOrder) {
    case 'spot-by-spot':
      return [...spots.flat(), ...dealer, ...draws];
    case 'round-robin':
      return [...firsts, ...dealer.slice(0, 1), ...seconds, ...dealer.slice(1), ...draws];
    case 'players-first':
      return [...firsts, ...seconds, ...dealer, ...draws];
  }
}

/** Where the cards of a shoe go that is dealt so to a number of seats and spots, and a number of cards to the dealer (O1). */
export function dealFrom(
  shoe: readonly Card[],
  { seats, spots, dealer }: { readonly seats: number; readonly spots: number; readonly dealer: number },
  dealOrder: ChoiceValue<'dealOrder'>,
): Cards {
  const dealt = 2 * seats * spots;
  const numbered = {
    seats: count(seats).map((seat) => count(spots).map((spot) => count(2).map((at) => 2 * (seat * spots + spot) + at))),
    dealer: count(dealer).map((at) => dealt + at),
    draws: [],
  };
  const order = shoeOf<number>(numbered, dealOrder);
  const cardsAt = (places: readonly number[]) =>
    places.flatMap((place) => shoe.slice(order.indexOf(place)).slice(0, 1));
  return {
    seats: numbered.seats.map((hands) => hands.map(cardsAt)),
    dealer: cardsAt(numbered.dealer),
    draws: shoe.slice(order.length),
  };
}

function count(length: number): readonly number[] {
  return Array.from({ length }, (_, at) => at);
}
