import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextByXState, walkCompiled } from '../../bench/walks.ts';
import type { GuardName } from '../../machine/guards.ts';
import type { Law } from '../../machine/law.ts';
import { combinationsOf, openPointsOf } from '../../machine/ruleset.ts';
import type { Request } from '../../machine/step.ts';
import { lawUnder } from '../../src/fixtures/laws.ts';
import { readFixtures } from '../../src/fixtures/read.ts';
import { readRuleset, rulesetNames } from '../../src/rulesets/read.ts';
import { growScript, seedlings } from '../random-scripts.ts';
import { holdBothRuns, placesByTable, placesByXState } from '../two-runs.ts';

const SCRIPTS = 40_000;

const games = rulesetNames().map((name) => {
  const ruleset = readRuleset(name);
  return { name, law: lawUnder(ruleset, {}), fixtures: readFixtures(name) };
});

describe('the compiled chart and XState come to the same places', () => {
  it.each(games)('in every fixture of $name', ({ law, fixtures }) => {
    for (const { request, needs } of fixtures) holdBothRuns(request as Request, lawUnder(law.ruleset, needs));
  });

  it(`in ${SCRIPTS} random scripts of both games, each under choices drawn at random`, () => {
    const laws = games.flatMap(({ law: { ruleset } }) =>
      combinationsOf(openPointsOf(ruleset)).map((choices) => lawUnder(ruleset, choices)),
    );
    let held = 0;
    fc.assert(
      fc.property(seedlings, fc.constantFrom(...laws), (seedling, law) => {
        const grown = growScript(seedling, law);
        fc.pre(grown !== null);
        if (grown === null) return;
        holdBothRuns(grown.request, law);
        held += 1;
      }),
      { numRuns: SCRIPTS },
    );
    expect(held).toBe(SCRIPTS);
  });
});

it('the compiled chart and @xstate/graph walk the same graph', () => {
  const law = lawUnder(readRuleset('switch-us'), {});
  const walked = walkCompiled(law);
  expect(walked.size).toBeGreaterThan(10_000);
  const next = nextByXState(law);
  expect([...next.keys()].toSorted()).toEqual([...walked.keys()].toSorted());
  for (const [key, node] of walked) expect(next.get(key)).toEqual(node.next);
});

/** Guards of which one answer lets the chart go round for ever. */
const ENDLESS: { readonly [name in GuardName]?: boolean } = {
  dealerDraws: true,
  handWaitsForACard: true,
  anotherHandFollows: true,
  anotherSeatFollows: true,
};

describe('a guard that is swapped in the law changes both', () => {
  const names = Object.keys(games[0]?.law.guards ?? {}) as GuardName[];

  it.each(names)('%s', (name) => {
    let changed = 0;
    for (const says of [true, false].filter((one) => one !== ENDLESS[name])) {
      for (const { law, fixtures } of games) {
        const other = { ...law, guards: { ...law.guards, [name]: { ...law.guards[name], holds: () => says } } };
        for (const { request } of fixtures.filter((_, at) => at % 2 === 0)) {
          const places = placesOrError(placesByTable, request as Request, other);
          expect(places).toBe(placesOrError(placesByXState, request as Request, other));
          if (places !== placesOrError(placesByTable, request as Request, law)) changed += 1;
        }
      }
    }
    expect(changed).toBeGreaterThan(0);
  });
});

function placesOrError(run: typeof placesByTable, request: Request, law: Law): string {
  try {
    return run(request, law).join('\n');
  } catch (error) {
    return String(error);
  }
}
