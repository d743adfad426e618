import { CHOICES, type ChoiceName, clausesOfGame, type Ruleset } from './ruleset.ts';

/** The clauses behind each named value of a ruleset, of every game that has them, by JSON pointer. */
const FIXED = {
  '/packs': ['S1.2', 'S2.1', 'M5'],
  '/seats/least': ['S2.2', 'C1.3', 'M5'],
  '/seats/most': ['S2.2', 'C1.3', 'M5'],
  '/spots': ['S1.1', 'S2.3', 'C1.2'],
  '/switch': ['S4.1', 'S7.7'],
  '/holeCard': ['S1.5', 'S3.6', 'C1.3', 'X1'],
  '/soft17': ['S1.2', 'S6.1', 'C4.2'],
  '/dealer22': ['S6.2', 'S7.7', 'C4.3'],
  '/naturalPays': ['S6.7', 'S7.7', 'C4.5', 'X3'],
  '/insurance/offered': ['S3.1', 'C3.1'],
  '/insurance/amount': ['S3.3', 'C3.2', 'K3'],
  '/insurance/pays': ['S3.4', 'C3.2'],
  '/double/totals': ['S5.4', 'C2.4', 'K1'],
  '/split/hands': ['S5.7', 'C2.6'],
  '/surrender': ['S1.4', 'C2.2'],
  '/sideBets': ['S1.3', 'C1.2'],
  '/session/rounds': ['S7.2'],
} as const;

/** The clauses behind each point that one game settles and another leaves open, of every game that has them. */
export const POINT_CLAUSES: { readonly [Name in ChoiceName]: readonly string[] } = {
  dealOrder: ['O1', 'C1.3'],
  splitDeal: ['O2', 'P1'],
  switchTiming: ['O3'],
  splitPlace: ['O4', 'P2'],
  doubleAfterSplit: ['S5.5', 'P3'],
  doubleSoft: ['S5.4', 'P4'],
  resplitAces: ['S5.8', 'P5'],
  splitTenAce: ['S5.9', 'P6'],
  insuranceTiming: ['D11', 'P7'],
};

/** A value by which a game can differ from another. */
export interface NamedValue {
  readonly name: string;
  /** What the game has there; undefined for a point that it does not have. */
  readonly value: unknown;
  /** True for the default of a point that the game leaves open. */
  readonly isOpen: boolean;
  /** The clauses of the game that say so. */
  readonly clauses: readonly string[];
}

/** Every named value of a game, in the same order for all games. */
export function namedValuesOf(ruleset: Ruleset): readonly NamedValue[] {
  const fixed = Object.entries(FIXED).map(([pointer, clauses]): NamedValue => {
    const [, ...parts] = pointer.split('/');
    const value = parts.reduce<unknown>(
      (holder, part) => (holder as { [part: string]: unknown } | undefined)?.[part],
      ruleset,
    );
    return { name: parts.join(' '), value, isOpen: false, clauses: clausesOfGame(clauses, ruleset) };
  });
  const points = (Object.keys(CHOICES) as ChoiceName[]).map((name): NamedValue => {
    const isOpen = Object.hasOwn(ruleset.choices, name);
    const value = (isOpen ? ruleset.choices : ruleset.settled)[name];
    return { name, value, isOpen, clauses: value === undefined ? [] : clausesOfGame(POINT_CLAUSES[name], ruleset) };
  });
  return [...fixed, ...points];
}
