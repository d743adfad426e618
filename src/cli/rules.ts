import type { AnyFixture } from '../../schemas/any-fixture.ts';
import type { Rules } from '../../schemas/types.ts';
import { readFixtures, readSessions } from '../fixtures/read.ts';
import { counted } from '../report/words.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { type Clause, clausesOf } from '../rulesets/clauses.ts';
import { readRules } from '../rulesets/read.ts';
import { print } from './print.ts';

/** Lists the clauses of a ruleset; for one of them, or a section, also its scenarios and fixtures. */
export function rulesCommand(id: string | undefined, { ruleset }: { readonly ruleset: string }): void {
  const rules = readRules(ruleset);
  const asked = rules.open.find(({ name }) => name === id)?.id ?? id;
  const clauses = clausesOf(rules).filter(
    (clause) => asked === undefined || clause.id === asked || clause.section.id === asked,
  );
  const points = rules.notJudged.filter((point) => asked === undefined || point.id === asked);
  if (clauses.length + points.length === 0)
    throw new BadInput(`${id || '""'} is no clause of ${ruleset}; push22 rules lists them`);
  const fixtures = [...readFixtures(ruleset), ...readSessions(ruleset)];
  const about = (clause: Clause) => fixtures.filter((fixture) => fixture.clauses.includes(clause.id));
  const lines =
    id === undefined
      ? clauses.map(
          (clause) => `${clause.id.padEnd(6)}${weightOf(clause, about(clause).length).padStart(12)}  ${clause.text}`,
        )
      : clauses.flatMap((clause) => [
          `${clause.id}  ${clause.text}`,
          `  ${clause.kind}. ${rules.doors[clause.door] ?? ''}`,
          ...valuesOf(clause, rules),
          ...fixturesIn(about(clause)),
        ]);
  print([...lines, ...points.map((point) => `${point.id.padEnd(6)}${'not judged'.padStart(12)}  ${point.text}`)]);
}

/** The fixtures that people told, each by its title, and how many were walked. */
function fixturesIn(fixtures: readonly AnyFixture[]): readonly string[] {
  const told = fixtures.filter(({ from }) => from.route !== 'walk');
  const walked = fixtures.length - told.length;
  return [
    ...told.map(({ id, title, from }) => `  ${id}: ${title} (${from.file})`),
    ...(walked === 0
      ? []
      : [`  and ${walked} that ${walked === 1 ? 'was' : 'were'} walked; push22 coverage says for what`]),
  ];
}

/** How many fixtures a clause has; for one that has none, what it is. */
function weightOf({ kind }: Clause, fixtures: number): string {
  return fixtures === 0 ? kind : counted(fixtures, 'fixture');
}

/** Of an open point, the values that an implementation can declare. */
function valuesOf({ id }: Clause, { open }: Rules): readonly string[] {
  const point = open.find((one) => one.id === id);
  return point === undefined ? [] : [`  ${point.name}: ${point.values.join(' or ')}; ${point.default} if left out`];
}
