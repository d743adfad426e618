import type { Fixture } from '../../schemas/types.ts';
import { failing, type Oracle } from './judge.ts';

/** A known mistake as the suite sees it. */
export interface Suspect {
  readonly name: string;
  readonly clause: string;
  readonly neighbours: readonly string[];
  readonly oracle: Oracle;
}

/** Which fixtures a known mistake fails. */
export interface Kill {
  readonly name: string;
  /** The clause that the mistake breaks, then those under which it may just as well show first. */
  readonly clauses: readonly string[];
  /** The ids of the fixtures that it fails. */
  readonly fails: readonly string[];
}

/** The kill table: a row for each known mistake. */
export function killTable(suspects: readonly Suspect[], fixtures: readonly Fixture[]): readonly Kill[] {
  return suspects.map(({ name, clause, neighbours, oracle }) => ({
    name,
    clauses: [clause, ...neighbours],
    fails: failing(oracle, fixtures).map(({ id }) => id),
  }));
}
