/** The points that the rules leave open; an implementation declares the value it plays. */
export const CHOICES = {
  dealOrder: ['spot-by-spot', 'round-robin', 'players-first'],
  splitDeal: ['in-turn', 'at-once'],
  switchTiming: ['table-first', 'in-turn'],
  splitPlace: ['next', 'last'],
} as const;
export type ChoiceName = keyof typeof CHOICES;
export type ChoiceValue<Name extends ChoiceName = ChoiceName> = (typeof CHOICES)[Name][number];

/** One value for each open point. */
export type Choices = { readonly [Name in ChoiceName]: ChoiceValue<Name> };

/** A game as data: what differs between two games is a named value here and nowhere else. */
export interface Ruleset {
  readonly $schema?: string;
  readonly name: string;
  readonly title: string;
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
    readonly afterSplit: boolean;
  };
  readonly split: {
    /** The most hands that may come from one original hand. */
    readonly hands: number;
    /** The same for aces, which receive one card each. */
    readonly aceHands: number;
  };
  readonly surrender: 'none' | 'early' | 'late';
  readonly sideBets: readonly string[];
  /** Action words of related games that this one excludes, with the clause that says so. */
  readonly excluded: { readonly [word: string]: string };
  readonly choices: { readonly [Name in ChoiceName]: ChoiceValue<Name> };
}
