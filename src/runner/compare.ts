import { isDeepStrictEqual } from 'node:util';
import type { Answer, Cited, Fixture, Step } from '../../schemas/types.ts';
import { isSame } from './same.ts';

/** The optional parts of a step that an adapter can promise to report. */
export const PARTS = ['legal', 'turn', 'totals', 'insurance', 'dealer', 'reasons'] as const;
export type Part = (typeof PARTS)[number];

/** The first thing in which an answer is not what the rules demand. */
export interface Difference {
  /** The round of a session, from 1. */
  readonly round?: number;
  /** Left out for what is of a whole session. */
  readonly step?: number;
  /** JSON pointer into the step, else into the answer; empty where the step is missing altogether. */
  readonly pointer: string;
  readonly expected?: unknown;
  readonly received?: unknown;
  /** The clause behind it. */
  readonly clause: string;
}

export type Found = Omit<Difference, 'round' | 'step' | 'clause'>;

/** What an answer is compared with, the clauses behind each step and those that it is about. */
export type Demanded = Pick<Fixture, 'answer' | 'cited' | 'clauses'>;

/**
 * The first difference between an answer and what its fixture demands, or null. What is present is compared, promised
 * or not; what is absent is a difference only where it was promised; what the fixture says is not judged, or does not say
 * at all, is passed over.
 */
export function compare(fixture: Demanded, received: Answer, promised: readonly Part[]): Difference | null {
  const { steps } = fixture.answer;
  for (const [at, expected] of steps.entries()) {
    const cited = fixture.cited[at] ?? { clauses: [], fields: {} };
    const step = received.steps[at];
    if (isSame(expected, step)) continue;
    const found =
      step === undefined
        ? { pointer: '', expected: `a step ${at} of ${steps.length - 1}`, received: 'no more steps' }
        : differenceIn(expected, exchange(step, expected, cited), cited, promised);
    if (found !== null) return { step: at, ...found, clause: clauseFor(found, cited, fixture) };
  }
  if (received.steps.length === steps.length) return null;
  const expected = `no step after step ${steps.length - 1}`;
  const clause = fixture.clauses[0] ?? '';
  return { step: steps.length, pointer: '', expected, received: `${received.steps.length} steps in all`, clause };
}

/** Whether a step is not what is demanded, as far as it is compared. */
export function isOtherStep(expected: Step, received: Step, cited: Cited, promised: readonly Part[]): boolean {
  return differenceIn(expected, exchange(received, expected, cited), cited, promised) !== null;
}

/** In the order in which a player would notice it. */
function differenceIn(expected: Step, received: Step, cited: Cited, promised: readonly Part[]): Found | null {
  const at = (pointer: string, part: Part | null): Found | null => {
    if (cited.ignored?.some((ignored) => pointer === ignored || pointer.startsWith(`${ignored}/`))) return null;
    const [wanted, got] = [valueAt(expected, pointer), valueAt(received, pointer)];
    if (wanted === undefined) return null;
    if (got === undefined) return part !== null && !promised.includes(part) ? null : { pointer, expected: wanted };
    return isDeepStrictEqual(got, wanted) ? null : { pointer, expected: wanted, received: got };
  };
  const early = at('/accepted', null) ?? at('/phase', null);
  if (early !== null || expected.phase === 'refused')
    return early ?? reasonDifference(expected, received, cited, promised);
  return (
    tableDifference(expected, received, promised, at) ??
    at('/dealer/cards', 'dealer') ??
    at('/dealer/total', 'dealer') ??
    resultDifference(expected, at) ??
    turnDifference(expected, at) ??
    legalDifference(expected, received, promised) ??
    reasonDifference(expected, received, cited, promised)
  );
}

type Look = (pointer: string, part: Part | null) => Found | null;

const HAND_PARTS = ['spot', 'cards', 'stake', 'total', 'soft', 'natural'] as const;

function tableDifference(expected: Step, received: Step, promised: readonly Part[], look: Look): Found | null {
  const { seats } = expected;
  if (seats === undefined) return null;
  if (received.seats === undefined) {
    return promised.some((part) => part === 'totals' || part === 'insurance')
      ? { pointer: '/seats', expected: counted(seats.length, 'seat') }
      : null;
  }
  const count = differentCount('/seats', seats, received.seats);
  if (count !== null) return count;
  for (const [seat, { hands }] of seats.entries()) {
    const found =
      handsDifference(`/seats/${seat}/hands`, hands, received.seats[seat]?.hands, promised, look) ??
      look(`/seats/${seat}/insurance`, 'insurance') ??
      (expected.phase === 'done' ? null : look(`/seats/${seat}/chips`, 'totals'));
    if (found !== null) return found;
  }
  return null;
}

type Hands = NonNullable<NonNullable<Step['seats']>[number]['hands']>;

function handsDifference(
  pointer: string,
  hands: Hands | undefined,
  received: Hands | undefined,
  promised: readonly Part[],
  look: Look,
): Found | null {
  if (hands === undefined) return null;
  if (received === undefined)
    return promised.includes('totals') ? { pointer, expected: counted(hands.length, 'hand') } : null;
  const count = differentCount(pointer, hands, received);
  if (count !== null) return count;
  for (const at of hands.keys()) {
    for (const part of HAND_PARTS) {
      const found = look(`${pointer}/${at}/${part}`, 'totals');
      if (found !== null) return found;
    }
  }
  return null;
}

/** Members of a turn that nobody knows are passed over. */
function turnDifference({ turn }: Step, look: Look): Found | null {
  const whole = look('/turn', 'turn');
  if (turn === null || turn === undefined || whole === null || typeof whole.received !== 'object') return whole;
  if (whole.received === null) return whole;
  const isSame =
    look('/turn/seat', 'turn') === null && (turn.hand === undefined || look('/turn/hand', 'turn') === null);
  return isSame ? null : whole;
}

/** What came of each hand and seat when the round is done. */
function resultDifference({ phase, seats = [] }: Step, look: Look): Found | null {
  if (phase !== 'done') return null;
  for (const [seat, { hands = [] }] of seats.entries()) {
    for (const at of hands.keys()) {
      const pointer = `/seats/${seat}/hands/${at}`;
      const found = look(`${pointer}/outcome`, null) ?? look(`${pointer}/returned`, null);
      if (found !== null) return found;
    }
    const found = look(`/seats/${seat}/chips`, null);
    if (found !== null) return found;
  }
  return null;
}

function differentCount(pointer: string, expected: readonly unknown[], received: readonly unknown[]): Found | null {
  if (expected.length === received.length) return null;
  const what = pointer.endsWith('hands') ? 'hand' : 'seat';
  return { pointer, expected: counted(expected.length, what), received: counted(received.length, what) };
}

export function counted(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

/** `legal` is a set; the pointer ends in the first word in which it differs. */
function legalDifference({ legal: expected }: Step, received: Step, promised: readonly Part[]): Found | null {
  if (expected === undefined) return null;
  if (received.legal === undefined) return promised.includes('legal') ? { pointer: '/legal', expected } : null;
  const legal = received.legal;
  const word = legal.find((one) => !expected.includes(one)) ?? expected.find((one) => !legal.includes(one));
  return word === undefined ? null : { pointer: `/legal/${word}`, expected, received: legal };
}

/** A refusal may name any reason that applies (N8). */
function reasonDifference(expected: Step, received: Step, cited: Cited, promised: readonly Part[]): Found | null {
  if (expected.accepted || expected.reason === undefined) return null;
  const reasons = cited.reasons ?? [expected.reason];
  const told = { pointer: '/reason', expected: reasons.join(' or ') };
  if (received.reason === undefined) return promised.includes('reasons') ? told : null;
  return reasons.includes(received.reason) ? null : { ...told, received: received.reason };
}

/** The step with values that stand in another right order put where the fixture has them (N2). */
function exchange(received: Step, expected: Step, { exchangeable = [] }: Cited): Step {
  if (exchangeable.length === 0) return received;
  const step = structuredClone(received);
  for (const { pointers, orders } of exchangeable) {
    const got = pointers.map((pointer) => valueAt(step, pointer));
    if (!orders.some((order) => isDeepStrictEqual(order, got))) continue;
    for (const pointer of pointers) put(step, pointer, valueAt(expected, pointer));
  }
  return step;
}

/**
 * The clause of the entry that sets the differing part; of several, one that the fixture is about. Where no entry sets
 * it: a clause of the fixture that the step rests on, else the first of the step, else the fixture's own.
 */
export function clauseFor({ pointer }: Found, { clauses, fields }: Cited, fixture: Pick<Fixture, 'clauses'>): string {
  const behind = fieldClauses(pointer, fields) ?? clauses;
  return fixture.clauses.find((clause) => behind.includes(clause)) ?? behind[0] ?? fixture.clauses[0] ?? '';
}

function fieldClauses(pointer: string, fields: Cited['fields']): readonly string[] | undefined {
  const places = pointer.split('/');
  const found = Object.keys(fields)
    .filter((pattern) => {
      const wanted = pattern.split('/');
      return wanted.length <= places.length && wanted.every((part, at) => part === '*' || part === places[at]);
    })
    .sort((one, other) => specificity(other) - specificity(one))[0];
  return found === undefined ? undefined : fields[found];
}

function specificity(pattern: string): number {
  return pattern.split('/').length * 100 - pattern.split('*').length;
}

function valueAt(value: unknown, pointer: string): unknown {
  let found = value;
  for (const part of pointer.split('/').slice(1)) found = (found as { [part: string]: unknown } | undefined)?.[part];
  return found;
}

function put(value: unknown, pointer: string, member: unknown): void {
  const parts = pointer.split('/');
  const holder = valueAt(value, parts.slice(0, -1).join('/')) as { [part: string]: unknown };
  holder[parts.at(-1) ?? ''] = member;
}
