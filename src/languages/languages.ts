import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Language } from './language.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';

/** The languages that the rules are told in; English, the first, is the one that the others are compared with. */
export const LANGUAGES: readonly [Language, ...Language[]] = [en, fr, es, pt, ru];

/** The language of a code, or undefined. */
export function languageOf(code: string): Language | undefined {
  return LANGUAGES.find((one) => one.code === code);
}
