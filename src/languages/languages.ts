import { en } from './en.ts';
import type { Language } from './language.ts';

/** The languages that the rules are told in; English is the one that the others are compared with. */
export const LANGUAGES: readonly [Language, ...Language[]] = [en];

/** The language of a code, or undefined. */
export function languageOf(code: string): Language | undefined {
  return LANGUAGES.find((one) => one.code === code);
}
