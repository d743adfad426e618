import type { Card } from '../../machine/cards.ts';
import { notJudgedIn } from '../../machine/judged.ts';
import type { Law } from '../../machine/law.ts';
import type { RoundPosition } from '../../machine/refusal.ts';
import { viewOf } from '../../machine/step.ts';
import type { Action, Cards, SeatRequest } from '../../machine/table.ts';
import { dealMove, type Move, moveOf } from '../coverage/move.ts';

/** A table with what is dealt to it, and the cards that the dealer draws behind everything that players draw. */
export interface Setup {
  readonly seats: readonly SeatRequest[];
  readonly cards: Cards;
  readonly behind: readonly Card[];
}

/** What leads from one place to another, or shows something and stays there: an action, with the cards that players draw by it. */
export interface Edge {
  readonly action: Action;
  readonly drawn: readonly Card[];
  readonly to: Place;
  /** What no edge before this one has shown. */
  readonly items: readonly string[];
}

/** All positions with the same key, with one that stands for them. */
export interface Place {
  readonly key: string;
  readonly position: RoundPosition;
  /** The setup with which the round began that came here first. */
  readonly setup: Setup;
  /** The place and the edge by which it came here; null where it began here. */
  readonly from: { readonly place: Place; readonly edge: Edge } | null;
  readonly edges: readonly Edge[];
}

/** A round that begins, and what its deal shows that none before has shown. */
export interface Root {
  readonly setup: Setup;
  readonly place: Place;
  readonly items: readonly string[];
}

/** Everything that was found. */
export interface Explored {
  readonly roots: readonly Root[];
  readonly places: readonly Place[];
  /** Every item that can be shown. */
  readonly items: ReadonlySet<string>;
}

/** What is explored. */
export interface Field {
  readonly law: Law;
  readonly setups: readonly Setup[];
  /** The cards that a player can be dealt. */
  readonly alphabet: readonly Card[];
  /** Positions with the same key must take the same actions to places with the same keys, and show the same items. */
  readonly keyOf: (position: RoundPosition) => string;
  readonly actionsAt: (position: RoundPosition, law: Law) => readonly Action[];
  readonly itemsOf: (move: Move) => readonly string[];
}

/**
 * Every place that any action leads to, whatever players draw: breadth first from every setup, until nothing new is found.
 * Actions that go to a point that is not judged are left out.
 */
export function explore({ law, setups, alphabet, keyOf, actionsAt, itemsOf }: Field): Explored {
  const known = new Map<string, Place>();
  const places: (Place & { readonly edges: Edge[] })[] = [];
  const items = new Set<string>();
  const stacked = stackedLaw(law);
  const newOf = (move: Move) => {
    const shown = itemsOf(move).filter((item) => !items.has(item));
    for (const item of shown) items.add(item);
    return [...new Set(shown)];
  };
  const arrive = (position: RoundPosition, setup: Setup) => {
    const key = keyOf(position);
    const there = known.get(key);
    if (there !== undefined) return { place: there, isNew: false };
    const place = { key, position, setup, from: null as Place['from'], edges: [] as Edge[] };
    known.set(key, place);
    places.push(place);
    return { place, isNew: true };
  };
  const roots = setups.flatMap((setup): Root[] => {
    const move = dealMove({ ...setup, cards: stackedCards(setup) }, stacked.law);
    const unjudged = notJudgedIn({ seats: setup.seats, actions: [], steps: [viewOf(move.after, law)] }, law);
    if (unjudged.length > 0 || move.after.state.name === 'refused') return [];
    return [{ setup, place: arrive(move.after, setup).place, items: newOf(move) }];
  });
  for (const place of places) {
    const { position, setup, edges } = place;
    const step = viewOf(position, law);
    const isJudged = (...actions: readonly Action[]) =>
      notJudgedIn({ seats: setup.seats, actions, steps: [step] }, law).length === 0;
    if (!isJudged()) continue;
    const restsOnTheAction = step.phase === 'insurance' || step.phase === 'switch';
    for (const action of actionsAt(position, law)) {
      if (restsOnTheAction && !isJudged(action)) continue;
      for (const { move, drawn } of stacked.movesOf(position, action, alphabet)) {
        const shown = newOf(move);
        const { place: to, isNew } = arrive(move.after, setup);
        if (to === place && shown.length === 0) continue;
        const edge = { action, drawn, to, items: shown };
        edges.push(edge);
        if (isNew) (to as { from: Place['from'] }).from = { place, edge };
      }
    }
  }
  return { roots, places, items };
}

/** Thrown where a player draws more cards than are tried. */
const NEEDS_A_CARD = new Error('another card is needed');

/** The cards of a setup, those that the dealer draws among them. */
type StackedCards = Cards & Pick<Setup, 'behind'>;

function stackedCards({ cards, behind }: Setup): StackedCards {
  return { ...cards, behind };
}

/** A law under which players draw whatever is tried, and the dealer what the setup says. */
function stackedLaw(honest: Law) {
  let pending: readonly Card[] = [];
  let used = 0;
  const law: Law = {
    ...honest,
    nextCard: (table, receiver) => {
      if (receiver === 'dealer') {
        const { behind } = table.cards as StackedCards;
        return behind[table.dealer.length - table.cards.dealer.length] ?? honest.nextCard(table, receiver);
      }
      const card = pending[used];
      if (card === undefined) throw NEEDS_A_CARD;
      used += 1;
      return card;
    },
  };
  const tried = (position: RoundPosition, action: Action, drawn: readonly Card[]): Move | null => {
    pending = drawn;
    used = 0;
    try {
      return moveOf(position, action, law);
    } catch (error) {
      if (error === NEEDS_A_CARD) return null;
      throw error;
    }
  };
  /** Every move that an action makes, with the cards that players draw by it. */
  const movesOf = (
    position: RoundPosition,
    action: Action,
    alphabet: readonly Card[],
    drawn: readonly Card[] = [],
  ): readonly { readonly move: Move; readonly drawn: readonly Card[] }[] => {
    const move = tried(position, action, drawn);
    if (move !== null) return [{ move, drawn }];
    return alphabet.flatMap((card) => movesOf(position, action, alphabet, [...drawn, card]));
  };
  return { law, movesOf };
}
