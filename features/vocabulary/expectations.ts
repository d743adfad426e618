import { isDeepStrictEqual } from 'node:util';
import type { Card } from '../../machine/cards.ts';
import type { HandView, Step } from '../../machine/step.ts';
import type { Language, Reason } from '../../src/languages/language.ts';
import type { Message } from '../../src/languages/messages/en.ts';
import { listed, say } from '../../src/languages/say.ts';
import { whatDiffers } from '../../src/report/difference.ts';
import { tellReason, writeCards } from '../../src/report/words.ts';
import { readCards } from './cards.ts';
import { type Cells, unknownColumn } from './parameters.ts';
import type { Scenario } from './scenario.ts';

/** How a value is told in a language. */
export type Show = (value: never, language: Language) => string;

/** Fails, with what happened, where two values differ. */
export async function demand(
  scenario: Scenario,
  what: string,
  found: unknown,
  expected: unknown,
  show: Show = showPlain,
): Promise<void> {
  if (scenario.isRehearsal || isDeepStrictEqual(found, expected)) return;
  const { language } = scenario;
  const told = { expected: show(expected as never, language), found: show(found as never, language) };
  throw await scenario.failure(say(language, 'otherThanExpected', { what, ...told }));
}

/** What stands at a place of the step that a scenario has come to is as expected; a person said so. */
async function demandAt(scenario: Scenario, pointer: string, expected: unknown, show?: Show): Promise<void> {
  const { step, at } = await scenario.now();
  await demand(scenario, whatDiffers(pointer, scenario.language), valueAt(step, pointer), expected, show);
  scenario.expect(at, pointer);
}

function valueAt(value: unknown, pointer: string): unknown {
  let found = value;
  for (const part of pointer.split('/').slice(1)) found = (found as { [part: string]: unknown } | undefined)?.[part];
  return found;
}

/** A message of the scenario's language. */
function told({ language }: Scenario, message: Message, values: object = {}): string {
  return say(language, message, values);
}

function showPlain(value: unknown, language: Language): string {
  if (value === undefined || value === null) return say(language, 'none');
  if (typeof value === 'boolean') return value ? language.yes : language.no;
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : JSON.stringify(value);
}

function showAccepted(isAccepted: boolean, language: Language): string {
  return say(language, 'accepted', { isAccepted: `${isAccepted}` });
}

const PHASES = {
  insurance: 'insuranceIsOffered',
  switch: 'switchIsOffered',
  play: 'handsArePlayed',
  done: 'roundIsOver',
} as const;

function showPhase(phase: Step['phase'], language: Language): string {
  return phase === 'refused' ? say(language, 'refusedTable') : language.phrases[PHASES[phase]];
}

function showTurn(turn: Step['turn'], language: Language): string {
  if (turn === undefined || turn === null) return say(language, 'nobodys');
  return say(language, turn.hand === undefined ? 'seat' : 'seatHand', turn);
}

function showWords(words: readonly string[] | undefined, language: Language): string {
  const { actions }: { readonly actions: { readonly [word: string]: string } } = language;
  return listed(
    language,
    (words ?? []).map((word) => actions[word] ?? word),
    'or',
  );
}

function showAmounts(amounts: readonly number[] | undefined, language: Language): string {
  return listed(language, (amounts ?? []).map(String), 'and');
}

/** The action tried last is refused for a reason, and nothing on the table has changed. */
export async function isRefused(scenario: Scenario, reason: Reason): Promise<void> {
  scenario.refusalIsTold();
  const { step, before } = await scenario.now();
  await demandAt(scenario, '/accepted', false, showAccepted);
  await demandAt(scenario, '/reason', reason, tellReason);
  const isUnchanged = isDeepStrictEqual(tableOf(step), tableOf(before));
  await demand(scenario, told(scenario, 'whetherUnchanged'), isUnchanged, true);
}

function tableOf(step: Step | undefined): unknown {
  const { accepted: _, reason: __, ...table } = step ?? { accepted: false };
  return table;
}

/** The table itself is refused for a reason. */
export async function tableIsRefused(scenario: Scenario, reason: Reason): Promise<void> {
  await demandAt(scenario, '/phase', 'refused', showPhase);
  await demandAt(scenario, '/reason', reason, tellReason);
}

/** After a refused table nothing is accepted, and no reason is given. */
export async function tableStaysRefused(scenario: Scenario): Promise<void> {
  scenario.refusalIsTold();
  const { step } = await scenario.now();
  await demandAt(scenario, '/accepted', false, showAccepted);
  await demandAt(scenario, '/phase', 'refused', showPhase);
  await demand(scenario, told(scenario, 'reason'), step.reason, undefined);
}

export async function phaseIs(scenario: Scenario, phase: Step['phase']): Promise<void> {
  await demandAt(scenario, '/phase', phase, showPhase);
}

export async function turnIs(scenario: Scenario, seat: number, hand?: number): Promise<void> {
  await demandAt(scenario, '/turn', hand === undefined ? { seat } : { seat, hand }, showTurn);
}

/** Exactly these words are allowed. */
export async function mayOnly(scenario: Scenario, seat: number, words: readonly string[]): Promise<void> {
  const { step, at } = await scenario.now();
  await demand(scenario, told(scenario, 'seatInTurn'), step.turn?.seat, seat);
  await demand(scenario, told(scenario, 'legal'), step.legal?.toSorted(), words.toSorted(), showWords);
  scenario.expect(at, '/legal');
}

export async function mayNot(scenario: Scenario, seat: number, word: string): Promise<void> {
  const { step, at } = await scenario.now();
  await demand(scenario, told(scenario, 'seatInTurn'), step.turn?.seat, seat);
  const action = showWords([word], scenario.language);
  const isAllowed = step.legal?.some((legal) => legal === word);
  await demand(scenario, told(scenario, 'whetherAllowed', { action }), isAllowed, false);
  scenario.expect(at, `/legal/${word}`);
}

export async function chipsAre(scenario: Scenario, seat: number, chips: number): Promise<void> {
  await demandAt(scenario, `/seats/${seat - 1}/chips`, chips);
}

export async function insuranceIs(scenario: Scenario, seat: number, amounts: readonly number[]): Promise<void> {
  await demandAt(scenario, `/seats/${seat - 1}/insurance`, amounts, showAmounts);
}

/** The cards of the dealer that a player may see. */
export async function dealerShows(scenario: Scenario, cards: readonly Card[]): Promise<void> {
  await demandAt(scenario, '/dealer/cards', cards, writeCards);
}

export async function dealerEndsOn(scenario: Scenario, total: number, cards: readonly Card[]): Promise<void> {
  await phaseIs(scenario, 'done');
  await dealerShows(scenario, cards);
  await demandAt(scenario, '/dealer/total', total);
}

/** The columns of the table of hands. */
export const HAND_COLUMNS = ['spot', 'cards', 'total', 'natural', 'stake', 'outcome', 'returned'] as const;
export type HandColumn = (typeof HAND_COLUMNS)[number];

/** The hands of a seat in playing order, a row each. */
export async function handsAre(scenario: Scenario, seat: number, rows: readonly Cells[]): Promise<void> {
  const { step, at } = await scenario.now();
  const hands = step.seats?.[seat - 1]?.hands ?? [];
  demandColumns(scenario, rows, HAND_COLUMNS);
  await demand(scenario, told(scenario, 'handCount', { seat }), hands.length, rows.length);
  for (const [place, row] of rows.entries()) {
    for (const column of HAND_COLUMNS) {
      const cell = row[column];
      if (cell === undefined) continue;
      const hand = hands[place];
      const pointer = `/seats/${seat - 1}/hands/${place}/${column}`;
      const found = hand && cellOf(hand, column);
      await demand(
        scenario,
        whatDiffers(pointer, scenario.language),
        found,
        normal(cell, column, scenario.language),
        SHOWN[column],
      );
      scenario.expect(at, pointer);
      if (column === 'total') scenario.expect(at, pointer.replace(/total$/, 'soft'));
    }
  }
}

/** A table has only columns that its sentence knows. */
export function demandColumns({ language }: Scenario, rows: readonly Cells[], known: readonly string[]): void {
  const unknown = Object.keys(rows[0] ?? {}).find((column) => !known.includes(column));
  if (unknown !== undefined) throw unknownColumn(language, unknown, known);
}

function normal(cell: string, column: HandColumn, language: Language): string {
  return column === 'cards' ? writeCards(readCards(cell, language)) : cell;
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

/** The words of a cell in a language. */
const SHOWN: { readonly [column in HandColumn]?: Show } = {
  total: (cell: string, { soft }) => cell.replace(/^soft (.*)$/, (_, total) => soft.replace('{total}', total)),
  natural: (cell: 'yes' | 'no', language) => language[cell],
  outcome: (cell: 'win' | 'push' | 'lose' | 'undefined', language) =>
    cell === 'undefined' ? say(language, 'none') : language.outcomes[cell],
};

/** The ruleset is refused at a place, by a clause. */
export async function rulesetIsRefused(scenario: Scenario, clause: string, pointer: string): Promise<void> {
  const problem = await scenario.door.judgeRuleset(scenario.ruleset, scenario.changes ?? {});
  const found = problem === null ? undefined : `${problem.pointer} ${problem.clause}`;
  await demand(scenario, told(scenario, 'rulesetProblem'), found, `${pointer} ${clause}`);
}

export async function rulesetIsAccepted(scenario: Scenario): Promise<void> {
  const problem = await scenario.door.judgeRuleset(scenario.ruleset, scenario.changes ?? {});
  await demand(scenario, told(scenario, 'rulesetProblem'), problem, null);
}
