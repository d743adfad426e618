import type { Step } from '../../../machine/step.ts';
import { honestLaw, type Impostor } from '../lie.ts';

/** Games in which cards may lie face down. */
export const covered: readonly Impostor[] = [
  {
    name: 'second-card-face-down',
    says: "A player's second card is not shown before the round is over.",
    clause: 'C1.4',
    neighbours: ['C1.3'],
    lie: honestLaw,
    plays: (request, honest) => ({ steps: honest(request).steps.map(withSecondCardsCovered) }),
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

function withSecondCardsCovered(step: Step): Step {
  if (step.phase === 'refused' || step.phase === 'done') return step;
  const { seats = [] } = step;
  return {
    ...step,
    seats: seats.map((seat) => ({
      ...seat,
      hands: seat.hands.map((hand) => ({ ...hand, cards: hand.cards.filter((_, place) => place !== 1) })),
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
