import type { Problem } from './problem.ts';
import type { Ruleset } from './ruleset.ts';

interface Demand {
  readonly pointer: string;
  readonly clause?: string;
  readonly expected: string;
  readonly isBroken: (ruleset: Ruleset) => boolean;
  readonly found: (ruleset: Ruleset) => unknown;
}

/** What a ruleset that passes its schema must also hold: the profile of the switch (S1.2–S1.5, S7.7) and plain sense. */
const demands: readonly Demand[] = [
  {
    pointer: '/naturalPays',
    clause: 'S7.7',
    expected: '1:1, for the switch is never combined with naturals paid more',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.naturalPays !== '1:1',
    found: ({ naturalPays }) => naturalPays,
  },
  {
    pointer: '/dealer22',
    clause: 'S7.7',
    expected: 'push, for the switch is never combined with a dealer 22 that loses to every surviving hand',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.dealer22 !== 'push',
    found: ({ dealer22 }) => dealer22,
  },
  {
    pointer: '/packs',
    clause: 'S1.2',
    expected: '6, as the profile of the switch has it',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.packs !== 6,
    found: ({ packs }) => packs,
  },
  {
    pointer: '/soft17',
    clause: 'S1.2',
    expected: 'hit, as the profile of the switch has it',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.soft17 !== 'hit',
    found: ({ soft17 }) => soft17,
  },
  {
    pointer: '/holeCard',
    clause: 'S1.5',
    expected: 'checked, for the game without a hole card is another profile',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.holeCard !== 'checked',
    found: ({ holeCard }) => holeCard,
  },
  {
    pointer: '/surrender',
    clause: 'S1.4',
    expected: 'none, for the profile of the switch does not offer it',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.surrender !== 'none',
    found: ({ surrender }) => surrender,
  },
  {
    pointer: '/sideBets',
    clause: 'S1.3',
    expected: 'an empty list, for the profile of the switch offers none',
    isBroken: (ruleset) => hasSwitch(ruleset) && ruleset.sideBets.length > 0,
    found: ({ sideBets }) => sideBets,
  },
  {
    pointer: '/spots',
    clause: 'S1.1',
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
    pointer: '/split/aceHands',
    expected: 'no more hands of aces than of other cards',
    isBroken: ({ split }) => split.aceHands > split.hands,
    found: ({ split }) => split.aceHands,
  },
];

/** The first demand that a ruleset breaks, with its clause, or null where it is consistent. */
export function inconsistencyOf(ruleset: Ruleset): Problem | null {
  const broken = demands.find(({ isBroken }) => isBroken(ruleset));
  if (broken === undefined) return null;
  const { pointer, expected, clause } = broken;
  const found = JSON.stringify(broken.found(ruleset));
  return { pointer, found, expected, ...(clause === undefined ? {} : { clause }) };
}

function hasSwitch(ruleset: Ruleset): boolean {
  return ruleset.switch === 'second-cards';
}
