import { relative } from 'node:path';
import { readFeatures } from '../../features/feature-files.ts';
import { scenariosOf, type Told } from '../../features/told.ts';
import type { Rules } from '../../schemas/types.ts';
import type { Language } from '../languages/language.ts';
import { listed, say } from '../languages/say.ts';
import { readRules, rulesetNames } from '../rulesets/read.ts';
import { rulesIn } from '../rulesets/translate.ts';
import { pictureFile } from './pictures.ts';

/** How the rules of every game are read: contradictions, readings, open points and what is not judged, as a page in a language. */
export function readingsPage(language: Language): string {
  const told = readFeatures(language.code).flatMap(scenariosOf);
  const games = rulesetNames().map((name) => rulesIn(language, readRules(name)));
  const lines = [
    `# ${say(language, 'pageTitle')}`,
    '',
    say(language, 'pageIntro'),
    ...games.flatMap((rules) => tellGame(rules, told, language)),
  ];
  return `${lines.join('\n')}\n`;
}

function tellGame(rules: Rules, all: readonly Told[], language: Language): readonly string[] {
  const told = all.filter(({ tags }) => tags.includes(rules.ruleset));
  const { contradictions = [], readings, open, notJudged } = rules;
  return [
    '',
    `## ${rules.title}`,
    ...pictureOfGame(rules.ruleset, language),
    ...(contradictions.length === 0
      ? []
      : [...heading(language, 'sourceContradictions'), ...contradictions.flatMap((one) => tell(one, told, language))]),
    ...heading(language, 'readings', 'readingsIntro'),
    ...readings.flatMap((one) => tell(one, told, language)),
    ...heading(language, 'leftOpen', 'openIntro'),
    ...open.flatMap((point) => {
      const { name, values } = point;
      const declared = { name: `\`${name}\``, values: listed(language, values, 'or'), default: point.default };
      return [...tell(point, told, language), '', `  ${say(language, 'values', declared)}`];
    }),
    ...heading(language, 'unjudged', 'unjudgedIntro'),
    ...notJudged.flatMap((one) => tell(one, told, language)),
  ];
}

/** The phases of a round, where the language tells the game. */
function pictureOfGame(ruleset: string, language: Language): readonly string[] {
  if (!language.games.includes(ruleset)) return [];
  return ['', `![${language.chart.views.overview}](../${pictureFile(ruleset, 'overview', language)})`];
}

function heading(
  language: Language,
  title: 'sourceContradictions' | 'readings' | 'leftOpen' | 'unjudged',
  intro?: 'readingsIntro' | 'openIntro' | 'unjudgedIntro',
): readonly string[] {
  return ['', `### ${say(language, title)}`, ...(intro === undefined ? [] : ['', say(language, intro)])];
}

interface Point {
  readonly id: string;
  readonly text: string;
  readonly on?: readonly string[];
}

/** A point with the clauses that it is on, and the scenarios that tell it. */
function tell({ id, text, on }: Point, told: readonly Told[], language: Language): readonly string[] {
  const clauses = on === undefined ? '' : ` (${say(language, 'onClauses', { clauses: on.join(', ') })})`;
  const scenarios = told.filter(({ tags, rule }) => rule === id || tags.includes(id));
  return [
    '',
    `- **${id}**${clauses} ${text}`,
    ...scenarios.map(({ name, path, line }) => `  - [${name}](${relative('docs/rules', path)}#L${line})`),
  ];
}
