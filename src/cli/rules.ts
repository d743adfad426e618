import type { Rules } from '../../schemas/types.ts';
import { readFixtures } from '../fixtures/read.ts';
import { counted } from '../report/words.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { type Clause, clausesOf } from '../rulesets/clauses.ts';
import { readRules } from '../rulesets/read.ts';
import { print } from './print.ts';

/** Lists the clauses of a ruleset; for one of them, or a section, also its scenarios and fixtures. */
export function rulesCommand(id: string | undefined, { ruleset }: { readonly ruleset: string }): void {
  const rules = readRules(ruleset);
  const clauses = clausesOf(rules).filter((clause) => id === undefined || clause.id === id || clause.section.id === id);
  const points = pointsOf(rules).filter((point) => id === undefined || point.ids.includes(id));
  if (clauses.length + points.length === 0)
    throw new BadInput(`${id || '""'} is no clause of ${ruleset}; push22 rules lists them`);
  const fixtures = readFixtures(ruleset);
  const about = (clause: Clause) => fixtures.filter((fixture) => fixture.clauses.includes(clause.id));
  const lines =
    id === undefined
      ? clauses.map(
          (clause) => `${clause.id.padEnd(6)}${weightOf(clause, about(clause).length).padStart(12)}  ${clause.text}`,
        )
      : clauses.flatMap((clause) => [
          `${clause.id}  ${clause.text}`,
          `  ${clause.kind}. ${rules.doors[clause.door] ?? ''}`,
          ...about(clause).map((fixture) => `  ${fixture.id}: ${fixture.title} (${fixture.from.file})`),
        ]);
  print([...lines, ...points.map((point) => `${point.ids[0]?.padEnd(6)}${point.kind.padStart(12)}  ${point.text}`)]);
}

/** How many fixtures a clause has; for one that has none, what it is. */
function weightOf({ kind }: Clause, fixtures: number): string {
  return fixtures === 0 ? kind : counted(fixtures, 'fixture');
}

interface Point {
  /** What it can be asked by. */
  readonly ids: readonly string[];
  readonly kind: string;
  readonly text: string;
}

/** The points that the rules leave open, with their values, and those that are not judged. */
function pointsOf({ open, notJudged }: Rules): readonly Point[] {
  return [
    ...open.map(({ id, name, values, text }) => ({
      ids: [id, name],
      kind: 'open',
      text: `${name}, ${values.join(' or ')} (the first if left out): ${text}`,
    })),
    ...notJudged.map(({ id, text }) => ({ ids: [id], kind: 'not judged', text })),
  ];
}
