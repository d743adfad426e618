import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../schemas/package-root.ts';
import type { Rules } from '../../schemas/types.ts';

/** What the rules of a game say in another language: the title, and a sentence or a title for each id. */
interface Translation {
  readonly title: string;
  readonly sentences: { readonly [id: string]: string };
}

/** The rules of a game in a language. Ids, kinds and doors stay as they are. Throws where a sentence is missing. */
export function rulesIn({ code }: { readonly code: string }, rules: Rules): Rules {
  if (code === 'en') return rules;
  const { title, sentences } = translationOf(rules.ruleset, code);
  const inLanguage = <Point extends { readonly id: string }>(point: Point): Point => {
    const text = sentences[point.id];
    if (text === undefined) throw new Error(`${fileOf(code)}: ${rules.ruleset}: there is no sentence for ${point.id}`);
    return { ...point, text };
  };
  return {
    ...rules,
    title,
    sections: rules.sections.map((section) => ({
      ...section,
      title: inLanguage({ id: section.id, text: '' }).text,
      clauses: section.clauses.map(inLanguage),
    })),
    ...(rules.contradictions === undefined ? {} : { contradictions: rules.contradictions.map(inLanguage) }),
    readings: rules.readings.map(inLanguage),
    open: rules.open.map(inLanguage),
    notJudged: rules.notJudged.map(inLanguage),
  } as Rules;
}

const translations = new Map<string, { readonly [ruleset: string]: Translation }>();

function translationOf(ruleset: string, code: string): Translation {
  const all = translations.get(code) ?? JSON.parse(readFileSync(join(packageRoot(), fileOf(code)), 'utf8'));
  translations.set(code, all);
  const own = (all as { readonly [ruleset: string]: Translation })[ruleset];
  if (own === undefined) throw new Error(`${fileOf(code)}: there is nothing for ${ruleset}`);
  return own;
}

function fileOf(code: string): string {
  return `features/${code}/rules.json`;
}
