import { IntlMessageFormat } from 'intl-messageformat';
import type { Language, Phrase } from './language.ts';
import type { Message } from './messages/en.ts';

const formats = new WeakMap<Language, Map<string, IntlMessageFormat>>();

/** A message of a language with its arguments. */
export function say(language: Language, message: Message, values: object = {}): string {
  return filled(language, language.messages[message], values);
}

/** A message as the language writes it, with its arguments. */
export function filled(language: Language, message: string, values: object): string {
  const own = formats.get(language) ?? new Map<string, IntlMessageFormat>();
  formats.set(language, own);
  const format = own.get(message) ?? new IntlMessageFormat(message, language.locale);
  own.set(message, format);
  return String(format.format(values as Record<string, string>));
}

/** A sentence of the scenarios that has no plural in it, with its parameters as the language writes them. */
export function write(language: Language, phrase: Phrase, ...values: readonly (string | number)[]): string {
  const left = [...values];
  return language.phrases[phrase].replace(/\{\w+\}/g, () => `${left.shift()}`);
}

/** Words joined as one says them: `hit, stand or double`. */
export function listed(language: Language, words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words[0] ?? say(language, 'none');
  return `${words.slice(0, -1).join(', ')} ${language[last]} ${words.at(-1)}`;
}
