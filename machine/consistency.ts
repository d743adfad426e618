import { POINT_CLAUSES } from './named-values.ts';
import type { Problem } from './problem.ts';
import { CHOICES, type ChoiceName, clausesOfGame, type Ruleset } from './ruleset.ts';

interface Demand {
  readonly pointer: string;
  /** The clause of each game that says so. */
  readonly clauses?: readonly string[];
  readonly expected: string;
  readonly isBroken: (ruleset: Ruleset) => boolean;
  readonly found: (ruleset: Ruleset) => unknown;
}

/** What a ruleset that passes its schema must also hold: the profile of the switch (S1.2–S1.5, S7.7) and plain sense. */
const demands: readonly Demand[] = [
  {
    pointer: '/naturalPays',
    clauses: ['S7.7'],
    expected: '1:1, for the switch is never combined with naturals paid more',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.naturalPays !== '1:1',
    found: ({ naturalPays }) => naturalPays,
  },
  {
    pointer: '/dealer22',
    clauses: ['S7.7'],
    expected: 'push, for the switch is never combined with a dealer 22 that loses to every surviving hand',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.dealer22 !== 'push',
    found: ({ dealer22 }) => dealer22,
  },
  {
    pointer: '/packs',
    clauses: ['S1.2', 'M5'],
    expected: '6, for no request holds more than 6 copies of a card',
    isBroken: ({ packs }) => packs !== 6,
    found: ({ packs }) => packs,
  },
  {
    pointer: '/soft17',
    clauses: ['S1.2'],
    expected: 'hit, as the profile of the switch has it',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.soft17 !== 'hit',
    found: ({ soft17 }) => soft17,
  },
  {
    pointer: '/holeCard',
    clauses: ['S1.5'],
    expected: 'checked, for the game without a hole card is another profile',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.holeCard !== 'checked',
    found: ({ holeCard }) => holeCard,
  },
  {
    pointer: '/surrender',
    clauses: ['S1.4', 'C2.2'],
    expected: 'none, for no game of the kit offers it',
    isBroken: ({ surrender }) => surrender !== 'none',
    found: ({ surrender }) => surrender,
  },
  {
    pointer: '/sideBets',
    clauses: ['S1.3', 'C1.2'],
    expected: 'an empty list, for no game of the kit offers any',
    isBroken: ({ sideBets }) => sideBets.length > 0,
    found: ({ sideBets }) => sideBets,
  },
  {
    pointer: '/spots',
    clauses: ['S1.1'],
    expected: '2, for a switch exchanges the second cards of two hands',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.spots !== 2,
    found: ({ spots }) => spots,
  },
  {
    pointer: '/seats',
    expected: 'a least number that is not above the most',
    isBroken: ({ seats }) => seats.least > seats.most,
    found: ({ seats }) => seats,
  },
  {
    pointer: '/settled/insuranceTiming',
    clauses: ['D11'],
    expected: 'table-first, for every seat decides before the dealer checks the hole card',
    isBroken: ({ holeCard, settled, choices }) =>
      holeCard === 'checked' && { ...settled, ...choices }.insuranceTiming === 'in-turn',
    found: ({ settled, choices }) => ({ ...settled, ...choices }).insuranceTiming,
  },
  ...(Object.keys(CHOICES) as ChoiceName[]).map((name): Demand => placeDemand(name)),
];

/** A point that a game has is settled or left open, and not both; one that it does not have is neither. */
function placeDemand(name: ChoiceName): Demand {
  const isIn = (place: Ruleset['settled']) => Object.hasOwn(place, name);
  return {
    pointer: `/settled/${name}`,
    clauses: POINT_CLAUSES[name],
    expected: 'a value there or in /choices, where the game has such a point, and nowhere else',
    isBroken: (ruleset) =>
      (isIn(ruleset.settled) ? 1 : 0) + (isIn(ruleset.choices) ? 1 : 0) !== (hasPoint(name, ruleset) ? 1 : 0),
    found: ({ settled, choices }) => [settled, choices].filter(isIn).map((place) => place[name]),
  };
}

/** Whether two ways of playing a point can be told apart in a game. */
function hasPoint(name: ChoiceName, ruleset: Ruleset): boolean {
  switch (name) {
    case 'switchTiming':
      return hasSwitch(ruleset);
    case 'doubleSoft':
      return ruleset.double.totals !== 'any';
    case 'insuranceTiming':
      return ruleset.insurance.offered !== 'never';
    default:
      return true;
  }
}

/**
 * The first demand that a ruleset breaks, or null where it is consistent; with its clause, one of another game where it
 * takes from that.
 */
export function inconsistencyOf(ruleset: Ruleset): Problem | null {
  const broken = demands.find(({ isBroken }) => isBroken(ruleset));
  if (broken === undefined) return null;
  const { pointer, expected, clauses = [] } = broken;
  const found = JSON.stringify(broken.found(ruleset));
  const [clause = clauses[0]] = clausesOfGame(clauses, ruleset);
  return { pointer, found, expected, ...(clause === undefined ? {} : { clause }) };
}

function hasSwitch(ruleset: Ruleset): boolean {
  return ruleset.switch === 'second-cards';
}
