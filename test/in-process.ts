// @ts-expect-error: the example is plain JavaScript without declarations
import { play as playExample } from '../conformance/javascript/play.js';
import { type Choices, combinationsOf, openPointsOf, type Ruleset } from '../machine/ruleset.ts';
import type { Fixture } from '../schemas/types.ts';
import { type Declared, fitted } from '../src/fixtures/fit.ts';
import { readFixtures } from '../src/fixtures/read.ts';
import type { Oracle } from '../src/impostors/judge.ts';
import { readRuleset } from '../src/rulesets/read.ts';
import type { Reply } from '../src/runner/adapter.ts';
import { isWithin } from '../src/runner/claim.ts';
import type { Part } from '../src/runner/compare.ts';
import { judge } from '../src/runner/judge.ts';

export interface Options {
  readonly reads?: 'cards' | 'shoe';
  readonly observes?: readonly string[];
  readonly seats?: number;
  readonly stakes?: 'any' | readonly number[];
}

/** Every combination of the values of the open choices of a ruleset. */
export function combinationsUnder(ruleset: string): readonly Partial<Choices>[] {
  return combinationsOf(openPointsOf(readRuleset(ruleset)));
}

/** Every combination of the values of the open choices of switch-us. */
export const COMBINATIONS = combinationsUnder('switch-us');

/** The JavaScript example, without a process of its own. */
export function exampleOf(choices: Partial<Choices>, options: Options = {}): Oracle {
  return (request) => replyOf(() => playExample(request, choices, options));
}

/** What comes back from a function that answers or throws an error with the protocol's code. */
export function replyOf(answer: () => unknown): Reply {
  try {
    return { kind: 'result', result: answer() };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { kind: 'error', code: Number(error.code), message: error.message };
  }
}

const suites = new Map<string, readonly Fixture[]>();

/** The fixtures that an implementation is judged by which declares this, all levels. */
export function suiteFor({
  choices,
  stakes = 'any',
  seats = 6,
  ruleset: name = 'switch-us',
}: Partial<Declared> & { readonly seats?: number; readonly ruleset?: string }): readonly Fixture[] {
  const { ruleset, fixtures } = suiteOf(name);
  const declared = { choices: { ...ruleset.choices, ...choices }, stakes };
  const key = JSON.stringify([name, declared, seats]);
  const claim = {
    ...declared,
    seats,
    ruleset: name,
    promised: [],
    describe: { implementation: { name: 'example' }, protocol: 1, rulesets: {} },
  } as const;
  const suite =
    suites.get(key) ??
    fixtures
      .flatMap((fixture) => fitted(fixture, ruleset, declared) ?? [])
      .filter((fixture) => isWithin(fixture, claim, ['round', 'table']));
  suites.set(key, suite);
  return suite;
}

/** A ruleset and its fixtures, read once: the laws and the fixtures made under choices are kept with them. */
function suiteOf(name: string): { readonly ruleset: Ruleset; readonly fixtures: readonly Fixture[] } {
  const known = suitesRead.get(name) ?? { ruleset: readRuleset(name), fixtures: readFixtures(name) };
  suitesRead.set(name, known);
  return known;
}

const suitesRead = new Map<string, ReturnType<typeof suiteOf>>();

/** The ids of the fixtures that an implementation does not pass; none where it is certified. */
export function notPassed(
  oracle: Oracle,
  suite: readonly Fixture[],
  promised: readonly Part[] = ['legal', 'turn', 'totals', 'insurance', 'dealer', 'reasons'],
): readonly string[] {
  return suite
    .filter((fixture) => judge(fixture, oracle(fixture.request), promised).kind !== 'passed')
    .map(({ id }) => id);
}
