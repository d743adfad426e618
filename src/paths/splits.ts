import { type Card, RANKS, type Rank } from '../../machine/cards.ts';
import type { Law } from '../../machine/law.ts';
import type { Action } from '../../machine/table.ts';
import type { Line } from './lines.ts';
import type { Route } from './script.ts';

/** A pair, and the second card of each hand that is split from it, with the card on which it doubles. */
interface Pair {
  readonly rank: Rank;
  readonly doubled: readonly (readonly [second: Rank, draw: Rank])[];
}

const CHIPS = 100;
const STAKE = 2;
/** One of each value; a ten is paired with a king. */
const HEADS: readonly Rank[] = RANKS.slice(1, 10);
const SECONDS: readonly Rank[] = RANKS.slice(0, 10);
/** For each of three hands of 8 and 3 the card with which it wins against a 19, pushes it and loses. */
const TO_WIN_PUSH_LOSE: readonly Rank[] = ['10', '8', '4'];

/** Rounds of one seat whose two pairs are split and every hand of them doubled. */
export function splitRoutes(law: Law): readonly Route[] {
  const inTwo = HEADS.flatMap((rank) =>
    SECONDS.flatMap((second, at) => {
      const next = SECONDS[at + 1];
      return at % 2 === 1 || next === undefined ? [] : [pairOf(rank, [second, next])];
    }),
  );
  const rounds = inTwo.flatMap((pair, at) => {
    const next = inTwo[at + 1] ?? pair;
    return at % 2 === 0 ? [routeOf([pair, next], ['10', '6', '3'], law)] : [];
  });
  const inFour = TO_WIN_PUSH_LOSE.map((_, first) => {
    const draws = [0, 1, 2, 3].flatMap((at) => TO_WIN_PUSH_LOSE.slice((first + at) % 3).slice(0, 1));
    const four: Pair = { rank: '8', doubled: draws.map((draw) => ['3', draw]) };
    return routeOf([four, four], ['10', '9'], law);
  });
  return [...rounds, ...inFour];
}

function pairOf(rank: Rank, seconds: readonly Rank[]): Pair {
  return { rank, doubled: seconds.map((second) => [second, '2']) };
}

function routeOf(pairs: readonly Pair[], dealer: Line, { ruleset }: Law): Route {
  const act = (word: string): Action => ({ seat: 1, do: word });
  const own = pairs.slice(0, ruleset.spots);
  const plays = own.map(playOf);
  return {
    setup: {
      seats: [{ chips: CHIPS, stakes: own.map(() => STAKE) }],
      cards: {
        seats: [own.map(({ rank }) => cardsOf([rank, rank === '10' ? 'K' : rank]))],
        dealer: cardsOf(dealer.slice(0, 2)),
        draws: [],
      },
      behind: cardsOf(dealer.slice(2)),
    },
    actions: ['keep', ...plays.flatMap(({ words }) => words)].map(act),
    drawn: cardsOf(plays.flatMap(({ draws }) => draws)),
  };
}

/** A pair split until it has as many hands as are doubled: the first hand is split as long as there are too few. */
function playOf({ rank, doubled }: Pair): { readonly words: readonly string[]; readonly draws: readonly Rank[] } {
  const again = doubled.slice(2);
  // A ten-value card with an ace is 21 and asks nothing.
  const isAsked = (second: Rank) => !(rank === '10' && second === 'A');
  return {
    words: [
      'split',
      ...again.map(() => 'split'),
      ...doubled.flatMap(([second]) => (isAsked(second) ? ['double'] : [])),
    ],
    draws: [
      ...again.map(() => rank),
      ...doubled.flatMap(([second, draw]) => (isAsked(second) ? [second, draw] : [second])),
    ],
  };
}

function cardsOf(ranks: readonly Rank[]): readonly Card[] {
  return ranks.map((rank): Card => `${rank}S`);
}
