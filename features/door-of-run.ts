import type { Outcome } from './implementation/put.ts';

let outcomes: ReadonlyMap<string, Outcome> | undefined;

/** From now on scenarios see what an implementation answered, by their ids. */
export function seeOutcomes(ofRun: ReadonlyMap<string, Outcome>): void {
  outcomes = ofRun;
}

/** What the scenario of an id sees, or undefined where it is played by the project's own machine. */
export function outcomeOfRun(id: string): Outcome | undefined {
  return outcomes?.get(id);
}
