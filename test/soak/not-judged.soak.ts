import { describe, expect, it } from 'vitest';
import { entryLie, guardLie, updateLie } from '../../conformance/impostors/lie.ts';
import { rankOf } from '../../machine/cards.ts';
import { createLaw, type Law } from '../../machine/law.ts';
import { openRound, play, type Told } from '../../machine/play.ts';
import type { Answer, Request, Step } from '../../machine/step.ts';
import { type Action, changeHand, handInTurn, seatInTurn } from '../../machine/table.ts';
import { oracleOf } from '../../src/generate/suspects.ts';
import type { Oracle } from '../../src/impostors/judge.ts';
import { answerPlay } from '../../src/protocol/adapter.ts';
import { readRuleset } from '../../src/rulesets/read.ts';
import { notPassed, replyOf, suiteFor } from '../in-process.ts';

/** A game that is honest in its own way where the rules do not decide. */
type Way = (law: Law) => Oracle;

/** The answers of the machine with a change to each of their steps. */
function telling(change: (step: Step, told: Told, request: Request) => Step, lie = (law: Law) => law): Way {
  return (law) => (params) =>
    replyOf(() => {
      const own = lie(law);
      const request = params as Request;
      const { steps } = answerPlay(request, own);
      const { told } = play(request, own);
      return { steps: steps.map((step, at) => change(step, told[at] as Told, request)) } satisfies Answer;
    });
}

function playing(lie: (law: Law) => Law): Way {
  return (law) => oracleOf(lie(law));
}

/** The dealer with these cards, where every hand went over or is a natural. */
function dealerShows(count: number): Way {
  return telling((step, _, { cards }) => {
    const hands = (step.seats ?? []).flatMap((seat) => seat.hands);
    const isDecided = step.phase === 'done' && hands.every(({ natural, total }) => natural || total > 21);
    return isDecided ? { ...step, dealer: { cards: cards.dealer.slice(0, count), total: 0 } } : step;
  });
}

function earlyPayout(seat: Step['seats']): number {
  const [own] = seat ?? [];
  return (own?.hands ?? []).filter(({ natural }) => natural).reduce((chips, { stake }) => chips + 2 * stake, 0);
}

const paysNaturalsAtOnce = telling(
  (step) =>
    step.phase === 'switch' || step.phase === 'play'
      ? { ...step, seats: (step.seats ?? []).map((seat) => ({ ...seat, chips: seat.chips + earlyPayout([seat]) })) }
      : step,
  guardLie('stakeIsCovered', (table) => {
    const { chips = 0, hands = [] } = seatInTurn(table) ?? {};
    const paid = hands.filter(({ isNatural }) => isNatural).reduce((sum, { stake }) => sum + 2 * stake, 0);
    return (handInTurn(table)?.stake ?? 0) <= chips + paid;
  }),
);

/** A game that asks a hand of 21 too, behind an adapter that gives the only answer itself. */
const asksAt21: Way = (law) => (params) =>
  replyOf(() => {
    const asking = guardLie('handMayAct', (table) => {
      const hand = handInTurn(table);
      return hand !== undefined && !hand.isFinished && law.handValue(hand.cards).total <= 21;
    })(law);
    const { actions, ...table } = params as Request;
    const round = openRound(table, asking);
    const answered = (told: Told): Told => {
      const { phase, turn, seats = [] } = told.step;
      const hand = seats[(turn?.seat ?? 0) - 1]?.hands[(turn?.hand ?? 0) - 1];
      return phase === 'play' && hand?.total === 21
        ? answered(round.act({ seat: turn?.seat ?? 0, do: 'stand' }))
        : told;
    };
    const steps = [answered(round.dealt).step];
    for (const action of actions) {
      const before = steps.at(-1);
      const told = round.act(action);
      steps.push(
        told.step.accepted ? { ...answered(told).step, accepted: true } : { ...(before as Step), ...told.step },
      );
    }
    return { steps };
  });

const hand = (one: string, other: string) => [one, other];

function script(
  seats: Request['seats'],
  dealt: string[][][],
  dealer: string[],
  draws: string[],
  actions: Action[],
): Request {
  return { ruleset: 'switch-us', seats, cards: { seats: dealt, dealer, draws }, actions } as unknown as Request;
}

const one = [{ chips: 100, stakes: [2, 2] }];
const natural = hand('AS', 'KD');
const keep: Action = { seat: 1, do: 'keep' };

/** For each entry: games that are honest in other ways than the machine, and a script on which they differ from it. */
const entries: readonly (readonly [id: string, says: string, way: Way, differing: Request])[] = [
  [
    'N1',
    'the hole card is turned and the dealer does not draw',
    dealerShows(2),
    script(one, [[natural, hand('AH', 'QC')]], ['9C', '4D'], ['2S', '6H', '3C'], [keep]),
  ],
  [
    'N1',
    'the hole card is not even turned',
    dealerShows(1),
    script(one, [[natural, hand('AH', 'QC')]], ['9C', '9D'], [], [keep]),
  ],
  [
    'N2',
    'the second card of a pair heads the hand that plays first',
    playing(
      updateLie('splitHand', (honest, table, ...rest) =>
        honest(
          changeHand(table, (own) => ({ ...own, cards: [...own.cards].reverse() })),
          ...rest,
        ),
      ),
    ),
    script(one, [[hand('8S', '8D'), hand('10C', '7H')]], ['10D', '7S'], ['2S', '3S'], [keep, { seat: 1, do: 'split' }]),
  ],
  [
    'N3',
    'nothing but zeros is no insurance',
    playing((law) => {
      const { holds } = law.guards.amountsAreAllowed;
      return guardLie('amountsAreAllowed', (table, action, own) => {
        const isNothing = Array.isArray(action.amounts) && action.amounts.every((amount) => amount === 0);
        return !isNothing && holds(table, action, own);
      })(law);
    }),
    script(
      one,
      [[hand('8S', '9D'), hand('10C', '7H')]],
      ['AD', '7S'],
      [],
      [{ seat: 1, do: 'insure', amounts: [0, 0] }],
    ),
  ],
  [
    'N3',
    'the last seat is asked for insurance first',
    telling((step) => (step.phase === 'insurance' ? { ...step, turn: { seat: step.seats?.length ?? 1 } } : step)),
    script(
      [...one, ...one],
      [
        [hand('8S', '9D'), hand('10C', '7H')],
        [hand('8S', '9D'), hand('10C', '7H')],
      ],
      ['AD', '7S'],
      [],
      [],
    ),
  ],
  [
    'N4',
    'an exchange of the same rank leaves a natural as it was dealt',
    playing(
      updateLie('switchSecondCards', (honest, table, ...rest) => {
        const hands = seatInTurn(table)?.hands ?? [];
        const [first, second] = hands.flatMap(({ cards }) => cards.slice(1)).map(rankOf);
        const isForNothing = first === second && hands.some(({ isNatural }) => isNatural);
        return isForNothing ? table : honest(table, ...rest);
      }),
    ),
    script(one, [[natural, hand('9H', 'KC')]], ['10D', '7S'], [], [{ seat: 1, do: 'switch' }]),
  ],
  [
    'N5',
    'a natural is paid at once, and what it brings covers a double',
    paysNaturalsAtOnce,
    script([{ chips: 4, stakes: [2, 2] }], [[natural, hand('5H', '6C')]], ['10D', '7S'], [], [keep]),
  ],
  [
    'N6',
    'a table that a seat cannot cover is played on credit',
    playing(guardLie('stakesAreNotCovered', () => false)),
    script([{ chips: 3, stakes: [2, 2] }], [[hand('8S', '9D'), hand('10C', '7H')]], ['9D', '8S'], [], []),
  ],
  [
    'N8',
    'a refusal names the last reason that applies',
    telling((step, told) => {
      const last = told.cite().reasons?.at(-1);
      return step.accepted || last === undefined ? step : { ...step, reason: last };
    }),
    script(
      [{ chips: 4, stakes: [2, 2] }],
      [[hand('5S', '9D'), hand('10C', '7H')]],
      ['9D', '8S'],
      [],
      [keep, { seat: 1, do: 'split' }],
    ),
  ],
];

const ruleset = readRuleset('switch-us');
const others = {
  dealOrder: 'spot-by-spot',
  splitDeal: 'at-once',
  switchTiming: 'in-turn',
  splitPlace: 'last',
} as const;
const choices = [ruleset.choices, others];

it('the machine is certified', () => {
  for (const chosen of choices) {
    expect(notPassed(oracleOf(createLaw(ruleset, chosen)), suiteFor({ choices: chosen }))).toEqual([]);
  }
});

describe.each(entries)('%s, %s', (_, __, way, differing) => {
  it('is another honest answer than that of the machine', () => {
    const law = createLaw(ruleset);
    expect(way(law)(differing as never)).not.toEqual(oracleOf(law)(differing as never));
  });

  it('is certified, as the machine is', () => {
    for (const chosen of choices) {
      expect(notPassed(way(createLaw(ruleset, chosen)), suiteFor({ choices: chosen }))).toEqual([]);
    }
  });
});

describe('N9, a game that asks a hand of 21 behind an adapter that stands', () => {
  it('is certified, as the machine is', () => {
    for (const chosen of choices) {
      expect(notPassed(asksAt21(createLaw(ruleset, chosen)), suiteFor({ choices: chosen }))).toEqual([]);
    }
  });

  it('is not where the adapter shows the question', () => {
    const asking = guardLie('handMayAct', (table, _, law) => {
      const own = handInTurn(table);
      return own !== undefined && !own.isFinished && law.handValue(own.cards).total <= 21;
    });
    expect(notPassed(oracleOf(asking(createLaw(ruleset))), suiteFor({})).length).toBeGreaterThan(0);
  });
});

it('what is judged next to each of them is still judged', () => {
  const neighbours = [
    entryLie(() => ({ dealerDraws: () => false })),
    guardLie('stakeIsCovered', () => true),
    updateLie('switchSecondCards', (_, table) => table),
  ];
  for (const lie of neighbours) {
    expect(notPassed(oracleOf(lie(createLaw(ruleset))), suiteFor({})).length).toBeGreaterThan(0);
  }
});
