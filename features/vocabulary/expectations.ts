import { isDeepStrictEqual } from 'node:util';
import type { HandView, Step } from '../../machine/step.ts';
import { readCards, writeCards } from './cards.ts';
import type { Scenario } from './scenario.ts';

/** Fails, with what happened, where two values differ. */
export async function demand(scenario: Scenario, what: string, found: unknown, expected: unknown): Promise<void> {
  if (isDeepStrictEqual(found, expected)) return;
  throw new Error(`${what}: expected ${show(expected)}, found ${show(found)}\n${await scenario.story()}`);
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The action tried last is refused for a reason, and nothing on the table has changed. */
export async function isRefused(scenario: Scenario, reason: string): Promise<void> {
  scenario.refusalIsTold();
  const { step, before, at } = await scenario.now();
  await demand(scenario, 'accepted', step.accepted, false);
  await demand(scenario, 'the reason', step.reason, reason);
  await demand(scenario, 'the table after a refusal', tableOf(step), tableOf(before));
  scenario.expect(at, '/accepted');
  scenario.expect(at, '/reason');
}

function tableOf(step: Step | undefined): unknown {
  const { accepted: _, reason: __, ...table } = step ?? { accepted: false };
  return table;
}

/** The table itself is refused for a reason. */
export async function tableIsRefused(scenario: Scenario, reason: string): Promise<void> {
  const { step, at } = await scenario.now();
  await demand(scenario, 'the phase', step.phase, 'refused');
  await demand(scenario, 'the reason', step.reason, reason);
  scenario.expect(at, '/phase');
  scenario.expect(at, '/reason');
}

/** After a refused table nothing is accepted, and no reason is given. */
export async function tableStaysRefused(scenario: Scenario): Promise<void> {
  scenario.refusalIsTold();
  const { step, at } = await scenario.now();
  await demand(scenario, 'the step', step, { accepted: false, phase: 'refused' });
  scenario.expect(at, '/accepted');
  scenario.expect(at, '/phase');
}

export async function phaseIs(scenario: Scenario, phase: Step['phase']): Promise<void> {
  const { step, at } = await scenario.now();
  await demand(scenario, 'the phase', step.phase, phase);
  scenario.expect(at, '/phase');
}

export async function turnIs(scenario: Scenario, seat: number, hand: number | undefined): Promise<void> {
  const { step, at } = await scenario.now();
  await demand(scenario, 'the turn', step.turn, hand === undefined ? { seat } : { seat, hand });
  scenario.expect(at, '/turn');
}

/** Exactly these words are allowed. */
export async function mayOnly(scenario: Scenario, seat: number, words: readonly string[]): Promise<void> {
  const { step, at } = await scenario.now();
  await demand(scenario, 'the seat in turn', step.turn?.seat, seat);
  await demand(scenario, 'what is allowed', [...(step.legal ?? [])].sort(), [...words].sort());
  scenario.expect(at, '/legal');
}

export async function mayNot(scenario: Scenario, seat: number, word: string): Promise<void> {
  const { step, at } = await scenario.now();
  await demand(scenario, 'the seat in turn', step.turn?.seat, seat);
  await demand(
    scenario,
    `whether ${word} is allowed`,
    step.legal?.some((legal) => legal === word),
    false,
  );
  scenario.expect(at, `/legal/${word}`);
}

export async function chipsAre(scenario: Scenario, seat: number, chips: number): Promise<void> {
  const { step, at } = await scenario.now();
  await demand(scenario, `the chips of seat ${seat}`, step.seats?.[seat - 1]?.chips, chips);
  scenario.expect(at, `/seats/${seat - 1}/chips`);
}

export async function insuranceIs(scenario: Scenario, seat: number, amounts: readonly number[]): Promise<void> {
  const { step, at } = await scenario.now();
  await demand(scenario, `the insurance of seat ${seat}`, step.seats?.[seat - 1]?.insurance, amounts);
  scenario.expect(at, `/seats/${seat - 1}/insurance`);
}

/** The cards of the dealer that a player may see. */
export async function dealerShows(scenario: Scenario, cards: string): Promise<void> {
  const { step, at } = await scenario.now();
  await demand(scenario, 'the dealer', writeCards(step.dealer?.cards ?? []), writeCards(readCards(cards)));
  scenario.expect(at, '/dealer/cards');
}

export async function dealerEndsOn(scenario: Scenario, total: number, cards: string): Promise<void> {
  await phaseIs(scenario, 'done');
  await dealerShows(scenario, cards);
  const { step, at } = await scenario.now();
  await demand(scenario, 'the total of the dealer', step.dealer?.total, total);
  scenario.expect(at, '/dealer/total');
}

/** A row of the table of hands: a column and what it says. */
export type Row = { readonly [column in HandColumn]?: string };
export const HAND_COLUMNS = ['spot', 'cards', 'total', 'natural', 'stake', 'outcome', 'returned'] as const;
export type HandColumn = (typeof HAND_COLUMNS)[number];

/** The hands of a seat in playing order, a row each. */
export async function handsAre(scenario: Scenario, seat: number, rows: readonly Row[]): Promise<void> {
  const { step, at } = await scenario.now();
  const hands = step.seats?.[seat - 1]?.hands ?? [];
  await demand(scenario, `the number of hands of seat ${seat}`, hands.length, rows.length);
  for (const [place, row] of rows.entries()) {
    for (const column of HAND_COLUMNS.filter((name) => row[name] !== undefined)) {
      const hand = hands[place];
      const what = `${column} of hand ${place + 1} of seat ${seat}`;
      await demand(scenario, what, hand && cellOf(hand, column), normal(row[column] ?? '', column));
      const pointer = `/seats/${seat - 1}/hands/${place}/${column}`;
      scenario.expect(at, pointer);
      if (column === 'total') scenario.expect(at, pointer.replace(/total$/, 'soft'));
    }
  }
}

function normal(cell: string, column: HandColumn): string {
  return column === 'cards' ? writeCards(readCards(cell)) : cell;
}

function cellOf(hand: HandView, column: HandColumn): string {
  switch (column) {
    case 'cards':
      return writeCards(hand.cards);
    case 'total':
      return hand.soft ? `soft ${hand.total}` : `${hand.total}`;
    case 'natural':
      return hand.natural ? 'yes' : 'no';
    default:
      return `${hand[column]}`;
  }
}

/** The ruleset is refused at a place, by a clause. */
export async function rulesetIsRefused(scenario: Scenario, clause: string, pointer: string): Promise<void> {
  const problem = await scenario.door.judgeRuleset(scenario.ruleset, scenario.changes ?? {});
  await demand(scenario, 'the clause', problem?.clause, clause);
  await demand(scenario, 'the place', problem?.pointer, pointer);
}

export async function rulesetIsAccepted(scenario: Scenario): Promise<void> {
  const problem = await scenario.door.judgeRuleset(scenario.ruleset, scenario.changes ?? {});
  await demand(scenario, 'what is wrong with the ruleset', problem, null);
}
