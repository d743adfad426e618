import { describe, expect, it } from 'vitest';
import type { Answer, Fixture } from '../../schemas/types.ts';
import { readFixtures } from '../fixtures/read.ts';
import { compare, PARTS, type Part } from './compare.ts';

const fixtures = readFixtures('switch-us');

function fixture(id: string): Fixture {
  const found = fixtures.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no fixture ${id}`);
  return found;
}

const example = fixture('worked-example');

/** The first difference after a change to the right answer. */
function differenceAfter(change: (steps: Step[]) => void, one = example, promised: readonly Part[] = PARTS) {
  const answer = structuredClone(one.answer) as { steps: Step[] };
  change(answer.steps);
  return compare(one, answer as unknown as Answer, promised);
}

// biome-ignore lint/suspicious/noExplicitAny: the tests plant every kind of wrong value
type Step = any;

describe('a comparison', () => {
  it.each<[Part, (step: Step) => void]>([
    [
      'legal',
      (step) => {
        step.legal = undefined;
      },
    ],
    [
      'turn',
      (step) => {
        step.turn = undefined;
      },
    ],
    [
      'dealer',
      (step) => {
        step.dealer = undefined;
      },
    ],
    [
      'insurance',
      (step) => {
        for (const seat of step.seats) seat.insurance = undefined;
      },
    ],
    [
      'totals',
      (step) => {
        for (const seat of step.seats) for (const hand of seat.hands) hand.total = undefined;
      },
    ],
  ])('of an answer without %s finds it absent only where it is promised', (part, remove) => {
    const change = (steps: Step[]) => {
      for (const step of steps) remove(step);
    };
    expect(
      differenceAfter(
        change,
        example,
        PARTS.filter((one) => one !== part),
      ),
    ).toBeNull();
    expect(differenceAfter(change, example, [part])?.step).toBe(0);
  });

  it('reads what is allowed as a set', () => {
    expect(
      differenceAfter((steps) => {
        for (const step of steps) step.legal.reverse();
      }),
    ).toBeNull();
  });

  it('takes every reason that applies and no other (N8)', () => {
    const refused = fixture('double-with-one-chip-too-few');
    const at = refused.answer.steps.findIndex(({ accepted }) => !accepted);
    expect(
      differenceAfter((steps) => {
        steps[at].reason = 'not-covered';
      }, refused),
    ).toBeNull();
    expect(
      differenceAfter((steps) => {
        steps[at].reason = 'not-two-cards';
      }, refused)?.pointer,
    ).toBe('/reason');
    expect(
      differenceAfter((steps) => {
        steps[at].reason = undefined;
      }, refused)?.pointer,
    ).toBe('/reason');
    expect(
      differenceAfter(
        (steps) => {
          steps[at].reason = undefined;
        },
        refused,
        ['legal'],
      ),
    ).toBeNull();
  });

  it.each([
    ['8C 8H 8D', true],
    ['8H 8C 8D', true],
    ['8D 8H 8C', true],
    ['8H 8D 8C', true],
    ['8C 8D 8H', false],
    ['8D 8C 8H', false],
    ['8C 8C 8D', false],
    ['8C 8H 8S', false],
  ])(
    'of eights of clubs and diamonds split, the first again with the eight of hearts, heads %s are right: %s (N2)',
    (heads, isRight) => {
      const split = fixture('new-hand-stands-next-to-its-own');
      const change = (steps: Step[]) => {
        for (const [at, card] of heads.split(' ').entries()) steps.at(-1).seats[0].hands[at].cards[0] = card;
      };
      expect(differenceAfter(change, split) === null).toBe(isRight);
    },
  );

  it('passes over the turn while insurance is asked (N3) and the dealer when nothing rests on the dealer (N1)', () => {
    const insured = fixture('two-spots-insured-for-different-amounts');
    expect(
      differenceAfter((steps) => {
        steps[0].turn.seat = 2;
      }, insured),
    ).toBeNull();
    const naturals = fixture('two-naturals-are-offered-the-switch');
    expect(
      differenceAfter((steps) => {
        steps.at(-1).dealer = { cards: ['2S'], total: 2 };
      }, naturals),
    ).toBeNull();
  });

  it('passes over the chips of a seat that holds a natural until the round is done (N5)', () => {
    const kept = fixture('kept-natural-wins-against-a-dealer-22');
    expect(
      differenceAfter((steps) => {
        steps[1].seats[0].chips += 4;
      }, kept),
    ).toBeNull();
    expect(
      differenceAfter((steps) => {
        steps.at(-1).seats[0].chips += 4;
      }, kept)?.pointer,
    ).toBe('/seats/0/chips');
  });

  it('passes over members that nobody knows', () => {
    const change = (steps: Step[]) => {
      for (const step of steps) {
        step.comment = 'x';
        step.dealer.name = 'Ann';
        if (step.turn !== null) step.turn.name = 'Bob';
        for (const seat of step.seats) for (const hand of seat.hands) hand.bust = false;
      }
    };
    expect(differenceAfter(change)).toBeNull();
    expect(
      differenceAfter((steps) => {
        change(steps);
        steps[2].turn.hand = 1;
      })?.pointer,
    ).toBe('/turn');
  });

  it('asks nothing of the steps after a refused table', () => {
    const refused = fixtures.find(({ answer }) => answer.steps[0]?.phase === 'refused');
    if (refused === undefined) throw new Error('no table is refused');
    expect(
      differenceAfter((steps) => {
        steps[0].reason = 'not-covered';
      }, refused)?.pointer,
    ).toBe('/reason');
    expect(
      differenceAfter((steps) => {
        steps[0].phase = 'switch';
      }, refused)?.pointer,
    ).toBe('/phase');
  });
});
