import { describe, expect, it } from 'vitest';
import { createLaw } from '../../machine/law.ts';
import { play } from '../../machine/play.ts';
import { hasChoicesFor } from '../../schemas/needs.ts';
import { movesOf } from '../../src/fixtures/moves.ts';
import { readFixtures } from '../../src/fixtures/read.ts';
import { readRuleset } from '../../src/rulesets/read.ts';
import { COMBINATIONS, exampleOf, notPassed, suiteFor } from '../in-process.ts';
import { push22 } from '../run-push22.ts';

const ruleset = readRuleset('switch-us');
const fixtures = readFixtures('switch-us');

describe.each(COMBINATIONS.filter(({ dealOrder }) => dealOrder === ruleset.choices.dealOrder))(
  'under $splitDeal, $switchTiming, $splitPlace',
  (choices) => {
    it('every fixture exists that needs no other choice, with the same decisions and the same end for every hand', () => {
      const suite = suiteFor({ choices });
      const free = fixtures.filter((fixture) => hasChoicesFor(fixture, choices));
      expect(suite.map(({ id }) => id)).toEqual(free.map(({ id }) => id));
      const law = createLaw(ruleset, choices);
      for (const [at, fixture] of suite.entries()) {
        const source = free[at] ?? fixture;
        const written = scriptOf(source, createLaw(ruleset, source.needs));
        const projected = scriptOf(fixture, law);
        expect([fixture.id, movesOf(written, projected) !== null]).toEqual([fixture.id, true]);
        expect([fixture.id, endOf(projected)]).toEqual([fixture.id, endOf(written)]);
      }
    });
  },
);

describe.each(COMBINATIONS)('$dealOrder, $splitDeal, $switchTiming, $splitPlace', (choices) => {
  it('certifies the JavaScript example, reading cards and reading the shoe', () => {
    for (const reads of ['cards', 'shoe'] as const) {
      expect(notPassed(exampleOf(choices, { reads }), suiteFor({ choices }))).toEqual([]);
    }
  });
});

/** Each value of each choice once at least, reading the shoe and reading the cards. */
const over = [
  ['--reads', 'shoe'],
  ['--reads', 'cards', '--choice', 'dealOrder=round-robin', '--choice', 'splitDeal=at-once'],
  ['--reads', 'shoe', '--choice', 'dealOrder=players-first', '--choice', 'switchTiming=in-turn'],
  ['--reads', 'shoe', '--choice', 'dealOrder=round-robin', '--choice', 'splitPlace=last'],
  [
    '--reads',
    'shoe',
    '--choice',
    'splitDeal=at-once',
    '--choice',
    'switchTiming=in-turn',
    '--choice',
    'splitPlace=last',
  ],
];

describe.each([
  ['JavaScript', ['node', 'conformance/javascript/adapter.js']],
  ['Python', ['python3', 'conformance/python/adapter.py']],
])('the %s example', (_, command) => {
  it.each(over.map((words) => [words.join(' '), words] as const))(
    'is certified over stdio with %s',
    async (__, words) => {
      const { code, out } = await push22(['certify', '--', ...command, ...words]);
      expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([0, 'certified']);
    },
  );
});

function scriptOf({ request }: (typeof fixtures)[number], law: ReturnType<typeof createLaw>) {
  const script = request as Parameters<typeof play>[0];
  return { actions: script.actions, told: play(script, law).told };
}

/** Chips, and hands by where they come from: no choice changes these. */
function endOf({ told }: ReturnType<typeof scriptOf>): unknown {
  return told.at(-1)?.table.seats.map(({ chips, hands }) => ({
    chips,
    hands: Object.fromEntries(
      hands.map(({ lineage, cards, stake, outcome, returned }) => [lineage, { cards, stake, outcome, returned }]),
    ),
  }));
}
