import { demand } from './expectations.ts';
import type { Scenario } from './scenario.ts';

/** A seat has no cards, nothing insured, and its chips. */
export async function seatIsOut(scenario: Scenario, seat: number): Promise<void> {
  const { step, at } = await scenario.now();
  const { hands, insurance } = step.seats?.[seat - 1] ?? {};
  await demand(scenario, `the hands of seat ${seat}`, hands, []);
  await demand(scenario, `the insurance of seat ${seat}`, insurance, [0, 0]);
  scenario.expect(at, `/seats/${seat - 1}/hands`);
  scenario.expect(at, `/seats/${seat - 1}/insurance`);
}

export async function seatIsIn(scenario: Scenario, seat: number): Promise<void> {
  const { step } = await scenario.now();
  const count = step.seats?.[seat - 1]?.hands.length ?? 0;
  await demand(scenario, `whether seat ${seat} has hands`, count > 0, true);
}

/** All rounds are played, or every seat is out. */
export async function sessionIsOver(scenario: Scenario, most: number): Promise<void> {
  const { rounds, results } = await scenario.sessionNow();
  const isEverySeatOut = results.every(({ seat, chips }) => chips < scenario.stakeOf(seat));
  await demand(scenario, 'whether the session is over', rounds.length === most || isEverySeatOut, true);
  scenario.expectOfAll('/rounds');
}

/** A row of the table of results. */
export type ResultRow = { readonly [column in ResultColumn]?: string };
export const RESULT_COLUMNS = ['seat', 'chips', 'net', 'rank'] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];

/** What each seat has come to, a row each. */
export async function resultsAre(scenario: Scenario, rows: readonly ResultRow[]): Promise<void> {
  const { results } = await scenario.sessionNow();
  await demand(scenario, 'the number of results', results.length, rows.length);
  for (const [at, row] of rows.entries()) {
    for (const column of RESULT_COLUMNS) {
      await demand(scenario, `${column} of result ${at + 1}`, `${results[at]?.[column]}`, row[column]);
      if (column !== 'seat') scenario.expectOfAll(`/results/${at}/${column}`);
    }
  }
}
