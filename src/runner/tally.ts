import type { Breakdown } from './breakdown.ts';
import type { Limits } from './limits.ts';

/** Counts the breakdowns, one for each blamed request, and says when it is enough. */
export class Tally {
  readonly #limits: Limits;
  #inARow = 0;
  #inAll = 0;
  /** Why the rest is not run. */
  gaveUp: string | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  good(): void {
    this.#inARow = 0;
  }

  bad(breakdown: Breakdown): void {
    this.#inARow += 1;
    this.#inAll += 1;
    if (breakdown.kind === 'no-such-command') this.gaveUp ??= `The rest is not run. ${breakdown.sentence}`;
    else if (this.#inARow >= this.#limits.inARow) this.#giveUp(`${this.#inARow} in a row`, breakdown);
    else if (this.#inAll >= this.#limits.inAll) this.#giveUp(`${this.#inAll} in all`, breakdown);
  }

  #giveUp(count: string, last: Breakdown): void {
    this.gaveUp ??= `The rest is not run, after breakdowns of the adapter, ${count}. The last: ${last.sentence}`;
  }
}
