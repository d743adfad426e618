import fc from 'fast-check';
import { type Card, PACK } from '../machine/cards.ts';
import { notJudgedIn } from '../machine/judged.ts';
import { type Law, OutOfCards } from '../machine/law.ts';
import { dealtToDealer } from '../machine/misfit.ts';
import { openRound, type Played, play } from '../machine/play.ts';
import type { Ruleset } from '../machine/ruleset.ts';
import type { Request, Step } from '../machine/step.ts';
import type { Action, Cards, Table } from '../machine/table.ts';

/** Ranks as the random scripts draw them: pairs, aces and tens are common, in some decks very much so. */
const DECKS = {
  any: ['A', 'A', 'A', '10', '10', 'J', 'Q', 'K', '8', '8', '2', '3', '4', '5', '6', '6', '7', '9'],
  pairs: ['8', '8', '8', '8', '8', '10', 'J', 'K', '2', '2', '2', '2', '6', '6', '6', '6', '9', '3'],
  aces: ['A', 'A', 'A', 'A', 'A', 'A', '10', 'J', 'Q', 'K', 'K', '10', '2', '3', '5', '6', '7', '9'],
  twins: ['7', '7', '7', '7', '7', '7', '7', '7', '7', '7', '7', '7', '10', 'K', '2', '4', '6', '9'],
} as const;
const THEMES = ['any', 'any', 'pairs', 'aces', 'twins'] as const;
const WORDS = ['insure', 'decline', 'keep', 'switch', 'hit', 'stand', 'double', 'double', 'split', 'split', 'split'];
const STRANGE = ['surrender', 'super-match', 'switch-first', 'HIT', 'Switch', '', 'xstate.init', '__proto__'];
const AMOUNTS = [[1, 0], [0, 1], [1, 1], [2, 0], [5, 5], [9, 1], [-1, 0], [1], [1, 0, 0], 'all', null, ['1', 1], {}];
/** For a game in which half of the one stake is insured. */
const HALVES = [[1], [2], [3], [4], [5], [0], [-1], [0.5], [1, 0], 'all', null, ['1'], {}];

/** The numbers that a random script is made from; smaller numbers make simpler scripts. */
export interface Seedling {
  readonly seats: readonly { readonly stake: number; readonly spare: number }[];
  readonly theme: keyof typeof DECKS;
  readonly deck: readonly number[];
  readonly dealer22: boolean;
  readonly picks: readonly number[];
}

/** Tables of 1 to 6 seats, decks and decisions. */
export const seedlings: fc.Arbitrary<Seedling> = fc.record({
  seats: fc.array(fc.record({ stake: fc.constantFrom(2, 2, 3, 4, 5, 10), spare: fc.nat(11) }), {
    minLength: 1,
    maxLength: 6,
    size: 'small',
  }),
  theme: fc.constantFrom(...THEMES),
  deck: fc.array(fc.nat(DECKS.any.length * 4 - 1), { minLength: 130, maxLength: 130 }),
  dealer22: fc.boolean(),
  picks: fc.array(fc.nat(9999), { minLength: 40, maxLength: 120 }),
});

/** A random script with what the rules answer to it, or null where it goes to a point that is not judged. */
export function growScript(seedling: Seedling, law: Law): { request: Request; played: Played } | null {
  const { spots, insurance } = law.ruleset;
  const isHalf = insurance.amount === 'half';
  const seats = seedling.seats.map(({ stake: drawn, spare }) => {
    const stake = isHalf ? 2 * drawn : drawn;
    return {
      chips: spots * stake + ([0, 1, stake - 1, stake, stake + 1, 2 * stake, 3 * stake][spare] ?? 100),
      stakes: Array.from({ length: spots }, () => stake),
    };
  });
  const table = { ruleset: law.ruleset.name, seats, cards: dealt(deckOf(seedling), seats.length, law.ruleset) };
  try {
    const grown = grow(table, seedling.picks, law);
    const cards = seedling.dealer22 ? towards22(table.cards, grown.table, law) : null;
    const request = { ...grown.request, cards: cards ?? table.cards };
    const played = cards === null ? grown.played : play(request, law);
    return notJudgedIn({ ...request, steps: played.steps }, law).length > 0 ? null : { request, played };
  } catch (error) {
    if (error instanceof OutOfCards) return null;
    throw error;
  }
}

/** The cards of the numbers, the next card of the pack where a shoe of six packs holds no more copies. */
function deckOf({ deck, theme }: Seedling): Card[] {
  const copies = new Map<Card, number>();
  return deck.map((number) => {
    let at = PACK.indexOf(`${DECKS[theme][number >> 2]}${'SHDC'[number & 3]}` as Card);
    while ((copies.get(PACK[at] ?? 'AS') ?? 0) >= 6) at = (at + 1) % PACK.length;
    const card = PACK[at] ?? 'AS';
    copies.set(card, (copies.get(card) ?? 0) + 1);
    return card;
  });
}

function dealt(deck: readonly Card[], seats: number, ruleset: Ruleset): Cards {
  const { spots } = ruleset;
  const handAt = (place: number) => deck.slice(2 * place, 2 * place + 2);
  const hands = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: spots }, (__, spot) => handAt(spots * seat + spot)),
  );
  const dealerAt = 2 * spots * seats;
  const drawsAt = dealerAt + dealtToDealer(ruleset);
  return { seats: hands, dealer: deck.slice(dealerAt, drawsAt), draws: deck.slice(drawsAt) };
}

/** The same cards with a draw moved to where it makes the dealer end on 22, if one can. */
function towards22(cards: Cards, { dealer, drawn }: Table, law: Law): Cards | null {
  const dealt = dealer.slice(0, 2);
  const { total, isSoft } = law.handValue(dealt);
  const first = drawn.length - (dealer.length - 2);
  const last = cards.draws.findIndex((card, at) => at >= first && law.handValue([...dealt, card]).total === 22);
  const [card] = cards.draws.slice(last);
  if (isSoft || total < 12 || total > 16 || last < 0 || card === undefined) return null;
  return { ...cards, draws: cards.draws.toSpliced(last, 1).toSpliced(first, 0, card) };
}

function grow(table: Omit<Request, 'actions'>, picks: readonly number[], law: Law) {
  const round = openRound(table, law);
  const told = [round.dealt];
  const actions: Action[] = [];
  let after = 0;
  for (const pick of picks) {
    const step = told.at(-1)?.step ?? round.dealt.step;
    if (step.phase === 'done' && after++ > 1) break;
    const action = actionFor(step, pick, law.ruleset.insurance.amount === 'half' ? HALVES : AMOUNTS);
    actions.push(action);
    told.push(round.act(action));
  }
  const played: Played = { steps: told.map(({ step }) => step), told };
  return { request: { ...table, actions }, played, table: (told.at(-1) ?? round.dealt).table };
}

function actionFor({ phase, turn, legal = [], seats = [] }: Step, pick: number, amounts: readonly unknown[]): Action {
  const seat = turn?.seat ?? 1;
  const kind = pick % 100;
  const more = Math.floor(pick / 100);
  if (kind < 80 && legal.length > 0) {
    const word = legal[kind < 40 ? legal.length - 1 : more % legal.length] ?? 'stand';
    return word === 'insure' ? { seat, do: word, amounts: amounts[more % 5] } : { seat, do: word };
  }
  const word = (kind < 92 ? WORDS[more % WORDS.length] : STRANGE[more % STRANGE.length]) ?? '';
  const isSeatInTurn = phase === 'insurance' || kind % 2 === 0;
  const named = isSeatInTurn ? seat : more % (seats.length + 2);
  const hand = kind % 3 === 0 ? { hand: (more % 4) + 1 } : {};
  return word === 'insure'
    ? { seat: named, do: word, amounts: amounts[more % amounts.length] }
    : { seat: named, do: word, ...hand };
}
