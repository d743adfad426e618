/** The points on which games differ that one page settles and another leaves open, each with its values. */
export const CHOICES = {
  dealOrder: ['spot-by-spot', 'round-robin', 'players-first'],
  splitDeal: ['in-turn', 'at-once'],
  switchTiming: ['table-first', 'in-turn'],
  splitPlace: ['next', 'last'],
  doubleAfterSplit: ['yes', 'no'],
  doubleSoft: ['no', 'yes'],
  resplitAces: ['no', 'yes'],
  splitTenAce: ['ordinary', 'natural'],
  insuranceTiming: ['table-first', 'in-turn'],
} as const;
export type ChoiceName = keyof typeof CHOICES;
export type ChoiceValue<Name extends ChoiceName = ChoiceName> = (typeof CHOICES)[Name][number];

/** A value for each point. */
export type Choices = { readonly [Name in ChoiceName]: ChoiceValue<Name> };

/** A game as data: what differs between two games is a named value here and nowhere else. */
export interface Ruleset {
  readonly $schema?: string;
  readonly name: string;
  readonly title: string;
  /** The letters with which the clauses of this game begin. */
  readonly letters: readonly string[];
  /** Packs of 52 cards in the shoe. */
  readonly packs: number;
  readonly seats: { readonly least: number; readonly most: number };
  /** Hands that a seat is dealt, each with its own stake. */
  readonly spots: number;
  readonly switch: 'second-cards' | 'none';
  readonly holeCard: 'checked' | 'none';
  /** What the dealer does on a soft 17. */
  readonly soft17: 'hit' | 'stand';
  /** Whether a dealer 22 pushes ordinary hands or is a hand that went over like any other. */
  readonly dealer22: 'push' | 'over';
  /** The profit of a natural for its stake. */
  readonly naturalPays: '1:1' | '3:2' | '6:5' | '2:1';
  readonly insurance: {
    readonly offered: 'ace-up' | 'never';
    /** The share of a stake that may be insured: any whole number of chips up to half, or exactly half. */
    readonly amount: 'up-to-half' | 'half';
    /** Chips of profit for each chip insured. */
    readonly pays: number;
  };
  readonly double: {
    /** The two-card totals that may be doubled. */
    readonly totals: 'any' | readonly number[];
  };
  readonly split: {
    /** The most hands that may come from one original hand. */
    readonly hands: 'any' | number;
  };
  readonly surrender: 'none' | 'early' | 'late';
  readonly sideBets: readonly string[];
  /** The teaching session, for a game that has one. */
  readonly session?: {
    /** How many rounds it has. */
    readonly rounds: number;
  };
  /** Action words of related games that this one excludes, with the clause that says so. */
  readonly excluded: { readonly [word: string]: string };
  /** The points that the rules of this game settle. */
  readonly settled: Partial<Choices>;
  /** The points that they leave open, each with its default; an implementation declares the value that it plays. */
  readonly choices: Partial<Choices>;
}

/** Of clauses of several games those of one, each once, in their order. */
export function clausesOfGame(clauses: readonly string[], { letters }: Ruleset): readonly string[] {
  return [...new Set(clauses)].filter((clause) => letters.includes(clause.charAt(0)));
}

/** The value played at each point: the declared one, else what the game settles or its default. */
export function choicesOf({ settled, choices }: Ruleset, declared: Partial<Choices>): Choices {
  const first = Object.fromEntries(Object.entries(CHOICES).map(([name, [value]]) => [name, value])) as Choices;
  return { ...first, ...choices, ...declared, ...settled };
}

/** The names of the points that a game leaves open. */
export function openPointsOf({ choices }: Ruleset): readonly ChoiceName[] {
  return (Object.keys(CHOICES) as ChoiceName[]).filter((name) => Object.hasOwn(choices, name));
}

/** Of values for all points those of the points that a game leaves open: what an implementation of it declares. */
export function declaredOf(choices: Choices, ruleset: Ruleset): Partial<Choices> {
  return Object.fromEntries(openPointsOf(ruleset).map((name) => [name, choices[name]]));
}

/** Every combination of the values of some points. */
export function combinationsOf(names: readonly ChoiceName[]): readonly Partial<Choices>[] {
  return names.reduce<readonly Partial<Choices>[]>(
    (combinations, name) =>
      combinations.flatMap((chosen) => CHOICES[name].map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
}
