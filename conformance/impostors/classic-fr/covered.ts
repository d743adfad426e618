import type { Step } from '../../../machine/step.ts';
import { honestLaw, type Impostor } from '../lie.ts';

/** Games in which cards may lie face down. */
export const covered: readonly Impostor[] = [
  {
    name: 'cards-covered-until-the-turn',
    says: "A seat's second card lies face down until it is its turn.",
    clause: 'C1.4',
    neighbours: ['C1.3', 'C2.1'],
    lie: honestLaw,
    plays: (request, honest) => ({ steps: honest(request).steps.map(withOthersCovered) }),
  },
  {
    name: 'cards-may-be-covered',
    says: 'A player may ask for covered cards.',
    clause: 'X7',
    neighbours: ['C1.4', 'C1.3'],
    lie: honestLaw,
    plays: (request, honest) => ({
      steps: honest(request).steps.map((step, at) =>
        isAskedToCover(request.actions[at - 1]?.do) ? accepted(step) : step,
      ),
    }),
  },
];

/** The second card of each seat that comes after the one in turn is not shown. */
function withOthersCovered(step: Step): Step {
  if (step.phase === 'refused' || step.turn === null) return step;
  const { seats = [], turn } = step;
  return {
    ...step,
    seats: seats.map((seat, at) => ({
      ...seat,
      hands: seat.hands.map((hand) => ({
        ...hand,
        cards: at < (turn?.seat ?? 0) ? hand.cards : hand.cards.slice(0, 1),
      })),
    })),
  };
}

function isAskedToCover(word: string | undefined): boolean {
  return word === 'cover' || word === 'face-down';
}

function accepted(step: Step): Step {
  const { reason: _, ...rest } = step;
  return { ...rest, accepted: true };
}
