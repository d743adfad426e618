import type { Language } from '../languages/language.ts';
import { LANGUAGES, languageOf } from '../languages/languages.ts';
import { oneOf } from './words.ts';

/** The language that is asked for, else that of the locale, else English. Throws `BadInput`. */
export function languageFrom(asked: string | undefined): Language {
  const codes = LANGUAGES.map(({ code }) => code);
  const code = oneOf('--lang', asked, codes) ?? localeOf(process.env);
  return languageOf(code) ?? languageOf('en') ?? LANGUAGES[0];
}

/** The language of the locale as POSIX has it: the first of these that is set counts. */
function localeOf({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): string {
  return (LC_ALL || LC_MESSAGES || LANG || 'en').slice(0, 2).toLowerCase();
}
