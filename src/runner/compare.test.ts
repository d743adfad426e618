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
  it('finds nothing in the right answers of all fixtures', () => {
    for (const one of fixtures) expect([one.id, compare(one, one.answer, PARTS)]).toEqual([one.id, null]);
  });

  it.each<[string, (steps: Step[]) => void, number, string, string]>([
    [
      'an action refused',
      (steps) => {
        steps[1].accepted = false;
      },
      1,
      '/accepted',
      'S4.2',
    ],
    [
      'another phase',
      (steps) => {
        steps[1].phase = 'done';
      },
      1,
      '/phase',
      'D15',
    ],
    [
      'another card',
      (steps) => {
        steps[1].seats[0].hands[0].cards[1] = '10H';
      },
      1,
      '/seats/0/hands/0/cards',
      'S4.2',
    ],
    [
      'another total',
      (steps) => {
        steps[0].seats[0].hands[1].total = 15;
      },
      0,
      '/seats/0/hands/1/total',
      'S2.6',
    ],
    [
      'a natural that is none',
      (steps) => {
        steps[1].seats[0].hands[1].natural = true;
      },
      1,
      '/seats/0/hands/1/natural',
      'S4.5',
    ],
    [
      'another stake',
      (steps) => {
        steps[2].seats[0].hands[0].stake = 2;
      },
      2,
      '/seats/0/hands/0/stake',
      'S5.4',
    ],
    [
      'other chips',
      (steps) => {
        steps[2].seats[0].chips = 96;
      },
      2,
      '/seats/0/chips',
      'S5.4',
    ],
    [
      'an insurance',
      (steps) => {
        steps[0].seats[0].insurance = [1, 0];
      },
      0,
      '/seats/0/insurance',
      'S3.3',
    ],
    [
      'the hole card',
      (steps) => {
        steps[0].dealer.cards.push('7D');
      },
      0,
      '/dealer/cards',
      'S2.4',
    ],
    [
      'another turn',
      (steps) => {
        steps[2].turn.hand = 1;
      },
      2,
      '/turn',
      'S5.3',
    ],
    [
      'a word too many',
      (steps) => {
        steps[2].legal.push('surrender');
      },
      2,
      '/legal/surrender',
      'S1.4',
    ],
    [
      'a word too few',
      (steps) => {
        steps[2].legal = ['hit', 'stand', 'double'];
      },
      2,
      '/legal/split',
      'S5.6',
    ],
    [
      'another outcome',
      (steps) => {
        steps[3].seats[0].hands[0].outcome = 'win';
      },
      3,
      '/seats/0/hands/0/outcome',
      'S6.2',
    ],
    [
      'other chips returned',
      (steps) => {
        steps[3].seats[0].hands[0].returned = 2;
      },
      3,
      '/seats/0/hands/0/returned',
      'S6.2',
    ],
    [
      'a dealer card too many',
      (steps) => {
        steps[3].dealer.cards.push('2S');
      },
      3,
      '/dealer/cards',
      'S6.1',
    ],
    [
      'a hand too many',
      (steps) => {
        steps[1].seats[0].hands.push(steps[1].seats[0].hands[0]);
      },
      1,
      '/seats/0/hands',
      'S4.2',
    ],
    [
      'a seat too many',
      (steps) => {
        steps[1].seats.push(steps[1].seats[0]);
      },
      1,
      '/seats',
      'S4.2',
    ],
    [
      'a step too few',
      (steps) => {
        steps.pop();
      },
      3,
      '',
      'S5.2',
    ],
    [
      'a step too many',
      (steps) => {
        steps.push(steps[3]);
      },
      4,
      '',
      'S8.1',
    ],
    [
      'a promised part left out',
      (steps) => {
        steps[1].turn = undefined;
      },
      1,
      '/turn',
      'D15',
    ],
  ])('finds %s', (_, change, step, pointer, clause) => {
    const difference = differenceAfter(change);
    expect([difference?.step, difference?.pointer, difference?.clause]).toEqual([step, pointer, clause]);
  });

  it('names the dealer before the results that follow from the dealer', () => {
    const difference = differenceAfter((steps) => {
      steps[3].seats[0].hands[0].outcome = 'win';
      steps[3].dealer.cards = ['9C', '7D'];
    });
    expect(difference?.pointer).toBe('/dealer/cards');
    expect(difference?.clause).toBe('S6.1');
  });
});
