import { type Card, RANKS, type Rank, rankOf } from '../../machine/cards.ts';
import type { Law } from '../../machine/law.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import type { Word } from '../../machine/words.ts';
import type { Outcome } from '../../schemas/types.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { dealersEnds } from './dealer-policy.ts';
import { cardsOf, firstOfEach, type Ranks } from './grow.ts';
import { playersHands } from './hand-values.ts';
import { played, type Scene } from './scene.ts';
import { underChoices } from './under-choices.ts';

/** A way to a kind of hand: the scene, whatever the dealer holds. */
type Way = Omit<Scene, 'dealer' | 'stake' | 'chips'>;

const STAKE = 2;
/** The seat's other hand: it stands on 18, so that the dealer has somebody to play for. */
const OTHER: Ranks = ['10', '8'];

/**
 * What every kind of hand makes of every dealer end (S2.7, S3.7, S3.8, S6.2–S6.9; C2.3, C4.3–C4.7). Each row is read off a whole round that
 * was played by the law, so that nothing here decides a hand: the settlement says who wins, and the chart which hands
 * meet at all. There is no row where it refuses the round: a dealer natural that is checked ends it before anybody acts.
 */
export function outcomes(ruleset: Ruleset): readonly Outcome[] {
  const law = lawUnder(ruleset, {});
  const ends = dealersEnds(law);
  return ways(law).flatMap((way) =>
    ends.flatMap((dealer) => underChoices(ruleset, (under) => outcomeOf(way, dealer, under))),
  );
}

function outcomeOf(way: Way, dealer: Ranks, law: Law): Outcome | null {
  const round = played({ ...way, dealer, stake: STAKE, chips: STAKE }, law);
  if (round === null) return null;
  let { step } = round.told;
  while (step.phase === 'play') step = round.act({ seat: 1, do: 'stand' }).step;
  const hand = step.seats?.[0]?.hands[0];
  if (hand?.outcome === undefined || hand.returned === undefined) return null;
  const { natural, stake, outcome, returned } = hand;
  return {
    hand: { ranks: ranksOf(hand.cards), natural, stake },
    dealer: { ranks: ranksOf(step.dealer?.cards ?? []) },
    outcome,
    returned,
  };
}

/** A natural, the three ways to an ordinary ace and ten, then every total, hard and soft: in two cards, in more, doubled. */
function ways(law: Law): readonly Way[] {
  const kindOf = (ranks: Ranks) => {
    const { total, isSoft } = law.handValue(cardsOf(ranks));
    return `${isSoft} ${total}`;
  };
  const hands = playersHands(law);
  const inTwo = hands.filter((ranks) => ranks.length === 2 && law.handValue(cardsOf(ranks)).total < 21);
  const inMore = hands.filter((ranks) => ranks.length > 2);
  const pairs = hands.filter((ranks) => ranks.length === 2 && mayDouble(ranks, law));
  const doubled = pairs.flatMap((ranks) => RANKS.map((drawn) => [...ranks, drawn]));
  return [
    keeping(['A', 'K']),
    {
      spots: [
        ['A', '9'],
        ['8', 'J'],
      ],
      choice: 'switch',
      acts: [],
      draws: [],
    },
    { ...keeping(['A', 'A'], 'split'), draws: ['Q', 'Q'] },
    { ...keeping(['10', 'J'], 'split'), draws: ['A', 'A'] },
    ...firstOfEach(inTwo, kindOf).map((ranks) => keeping(ranks)),
    ...firstOfEach(inMore, kindOf).map((ranks) => keeping(ranks, ...ranks.slice(2).map((): Word => 'hit'))),
    ...firstOfEach(doubled, kindOf).map((ranks) => keeping(ranks, 'double')),
  ];
}

function keeping(ranks: Ranks, ...acts: readonly Word[]): Way {
  return { spots: [ranks.slice(0, 2), OTHER], choice: 'keep', acts, draws: ranks.slice(2) };
}

function mayDouble(ranks: Ranks, law: Law): boolean {
  const dealer: Ranks = ['10', '7'];
  return played({ ...keeping([...ranks, '2'], 'double'), dealer, stake: STAKE, chips: STAKE }, law) !== null;
}

function ranksOf(cards: readonly Card[]): Rank[] {
  return cards.map(rankOf);
}
