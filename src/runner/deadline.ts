interface Waiting {
  readonly sent: number;
  readonly limit: number;
}

const LONGEST = 2 ** 31 - 1;
/** So many looks within a limit, of which each counts for no more than its share. */
const LOOKS = 8;

/**
 * The limit for an answer, from the later of its request and the answer before it. The kit may have been busy or
 * stopped, with a pipe unread or unwritten on which the adapter waits: that time is not counted, what lies in the pipe
 * is read before the verdict, and where that is part of an answer the limit runs once more.
 */
export class Deadline {
  readonly #missed: (limit: number) => void;
  #timer: NodeJS.Timeout | undefined;
  #oldest: Waiting | undefined;
  #since = 0;
  /** Milliseconds in which the kit did not look, since the last answer. */
  #asleep = 0;
  #hasBytes = false;
  #isExtended = false;

  constructor(missed: (limit: number) => void) {
    this.#missed = missed;
  }

  heard(): void {
    this.#since = performance.now();
    this.#asleep = 0;
    this.#isExtended = false;
  }

  /** Some bytes came, of an answer perhaps. */
  stir(): void {
    this.#hasBytes = true;
  }

  /** The request that has waited longest; `undefined` if none is under way. */
  watch(oldest: Waiting | undefined): void {
    this.#oldest = oldest;
    if (oldest === undefined) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    } else if (this.#timer === undefined) {
      this.#start(oldest);
    }
  }

  #due({ sent, limit }: Waiting): number {
    return Math.max(sent, this.#since) + limit + this.#asleep;
  }

  /** Left running when answers come, and looks again when it fires: cheaper than a timer for each answer. */
  #start({ sent, limit }: Waiting): void {
    const due = this.#due({ sent, limit });
    const now = performance.now();
    const wait = Math.min(Math.max(1, Math.min(due - now, limit / LOOKS)), LONGEST);
    const timer = setTimeout(() => {
      this.#hasBytes = false;
      // Runs right after the pipes were looked at.
      setImmediate(() => {
        if (timer === this.#timer) this.#look(now + wait);
      });
    }, wait);
    this.#timer = timer;
  }

  #look(expected: number): void {
    this.#timer = undefined;
    if (this.#oldest === undefined) return;
    // A timer is always a little late.
    const late = performance.now() - expected;
    if (late > this.#oldest.limit / LOOKS) this.#asleep += late;
    const isDue = performance.now() >= this.#due(this.#oldest);
    if (isDue && this.#hasBytes && !this.#isExtended) {
      this.#isExtended = true;
      this.#since = performance.now();
    } else if (isDue) {
      this.#missed(this.#oldest.limit);
      return;
    }
    this.#start(this.#oldest);
  }
}
