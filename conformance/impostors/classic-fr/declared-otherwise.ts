import type { ChoiceName, Choices } from '../../../machine/ruleset.ts';
import { entryLie, type Impostor } from '../lie.ts';

/** A game that declares one of two values and plays the other. */
function otherwise<Name extends ChoiceName>(name: Name, one: Choices[Name], other: Choices[Name]): Impostor['lie'] {
  return entryLie(({ choices }) => ({ choices: { ...choices, [name]: choices[name] === one ? other : one } }));
}

/** Mistakes about what the rules leave open: another value is played than the one that is declared. */
export const declaredOtherwise: readonly Impostor[] = [
  {
    name: 'deals-split-hands-otherwise',
    says: 'Split hands get their second cards at another time than is declared.',
    clause: 'P1',
    neighbours: ['C2.5', 'C2.6'],
    lie: otherwise('splitDeal', 'in-turn', 'at-once'),
  },
  {
    name: 'places-split-hands-otherwise',
    says: 'The new hand of a split plays at another place than is declared.',
    clause: 'P2',
    neighbours: ['C2.5', 'C2.6'],
    lie: otherwise('splitPlace', 'next', 'last'),
  },
  {
    name: 'doubles-after-a-split-otherwise',
    says: 'Split hands double where it is declared that they do not, and not where they do.',
    clause: 'P3',
    neighbours: ['C2.4'],
    lie: otherwise('doubleAfterSplit', 'yes', 'no'),
  },
  {
    name: 'doubles-soft-hands-otherwise',
    says: 'An ace counts 1 for a double where it is declared that it does not, and not where it does.',
    clause: 'P4',
    neighbours: ['C2.4', 'K1'],
    lie: otherwise('doubleSoft', 'no', 'yes'),
  },
  {
    name: 'splits-aces-again-otherwise',
    says: 'Split aces are split again where it is declared that they are not, and not where they are.',
    clause: 'P5',
    neighbours: ['C2.7', 'C2.6'],
    lie: otherwise('resplitAces', 'no', 'yes'),
  },
  {
    name: 'counts-split-tens-otherwise',
    says: 'An ace dealt to a split ten makes a natural where it is declared that it does not, and not where it does.',
    clause: 'P6',
    neighbours: ['C4.5', 'C2.7'],
    lie: otherwise('splitTenAce', 'ordinary', 'natural'),
  },
  {
    name: 'asks-for-insurance-otherwise',
    says: 'Seats are asked for insurance at another time than is declared.',
    clause: 'P7',
    neighbours: ['C3.1', 'C3.2', 'K3'],
    lie: otherwise('insuranceTiming', 'table-first', 'in-turn'),
  },
];
