import type { Rank } from '../../machine/cards.ts';
import type { Law } from '../../machine/law.ts';
import type { Word } from '../../machine/words.ts';
import type { Line } from './lines.ts';

/** How a hand is played: what it is dealt, what it does, and what it draws by that. */
export interface Hand {
  readonly dealt: readonly [Rank, Rank];
  readonly acts: readonly Word[];
  readonly draws: Line;
}

/** A hand that takes a line card by card and then stands. */
export function hitting([first = 'A', second = 'A', ...draws]: Line, law: Law): Hand {
  const { total } = law.handValue([first, second, ...draws].map((rank) => `${rank}S` as const));
  const hits = draws.map((): Word => 'hit');
  return { dealt: [first, second], draws, acts: total < 21 ? [...hits, 'stand'] : hits };
}

/** For each kind of hand at the settlement a hand that becomes one. */
export const ONE_OF_EACH_KIND: ReadonlyMap<string, Hand> = new Map<string, Hand>([
  ['over', { dealt: ['10', '6'], acts: ['hit'], draws: ['Q'] }],
  ...Array.from({ length: 17 }, (_, at): [string, Hand] => [
    `ordinary ${at + 4}`,
    { dealt: twoCardsOf(at + 4), acts: ['stand'], draws: [] },
  ]),
  ['ordinary 21', { dealt: ['9', '5'], acts: ['hit'], draws: ['7'] }],
  ['split 21', { dealt: ['J', 'K'], acts: ['split', 'stand'], draws: ['A', '8'] }],
  ['doubled', { dealt: ['6', '5'], acts: ['double'], draws: ['9'] }],
  ['natural', { dealt: ['A', 'Q'], acts: [], draws: [] }],
]);

/** Two hands that make a switched 21 of the first. */
export const SWITCHED_21: readonly [Hand, Hand] = [
  { dealt: ['A', '9'], acts: [], draws: [] },
  { dealt: ['8', 'K'], acts: ['stand'], draws: [] },
];

/** A natural beside a pair of which one hand goes over and the other stands. */
export const BESIDE_EACH_OTHER: readonly [Hand, Hand] = [
  { dealt: ['A', 'K'], acts: [], draws: [] },
  { dealt: ['10', 'Q'], acts: ['split', 'hit', 'stand'], draws: ['6', 'J', '8'] },
];

/** Two cards that count 4 to 20 without an ace. */
function twoCardsOf(total: number): readonly [Rank, Rank] {
  if (total === 20) return ['10', 'K'];
  return (total > 11 ? ['10', `${total - 10}`] : ['2', `${total - 2}`]) as [Rank, Rank];
}
