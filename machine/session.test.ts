import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { lawUnder } from '../src/fixtures/laws.ts';
import { readSessions } from '../src/fixtures/read.ts';
import { clausesOf } from '../src/rulesets/clauses.ts';
import { readRules, readRuleset } from '../src/rulesets/read.ts';
import type { Law } from './law.ts';
import { createLaw } from './law.ts';
import { openSession, playSession, type RoundScript, type SessionRequest } from './play-session.ts';
import { createSession } from './session.ts';
import type { RoundEvent } from './words.ts';

const ruleset = readRuleset('switch-us');
const law = createLaw(ruleset);

interface Transition {
  readonly guard?: string;
  readonly actions?: readonly string[];
  readonly meta?: { readonly clauses?: readonly string[] };
}
interface Node {
  readonly meta?: Transition['meta'];
  readonly always?: Transition | readonly Transition[];
  readonly on?: { readonly [event: string]: Transition };
  readonly invoke?: { readonly onDone: Transition };
}

const nodes = Object.values(createSession(law).config.states ?? {}) as readonly Node[];
const transitions = nodes.flatMap(({ always = [], on = {}, invoke }) =>
  [always, ...Object.values(on), ...(invoke === undefined ? [] : [invoke.onDone])].flat(),
) as readonly Transition[];

describe('the chart of a session', () => {
  it('names every guard and every update of its law, and no others', () => {
    const { guards, updates } = law.session;
    expect(new Set(transitions.flatMap(({ guard = [] }) => guard))).toEqual(new Set(Object.keys(guards)));
    expect(new Set(transitions.flatMap(({ actions = [] }) => actions))).toEqual(new Set(Object.keys(updates)));
  });

  it('carries clauses on every state and transition, and all of them are clauses of the rules', () => {
    const known = clausesOf(readRules('switch-us')).map(({ id }) => id);
    const carried = [...nodes, ...transitions].map(({ meta }) => meta?.clauses);
    expect(carried.every((clauses) => clauses !== undefined)).toBe(true);
    const entries = [
      ...Object.values(law.session.guards).flatMap(({ clauses }) => clauses),
      ...Object.values(law.session.updates).flatMap(({ sets }) => Object.values(sets).flat()),
    ];
    expect([...carried.flat(), ...entries].filter((clause) => !known.includes(clause ?? ''))).toEqual([]);
  });
});

const CARDS = [
  ['10S', '9S'],
  ['10H', '9H'],
] as const;

/** A round in which each seat that is in holds 19 and 19 and stands, against a dealer with these two cards. */
function standing(isIn: readonly boolean[], dealer: RoundScript['cards']['dealer'] = ['10D', 'QD']): RoundScript {
  const seated = isIn.flatMap((one, at) => (one ? [at + 1] : []));
  const acts = (...words: readonly string[]) => seated.flatMap((seat) => words.map((word) => ({ seat, do: word })));
  return {
    cards: { seats: isIn.map((one) => (one ? CARDS : null)), dealer, draws: [] },
    actions: [...acts('keep'), ...acts('stand', 'stand')],
  };
}

function played(chips: readonly number[], rounds: readonly RoundScript[], stakes: readonly number[] = [2, 2]) {
  const seats = chips.map((own) => ({ chips: own, stakes }));
  return playSession({ ruleset: 'switch-us', seats, rounds }, law);
}

describe('a session that cannot be played', () => {
  const six = standing([true]);
  it.each<[string, ReturnType<typeof played>, object]>([
    [
      'more rounds than a session has',
      played([100], Array(11).fill(six)),
      { pointer: '/rounds', found: 'a list of 11', clause: 'S7.2' },
    ],
    [
      'stakes that the rules refuse',
      played([100], [six], [2, 3]),
      { pointer: '/seats', found: 'a table that is refused, bad-stake' },
    ],
    ['no seat', played([], []), { pointer: '/seats', found: 'a table that is refused, seat-count' }],
    [
      'cards for a seat that is out',
      played([7, 100], [standing([true, true]), standing([true, true])]),
      { pointer: '/rounds/1/cards/seats/0', clause: 'S7.3', isOutOfCards: false },
    ],
    [
      'no cards for a seat that is in',
      played([8, 100], [standing([true, true]), standing([false, true])]),
      { pointer: '/rounds/1/cards/seats/0', found: 'null' },
    ],
    [
      'a round after one that is not over',
      played([100], [{ ...six, actions: six.actions.slice(0, 2) }, six]),
      { pointer: '/rounds/1', found: 'a round' },
    ],
    [
      'draws that run out',
      played(
        [100],
        [
          six,
          {
            ...six,
            actions: [
              { seat: 1, do: 'keep' },
              { seat: 1, do: 'hit' },
            ],
          },
        ],
      ),
      { pointer: '/rounds/1/cards/draws', isOutOfCards: true },
    ],
  ])('is named: %s', (_, found, problem) => {
    expect(found).toMatchObject(problem);
  });
});

describe('a session', () => {
  it('is over when every seat is out: later rounds are not looked at (N10)', () => {
    const found = played([8], [standing([true]), standing([true]), standing([true])]);
    expect(found).toMatchObject({ results: [{ seat: 1, chips: 0, net: -8, rank: 1 }] });
    expect('rounds' in found && found.rounds.length).toBe(2);
  });

  it('ends a round that a dealer natural decides right after the deal', () => {
    const found = played([100], [{ ...standing([true], ['KD', 'AD']), actions: [] }, standing([true], ['10D', '8D'])]);
    expect(found).toMatchObject({ results: [{ chips: 100 }] });
  });

  it('refuses every word of a seat that is out, in play and after the round, and says whose turn it is', () => {
    const { cards, actions } = standing([false, true]);
    const tried = { seat: 1, do: 'stand' };
    const found = played(
      [3, 100],
      [{ cards, actions: [tried, actions[0] ?? tried, tried, ...actions.slice(1), tried] }],
    );
    if (!('rounds' in found)) throw new Error(found.expected);
    const { steps = [] } = found.rounds[0] ?? {};
    expect([1, 3, 6].map((at) => steps[at]?.accepted)).toEqual([false, false, false]);
    expect([1, 3, 6].map((at) => steps[at]?.reason)).toEqual(['not-now', 'not-your-turn', 'round-over']);
    const reasons = found.told[0]?.map(({ cite }) => cite().reasons);
    expect(reasons?.[1]).toEqual(['not-now', 'not-your-turn']);
    expect(reasons?.[3]).toEqual(['not-your-turn']);
    expect(reasons?.[6]).toEqual(['round-over', 'not-now', 'not-your-turn']);
  });

  it('shows a seat that is out without hands, with its chips and no insurance', () => {
    const found = played([3, 100], [standing([false, true])]);
    const step = 'rounds' in found ? found.rounds[0]?.steps.at(-1) : undefined;
    expect(step?.seats?.[0]).toEqual({ chips: 3, insurance: [0, 0], hands: [] });
  });

  it('cites at a deal the clauses by which chips are carried and seats are out', () => {
    const found = played([3, 100], [standing([false, true]), standing([false, true])]);
    const fields = 'told' in found ? found.told[1]?.[0]?.cite().fields : undefined;
    expect(fields?.['/seats/*/chips']?.[0]).toBe('S7.5');
    expect(fields?.['/seats/*/hands']).toEqual(['S7.3', 'D19']);
    expect(fields?.['/turn']).toContain('D19');
  });
});

/** What a session stands at before each round and after the last, as XState runs its chart with the round inside. */
function standsByXState({ seats, rounds }: SessionRequest, own: Law): readonly string[] {
  const actor = createActor(createSession(own), { input: seats }).start();
  const stands = [JSON.stringify(actor.getSnapshot().context)];
  for (const { cards, actions } of rounds) {
    if (actor.getSnapshot().status !== 'active') break;
    actor.send({ type: 'deal', cards });
    const round = actor.getSnapshot().children.round;
    for (const action of actions) {
      if (round?.getSnapshot().status === 'active') round.send({ ...action, type: action.do } as RoundEvent);
    }
    stands.push(JSON.stringify(actor.getSnapshot().context));
  }
  return stands;
}

function standsByTable({ seats, rounds }: SessionRequest, own: Law): readonly string[] {
  const session = openSession(seats, own);
  const stands = [JSON.stringify(session?.stands())];
  for (const { cards, actions } of rounds) {
    if (session === null || session.isOver()) break;
    const round = session.deal(cards);
    for (const action of actions) round?.act(action);
    stands.push(JSON.stringify(session.stands()));
  }
  return stands;
}

it.each(readSessions('switch-us').map((fixture) => [fixture.id, fixture] as const))(
  'XState and the compiled charts come to the same after each round of %s',
  (_, { request, needs }) => {
    const own = lawUnder(ruleset, needs);
    const stands = standsByTable(request as SessionRequest, own);
    expect(stands.length).toBeGreaterThan(0);
    expect(stands).toEqual(standsByXState(request as SessionRequest, own));
  },
);
