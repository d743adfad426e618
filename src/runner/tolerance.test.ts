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

  it('takes either split card at the head of either hand, and no third card (N2)', () => {
    const split = fixtures.find(
      ({ cited }) => cited.at(-1)?.exchangeable?.length === 1 && cited.at(-1)?.exchangeable?.[0]?.length === 2,
    );
    if (split === undefined) throw new Error('no fixture splits cards that differ');
    const exchange = (steps: Step[]) => {
      for (const [at, step] of steps.entries()) {
        const [one, other] = split.cited[at]?.exchangeable?.[0] ?? [];
        if (one === undefined || other === undefined) continue;
        const [hand, twin] = [one, other].map(
          (pointer) => step.seats[pointer.split('/')[2] ?? ''].hands[pointer.split('/')[4] ?? ''],
        );
        [hand.cards[0], twin.cards[0]] = [twin.cards[0], hand.cards[0]];
      }
    };
    expect(differenceAfter(exchange, split)).toBeNull();
    const doubled = (steps: Step[]) => {
      const hands = steps.at(-1).seats[0].hands;
      const [one, other] = (split.cited.at(-1)?.exchangeable?.[0] ?? []).map((pointer) =>
        Number(pointer.split('/')[4]),
      );
      hands[one ?? 0].cards[0] = hands[other ?? 0].cards[0];
    };
    expect(differenceAfter(doubled, split)?.pointer).toMatch(/cards$/);
  });

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
