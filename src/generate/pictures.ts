import { createLaw } from '../../machine/law.ts';
import { layOut } from '../diagram/layout.ts';
import { svgOf } from '../diagram/svg.ts';
import { takenBy } from '../diagram/taken.ts';
import { pictureOf } from '../diagram/views.ts';
import { VIEWS, type View } from '../languages/chart/words.ts';
import type { Language } from '../languages/language.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { readRules, readRuleset } from '../rulesets/read.ts';
import { rulesIn } from '../rulesets/translate.ts';
import type { TracedGame } from './clauses.ts';

/** The pictures of every view of the games in every language that tells them, and the page that lists them. */
export async function pictureFiles(games: readonly TracedGame[]): Promise<readonly [string, string][]> {
  const files: [string, string][] = [];
  for (const { ruleset, taken } of games) {
    const law = createLaw(readRuleset(ruleset));
    for (const language of languagesOf(ruleset)) {
      for (const view of viewsOf(ruleset)) {
        const picture = pictureOf(view, law, takenBy(taken, law), language);
        files.push([join('docs', pictureFile(ruleset, view, language)), svgOf(await layOut(picture))]);
      }
    }
  }
  return [...files, ['docs/pictures.md', picturesPage(games.map(({ ruleset }) => ruleset))]];
}

/** Where a picture is, from the folder `docs`. */
export function pictureFile(ruleset: string, view: View, { code }: Language): string {
  return join('pictures', ruleset, `${view}.${code}.svg`);
}

function join(...parts: readonly string[]): string {
  return parts.join('/');
}

function languagesOf(ruleset: string): readonly Language[] {
  return LANGUAGES.filter(({ games }) => games.includes(ruleset));
}

function viewsOf(ruleset: string): readonly View[] {
  return VIEWS.filter((view) => view !== 'session' || readRuleset(ruleset).session !== undefined);
}

function picturesPage(rulesets: readonly string[]): string {
  const lines = rulesets.flatMap((ruleset) => [
    '',
    `## ${ruleset}`,
    ...languagesOf(ruleset).flatMap((language) => [
      '',
      `### ${rulesIn(language, readRules(ruleset)).title}`,
      '',
      ...viewsOf(ruleset).map((view) => {
        const { views, descriptions } = language.chart;
        return `- [${views[view]}](${pictureFile(ruleset, view, language)}): ${descriptions[view]}`;
      }),
    ]),
  ]);
  return `${[...INTRODUCTION, ...lines].join('\n')}\n`;
}

const INTRODUCTION = [
  '# Pictures of the games',
  '',
  'Written by `push22 generate` from the statechart itself: nothing is drawn by hand. Each is an SVG that is light or dark as its reader',
  'is, and may be printed, shown and changed by anybody. Labels tell what takes an arrow (bold), what must hold, and after `→` what',
  'happens; the ids are those of the clauses that say so (`push22 rules CLAUSE`). Dashed boxes belong to another picture.',
  '',
  '`npx push22 diagram` draws them too, as PNG, Mermaid, DOT, PlantUML, SCXML or JSON for XState, with the way of a fixture',
  '(`--fixture worked-example`), or with what a report of `certify --reporter json` says: how often what was taken (`--coverage FILE`), and',
  'where an implementation departs from the rules (`--report FILE`).',
];
