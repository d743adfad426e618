import type { Card, Rank } from '../../machine/cards.ts';
import type { Law } from '../../machine/law.ts';
import type { Action, SeatRequest } from '../../machine/table.ts';
import { range } from '../coverage/hands.ts';
import type { Hand } from './hands.ts';
import type { Line } from './lines.ts';
import type { Route } from './script.ts';

/** What a seat does with its chips and its two hands. */
interface Part {
  readonly seat: SeatRequest;
  /** Chips on each spot; none where it declines. */
  readonly insurance: readonly number[];
  readonly choice: 'keep' | 'switch';
  readonly hands: readonly Hand[];
}

/** Ways to play two hands; between them they hold every word, a natural on each spot and on both, and a hand that goes over. */
const PARTS: readonly Part[] = [
  {
    seat: { chips: 40, stakes: [5, 5] },
    insurance: [2, 0],
    choice: 'switch',
    hands: [
      { dealt: ['10', '5'], acts: ['stand'], draws: [] },
      { dealt: ['6', '9'], acts: ['double'], draws: ['7'] },
    ],
  },
  {
    seat: { chips: 60, stakes: [3, 3] },
    insurance: [0, 1],
    choice: 'keep',
    hands: [
      { dealt: ['10', 'K'], acts: ['split', 'stand', 'stand'], draws: ['9', '7'] },
      { dealt: ['A', 'Q'], acts: [], draws: [] },
    ],
  },
  {
    seat: { chips: 50, stakes: [4, 4] },
    insurance: [],
    choice: 'keep',
    hands: [
      { dealt: ['10', '6'], acts: ['hit'], draws: ['J'] },
      { dealt: ['A', '6'], acts: ['double'], draws: ['3'] },
    ],
  },
  {
    seat: { chips: 70, stakes: [7, 7] },
    insurance: [3, 2],
    choice: 'keep',
    hands: [
      { dealt: ['A', 'J'], acts: [], draws: [] },
      { dealt: ['A', 'A'], acts: ['split'], draws: ['5', 'K'] },
    ],
  },
  {
    seat: { chips: 90, stakes: [6, 6] },
    insurance: [],
    choice: 'switch',
    hands: [
      { dealt: ['A', '4'], acts: [], draws: [] },
      { dealt: ['7', 'K'], acts: ['hit', 'hit'], draws: ['5', '9'] },
    ],
  },
  {
    seat: { chips: 25, stakes: [4, 4] },
    insurance: [2, 0],
    choice: 'keep',
    hands: [
      { dealt: ['A', 'K'], acts: [], draws: [] },
      { dealt: ['10', 'A'], acts: [], draws: [] },
    ],
  },
  {
    seat: { chips: 30, stakes: [2, 2] },
    insurance: [1, 1],
    choice: 'keep',
    hands: [
      {
        dealt: ['8', '8'],
        acts: ['split', 'split', 'double', 'stand', 'hit'],
        draws: ['8', '3', '10', '9', '4', '10'],
      },
      { dealt: ['5', '4'], acts: ['hit', 'stand'], draws: ['10'] },
    ],
  },
];

/** With and without insurance and a natural, ending on 17 to 22 and beyond. */
const DEALERS: readonly Line[] = [
  ['A', '6', '5', '10', 'A'],
  ['A', 'K'],
  ['9', '7', '6'],
  ['10', 'Q'],
  ['A', '8'],
  ['5', '10', '9'],
  ['10', '6', '5'],
];

/** Tables of every number of seats; at those of six every seat plays in each way. */
export function tableRoutes(law: Law): readonly Route[] {
  const six = DEALERS.map((dealer, turn) => routeOf(partsFrom(turn, 6), dealer, law));
  const fewer = range(1, 5).map((seats) => routeOf(partsFrom(seats, seats), DEALERS[seats % 3] ?? [], law));
  return [...six, ...fewer, ...refusedTables(law)];
}

/** Tables that are refused: nobody sits there, one seat too many, and stakes that differ. */
function refusedTables(law: Law): readonly Route[] {
  const [part] = PARTS;
  if (part === undefined) return [];
  const table = (parts: readonly Part[]) => ({ ...routeOf(parts, ['9', '8'], law), actions: [], drawn: [] });
  const unequal: Part = { ...part, seat: { ...part.seat, stakes: [2, 3] } };
  return [table([]), table(Array.from({ length: law.ruleset.seats.most + 1 }, () => part)), table([unequal])];
}

function partsFrom(first: number, seats: number): readonly Part[] {
  return range(0, seats - 1).flatMap((seat) => PARTS.slice((first + seat) % PARTS.length).slice(0, 1));
}

function routeOf(parts: readonly Part[], dealer: Line, law: Law): Route {
  const acts = (each: (part: Part) => readonly Omit<Action, 'seat'>[]) =>
    parts.flatMap((part, at) => each(part).map((action): Action => ({ seat: at + 1, ...action })));
  const insurance = acts(({ insurance: amounts }) =>
    amounts.length === 0 ? [{ do: 'decline' }] : [{ do: 'insure', amounts }],
  );
  const isOver = law.isNatural(cardsOf(dealer));
  const play = [
    ...acts(({ choice }) => [{ do: choice }]),
    ...acts(({ hands }) => hands.flatMap((hand) => hand.acts.map((word) => ({ do: word })))),
  ];
  return {
    setup: {
      seats: parts.map(({ seat }) => seat),
      cards: {
        seats: parts.map(({ hands }) => hands.map(({ dealt }) => cardsOf(dealt))),
        dealer: cardsOf(dealer.slice(0, 2)),
        draws: [],
      },
      behind: cardsOf(dealer.slice(2)),
    },
    actions: [...(dealer[0] === 'A' ? insurance : []), ...(isOver ? [] : play)],
    drawn: isOver ? [] : cardsOf(parts.flatMap(({ hands }) => hands.flatMap(({ draws }) => draws))),
  };
}

function cardsOf(ranks: readonly Rank[]): readonly Card[] {
  return ranks.map((rank): Card => `${rank}S`);
}
