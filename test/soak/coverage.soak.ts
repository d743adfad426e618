import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Request } from '../../machine/step.ts';
import { FAMILIES, FAMILY_NAMES } from '../../src/coverage/families.ts';
import { type Move, movesOf } from '../../src/coverage/move.ts';
import { isRefusal } from '../../src/coverage/refusals.ts';
import { lawUnder } from '../../src/fixtures/laws.ts';
import { readCoverage, readFixtures } from '../../src/fixtures/read.ts';
import { demandCoverage, searchedBefore } from '../../src/generate/coverage.ts';
import { suspectsOf } from '../../src/generate/suspects.ts';
import { killTable } from '../../src/impostors/kills.ts';
import { readRuleset } from '../../src/rulesets/read.ts';
import { growScript, seedlings } from '../random-scripts.ts';

const SCRIPTS = 5_000;
const ruleset = readRuleset('switch-us');
const fixtures = readFixtures('switch-us');
const walked = fixtures.filter(({ from }) => from.route === 'walk');
const [game] = readCoverage();
if (game === undefined) throw new Error('there is no coverage');

function shownBy(moves: readonly Move[]): ReadonlySet<string> {
  return new Set(FAMILY_NAMES.flatMap((name) => moves.flatMap((move) => FAMILIES[name].itemsOf(move))));
}

/** What each walk shows, by its id. */
let shown: ReadonlyMap<string, ReadonlySet<string>>;

beforeAll(() => {
  shown = new Map(
    walked.map(({ id, needs, request }) => {
      const { actions, ...deal } = request as Request;
      return [id, shownBy(movesOf(deal, actions, lawUnder(ruleset, needs)))];
    }),
  );
});

describe('the coverage of switch-us', () => {
  it(`knows everything that ${SCRIPTS} random scripts show, and none of them shows what is out of reach`, () => {
    const covered = new Set(game.families.flatMap((family) => Object.keys(family.covered)));
    const law = lawUnder(ruleset, {});
    fc.assert(
      fc.property(seedlings, (seedling) => {
        const grown = growScript(seedling, law);
        fc.pre(grown !== null);
        if (grown === null) return;
        const { actions, ...deal } = grown.request;
        // What random scripts try and are refused goes further than what is counted: other amounts, words of nobody.
        const unknown = [...shownBy(movesOf(deal, actions, law))].filter(
          (item) => !covered.has(item) && !isRefusal(item),
        );
        expect(unknown).toEqual([]);
      }),
      { numRuns: SCRIPTS },
    );
  });

  it('needs every walk: each shows something that no other walk shows', () => {
    const counts = new Map<string, number>();
    for (const items of shown.values()) for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    const idle = [...shown].filter(([, items]) => ![...items].some((item) => counts.get(item) === 1));
    expect(shown.size).toBeGreaterThan(400);
    expect(idle.map(([id]) => id)).toEqual([]);
  });

  it('is open, and says what is, where a fixture is missing that alone shows something', () => {
    const family = game.families.find(({ name }) => name === 'splits');
    const item = 'a 3 split from its like, with an 8, is doubled';
    const first = family?.covered[item];
    expect(first).toMatch(/^walk-/);
    const without = fixtures.filter(({ id }) => !shown.get(id)?.has(item));
    expect(without.length).toBeLessThan(fixtures.length);
    expect(() => demandCoverage(ruleset, without, searchedBefore(game))).toThrow(`splits: ${item}`);
  });
});

describe('the kill table', () => {
  it('is the same where every impostor plays every fixture, though most are known to play it as the rules do', () => {
    const some = fixtures.filter((_, at) => at % 10 === 0);
    const suspects = suspectsOf(ruleset);
    const spared = suspects.flatMap(({ mayFail }) => some.filter((fixture) => !mayFail(fixture)));
    expect(spared.length).toBeGreaterThan((suspects.length * some.length) / 2);
    expect(killTable(suspects, some)).toEqual(
      killTable(
        suspects.map((one) => ({ ...one, mayFail: () => true })),
        some,
      ),
    );
  });
});
