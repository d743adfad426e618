import { PACK } from '../../machine/cards.ts';

/** A shuffle with one usual mistake. `chance` gives a whole number from 0 to below the limit. */
export interface ShuffleImpostor {
  readonly name: string;
  /** The mistake in a sentence. */
  readonly says: string;
  readonly clause: 'S2.1' | 'S7.1';
  readonly shuffle: (chance: (limit: number) => number) => readonly string[];
}

type Chance = Parameters<ShuffleImpostor['shuffle']>[0];

function shoeOf(packs: number): string[] {
  return Array.from({ length: packs }, () => PACK).flat();
}

function swap(cards: string[], one: number, other: number): void {
  const kept = cards[one] ?? '';
  cards[one] = cards[other] ?? '';
  cards[other] = kept;
}

/** As it should be: each card changes places with one of those not yet placed, itself among them. */
function shuffled(cards: string[], chance: Chance): string[] {
  for (let last = cards.length - 1; last > 0; last -= 1) swap(cards, last, chance(last + 1));
  return cards;
}

/** The usual mistakes in a shuffle. */
export const shuffleImpostors: readonly ShuffleImpostor[] = [
  {
    name: 'naive-swap',
    says: 'Each card changes places with any other.',
    clause: 'S7.1',
    shuffle: (chance) => {
      const cards = shoeOf(6);
      for (let at = 0; at < cards.length; at += 1) swap(cards, at, chance(cards.length));
      return cards;
    },
  },
  {
    name: 'sattolo',
    says: 'No card may stay where it was.',
    clause: 'S7.1',
    shuffle: (chance) => {
      const cards = shoeOf(6);
      for (let last = cards.length - 1; last > 0; last -= 1) swap(cards, last, chance(last));
      return cards;
    },
  },
  {
    name: 'one-short-loop',
    says: 'The last card is never moved.',
    clause: 'S7.1',
    shuffle: (chance) => [...shuffled(shoeOf(6).slice(0, -1), chance), PACK.at(-1) ?? ''],
  },
  {
    name: 'random-comparator',
    says: 'The cards are sorted by a comparator that answers by chance.',
    clause: 'S7.1',
    shuffle: (chance) => shoeOf(6).sort(() => chance(2) - 0.5),
  },
  {
    name: 'fixed-first-card',
    says: 'The first card is the same in every shoe.',
    clause: 'S7.1',
    shuffle: (chance) => [...PACK.slice(0, 1), ...shuffled(shoeOf(6).slice(1), chance)],
  },
  {
    name: 'pack-by-pack',
    says: 'The packs are shuffled one by one and laid on each other.',
    clause: 'S7.1',
    shuffle: (chance) => Array.from({ length: 6 }, () => shuffled([...PACK], chance)).flat(),
  },
  {
    name: 'only-cut',
    says: 'The packs are cut and not shuffled.',
    clause: 'S7.1',
    shuffle: (chance) => {
      const cards = shoeOf(6);
      const at = chance(cards.length);
      return [...cards.slice(at), ...cards.slice(0, at)];
    },
  },
  {
    name: 'one-riffle',
    says: 'The packs are cut in two and riffled once.',
    clause: 'S7.1',
    shuffle: (chance) => {
      const [left, right] = [shoeOf(3), shoeOf(3)];
      return Array.from({ length: 312 }, () => {
        const isLeft = chance(left.length + right.length) < left.length;
        return (isLeft ? left : right).shift() ?? '';
      });
    },
  },
  {
    name: 'same-shoe',
    says: 'Every seed gives the same shoe.',
    clause: 'S7.1',
    shuffle: () => {
      let state = 1;
      return shuffled(shoeOf(6), (limit) => {
        state = (state * 48_271) % 2_147_483_647;
        return state % limit;
      });
    },
  },
  {
    name: 'few-shoes',
    says: 'There are a hundred shoes in all.',
    clause: 'S7.1',
    shuffle: (chance) => {
      let state = chance(100) + 1;
      return shuffled(shoeOf(6), (limit) => {
        state = (state * 48_271) % 2_147_483_647;
        return state % limit;
      });
    },
  },
  {
    name: 'one-rank-short',
    says: 'The shoe has no queens.',
    clause: 'S2.1',
    shuffle: (chance) =>
      shuffled(
        shoeOf(6).filter((card) => !card.startsWith('Q')),
        chance,
      ),
  },
  {
    name: 'eight-packs',
    says: 'The shoe holds eight packs.',
    clause: 'S2.1',
    shuffle: (chance) => shuffled(shoeOf(8), chance),
  },
  {
    name: 'with-replacement',
    says: 'Every card is drawn from a full pack.',
    clause: 'S2.1',
    shuffle: (chance) => Array.from({ length: 312 }, () => PACK[chance(52)] ?? ''),
  },
  {
    name: 'a-joker',
    says: 'A joker is left in the shoe.',
    clause: 'S2.1',
    shuffle: (chance) => shuffled([...shoeOf(6).slice(1), 'JOKER'], chance),
  },
];
