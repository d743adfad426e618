import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import type { Rules } from '../../schemas/types.ts';
import { type Clause, clausesOf } from '../rulesets/clauses.ts';

/** Where a clause shows that no fixture can show: a ruleset that is refused, a shuffle that is found out. */
export type Elsewhere = ReadonlyMap<string, string>;

/**
 * Every clause by a scenario and by a walk, as far as it shows in a round or a session; by a ruleset that is refused and by
 * the level shoe those that show there. An example is a scenario as it stands; what only points to other clauses is walked by
 * them; remarks and advice show nowhere.
 */
export function clauseItems(rules: Rules): readonly string[] {
  return clausesOf(rules).flatMap((clause) => {
    switch (clause.door) {
      case 'none':
        return [];
      case 'ruleset':
      case 'shoe':
        return [elsewhereItem(clause.id, clause.door)];
      default:
        return isWalked(clause, rules) ? [scenarioItem(clause.id), walkItem(clause.id)] : [scenarioItem(clause.id)];
    }
  });
}

/** What of the clauses a fixture shows: a scenario those that it is about, a walk those on which its steps rest. */
export function clauseItemsOf(fixture: AnyFixture): readonly string[] {
  if (fixture.from.route !== 'walk') return fixture.clauses.map(scenarioItem);
  const steps = isSession(fixture)
    ? [...fixture.cited.steps, { clauses: fixture.clauses, fields: {} }]
    : [...fixture.cited];
  const clauses = steps.flatMap(({ clauses: own, fields }) => [...own, ...Object.values(fields).flat()]);
  return [...new Set(clauses)].map(walkItem);
}

/** A clause that shows elsewhere than in a fixture. */
export function elsewhereItem(id: string, door: string): string {
  return door === 'shoe' ? `${id} by a shuffle that is found out` : `${id} by a ruleset that is refused`;
}

function isWalked({ id, kind }: Clause, { sections }: Rules): boolean {
  const see = sections.flatMap(({ clauses }) => clauses).find((one) => one.id === id)?.see ?? [];
  return kind !== 'example' && see.length === 0;
}

function scenarioItem(id: string): string {
  return `${id} by a scenario`;
}

function walkItem(id: string): string {
  return `${id} by a walk`;
}
