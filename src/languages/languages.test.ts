import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { parametersOf } from '../../features/vocabulary/parameters.ts';
import { en } from './en.ts';
import { type Language, PHRASES } from './language.ts';
import { LANGUAGES } from './languages.ts';
import type { Message } from './messages/en.ts';

const MESSAGES = Object.keys(en.messages) as Message[];

/** The arguments of an ICU message, with the options of each choice between words. */
function argumentsOf(message: string): readonly string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) walk(one);
    else if (typeof value === 'object' && value !== null && 'type' in value) {
      const element = value as { type: number; value: string; options?: Record<string, { value: unknown }> };
      const isSelect = element.type === 5;
      if (element.type !== 0 && element.type !== 7) {
        const options = isSelect ? ` ${Object.keys(element.options ?? {}).sort()}` : '';
        found.add(`${element.value}${options}`);
      }
      for (const { value: inner } of Object.values(element.options ?? {})) walk(inner);
    }
  };
  walk(parse(message));
  // A number that is written and decides a plural is one argument.
  return [...found].sort();
}

function parametersIn(phrase: string): readonly string[] {
  return phrase.match(/\{\w+\}/g) ?? [];
}

describe.each(LANGUAGES)('$name', (language: Language) => {
  it('has the phrases with the parameters of the English ones, in the same order', () => {
    for (const phrase of PHRASES)
      expect([phrase, parametersIn(language.phrases[phrase])]).toEqual([phrase, parametersIn(en.phrases[phrase])]);
  });

  it('has phrases that are Cucumber expressions', () => {
    const registry = new ParameterTypeRegistry();
    for (const { name, regexp, transformer } of parametersOf(language))
      registry.defineParameterType(new ParameterType(name, regexp, null, transformer, false, false));
    for (const phrase of PHRASES)
      expect(new CucumberExpression(language.phrases[phrase], registry).source).toBe(language.phrases[phrase]);
  });

  it('has a word of its own for each deed, action, reason, column, outcome and result', () => {
    const { deeds, actions, reasons, columns, outcomes, results } = language;
    for (const words of [deeds, actions, reasons, columns, outcomes, results]) {
      const all = Object.values(words);
      expect(new Set(all).size).toBe(all.length);
    }
    expect(language.yes).not.toBe(language.no);
  });

  it('has the messages with the arguments of the English ones', () => {
    expect(Object.keys(language.messages)).toEqual(MESSAGES);
    for (const message of MESSAGES) {
      const told = argumentsOf(language.messages[message]);
      expect([message, told]).toEqual([message, argumentsOf(en.messages[message])]);
    }
  });
});
