import type { Card } from './cards.ts';
import type { ChoiceValue } from './ruleset.ts';
import type { Cards } from './table.ts';

/** The cards of a round in the order in which they leave a shoe that is dealt so (O1). */
export function shoeOf({ seats, dealer, draws }: Cards, dealOrder: ChoiceValue<'dealOrder'>): readonly Card[] {
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
