import { impostorsOf, sessionImpostorsOf } from '../../conformance/impostors/impostors.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import type { AnyFixture } from '../../schemas/any-fixture.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { sectionsOf } from '../rulesets/clauses.ts';
import { readRules } from '../rulesets/read.ts';
import { replacedEntries } from '../trace/replaced.ts';
import { type ClauseTrace, lacking, type Mistake, type Trace, traceOf } from '../trace/trace.ts';
import { foundOutElsewhere } from './coverage.ts';
import type { OfRuleset } from './sketches.ts';

/** Each clause of a game with everything that it is found in. */
export interface TracedGame extends Trace {
  readonly ruleset: string;
}

/** The clauses of a game, traced through a run of its fixtures. Throws `BadInput` where one lacks what it must be found in. */
export function traceGame(
  ruleset: Ruleset,
  fixtures: readonly AnyFixture[],
  ofRulesets: readonly OfRuleset[],
): TracedGame {
  const rules = readRules(ruleset.name);
  const trace = traceOf({
    ruleset,
    rules,
    fixtures,
    ofRulesets: ofRulesets.filter((one) => one.ruleset === ruleset.name),
    mistakes: mistakesOf(ruleset),
    lawUnder: (needs) => lawUnder(ruleset, needs),
  });
  const faults = lacking(trace.clauses);
  if (faults.length > 0) throw new BadInput(faults.join('; '));
  return { ruleset: ruleset.name, ...trace };
}

function mistakesOf(ruleset: Ruleset): readonly Mistake[] {
  const honest = lawUnder(ruleset, {});
  return [
    ...[...impostorsOf(ruleset.name), ...sessionImpostorsOf(ruleset.name)].map(({ name, clause, lie }) => {
      return { name, clause, entries: replacedEntries(lie(honest), honest) };
    }),
    ...foundOutElsewhere(ruleset).map(({ clause, by }) => ({ name: by, clause, entries: [] })),
  ];
}

/** What a clause is found in, as it stands in the page and in the table of values. */
const PARTS = ['sources', 'scenarios', 'states', 'transitions', 'entries', 'fixtures', 'mistakes'] as const;
type Part = (typeof PARTS)[number];

/** The traces as JSON, both ways: from a clause to all that it is found in, and from each of these to its clauses. */
export function traceJson(games: readonly TracedGame[]): string {
  const both = games.map(({ ruleset, clauses, taken }) => ({ ruleset, clauses, back: backOf(clauses), taken }));
  const $schema = 'https://schemas.push22.example/1/clauses.schema.json';
  return `${JSON.stringify({ $schema, games: both }, null, 1)}\n`;
}

/** From each thing that clauses are found in to the clauses. */
function backOf(clauses: readonly ClauseTrace[]): { readonly [part in Part]: { readonly [name: string]: string[] } } {
  const back = (part: Part) => {
    const found = new Map<string, string[]>();
    for (const clause of clauses)
      for (const name of clause[part]) found.set(name, [...(found.get(name) ?? []), clause.id]);
    return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
  };
  return Object.fromEntries(PARTS.map((part) => [part, back(part)])) as ReturnType<typeof backOf>;
}

/** The traces as comma-separated values, a row for each clause and each thing that it is found in. */
export function traceCsv(games: readonly TracedGame[]): string {
  const rows = games.flatMap(({ ruleset, clauses }) =>
    clauses.flatMap((clause) => PARTS.flatMap((part) => clause[part].map((name) => [ruleset, clause.id, part, name]))),
  );
  return `${[['ruleset', 'clause', 'part', 'name'], ...rows].map((row) => row.map(cell).join(',')).join('\n')}\n`;
}

function cell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The traces as a page. */
export function tracePage(games: readonly TracedGame[]): string {
  const lines = games.flatMap((game) => ['', `## ${game.ruleset}`, ...clauseTables(game), ...backTable(game)]);
  return `${[...INTRODUCTION, ...lines].join('\n')}\n`;
}

const INTRODUCTION = [
  '# Where each clause is',
  '',
  'Written by `push22 generate` from a run of all fixtures: which states, transitions and entries of the law were seen to carry',
  'out a clause, and which scenarios, fixtures and known mistakes are about it. A clause that a round, a table, a session, a shuffle or',
  'a ruleset file can show and that lacks any of these fails `generate --check`. `push22 rules CLAUSE` names the scenarios;',
  'all names, both ways, are in `conformance/clauses.json` and `conformance/clauses.csv`.',
];

function clauseTables({ ruleset, clauses }: TracedGame): readonly string[] {
  const rules = readRules(ruleset);
  const sections = sectionsOf(rules, 'What the rules leave open').map(({ id, title }) => ({
    title: `${id} ${title}`,
    own: clauses.filter((clause) => clause.section === id),
  }));
  return sections.flatMap(({ title, own }) => [
    '',
    `### ${title}`,
    '',
    '| clause | says | scenarios | carried out by | fixtures | known mistakes |',
    '| --- | --- | --- | --- | --- | --- |',
    ...own.map(({ id, text, scenarios, states, transitions, entries, fixtures, mistakes }) => {
      const parts = [
        ...(states.length > 0 ? [`states: ${some(states)}`] : []),
        ...(transitions.length > 0 ? [`transitions: ${transitions.length}`] : []),
        ...(entries.length > 0 ? [`law: ${some(entries)}`] : []),
      ];
      const counts = [`${scenarios.length}`, parts.join('; '), `${fixtures.length}`, some(mistakes)];
      return `| ${[id, text, ...counts].map(plain).join(' | ')} |`;
    }),
  ]);
}

function backTable({ clauses }: TracedGame): readonly string[] {
  const { states, transitions, entries } = backOf(clauses);
  const rows = Object.entries({ ...states, ...transitions, ...entries });
  return [
    '',
    '### From the chart and the law to the clauses',
    '',
    '| state, transition or entry | clauses |',
    '| --- | --- |',
    ...rows.map(([name, ids]) => `| ${plain(name)} | ${ids.join(', ')} |`),
  ];
}

const MOST = 6;

function some(names: readonly string[]): string {
  const shown = names.slice(0, MOST).join(', ');
  return names.length > MOST ? `${shown} and ${names.length - MOST} more` : shown;
}

function plain(text: string): string {
  return text.replaceAll('|', '\\|');
}
