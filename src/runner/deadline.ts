interface Waiting {
  readonly sent: number;
  readonly limit: number;
}

const LONGEST = 2 ** 31 - 1;

/**
 * The limit for an answer, from the later of its request and the answer before it. The kit may have been busy or
 * stopped and have left a pipe unread, on which the adapter waits: so what lies there is read before the verdict, and
 * where that is part of an answer the limit runs once more.
 */
export class Deadline {
  readonly #missed: (limit: number) => void;
  #timer: NodeJS.Timeout | undefined;
  #oldest: Waiting | undefined;
  #since = 0;
  #hasBytes = false;
  #isExtended = false;

  constructor(missed: (limit: number) => void) {
    this.#missed = missed;
  }

  heard(): void {
    this.#since = performance.now();
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
      this.#start(this.#due(oldest));
    }
  }

  #due({ sent, limit }: Waiting): number {
    return Math.max(sent, this.#since) + limit;
  }

  /** Left running when answers come, and looks again when it fires: cheaper than a timer for each answer. */
  #start(due: number): void {
    const timer = setTimeout(
      () => {
        this.#hasBytes = false;
        // Runs right after the pipes were looked at.
        setImmediate(() => {
          if (timer === this.#timer) this.#look();
        });
      },
      Math.min(Math.max(1, due - performance.now()), LONGEST),
    );
    this.#timer = timer;
  }

  #look(): void {
    this.#timer = undefined;
    if (this.#oldest === undefined) return;
    const isDue = performance.now() >= this.#due(this.#oldest);
    if (isDue && this.#hasBytes && !this.#isExtended) {
      this.#isExtended = true;
      this.#since = performance.now();
    } else if (isDue) {
      this.#missed(this.#oldest.limit);
      return;
    }
    this.#start(this.#due(this.#oldest));
  }
}
