import { RANKS, type Rank } from '../../machine/cards.ts';
import type { Law } from '../../machine/law.ts';
import { drawingOn, drawsItem, endsItems, MOST_CARDS } from '../coverage/dealer.ts';
import { openHandOf, takesItem } from '../coverage/hands.ts';

/** The ranks of a hand in the order in which it gets its cards. */
export type Line = readonly Rank[];

/** What can happen to a hand as it takes cards. */
interface Growth {
  /** Whether it takes another card. */
  readonly takes: (line: Line) => boolean;
  /** What a card shows that a hand takes. */
  readonly shows: (line: Line, rank: Rank) => string;
}

/** Every open hand of a player with every rank that it can take: all that comes of any two cards. */
export function playersItems(law: Law): readonly string[] {
  const growth = playersGrowth(law);
  return handsBy(growth, law).flatMap((hand) => RANKS.map((rank) => growth.shows(hand, rank)));
}

/** What a dealer can hold and draw: all that comes of any two cards. */
export function dealersItems(law: Law): readonly string[] {
  const growth = dealersGrowth(law);
  const drawing = handsBy(growth, law, STARTS, MOST_CARDS + 1);
  const ended = [...STARTS, ...drawing.flatMap((hand) => RANKS.map((rank) => [...hand, rank]))];
  return [
    ...drawing.flatMap((hand) => RANKS.map((rank) => growth.shows(hand, rank))),
    ...ended.filter((line) => !growth.takes(line)).flatMap((line) => endsItems(cardsOf(line), law)),
  ];
}

/** For every open hand of a player and every rank a hand that takes it, as far as there is such a hand. */
export function playersLines(law: Law): readonly Line[] {
  const growth = playersGrowth(law);
  const shown = new Set<string>();
  const inTwo = furtherLines(growth, shown);
  const inMore = handsBy(growth, law).flatMap((hand) =>
    RANKS.filter((rank) => !shown.has(growth.shows(hand, rank))).map((rank) =>
      grow(show(hand, rank, growth, shown), growth, shown),
    ),
  );
  return [...inTwo, ...inMore];
}

/**
 * Every up card over every hole card; for every total on which a dealer draws and every rank a dealer who draws it; with an
 * ace up, every end.
 */
export function dealersLines(law: Law): readonly Line[] {
  const growth = dealersGrowth(law);
  const shown = new Set<string>();
  const each = STARTS.map((start) => grow(start, growth, shown));
  const endsOf = (hands: readonly Line[]) =>
    hands.flatMap((hand) => RANKS.map((rank) => [...hand, rank])).filter((line) => !growth.takes(line));
  const underAnAce = endsOf(
    handsBy(
      growth,
      law,
      STARTS.filter(([up]) => up === 'A'),
    ),
  );
  const inEach = handsBy(growth, law, STARTS, MOST_CARDS);
  return [
    ...each,
    ...furtherLines(growth, shown),
    ...firstOfEach(underAnAce, (line) => countOfLine(line, law).total),
    ...firstOfEach(endsOf(inEach), (line) => `${countOfLine(line, law).total} ${line.length}`),
    ...inEach.filter((line) => countOfLine(line, law).total === 17).map((line) => grow(line, growth, shown)),
  ];
}

function playersGrowth(law: Law): Growth {
  return {
    takes: (line) => countOfLine(line, law).total < 21,
    shows: (line, rank) => takesItem(openHandOf(cardsOf(line), law), rank),
  };
}

function dealersGrowth(law: Law): Growth {
  return {
    takes: (line) => law.dealerDraws(cardsOf(line), law),
    shows: (line, rank) => {
      const { total, isSoft } = countOfLine(line, law);
      return drawsItem(drawingOn(total, isSoft), rank);
    },
  };
}

const STARTS: readonly Line[] = RANKS.flatMap((first) => RANKS.map((second): Line => [first, second]));

/** The first line of each key. */
function firstOfEach(lines: readonly Line[], keyOf: (line: Line) => unknown): readonly Line[] {
  return [...new Map([...lines].reverse().map((line) => [keyOf(line), line])).values()];
}

/**
 * A hand for each total, hard and soft, and each number of cards, of those that take another card: the shortest. From `most`
 * cards on the number does not count.
 */
function handsBy({ takes }: Growth, law: Law, starts: readonly Line[] = STARTS, most = 3): readonly Line[] {
  const known = new Set<string>();
  const isNew = (line: Line) => {
    const { total, isSoft } = countOfLine(line, law);
    const key = `${total} ${isSoft} ${Math.min(line.length, most)}`;
    return takes(line) && !known.has(key) && known.add(key) !== undefined;
  };
  const hands = starts.filter(isNew);
  for (const hand of hands) hands.push(...RANKS.map((rank) => [...hand, rank]).filter(isNew));
  return hands;
}

/** Lines for what no hand of two cards has shown yet, each showing as much as it can. */
function furtherLines(growth: Growth, shown: Set<string>): readonly Line[] {
  return STARTS.flatMap((start) => {
    const lines: Line[] = [];
    while (growth.takes(start) && RANKS.some((rank) => !shown.has(growth.shows(start, rank))))
      lines.push(grow(start, growth, shown));
    return lines;
  });
}

function show(line: Line, rank: Rank, growth: Growth, shown: Set<string>): Line {
  shown.add(growth.shows(line, rank));
  return [...line, rank];
}

function grow(line: Line, growth: Growth, shown: Set<string>): Line {
  if (!growth.takes(line)) return line;
  const rank = RANKS.find((one) => !shown.has(growth.shows(line, one))) ?? lowestThatEnds(line, growth);
  return grow(show(line, rank, growth, shown), growth, shown);
}

/** The first rank after which no further card is taken, else an ace. */
function lowestThatEnds(line: Line, { takes }: Growth): Rank {
  return RANKS.find((rank) => !takes([...line, rank])) ?? 'A';
}

function countOfLine(line: Line, { handValue }: Law) {
  return handValue(cardsOf(line));
}

function cardsOf(line: Line) {
  return line.map((rank) => `${rank}S` as const);
}
