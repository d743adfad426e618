import { describe, expect, it } from 'vitest';
import { readFixtures } from '../fixtures/read.ts';
import { en } from '../languages/en.ts';
import { explain } from './explain.ts';
import { tellReport } from './text.ts';

const fixtures = readFixtures('switch-us');

function storyOf(id: string): readonly string[] {
  const fixture = fixtures.find((one) => one.id === id);
  if (fixture === undefined) throw new Error(`no fixture ${id}`);
  return explain(fixture, en);
}

describe('a story', () => {
  it('of a split tells both hands with their stakes, what may follow, and no other hand', () => {
    const story = storyOf('new-hand-stands-next-to-its-own');
    const at = story.findIndex((line) => line.startsWith('seat 1 splits'));
    expect(story.slice(at, at + 4)).toEqual([
      'seat 1 splits: hand 1 is 8♣ 8♥ (16) for 2, hand 2 is 8♦ (8) for 2 and 94 chips left',
      '  seat 1, hand 1 may hit, stand, double or split',
      'seat 1 splits: hand 1 is 8♣ 3♦ (11) for 2, hand 2 is 8♥ (8) for 2 and 92 chips left',
      '  seat 1, hand 1 may hit, stand or double',
    ]);
  });

  it('of the worked example ends with two pushes (S8.1)', () => {
    expect(storyOf('worked-example').slice(-4)).toEqual([
      'the dealer ends on 22 with 9♣ 7♦ 6♦',
      '  seat 1, hand 1: 5♠ 6♥ K♦ (21) pushes, 4 chips back for 4 staked',
      '  seat 1, hand 2: 10♣ 10♥ (20) pushes, 2 chips back for 2 staked',
      '  seat 1 has 100 chips',
    ]);
  });

  it('of every fixture names no part that is missing', () => {
    const odd = fixtures.filter((fixture) => explain(fixture, en).some((line) => /undefined|NaN|\[object/.test(line)));
    expect(odd.map(({ id }) => id)).toEqual([]);
  });
});

describe('a difference', () => {
  it('between values that are written alike shows them as they stand on the wire', () => {
    const difference = {
      step: 0,
      pointer: '/seats/0/hands/0/cards',
      what: 'the cards',
      expected: ['5S'],
      received: ['5♠'],
      clause: 'S2.5',
    };
    const failure = {
      fixture: 'one',
      title: 'One',
      clause: 'S2.5',
      sentence: 'The order is kept.',
      by: 'the rules' as const,
      difference,
      action: 'the deal',
      again: 'again',
    };
    const report = {
      kit: '1',
      verdict: 'not certified' as const,
      sentence: '1 of 1 fixture failed',
      ruleset: 'switch-us',
      levels: [],
      suite: 'certify' as const,
      command: [],
      describe: null,
      choices: {},
      notObserved: [],
      totals: { fixtures: 1, passed: 0, failed: 1, skipped: 0, notRun: 0 },
      outside: 0,
      sections: [],
      failures: [failure],
      behavesLike: null,
      shoe: null,
      skipped: [],
    };
    const lines = tellReport(report, { language: en, isAll: false, only: [], remarks: [] });
    expect(lines.filter((line) => /expected|received/.test(line))).toEqual([
      '    expected  ["5S"]   (the rules say so)',
      '    received  ["5♠"]',
    ]);
  });
});
