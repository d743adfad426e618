import type { AnyFixture } from '../../schemas/any-fixture.ts';
import type { Fixture } from '../../schemas/types.ts';
import type { Reply } from '../runner/adapter.ts';
import { PARTS } from '../runner/compare.ts';
import { judge } from '../runner/judge.ts';

/** An implementation as a function: the parameters of `play` in, a reply out. */
export type Oracle = (request: Fixture['request']) => Reply;

/** An implementation that is told with each fixture which choices it needs. */
export type Chooser = (fixture: AnyFixture) => Reply;

/** A fixture that an implementation fails, and the clause that it is told. */
export interface Failed {
  readonly fixture: AnyFixture;
  readonly clause: string;
}

/** The fixtures, in their order, that an implementation fails. */
export function failing(ask: Chooser, fixtures: readonly AnyFixture[]): readonly Failed[] {
  return fixtures.flatMap((fixture) => {
    const clause = failedUnder(ask, fixture);
    return clause === null ? [] : [{ fixture, clause }];
  });
}

/** The clause under which an implementation fails a fixture; null where it passes. */
export function failedUnder(ask: Chooser, fixture: AnyFixture): string | null {
  const verdict = judge(fixture, ask(fixture), PARTS);
  if (verdict.kind === 'passed') return null;
  return verdict.kind === 'differs' ? verdict.difference.clause : (fixture.clauses[0] ?? '');
}
