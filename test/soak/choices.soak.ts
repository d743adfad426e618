import { describe, expect, it } from 'vitest';
import type { Law } from '../../machine/law.ts';
import { play } from '../../machine/play.ts';
import { hasChoicesFor } from '../../schemas/needs.ts';
import type { Fixture } from '../../schemas/types.ts';
import { lawUnder } from '../../src/fixtures/laws.ts';
import { movesOf } from '../../src/fixtures/moves.ts';
import { readFixtures } from '../../src/fixtures/read.ts';
import { readRules, readRuleset, rulesetNames } from '../../src/rulesets/read.ts';
import { combinationsUnder, exampleOf, notPassed, suiteFor } from '../in-process.ts';
import { push22 } from '../run-push22.ts';

describe.each(rulesetNames())('of %s', (name) => {
  const ruleset = readRuleset(name);
  const fixtures = readFixtures(name);
  // Many combinations come to the same request, which is then looked at once.
  const seen = new Set<Fixture>();
  const written = new Map(fixtures.map((fixture) => [fixture, scriptOf(fixture, lawUnder(ruleset, fixture.needs))]));

  const combinations = combinationsUnder(name).map((choices, at) => {
    return { choices, title: Object.values(choices).join(' '), reads: at % 3 === 0 ? 'cards' : 'shoe' } as const;
  });

  describe.each(combinations)('under $title', ({ choices, reads }) => {
    it('every fixture exists that needs no other choice, with the same decisions and the same end for every hand', () => {
      const suite = suiteFor({ choices, ruleset: name });
      const free = fixtures.filter((fixture) => hasChoicesFor(fixture, choices));
      expect(suite.map(({ id }) => id)).toEqual(free.map(({ id }) => id));
      const law = lawUnder(ruleset, choices);
      for (const [at, fixture] of suite.entries()) {
        const source = free[at] ?? fixture;
        if (seen.has(fixture)) continue;
        seen.add(fixture);
        const before = written.get(source) ?? scriptOf(source, law);
        const projected = scriptOf(fixture, law);
        expect([fixture.id, movesOf(before, projected) !== null]).toEqual([fixture.id, true]);
        expect([fixture.id, endOf(projected)]).toEqual([fixture.id, endOf(before)]);
      }
    });

    it(`the JavaScript example is certified, reading the ${reads}`, () => {
      expect(notPassed(exampleOf(choices, { reads }), suiteFor({ choices, ruleset: name }))).toEqual([]);
    });
  });
});

/** For each ruleset each value of each choice once at least, reading the shoe and reading the cards. */
const over = rulesetNames().flatMap((name) => {
  const { open } = readRules(name);
  const most = Math.max(...open.map(({ values }) => values.length));
  const ways = Array.from({ length: most }, (_, at) =>
    open.map((point) => [point.name, point.values[at % point.values.length]]),
  );
  const alone = open.map((point) => [[point.name, point.values.at(-1)]]);
  return [...ways, ...alone].map((chosen, at) => {
    const words = chosen.flatMap(([point, value]) => ['--choice', `${point}=${value}`]);
    return { name, words: ['--reads', at % 2 === 0 ? 'shoe' : 'cards', ...words] };
  });
});

describe.each([
  ['JavaScript', ['node', 'conformance/javascript/adapter.js']],
  ['Python', ['python3', 'conformance/python/adapter.py']],
])('the %s example', (_, command) => {
  it.each(over)('is certified over stdio by $name with $words', async ({ name, words }) => {
    const { code, out } = await push22(['certify', '--level', 'table', '--ruleset', name, '--', ...command, ...words]);
    expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([0, 'certified']);
  });
});

function scriptOf({ request }: Fixture, law: Law) {
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
