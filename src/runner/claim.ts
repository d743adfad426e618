import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import { hasChoicesFor } from '../../schemas/needs.ts';
import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import type { Describe } from '../../schemas/types.ts';
import type { Part } from './compare.ts';
import { plainly } from './plainly.ts';

/** An open point of a ruleset, as its rules list it. */
export interface OpenPoint {
  readonly name: string;
  readonly values: readonly string[];
  readonly default: string;
}

export const LEVELS = ['round', 'table', 'session', 'shoe'] as const;
export type Level = (typeof LEVELS)[number];

/** What an adapter says that its implementation can do, and is therefore judged by. */
export interface Claim {
  readonly describe: Describe;
  readonly ruleset: string;
  readonly seats: number;
  readonly stakes: 'any' | readonly number[];
  readonly choices: { readonly [name: string]: string };
  readonly promised: readonly Part[];
}

/** The claim in an answer to `describe`, or the sentence why it cannot be judged. */
export function claimOf(result: unknown, ruleset: string, open: readonly OpenPoint[]): Claim | string {
  const checked = check('describe', plainly(result));
  if (!checked.ok) return sentenceOf('the answer to describe', checked.problem);
  const describe = checked.value;
  const played = Object.hasOwn(describe.rulesets, ruleset) ? describe.rulesets[ruleset] : undefined;
  if (played === undefined) {
    return `the ruleset ${ruleset} is not played: describe names ${Object.keys(describe.rulesets).join(', ') || 'none'}`;
  }
  const choices = played.choices ?? {};
  for (const [name, value] of Object.entries(choices)) {
    const place = `the answer to describe: /rulesets/${ruleset}/choices/${name}:`;
    const point = open.find((one) => one.name === name);
    if (point === undefined) {
      return `${place} found a choice that nobody knows, expected one of ${open.map((one) => one.name).join(', ')}`;
    }
    if (!point.values.includes(value)) return `${place} found "${value}", expected one of ${point.values.join(', ')}`;
  }
  return {
    describe,
    ruleset,
    seats: played.seats ?? 6,
    stakes: played.stakes ?? 'any',
    choices: { ...Object.fromEntries(open.map((point) => [point.name, point.default])), ...choices },
    promised: describe.observes ?? [],
  };
}

/** The levels that a claim can be judged at. */
export function levelsOf({ seats }: Claim): readonly Level[] {
  return seats > 1 ? ['round', 'table'] : ['round'];
}

/** Whether a fixture is within what the implementation claims and what was asked for. */
export function isWithin(fixture: AnyFixture, claim: Claim, levels: readonly Level[]): boolean {
  const { seats } = fixture.request;
  const isRefused = !isSession(fixture) && fixture.answer.steps[0]?.phase === 'refused';
  const level = isSession(fixture) ? 'session' : seats.length === 1 ? 'round' : 'table';
  // A table of more seats than the rules allow is put to everybody; one of more than six is never declared.
  const isSeated = isRefused || seats.length <= claim.seats;
  const isStaked =
    claim.stakes === 'any' ||
    seats.every(({ stakes }) => stakes.every((stake) => claim.stakes.includes(stake as never)));
  return levels.includes(level) && isSeated && isStaked && hasChoicesFor(fixture, claim.choices);
}
