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
  if (clauses.length === 0) throw new BadInput(`${id || '""'} is no clause of ${ruleset}; push22 rules lists them`);
  const fixtures = readFixtures(ruleset);
  const about = (clause: Clause) => fixtures.filter((fixture) => fixture.clauses.includes(clause.id));
  const lines =
    id === undefined
      ? clauses.map(
          (clause) => `${clause.id.padEnd(6)}${counted(about(clause).length, 'fixture').padStart(11)}  ${clause.text}`,
        )
      : clauses.flatMap((clause) => [
          `${clause.id}  ${clause.text}`,
          `  ${clause.kind}, ${rules.doors[clause.door] ?? ''}`,
          ...about(clause).map((fixture) => `  ${fixture.id}: ${fixture.title} (${fixture.from.file})`),
        ]);
  print(lines);
}
