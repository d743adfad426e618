import type { Fixture } from '../../schemas/types.ts';
import type { Reply } from '../runner/adapter.ts';
import { PARTS } from '../runner/compare.ts';
import { judge } from '../runner/judge.ts';

/** An implementation as a function: the parameters of `play` in, a reply out. */
export type Oracle = (request: Fixture['request']) => Reply;

/** The fixtures, in their order, that an implementation fails. */
export function failing(oracle: Oracle, fixtures: readonly Fixture[]): readonly Fixture[] {
  return fixtures.filter((fixture) => judge(fixture, oracle(fixture.request), PARTS).kind !== 'passed');
}
