import type { Language } from '../src/languages/language.ts';
import { LANGUAGES, languageOf } from '../src/languages/languages.ts';

/** The language that the features of this run are in: PUSH22_LANGUAGE, English if left out. */
export function languageOfRun(): Language {
  const code = process.env.PUSH22_LANGUAGE ?? 'en';
  const language = languageOf(code);
  if (language === undefined)
    throw new Error(`${code}: expected one of ${LANGUAGES.map((one) => one.code).join(', ')}`);
  return language;
}
