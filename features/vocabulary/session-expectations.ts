import { say } from '../../src/languages/say.ts';
import { whatDiffers } from '../../src/report/difference.ts';
import { demand, demandColumns } from './expectations.ts';
import type { Cells } from './parameters.ts';
import type { Scenario } from './scenario.ts';

/** A seat has no cards, nothing insured, and its chips. */
export async function seatIsOut(scenario: Scenario, seat: number): Promise<void> {
  const { step, at } = await scenario.now();
  const { hands, insurance } = step.seats?.[seat - 1] ?? {};
  for (const [part, found, expected] of [
    ['hands', hands, []],
    ['insurance', insurance, [0, 0]],
  ] as const) {
    const pointer = `/seats/${seat - 1}/${part}`;
    await demand(scenario, whatDiffers(pointer, scenario.language), found, expected);
    scenario.expect(at, pointer);
  }
}

export async function seatIsIn(scenario: Scenario, seat: number): Promise<void> {
  const { step } = await scenario.now();
  const isOut = (step.seats?.[seat - 1]?.hands.length ?? 0) === 0;
  await demand(scenario, say(scenario.language, 'whetherOut', { seat }), isOut, false);
}

/** All rounds are played, or every seat is out. */
export async function sessionIsOver(scenario: Scenario, most: number): Promise<void> {
  const { rounds, results } = await scenario.sessionNow();
  const isEverySeatOut = results.every(({ seat, chips }) => chips < scenario.stakeOf(seat));
  const isOver = rounds.length === most || isEverySeatOut;
  await demand(scenario, say(scenario.language, 'whetherSessionOver'), isOver, true);
  scenario.expectOfAll('/rounds');
}

const RESULT_COLUMNS = ['seat', 'chips', 'net', 'rank'] as const;

/** What each seat has come to, a row each. */
export async function resultsAre(scenario: Scenario, rows: readonly Cells[]): Promise<void> {
  const { results } = await scenario.sessionNow();
  demandColumns(scenario, rows, RESULT_COLUMNS);
  await demand(scenario, say(scenario.language, 'resultCount'), results.length, rows.length);
  for (const [at, row] of rows.entries()) {
    for (const column of RESULT_COLUMNS) {
      const pointer = `/results/${at}/${column}`;
      await demand(scenario, whatDiffers(pointer, scenario.language), `${results[at]?.[column]}`, row[column]);
      if (column !== 'seat') scenario.expectOfAll(pointer);
    }
  }
}
