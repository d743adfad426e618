import type { AnyFixture } from '../../schemas/any-fixture.ts';
import { type Chooser, failedUnder } from './judge.ts';

/** A known mistake as the suite sees it. */
export interface Suspect {
  readonly name: string;
  readonly says: string;
  readonly clause: string;
  readonly neighbours: readonly string[];
  readonly ask: Chooser;
  /** False where it is certain that it answers a fixture as the rules do. */
  readonly mayFail: (fixture: AnyFixture) => boolean;
}

/** Which fixtures a known mistake fails. */
export interface Kill {
  readonly name: string;
  /** The mistake in a sentence. */
  readonly says: string;
  /** The clause that the mistake breaks, then those under which it may just as well show first. */
  readonly clauses: readonly string[];
  /** The ids of the fixtures that it fails, each with the clause that is told there. */
  readonly fails: { readonly [fixture: string]: string };
}

/** The kill table: a row for each known mistake. */
export function killTable(suspects: readonly Suspect[], fixtures: readonly AnyFixture[]): readonly Kill[] {
  const rows = suspects.map(({ name, says, clause, neighbours }) => ({
    name,
    says,
    clauses: [clause, ...neighbours],
    fails: {} as { [fixture: string]: string },
  }));
  for (const fixture of fixtures) {
    for (const [at, { ask, mayFail }] of suspects.entries()) {
      const clause = mayFail(fixture) ? failedUnder(ask, fixture) : null;
      if (clause !== null) (rows[at] as (typeof rows)[number]).fails[fixture.id] = clause;
    }
  }
  return rows;
}

/** Whether a fixture shows a mistake under its clause or a neighbour: it is about that, and that is what is told. */
export function showsUnderItsClause({ clauses, fails }: Kill, fixture: AnyFixture): boolean {
  const told = fails[fixture.id];
  return told !== undefined && clauses.includes(told) && fixture.clauses.some((clause) => clauses.includes(clause));
}
