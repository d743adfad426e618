import { type Card, type Rank, rankOf, SUITS } from '../../machine/cards.ts';
import type { Request } from '../../machine/step.ts';
import type { Action } from '../../machine/table.ts';
import type { Setup } from './explore.ts';

/** A way through a round: what is dealt, what is done, and the cards that players draw by it. */
export interface Route {
  readonly setup: Setup;
  readonly actions: readonly Action[];
  readonly drawn: readonly Card[];
}

/** The script of a route, its cards taken from a shoe that holds each card a few times only. */
export function scriptOf({ setup, actions, drawn }: Route, ruleset: string): Request {
  const { seats, cards, behind } = setup;
  const take = dealer();
  return {
    ruleset,
    seats,
    cards: {
      seats: cards.seats.map((spots) => spots?.map((hand) => hand.map(take)) ?? null),
      dealer: cards.dealer.map(take),
      draws: [...drawn, ...behind].map(take),
    },
    actions,
  };
}

/** Gives for a card one of its rank, the suits of each rank in turn. */
function dealer(): (card: Card) => Card {
  const given = new Map<Rank, number>();
  return (card) => {
    const rank = rankOf(card);
    const count = given.get(rank) ?? 0;
    given.set(rank, count + 1);
    return `${rank}${SUITS[count % SUITS.length] ?? 'S'}`;
  };
}
