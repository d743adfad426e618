import jstat from 'jstat';

const { jStat } = jstat;

/** What a shoe holds. */
export interface Pack {
  /** The cards of one pack, each once. */
  readonly cards: readonly string[];
  readonly packs: number;
}

/** A question that shuffled shoes are asked, and how likely an honest shuffle is to answer at least as strangely. */
export interface Finding {
  readonly name: 'places' | 'neighbours' | 'twins' | 'agreement';
  readonly says: string;
  /** The chance of such an answer where every order of the cards is equally likely. */
  readonly chance: number;
  readonly isAlarm: boolean;
}

/** An honest shuffle raises one of the alarms with less than this chance. */
export const FALSE_ALARM = 1e-6;

const QUESTIONS: { readonly [Name in Finding['name']]: string } = {
  places: 'every card comes to every place equally often',
  neighbours: 'every card follows every other equally often',
  twins: 'two like cards lie side by side as often as chance has it',
  agreement: 'two shoes agree in as many places as chance has it',
};

/**
 * Gathers what a number of shoes say (S2.1, S7.1). With n cards of k kinds, q the share of each kind:
 * the table of places and kinds, summed as (observed - expected)² / expected and multiplied by (n - 1) / n, follows a
 * chi-square distribution of (n - 1)(k - 1) degrees of freedom, as each shoe deals every kind out in full.
 * Neighbours are taken from one place of each shoe, so that they are independent of each other.
 */
export class Evidence {
  readonly #cards: readonly string[];
  readonly #kinds: ReadonlyMap<string, number>;
  readonly #size: number;
  readonly #packs: number;
  readonly #places: Uint32Array;
  readonly #pairs: Uint32Array;
  readonly #twins = new Sample();
  readonly #agreement = new Sample();
  #shoes = 0;
  #last: Uint8Array | null = null;

  constructor({ cards, packs }: Pack) {
    this.#cards = cards;
    this.#kinds = new Map(cards.map((card, at) => [card, at]));
    this.#size = cards.length * packs;
    this.#packs = packs;
    this.#places = new Uint32Array(this.#size * cards.length);
    this.#pairs = new Uint32Array(cards.length ** 2);
  }

  /** Adds a shoe that has the right cards, and gives null; of another, how it differs, in words. */
  add(shoe: readonly string[]): string | null {
    const kinds = new Uint8Array(shoe.length);
    for (const [place, card] of shoe.entries()) {
      const kind = this.#kinds.get(card);
      if (kind === undefined) return `found ${JSON.stringify(card)} at place ${place + 1}, expected a card of the pack`;
      kinds[place] = kind;
    }
    const fault = this.#countFault(kinds);
    if (fault === null) this.#gather(kinds);
    return fault;
  }

  #countFault(kinds: Uint8Array): string | null {
    const counts = new Uint32Array(this.#cards.length);
    for (const kind of kinds) increment(counts, kind);
    const wrong = counts.findIndex((count) => count !== this.#packs);
    return wrong < 0 ? null : `found ${counts[wrong]} of ${this.#cards[wrong]}, expected ${this.#packs}`;
  }

  /** One pass over the cards: this is done some ten thousand times for a certificate. */
  #gather(kinds: Uint8Array): void {
    const count = this.#kinds.size;
    const before = this.#last;
    let twins = 0;
    let agreeing = 0;
    for (let place = 0; place < this.#size; place += 1) {
      const kind = kinds[place] ?? 0;
      increment(this.#places, place * count + kind);
      if (place > 0 && kinds[place - 1] === kind) twins += 1;
      if (before !== null && before[place] === kind) agreeing += 1;
    }
    const at = this.#shoes % (this.#size - 1);
    increment(this.#pairs, (kinds[at] ?? 0) * count + (kinds[at + 1] ?? 0));
    this.#twins.add(twins);
    // Shoes are compared two by two, no shoe twice.
    if (before !== null) this.#agreement.add(agreeing);
    this.#last = before === null ? kinds : null;
    this.#shoes += 1;
  }

  /** What the shoes say so far. */
  weigh(): readonly Finding[] {
    const kinds = this.#kinds.size;
    const size = this.#size;
    const ofPair = (first: number, second: number) =>
      (this.#packs * (this.#packs - (first === second ? 1 : 0))) / (size * (size - 1));
    const places = (squares(this.#places, () => this.#shoes / kinds) * (size - 1)) / size;
    const neighbours = squares(this.#pairs, (at) => this.#shoes * ofPair(Math.floor(at / kinds), at % kinds));
    const chances = {
      places: above(places, (size - 1) * (kinds - 1)),
      neighbours: above(neighbours, kinds ** 2 - 1),
      twins: this.#twins.chanceOf(this.#packs - 1),
      agreement: this.#agreement.chanceOf(this.#packs),
    };
    const names = Object.keys(QUESTIONS) as Finding['name'][];
    return names.map((name) => ({
      name,
      says: QUESTIONS[name],
      chance: chances[name],
      isAlarm: chances[name] < FALSE_ALARM / names.length,
    }));
  }
}

function increment(counts: Uint32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

/** Numbers of which the mean is asked. */
class Sample {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(number: number): void {
    this.#count += 1;
    this.#sum += number;
    this.#squares += number ** 2;
  }

  /** The chance of a mean as far from one that is expected, by the normal distribution. */
  chanceOf(expected: number): number {
    const mean = this.#sum / this.#count;
    const variance = (this.#squares / this.#count - mean ** 2) / this.#count;
    if (variance <= 0) return mean === expected ? 1 : 0;
    return 2 * jStat.normal.cdf(-Math.abs(mean - expected) / Math.sqrt(variance), 0, 1);
  }
}

/** The sum of (observed - expected)² / expected. */
function squares(observed: Uint32Array, expectedAt: (at: number) => number): number {
  return observed.reduce((sum, count, at) => sum + (count - expectedAt(at)) ** 2 / expectedAt(at), 0);
}

/** The chance that a chi-square distribution gives as much or more. */
function above(statistic: number, degreesOfFreedom: number): number {
  return 1 - jStat.chisquare.cdf(statistic, degreesOfFreedom);
}
