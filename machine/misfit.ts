import type { Card } from './cards.ts';
import type { Problem } from './problem.ts';
import { clausesOfGame, type Ruleset } from './ruleset.ts';
import type { Request } from './step.ts';

/**
 * How the cards of a request do not fit its table, or null where they do: two cards a spot for every seat that is not
 * out, the dealer's up card and hole card, and no more copies of a card than the shoe holds (S2.1, S2.4). To be asked of
 * tables that the rules do not refuse: a table is judged before its cards.
 */
export function misfitOf(
  { seats, cards }: Pick<Request, 'seats' | 'cards'>,
  ruleset: Ruleset,
  out: readonly number[] = [],
): Problem | null {
  return (
    wrongLength('/cards/seats', cards.seats.length, seats.length, 'one entry for each seat') ??
    firstOf(cards.seats, (spots, seat) =>
      out.includes(seat)
        ? cardsOfNobody(spots, seat)
        : spots === null
          ? { pointer: `/cards/seats/${seat}`, found: 'null', expected: `${ruleset.spots} hands of two cards` }
          : (wrongLength(`/cards/seats/${seat}`, spots.length, ruleset.spots, 'one hand for each spot') ??
            firstOf(spots, (hand, spot) =>
              wrongLength(`/cards/seats/${seat}/${spot}`, hand.length, 2, 'a first and a second card'),
            )),
    ) ??
    wrongLength('/cards/dealer', cards.dealer.length, dealtToDealer(ruleset), 'what the dealer is dealt') ??
    tooManyCopies(cards, ruleset)
  );
}

/** How many cards the dealer is dealt: an up card, and a hole card where the game has one (S1.5, S2.4). */
export function dealtToDealer({ holeCard }: Ruleset): number {
  return holeCard === 'none' ? 1 : 2;
}

function cardsOfNobody(spots: Request['cards']['seats'][number], seat: number): Problem | null {
  if (spots === null) return null;
  const expected = 'null: the seat is out of the session';
  return { pointer: `/cards/seats/${seat}`, found: `a list of ${spots.length}`, expected, clause: 'S7.3' };
}

function wrongLength(pointer: string, found: number, expected: number, what: string): Problem | null {
  return found === expected
    ? null
    : { pointer, found: `a list of ${found}`, expected: `a list of ${expected}: ${what}` };
}

function firstOf<T>(items: readonly T[], problemOf: (item: T, at: number) => Problem | null): Problem | null {
  for (const [at, item] of items.entries()) {
    const problem = problemOf(item, at);
    if (problem !== null) return problem;
  }
  return null;
}

function tooManyCopies({ seats, dealer, draws }: Request['cards'], ruleset: Ruleset): Problem | null {
  const { packs } = ruleset;
  const places: (readonly [Card, string])[] = [
    ...seats.flatMap((spots, seat) =>
      (spots ?? []).flatMap((hand, spot) =>
        hand.map((card, at) => [card, `/cards/seats/${seat}/${spot}/${at}`] as const),
      ),
    ),
    ...dealer.map((card, at) => [card, `/cards/dealer/${at}`] as const),
    ...draws.map((card, at) => [card, `/cards/draws/${at}`] as const),
  ];
  const [clause = ''] = clausesOfGame(['S2.1', 'M5'], ruleset);
  const copies = new Map<Card, number>();
  return firstOf(places, ([card, pointer]) => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    const expected = `at most ${packs}, as a shoe of ${packs} packs holds`;
    return copy <= packs ? null : { pointer, found: `copy ${copy} of ${card}`, expected, clause };
  });
}
