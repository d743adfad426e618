import type { Card, Rank } from '../../machine/cards.ts';
import type { Law } from '../../machine/law.ts';
import type { Action } from '../../machine/table.ts';
import { ENDS, endOf } from '../coverage/dealer.ts';
import { againstItem, settlementItems } from '../coverage/settlement.ts';
import { BESIDE_EACH_OTHER, type Hand, hitting, ONE_OF_EACH_KIND, SWITCHED_21 } from './hands.ts';
import { dealersLines, type Line, playersLines } from './lines.ts';
import type { Route } from './script.ts';

const STAKE = 2;
const CHIPS = 100;
/** A hand for a spot for which there is nothing left to show. */
const PLAIN: Hand = { dealt: ['10', '8'], acts: ['stand'], draws: [] };

/**
 * Rounds of one seat that show every hand of a player and of the dealer taking every rank, and every kind of hand against
 * every end: each dealer meets a hand that hits, and one of a kind that has not met such an end.
 */
export function packedRoutes(law: Law): readonly Route[] {
  const open = new Set(settlementItems());
  const lines = [...playersLines(law)];
  const dealers = dealersLines(law);
  const endsOn = (end: string) => dealers.filter((line) => endOf(cardsOf(line), law) === end);
  const nextHit = () => {
    const line = lines.shift();
    return line === undefined ? null : hitting(line, law);
  };
  const nextKind = (end: string, fits = (_: Hand) => true) => {
    const [kind, hand] = [...ONE_OF_EACH_KIND].find(([one, own]) => open.has(againstItem(one, end)) && fits(own)) ?? [];
    if (kind !== undefined) open.delete(againstItem(kind, end));
    return hand ?? null;
  };
  /** Two hands of which one at least is compared with the dealer's (N1). */
  const twoHands = (end: string): readonly [Hand, Hand] => {
    const first = nextHit() ?? nextKind(end) ?? PLAIN;
    if (!isCompared(first, law)) return [first, nextKind(end, (hand) => isCompared(hand, law)) ?? PLAIN];
    return [first, nextKind(end) ?? nextHit() ?? PLAIN];
  };
  const round = (dealer: Line): Route => {
    const end = endOf(cardsOf(dealer), law);
    const insures = dealer[0] === 'A' && open.delete(againstItem('insured', end));
    const switches = end !== 'natural' && open.delete(againstItem('switched 21', end));
    const hands = switches
      ? SWITCHED_21
      : end === 'natural'
        ? [nextKind(end, isDealt) ?? PLAIN, nextKind(end, isDealt) ?? PLAIN]
        : twoHands(end);
    return routeOf({ hands, dealer, insures, switches }, law);
  };
  const routes = dealers.map(round);
  for (const end of ENDS) {
    const [dealer] = endsOn(end);
    const isMet = (hand: Hand) => end !== 'natural' || isDealt(hand);
    const isOpen = () => [...ONE_OF_EACH_KIND].some(([kind, hand]) => open.has(againstItem(kind, end)) && isMet(hand));
    while (dealer !== undefined && isOpen()) routes.push(round(dealer));
  }
  for (const dealer of firstOfEachEnd(dealers, law))
    routes.push(routeOf({ hands: BESIDE_EACH_OTHER, dealer, insures: false, switches: false }, law));
  while (lines.length > 0) routes.push(round(['10', '7']));
  return routes;
}

/** A dealer for each end but a natural. */
function firstOfEachEnd(dealers: readonly Line[], law: Law): readonly Line[] {
  return ENDS.slice(1).flatMap((end) => dealers.filter((line) => endOf(cardsOf(line), law) === end).slice(0, 1));
}

/** Whether a hand is what it is as it is dealt. */
function isDealt({ acts }: Hand): boolean {
  return acts.every((act) => act === 'stand');
}

/** Whether a hand is neither over nor a natural, so that something rests on the dealer's cards. */
function isCompared({ dealt, draws, acts }: Hand, law: Law): boolean {
  return acts.length > 0 && law.handValue(cardsOf([...dealt, ...draws])).total <= 21;
}

interface Round {
  readonly hands: readonly Hand[];
  readonly dealer: Line;
  readonly insures: boolean;
  readonly switches: boolean;
}

function routeOf({ hands, dealer, insures, switches }: Round, law: Law): Route {
  const act = (word: string): Action => ({ seat: 1, do: word });
  const insurance = insures ? { ...act('insure'), amounts: hands.map(() => 1) } : act('decline');
  const isOver = law.isNatural(cardsOf(dealer)) && law.ruleset.holeCard === 'checked';
  const play = [act(switches ? 'switch' : 'keep'), ...hands.flatMap(({ acts }) => acts.map(act))];
  return {
    setup: {
      seats: [{ chips: CHIPS, stakes: hands.map(() => STAKE) }],
      cards: { seats: [hands.map(({ dealt }) => cardsOf(dealt))], dealer: cardsOf(dealer.slice(0, 2)), draws: [] },
      behind: cardsOf(dealer.slice(2)),
    },
    actions: [...(dealer[0] === 'A' ? [insurance] : []), ...(isOver ? [] : play)],
    drawn: isOver ? [] : cardsOf(hands.flatMap(({ draws }) => draws)),
  };
}

function cardsOf(ranks: readonly Rank[]): readonly Card[] {
  return ranks.map((rank): Card => `${rank}S`);
}
