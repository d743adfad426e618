import { shuffleImpostors } from '../../conformance/impostors/shuffles.ts';
import { inconsistencyOf } from '../../machine/consistency.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import type { AnyFixture } from '../../schemas/any-fixture.ts';
import type { Game } from '../../schemas/types.ts';
import { type Elsewhere, elsewhereItem } from '../coverage/clauses.ts';
import { coverageOf, keptCoverage, suiteOf } from '../coverage/measure.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { coverageTable } from '../report/coverage.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { readRules } from '../rulesets/read.ts';

/** What is known of what a round can show: from a search, or from the file that an earlier one has written. */
export interface Searched {
  readonly reachable: ReadonlySet<string>;
  readonly bound: Game['bound'];
}

/** What the suite of a game covers. Throws `BadInput` where something that a round can show is not covered. */
export function demandCoverage(
  ruleset: Ruleset,
  fixtures: readonly AnyFixture[],
  { reachable, bound }: Searched,
): Game {
  const families = coverageOf({
    rules: readRules(ruleset.name),
    fixtures,
    lawUnder: (needs) => lawUnder(ruleset, needs),
    elsewhere: elsewhereIn(ruleset),
    reachable,
  });
  const open = families.flatMap(({ name, open: items }) => items.map((item) => `${name}: ${item}`));
  if (open.length > 0) throw new BadInput(`no fixture of ${ruleset.name} covers ${open.join('; ')}`);
  return keptCoverage(ruleset.name, suiteOf(fixtures), bound, families);
}

/** What an earlier search has found, as the coverage that it wrote keeps it. */
export function searchedBefore({ families, bound }: Game): Searched {
  return { bound, reachable: new Set(families.flatMap(({ covered }) => Object.keys(covered))) };
}

/** The file that holds the coverage of some games, an item on each line. */
export function coverageText(games: readonly Game[]): string {
  const $schema = 'https://schemas.push22.example/1/coverage.schema.json';
  return `${JSON.stringify({ $schema, games }, null, 1)}\n`;
}

/** The page that shows the coverage of some games. */
export function coveragePage(games: readonly Game[]): string {
  const tables = games.flatMap((game) => ['', `## ${game.ruleset}`, '', ...coverageTable(game)]);
  return `${[...INTRODUCTION, ...tables].join('\n')}\n`;
}

const INTRODUCTION = [
  '# What the suites cover',
  '',
  'Written by `push22 generate`, which fails where an item is neither covered nor out of reach. `push22 coverage FAMILY` lists',
  'the items of a family by name, each with the fixture that shows it first.',
];

/** What shows a clause that no fixture can show: a ruleset that is refused, or a shuffle that is found out. */
export interface FoundOut {
  readonly clause: string;
  readonly door: 'ruleset' | 'shoe';
  readonly by: string;
}

/** The rulesets that are refused and the shuffles that are found out, where the game has them, each with its clause. */
export function foundOutElsewhere(ruleset: Ruleset): readonly FoundOut[] {
  const others: readonly (readonly [string, Partial<Ruleset>])[] = [
    ['8 packs', { packs: 8 }],
    ['naturals at 3:2', { naturalPays: '3:2' }],
    ['no hole card', { holeCard: 'none' }],
  ];
  const refused = others.flatMap(([by, change]) => {
    const clause = inconsistencyOf({ ...ruleset, ...change })?.clause;
    return clause === undefined ? [] : [{ clause, door: 'ruleset' as const, by }];
  });
  const shuffles = shuffleImpostors.map(({ clause, name }) => ({ clause, door: 'shoe' as const, by: name }));
  return [...refused, ...shuffles];
}

function elsewhereIn(ruleset: Ruleset): Elsewhere {
  return new Map(foundOutElsewhere(ruleset).map(({ clause, door, by }) => [elsewhereItem(clause, door), by]));
}
