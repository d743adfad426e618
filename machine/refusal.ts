import type { State, Transition } from './compile.ts';
import type { GuardName } from './guards.ts';
import type { Law } from './law.ts';
import type { RoundMeta } from './meta.ts';
import type { Position } from './run.ts';
import type { Action, Table } from './table.ts';
import { WORDS, type Word } from './words.ts';

/** Why an action or a table is refused: the words of the protocol. */
export const REASONS = [
  'unknown-action',
  'round-over',
  'not-now',
  'not-your-turn',
  'not-two-cards',
  'not-a-pair',
  'split-limit',
  'not-covered',
  'bad-amount',
  'not-this-hand',
  'seat-count',
  'bad-stake',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Refusal {
  readonly reason: Reason;
  /** The clauses that refuse it, the foremost first. */
  readonly clauses: readonly string[];
}

/** Where a round stands. */
export type RoundPosition = Position<Table>;

/** The action words that a ruleset has. */
export function wordsOf({ ruleset }: Law): readonly Word[] {
  return WORDS.filter((word) => {
    switch (word) {
      case 'insure':
      case 'decline':
        return ruleset.insurance.offered !== 'never';
      case 'keep':
      case 'switch':
        return ruleset.switch !== 'none';
      default:
        return true;
    }
  });
}

/**
 * Why the chart refuses an action, or null where it takes it: an unknown word; the round is over; no transition for it
 * in this phase; else the first false guard of its transition.
 */
export function refusalOf(position: RoundPosition, action: Action, law: Law): Refusal | null {
  const word = wordsOf(law).find((known) => known === action.do);
  if (word === undefined) return { reason: 'unknown-action', clauses: excludingClauses(action.do, law) };
  if (position.state.isFinal) return { reason: 'round-over', clauses: [] };
  const transition = transitionOf(position, word);
  if (transition === undefined) return { reason: 'not-now', clauses: phaseMeta(position)?.refuses?.[word] ?? [] };
  const failed = guardNamesOf(transition).find((name) => !law.guards[name].holds(position.context, action, law));
  if (failed === undefined) return null;
  const { reason, clauses = [] } = law.guards[failed];
  return { reason: reason ?? 'not-now', clauses: [...clauses, ...clausesOf(transition)] };
}

/** The clause that excludes a word of a related game, if one does. */
function excludingClauses(word: string, { ruleset }: Law): readonly string[] {
  return Object.entries(ruleset.excluded).flatMap(([excluded, clause]) => (excluded === word ? [clause] : []));
}

/** Every reason that applies to an action that is refused; a refusal may name any of them (N8). */
export function reasonsApplying(position: RoundPosition, action: Action, law: Law): readonly Reason[] {
  const applying = new Set<Reason>();
  const table = position.context;
  const isOver = position.state.isFinal;
  const seat = table.out.includes(action.seat - 1) ? undefined : table.seats[action.seat - 1];
  const word = wordsOf(law).find((known) => known === action.do);
  if (word === undefined) applying.add('unknown-action');
  if (isOver) applying.add('round-over');
  if (isOver || word === undefined || transitionOf(position, word) === undefined) applying.add('not-now');
  if (seat === undefined || (!isOver && namesAnotherTurn(position, action, law))) applying.add('not-your-turn');
  if (word === undefined || seat === undefined) return [...applying];
  for (const turn of handsMeant(table, action, isOver)) {
    for (const name of guardNamesOfWord(position, word)) {
      const { reason, holds } = law.guards[name];
      if (reason === undefined || reason === 'not-your-turn') continue;
      if (!holds({ ...table, turn }, action, law)) applying.add(reason);
    }
  }
  return REASONS.filter((reason) => applying.has(reason));
}

/** Why a table is refused: the reason of the guard on the way into `refused`, or null where it was not. */
export function tableRefusalOf({ taken }: RoundPosition, law: Law): Refusal | null {
  const way = taken.find(({ target }) => isRefused(target));
  const guard = way === undefined ? undefined : guardNamesOf(way)[0];
  if (guard === undefined) return null;
  const { reason, clauses = [] } = law.guards[guard];
  return { reason: reason ?? 'bad-stake', clauses };
}

/** Every reason that applies to a table that is refused. */
export function tableReasonsApplying({ chart, context: table }: RoundPosition, law: Law): readonly Reason[] {
  const ways = chart.initial.always.filter(({ target }) => isRefused(target));
  const guards = ways.flatMap(guardNamesOf).map((name) => law.guards[name]);
  const applying = guards.filter(({ holds }) => holds(table, { seat: 0, do: '' }, law));
  return applying.flatMap(({ reason }) => reason ?? []);
}

function isRefused({ name }: State): boolean {
  return name === 'refused';
}

/** The transition of a word where the round stands, if there is one. */
export function transitionOf({ state }: RoundPosition, word: Word): Transition | undefined {
  return state.on.get(word)?.[0];
}

/** The clauses that a transition carries out. */
export function clausesOf({ meta }: Transition): readonly string[] {
  return meta?.clauses ?? [];
}

/** What the state in which somebody decides carries. */
export function phaseMeta({ state }: RoundPosition): RoundMeta | undefined {
  return state.metas.find(({ refuses }) => refuses !== undefined);
}

/** The names of the guards on a transition. */
export function guardNamesOf({ guards }: Transition): readonly GuardName[] {
  return guards as readonly GuardName[];
}

function guardNamesOfWord({ chart }: RoundPosition, word: Word): readonly GuardName[] {
  return chart.states.flatMap(({ on }) => on.get(word) ?? []).flatMap(guardNamesOf);
}

function namesAnotherTurn({ context, state }: RoundPosition, action: Action, law: Law): boolean {
  const isInPlay = state.name.startsWith('play.');
  const { seatIsInTurn, handIsInTurn } = law.guards;
  return !seatIsInTurn.holds(context, action, law) || (isInPlay && !handIsInTurn.holds(context, action, law));
}

/** The hands that an action can mean: the one that it names or whose turn it is; any of its seat where it is not in turn. */
function handsMeant(table: Table, { seat, hand }: Action, isOver: boolean): readonly Table['turn'][] {
  const hands = table.seats[seat - 1]?.hands ?? [];
  const isInTurn = !isOver && seat === table.turn.seat + 1;
  return hands
    .map((_, at) => ({ seat: seat - 1, hand: at }))
    .filter((turn) => (isInTurn ? hand === turn.hand + 1 || turn.hand === table.turn.hand : true));
}
