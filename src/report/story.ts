import type { Answer, Request, Step } from '../../schemas/types.ts';
import type { Language } from '../languages/language.ts';
import { listed, say, write } from '../languages/say.ts';
import { tellAction, tellReason, writeCards, writeHand } from './words.ts';

type Seat = NonNullable<Step['seats']>[number];
type Hands = NonNullable<Seat['hands']>;

/** A round card by card: what everybody does, and what is then seen. */
export function tellRound({ actions, seats }: Request, { steps }: Answer, language: Language): readonly string[] {
  return steps.flatMap((step, at) => {
    const action = actions[at - 1];
    const before = steps[at - 1];
    if (action === undefined) return [...tellDeal(step, seats, language), ...tellWhatFollows(step, language)];
    const told = tellAction(action, step.accepted, language);
    if (step.phase === 'refused') return [say(language, 'nothingHappens', { action: told })];
    if (!step.accepted) {
      return [say(language, 'actionRefused', { action: told, reason: tellReason(step.reason, language) })];
    }
    const changes = tellChanges(before, step, language);
    const changed = changes.length === 0 ? told : say(language, 'actionChanges', { action: told, changes });
    return [changed, ...tellWhatFollows(step, language, before)];
  });
}

function tellDeal(step: Step, asked: Request['seats'], language: Language): readonly string[] {
  if (step.phase === 'refused') {
    const table = asked.map(({ stakes }, seat) =>
      say(language, 'seatStakes', { seat: seat + 1, stakes: listed(language, stakes.map(String), 'and') }),
    );
    const reason = tellReason(step.reason, language);
    return [say(language, 'tableRefused', { table: listed(language, table, 'and'), reason })];
  }
  const seats = (step.seats ?? []).map(({ hands = [], chips }, at) => {
    const seat = at + 1;
    if (hands.length === 0) return say(language, 'seatOutWith', { seat, chips: chips ?? 0 });
    const dealt = listed(
      language,
      hands.map((hand) => writeStakedHand(hand, language)),
      'and',
    );
    return chips === undefined
      ? say(language, 'seatDealt', { seat, hands: dealt })
      : say(language, 'seatDealtLeft', { seat, hands: dealt, chips });
  });
  const { dealer } = step;
  const shown = dealer === undefined ? [] : [write(language, 'dealerShows', writeCards(dealer.cards.slice(0, 1)))];
  return [...seats, ...shown];
}

/** What an action changed, for the hands that are seen to have changed. */
function tellChanges(before: Step | undefined, step: Step, language: Language): string {
  const changes = (step.seats ?? []).flatMap((seat, at) => {
    const old = before?.seats?.[at];
    const hands = changedHands(old?.hands ?? [], seat.hands ?? [], language);
    const { chips } = seat;
    const isSame = step.phase === 'done' || chips === undefined || old?.chips === chips;
    return isSame ? hands : [...hands, say(language, 'chipsLeft', { chips })];
  });
  return changes.length === 0 ? '' : listed(language, changes, 'and');
}

/** The hands that were not there before, wherever a split has put the others. */
function changedHands(before: Hands, after: Hands, language: Language): readonly string[] {
  const isSplit = after.length > before.length;
  const left = before.map((hand) => writeStakedHand(hand, language));
  return after.flatMap((hand, place) => {
    const staked = writeStakedHand(hand, language);
    const same = left.indexOf(staked);
    if (same >= 0) {
      left.splice(same, 1);
      return [];
    }
    const isStakeTold = isSplit || before[place]?.stake !== hand.stake;
    const cards = isStakeTold ? staked : writeHand(hand, language);
    return [say(language, 'handIs', { hand: place + 1, cards })];
  });
}

/** Optional parts that a step does not have are not told. */
function writeStakedHand(hand: Hands[number], language: Language): string {
  const written = writeHand(hand, language);
  return hand.stake === undefined ? written : say(language, 'stakedHand', { hand: written, stake: hand.stake });
}

function tellWhatFollows(step: Step, language: Language, before?: Step): readonly string[] {
  if (step.phase === 'done') return tellEnd(step, language);
  const seat = step.turn?.seat;
  if (seat === undefined || step.legal === undefined) return [];
  const isNewTurn = before === undefined || before.phase !== step.phase || before.turn?.seat !== seat;
  const hand = step.turn?.hand;
  const isNewHand = hand !== undefined && (isNewTurn || before?.turn?.hand !== hand);
  const isSplit = handCount(before, seat) !== handCount(step, seat);
  if (!isNewTurn && !isNewHand && !isSplit) return [];
  const actions = listed(
    language,
    step.legal.map((word) => tellWord(word, language)),
    'or',
  );
  const may =
    hand === undefined ? write(language, 'may', seat, actions) : say(language, 'handMay', { seat, hand, actions });
  return [`  ${may}`];
}

function tellWord(word: string, { actions }: Language): string {
  return Object.hasOwn(actions, word) ? actions[word as keyof Language['actions']] : word;
}

function handCount(step: Step | undefined, seat: number): number | undefined {
  return step?.seats?.[seat - 1]?.hands?.length;
}

function tellEnd(step: Step, language: Language): readonly string[] {
  const results = (step.seats ?? []).flatMap((seat, at) => tellResult(seat, at + 1, language));
  return [tellDealerEnd(step, language), ...results];
}

function tellDealerEnd({ dealer: { cards, total } = { cards: [] } }: Step, language: Language): string {
  const shown = writeCards(cards);
  if (total === undefined) {
    return shown === '' ? language.phrases.roundIsOver : say(language, 'roundOverWith', { cards: shown });
  }
  return shown === '' ? say(language, 'dealerEndsOn', { total }) : write(language, 'dealerEnds', total, shown);
}

function tellResult({ hands = [], chips = 0 }: Seat, seat: number, language: Language): readonly string[] {
  const results = hands.map((hand, at) => {
    const { outcome = 'open', returned = 0, stake } = hand;
    const told = { seat, hand: at + 1, cards: writeHand(hand, language), outcome, returned };
    return stake === undefined
      ? say(language, 'handResult', told)
      : say(language, 'handResultStaked', { ...told, stake });
  });
  return [...results, say(language, 'seatHas', { seat, chips })].map((line) => `  ${line}`);
}
