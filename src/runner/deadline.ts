interface Waiting {
  readonly sent: number;
  readonly limit: number;
}

/** A timer that is late by more than this many milliseconds shows that the kit itself was busy or stopped. */
const LATE = 20;
const LONGEST = 2 ** 31 - 1;

/**
 * The limit for an answer, from the later of its request and the answer before it. Time in which the kit was busy or
 * stopped, and could not read, is not the adapter's.
 */
export class Deadline {
  readonly #missed: (limit: number) => void;
  #timer: NodeJS.Timeout | undefined;
  #oldest: Waiting | undefined;
  #since = 0;

  constructor(missed: (limit: number) => void) {
    this.#missed = missed;
  }

  heard(): void {
    this.#since = performance.now();
  }

  /** The request that has waited longest; `undefined` if none is under way. */
  watch(oldest: Waiting | undefined): void {
    this.#oldest = oldest;
    if (oldest === undefined) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    } else if (this.#timer === undefined) {
      this.#start(this.#due(oldest));
    }
  }

  #due({ sent, limit }: Waiting): number {
    return Math.max(sent, this.#since) + limit;
  }

  /** Left running when answers come, and looks again when it fires: cheaper than a timer for each answer. */
  #start(due: number): void {
    const wait = Math.min(Math.max(1, due - performance.now()), LONGEST);
    const fires = performance.now() + wait;
    const timer = setTimeout(() => {
      const late = performance.now() - fires;
      // What lies in the pipe is read before the verdict.
      setImmediate(() => {
        if (timer === this.#timer) this.#look(late);
      });
    }, wait);
    this.#timer = timer;
  }

  #look(late: number): void {
    this.#timer = undefined;
    if (this.#oldest === undefined) return;
    if (late > LATE) this.#since = Math.max(this.#since, this.#oldest.sent) + late;
    const due = this.#due(this.#oldest);
    if (performance.now() >= due) this.#missed(this.#oldest.limit);
    else this.#start(due);
  }
}
