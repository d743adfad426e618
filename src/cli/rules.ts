import { titledIn } from '../../features/titles.ts';
import type { AnyFixture } from '../../schemas/any-fixture.ts';
import type { Rules } from '../../schemas/types.ts';
import { readAllFixtures, readTrace } from '../fixtures/read.ts';
import type { Language } from '../languages/language.ts';
import { listed, say } from '../languages/say.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { type Clause, clausesOf } from '../rulesets/clauses.ts';
import { readRules } from '../rulesets/read.ts';
import { rulesIn } from '../rulesets/translate.ts';
import { languageFrom } from './language.ts';
import { print } from './print.ts';

/** Lists the clauses of a ruleset; for one of them, or a section, also its scenarios and fixtures. */
export function rulesCommand(
  id: string | undefined,
  { ruleset, lang }: { readonly ruleset: string; readonly lang?: string },
): void {
  const language = languageFrom(lang);
  const rules = rulesIn(language, readRules(ruleset));
  const asked = rules.open.find(({ name }) => name === id)?.id ?? id;
  const clauses = clausesOf(rules).filter(
    (clause) => asked === undefined || clause.id === asked || clause.section === asked,
  );
  const points = rules.notJudged.filter((point) => asked === undefined || point.id === asked);
  if (clauses.length + points.length === 0)
    throw new BadInput(`${id || '""'} is no clause of ${ruleset}; push22 rules lists them`);
  const fixtures = titledIn(readAllFixtures(ruleset), language.code);
  const about = (clause: Clause) => fixtures.filter((fixture) => fixture.clauses.includes(clause.id));
  const weights = clauses.map((clause) => weightOf(clause, about(clause).length, language));
  const notJudged = say(language, 'notJudged');
  const width = Math.max(12, ...[notJudged, ...weights].map(({ length }) => length));
  const line = (point: string, weight: string, text: string) => `${point.padEnd(6)}${weight.padStart(width)}  ${text}`;
  const lines =
    id === undefined
      ? clauses.map((clause, at) => line(clause.id, weights[at] ?? '', clause.text))
      : clauses.flatMap((clause) => [
          `${clause.id}  ${clause.text}`,
          `  ${say(language, 'kind', clause)}. ${say(language, 'door', clause)}`,
          ...valuesOf(clause, rules, language),
          ...foundIn(clause, ruleset, language),
          ...fixturesIn(about(clause), language),
        ]);
  print([...lines, ...points.map((point) => line(point.id, notJudged, point.text))]);
}

/** The fixtures that people told, each by its title, and how many were walked. */
function fixturesIn(fixtures: readonly AnyFixture[], language: Language): readonly string[] {
  const told = fixtures.filter(({ from }) => from.route !== 'walk');
  const count = fixtures.length - told.length;
  return [
    ...told.map(({ id, title, from }) => `  ${id}: ${title} (${from.file})`),
    ...(count === 0 ? [] : [`  ${say(language, 'walked', { count })}`]),
  ];
}

/** How many fixtures a clause has; for one that has none, what it is. */
function weightOf(clause: Clause, count: number, language: Language): string {
  return count === 0 ? say(language, 'kind', clause) : say(language, 'fixtures', { count });
}

/** Where a clause comes from, what of the chart and the law carries it out, and the known mistakes that break it. */
function foundIn({ id }: Clause, ruleset: string, language: Language): readonly string[] {
  const trace = readTrace(ruleset).find((one) => one.id === id);
  if (trace === undefined) return [];
  const parts = [...trace.states.map((name) => `state ${name}`), ...trace.entries].join(', ');
  const told = [
    say(language, 'sources', { sources: trace.sources.join('; ') }),
    ...(parts === '' ? [] : [say(language, 'carriedOutBy', { parts })]),
    ...(trace.mistakes.length === 0 ? [] : [say(language, 'mistakes', { names: trace.mistakes.join(', ') })]),
  ];
  return told.map((line) => `  ${line}`);
}

/** Of an open point, the values that an implementation can declare. */
function valuesOf({ id }: Clause, { open }: Rules, language: Language): readonly string[] {
  const point = open.find((one) => one.id === id);
  if (point === undefined) return [];
  const { name, values } = point;
  return [`  ${say(language, 'values', { name, values: listed(language, values, 'or'), default: point.default })}`];
}
