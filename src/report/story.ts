import type { Answer, Request, Step } from '../../schemas/types.ts';
import { counted, listed, tellAction, tellReason, writeCards, writeHand } from './words.ts';

type Seat = NonNullable<Step['seats']>[number];
type Hands = NonNullable<Seat['hands']>;

/** A round card by card: what everybody does, and what is then seen. */
export function tellRound({ actions, seats }: Request, { steps }: Answer): readonly string[] {
  return steps.flatMap((step, at) => {
    const action = actions[at - 1];
    const before = steps[at - 1];
    if (action === undefined) return [...tellDeal(step, seats), ...tellWhatFollows(step)];
    if (step.phase === 'refused') return [`${tellAction(action, false)}: nothing happens, the table is refused`];
    if (!step.accepted) return [`${tellAction(action, false)}: refused, ${tellReason(step.reason ?? '')}`];
    return [`${tellAction(action, true)}${tellChanges(before, step)}`, ...tellWhatFollows(step, before)];
  });
}

function tellDeal(step: Step, asked: Request['seats']): readonly string[] {
  if (step.phase === 'refused') {
    const table = asked.map(({ stakes }, seat) => `seat ${seat + 1} stakes ${listed(stakes.map(String), 'and')}`);
    return [`${listed(table, 'and')}: the table is refused, ${tellReason(step.reason ?? 'no reason given')}`];
  }
  const seats = (step.seats ?? []).map((seat, at) => {
    const hands = (seat.hands ?? []).map((hand) => `${writeHand(hand)}${staked(hand.stake)}`);
    if (seat.hands?.length === 0) return `seat ${at + 1} is out, with ${counted(seat.chips ?? 0, 'chip')}`;
    const left = seat.chips === undefined ? '' : `, and has ${counted(seat.chips, 'chip')} left`;
    return `seat ${at + 1} is dealt ${listed(hands, 'and')}${left}`;
  });
  const { dealer } = step;
  return [...seats, ...(dealer === undefined ? [] : [`the dealer shows ${writeCards(dealer.cards.slice(0, 1))}`])];
}

/** Optional parts that a step does not have are not told. */
function staked(stake: number | undefined): string {
  return stake === undefined ? '' : ` for ${stake}`;
}

/** What an action changed, for the hands that are seen to have changed. */
function tellChanges(before: Step | undefined, step: Step): string {
  const changes = (step.seats ?? []).flatMap((seat, at) => {
    const old = before?.seats?.[at];
    const hands = changedHands(old?.hands ?? [], seat.hands ?? []);
    const { chips } = seat;
    const isSame = step.phase === 'done' || chips === undefined || old?.chips === chips;
    return isSame ? hands : [...hands, `${counted(chips, 'chip')} left`];
  });
  return changes.length === 0 ? '' : `: ${listed(changes, 'and')}`;
}

/** The hands that were not there before, wherever a split has put the others. */
function changedHands(before: Hands, after: Hands): readonly string[] {
  const isSplit = after.length > before.length;
  const left = before.map(writeStakedHand);
  return after.flatMap((hand, place) => {
    const same = left.indexOf(writeStakedHand(hand));
    if (same >= 0) {
      left.splice(same, 1);
      return [];
    }
    const isStakeTold = isSplit || before[place]?.stake !== hand.stake;
    return [`hand ${place + 1} is ${isStakeTold ? writeStakedHand(hand) : writeHand(hand)}`];
  });
}

function writeStakedHand(hand: Hands[number]): string {
  return `${writeHand(hand)}${staked(hand.stake)}`;
}

function tellWhatFollows(step: Step, before?: Step): readonly string[] {
  if (step.phase === 'done') return tellEnd(step);
  const seat = step.turn?.seat;
  if (seat === undefined || step.legal === undefined) return [];
  const isNewTurn = before === undefined || before.phase !== step.phase || before.turn?.seat !== seat;
  const hand = step.turn?.hand;
  const isNewHand = hand !== undefined && (isNewTurn || before?.turn?.hand !== hand);
  const isSplit = handCount(before, seat) !== handCount(step, seat);
  if (!isNewTurn && !isNewHand && !isSplit) return [];
  const place = hand === undefined ? '' : `, hand ${hand}`;
  return [`  seat ${seat}${place} may ${listed(step.legal)}`];
}

function handCount(step: Step | undefined, seat: number): number | undefined {
  return step?.seats?.[seat - 1]?.hands?.length;
}

function tellEnd(step: Step): readonly string[] {
  const { cards, total } = step.dealer ?? {};
  const shown = cards === undefined ? '' : ` with ${writeCards(cards)}`;
  return [
    total === undefined ? `the round is over${shown}` : `the dealer ends on ${total}${shown}`,
    ...(step.seats ?? []).flatMap((seat, at) => tellResult(seat, at + 1)),
  ];
}

const RESULTS: { readonly [outcome: string]: string } = { win: 'wins', push: 'pushes', lose: 'loses' };

function tellResult({ hands = [], chips = 0 }: Seat, seat: number): readonly string[] {
  const results = hands.map((hand, at) => {
    const result = hand.outcome === undefined ? 'is not decided' : RESULTS[hand.outcome];
    const back = `${counted(hand.returned ?? 0, 'chip')} back`;
    const staked = hand.stake === undefined ? '' : ` for ${hand.stake} staked`;
    return `  seat ${seat}, hand ${at + 1}: ${writeHand(hand)} ${result}, ${back}${staked}`;
  });
  return [...results, `  seat ${seat} has ${counted(chips, 'chip')}`];
}
