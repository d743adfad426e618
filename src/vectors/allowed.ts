import { countOf, RANKS, type Rank } from '../../machine/cards.ts';
import type { Law } from '../../machine/law.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import type { Allowed } from '../../schemas/types.ts';
import { cardsOf, grow, type Ranks } from './grow.ts';
import { played } from './scene.ts';
import { underChoices } from './under-choices.ts';

const STAKE = 10;
/** Free chips when the hand decides: none, one too few, just enough, more than enough. */
const CHIPS = [0, STAKE - 1, STAKE, 10 * STAKE];

const HAND_WORDS = ['double', 'hit', 'split', 'stand'] as const;

/** A hand of two cards and how many hands have come from its original hand. */
interface Place {
  readonly ranks: Ranks;
  readonly hands: number;
}

/**
 * What a hand of two cards may do in its turn: every such hand as it is dealt, and headed by every rank that can be split,
 * with every second card (S5.2–S5.10, C2.2–C2.7). Each row is read off a round that the law played to that point; where it
 * refuses a split on the way there is no row. Where no number of hands is the last, there is none of a pair that is one of
 * three (M3).
 */
export function allowed(ruleset: Ruleset): readonly Allowed[] {
  const { hands: limit } = ruleset.split;
  const dealt = grow(() => false).map((ranks): Place => ({ ranks, hands: 1 }));
  const split = Array.from({ length: (limit === 'any' ? 3 : limit) - 1 }, (_, at) => at + 2).flatMap((hands) =>
    RANKS.flatMap((head) => RANKS.map((second): Place => ({ ranks: [head, second], hands }))),
  );
  return [...dealt, ...split]
    .filter((place) => limit !== 'any' || place.hands < 3 || !isPair(place))
    .flatMap((place) =>
      CHIPS.flatMap((chips) => underChoices(ruleset, (law) => allowedAt(place, chips, splitDealing(law)))),
    );
}

function isPair({ ranks }: Place): boolean {
  return new Set(cardsOf(ranks).map(countOf)).size === 1;
}

function allowedAt({ ranks, hands }: Place, chips: number, law: Law): Allowed | null {
  const [head, second] = ranks;
  if (head === undefined || second === undefined) return null;
  const splits = hands - 1;
  const pair = partnerOf(head);
  const round = played(
    {
      spots: [splits === 0 ? ranks : [head, pair], ['10', '8']],
      dealer: ['10', '7'],
      stake: STAKE,
      chips: chips + splits * STAKE,
      choice: 'keep',
      acts: Array.from({ length: splits }, () => 'split'),
      draws: [...Array.from({ length: Math.max(splits - 1, 0) }, () => pair), second],
    },
    law,
  );
  if (round === null) return null;
  const { turn, legal = [] } = round.told.step;
  const isItsTurn = turn?.hand === 1;
  return {
    ranks: [head, second],
    hands,
    stake: STAKE,
    chips,
    legal: isItsTurn ? HAND_WORDS.filter((word) => legal.includes(word)) : [],
  };
}

/** A rank that makes a pair with one, another where its value has several (D1). */
function partnerOf(rank: Rank): Rank {
  const [value = 0] = cardsOf([rank]).map(countOf);
  return RANKS.find((other) => other !== rank && cardsOf([other]).map(countOf).includes(value)) ?? rank;
}

/**
 * The law with each draw taken by the hand that it goes to: the first draw is for a hand that was split once, the next for
 * one that was split twice, and so on; the last is the dealer's second card where that is drawn. So the rows are the same
 * whenever split hands are dealt (O2, P1).
 */
function splitDealing(law: Law): Law {
  const known = splitDealingLaws.get(law);
  if (known !== undefined) return known;
  const made: Law = {
    ...law,
    nextCard: (table, receiver) =>
      table.cards.draws.at(receiver === 'dealer' ? -1 : receiver.lineage.length - 2) ?? law.nextCard(table, receiver),
  };
  splitDealingLaws.set(law, made);
  return made;
}

const splitDealingLaws = new WeakMap<Law, Law>();
