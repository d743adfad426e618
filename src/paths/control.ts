import { type Card, hardTotalOf, isAce, rankOf } from '../../machine/cards.ts';
import type { Law } from '../../machine/law.ts';
import { HAND_WORDS } from '../../machine/meta.ts';
import type { RoundPosition } from '../../machine/refusal.ts';
import { leastAction } from '../../machine/step.ts';
import { type Action, type Hand, type Seat, seatInTurn } from '../../machine/table.ts';
import { WORDS } from '../../machine/words.ts';
import { chartItemsOf } from '../coverage/chart.ts';
import { moneyItemsOf } from '../coverage/money.ts';
import { refusalItemsOf } from '../coverage/refusals.ts';
import { settlementItemsOf } from '../coverage/settlement.ts';
import { splitItemsOf } from '../coverage/splits.ts';
import { tableItemsOf } from '../coverage/table.ts';
import type { Field, Setup } from './explore.ts';

/** The hands that are dealt: a pair of each kind that splits differently, a natural, and one that is nothing. */
const HANDS: readonly (readonly Card[])[] = [
  ['5S', '5H'],
  ['10S', 'KH'],
  ['AS', 'AH'],
  ['AS', 'KH'],
  ['10S', '5H'],
];
const ALPHABET: readonly Card[] = ['AS', '5S', '10S'];
/** No check; a check under an ace and a ten, with and without a natural; a dealer who draws. */
const DEALERS: readonly (readonly Card[])[] = [
  ['9C', '8D'],
  ['AC', '8D'],
  ['AC', 'KD'],
  ['KC', '8D'],
  ['KC', 'AD'],
  ['9C', '5D', '6C'],
];
/** Free chips, in stakes, from which no further stake is ever too much. */
const RICH = 50;
const STAKE = 2;

/** What a seat can do with the two hands that it is dealt, whatever it draws; four hands a spot, chips for none to all of it. */
export function controlField(law: Law): Field {
  return {
    law,
    setups: [...chipSetups(law), ...dealerSetups(law)],
    alphabet: ALPHABET,
    keyOf: controlKey,
    actionsAt,
    itemsOf: (move) => [
      ...chartItemsOf(move),
      ...refusalItemsOf(move),
      ...moneyItemsOf(move),
      ...tableItemsOf(move),
      ...settlementItemsOf(move),
      ...splitItemsOf(move),
    ],
  };
}

/** Two seats next to each other: what ends the play of one and begins that of the other. */
export function neighboursField(law: Law): Field {
  const [one = [], ...dealers] = DEALERS;
  const [, , , , plain = []] = HANDS;
  const rich = [RICH * STAKE, RICH * STAKE];
  const lastBeforeFirst = [...HANDS.map((last) => [last, plain]), ...HANDS.map((first) => [plain, first])].map(
    ([last = [], first = []]) =>
      setupOf(
        [
          [plain, last],
          [first, plain],
        ],
        one,
        rich,
        law,
      ),
  );
  const dealt = dealers.map((dealer) =>
    setupOf(
      [
        [plain, plain],
        [plain, plain],
      ],
      dealer,
      rich,
      law,
    ),
  );
  return { ...controlField(law), setups: [...lastBeforeFirst, ...dealt] };
}

/** One seat and two, for an order of play that is not the default: what the chart does in it that it does in no other. */
export function orderField(law: Law): Field {
  const [one = []] = DEALERS;
  const [, , , , plain = []] = HANDS;
  const rich = RICH * STAKE;
  const alone = HANDS.map((hand) => setupOf([[hand, hand]], one, [rich], law));
  const neighbours = DEALERS.flatMap((dealer) =>
    HANDS.slice(2).map((hand) =>
      setupOf(
        [
          [hand, hand],
          [hand, plain],
        ],
        dealer,
        [rich, rich],
        law,
      ),
    ),
  );
  return {
    ...controlField(law),
    setups: [...alone, ...neighbours],
    actionsAt: ({ context }) => WORDS.map((word) => leastAction(word, context, law)),
    itemsOf: chartItemsOf,
  };
}

/** Chips for no further stake, for a part of one, for some, and for all that a seat can place. */
const FREE = [1, 2, 3, 4, 6, RICH * STAKE];

function chipSetups(law: Law): readonly Setup[] {
  const [fives = [], tens = [], , , plain = []] = HANDS;
  const beside = HANDS.flatMap((hand) => [
    [hand, plain],
    [plain, hand],
  ]);
  const pairs = [...beside, [tens, tens], [fives, tens], [tens, fives]];
  return FREE.flatMap((chips) => pairs.map((hands) => setupOf([hands], DEALERS[0] ?? [], [chips], law)));
}

function dealerSetups(law: Law): readonly Setup[] {
  const [, ...dealers] = DEALERS;
  return dealers.flatMap((dealer) =>
    (dealer[0]?.startsWith('A') ? [1, 3, 5, RICH * STAKE] : [RICH * STAKE]).flatMap((chips) =>
      pairsOf(HANDS.slice(-3)).map((hands) => setupOf([hands], dealer, [chips], law)),
    ),
  );
}

function pairsOf<T>(all: readonly T[]): readonly (readonly T[])[] {
  return all.flatMap((one) => all.map((other) => [one, other]));
}

function setupOf(
  seats: readonly (readonly (readonly Card[])[])[],
  dealer: readonly Card[],
  free: readonly number[],
  { ruleset }: Law,
): Setup {
  const { spots } = ruleset;
  return {
    seats: free.map((chips) => ({ chips: chips + spots * STAKE, stakes: Array.from({ length: spots }, () => STAKE) })),
    cards: { seats: seats.map((hands) => hands.slice(0, spots)), dealer: dealer.slice(0, 2), draws: [] },
    behind: dealer.slice(2),
  };
}

/** What decides how a round can go on: of the hand in turn and those that follow their cards, of those before their place only. */
function controlKey({ state, context, taken }: RoundPosition): string {
  const { seats, turn, dealer } = context;
  if (state.isFinal) return state.name;
  const rest = seats.map((seat, at) =>
    at < turn.seat && state.name.startsWith('play') ? '' : seatKey(seat, at === turn.seat ? turn.hand : -1),
  );
  const way = taken.at(-1);
  return [state.name, way?.event, way?.guards.join('+'), turn.seat, turn.hand, ...dealer.slice(0, 2), ...rest].join(
    ' ',
  );
}

function seatKey({ chips, insurance, hands }: Seat, turn: number): string {
  const level = chips > (RICH * STAKE) / 2 ? 'rich' : chips;
  return `${level} ${insurance.join('+')} ${hands.map((hand, at) => (at < turn ? pastKey(hand) : cardsKey(hand))).join(' ')}`;
}

function pastKey({ spot, isNatural }: Hand): string {
  return `${spot}${isNatural ? 'n' : ''}`;
}

function cardsKey({ spot, cards, stake, lineage, isNatural, isSwitched, isFinished }: Hand): string {
  const ranks =
    cards.length > 2 ? `${hardTotalOf(cards)} ${cards.some(isAce)}` : cards.map((card) => rankOf(card)).join('-');
  return [spot, ranks, stake, lineage.length > 1, isNatural, isSwitched, isFinished].join(',');
}

/** What a seat tries whose turn it is not. */
const OF_OTHERS = ['keep', 'switch', ...HAND_WORDS];

/** Every word, those of related games, a word of another seat and for another hand; insurance with right and wrong amounts. */
function actionsAt(position: RoundPosition, law: Law): readonly Action[] {
  const { context, state } = position;
  const seat = context.turn.seat + 1;
  const words = [...WORDS, ...Object.keys(law.ruleset.excluded)].filter((word) => word !== 'insure');
  const plain = words.map((word): Action => ({ seat, do: word }));
  if (state.name === 'insurance') return [...plain, ...insurances(context.seats[seat - 1], seat)];
  const others = state.isFinal ? [] : context.seats.map((_, at) => at + 1).filter((other) => other !== seat);
  const hands = state.name === 'play.choice' ? (seatInTurn(context)?.hands ?? []) : [];
  return [
    ...plain,
    { seat, do: 'insure', amounts: hands.slice(0, law.ruleset.spots).map(() => 1) },
    ...others.flatMap((other) => OF_OTHERS.map((word): Action => ({ seat: other, do: word }))),
    ...hands
      .map((_, at) => at)
      .filter((at) => Math.abs(at - context.turn.hand) === 1)
      .flatMap((at) => HAND_WORDS.map((word): Action => ({ seat, do: word, hand: at + 1 }))),
  ];
}

function insurances(dealt: Seat | undefined, seat: number): readonly Action[] {
  const stakes = dealt?.hands.map(({ stake }) => stake) ?? [];
  const half = stakes.map((stake) => Math.floor(stake / 2));
  const amounts: readonly unknown[] = [
    half,
    half.map((amount, at) => (at === 0 ? amount : 0)),
    half.map((amount, at) => (at === 0 ? 0 : amount)),
    stakes,
    half.map((amount) => -amount),
    half.slice(1),
    [...half, 0],
    undefined,
  ];
  return amounts.map((given): Action => ({ seat, do: 'insure', ...(given === undefined ? {} : { amounts: given }) }));
}
