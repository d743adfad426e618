import { BadInput } from '../rulesets/bad-input.ts';

/** The word of an option, which is one of those it knows. Throws `BadInput`. */
export function oneOf<const Word extends string>(
  option: string,
  word: string | undefined,
  words: readonly Word[],
): Word | undefined {
  if (word === undefined) return undefined;
  const known = words.find((one) => one === word);
  if (known === undefined) throw new BadInput(`${option}: found ${word || '""'}, expected one of ${words.join(', ')}`);
  return known;
}

/** The whole number of an option. Throws `BadInput`. */
export function wholeNumber(option: string, text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new BadInput(`${option}: found ${text || '""'}, expected a whole number`);
}

const DAY = 86_400_000;

/** The milliseconds of a time such as `5s`, `200ms` or `1m`; a number alone is seconds. Throws `BadInput`. */
export function milliseconds(option: string, text: string): number {
  const [, number, unit = 's'] = /^(\d+(?:\.\d+)?)(ms|s|m)?$/.exec(text) ?? [];
  const time = Number(number) * { ms: 1, s: 1000, m: 60_000 }[unit as 'ms' | 's' | 'm'];
  if (time > 0 && time <= DAY) return time;
  throw new BadInput(`${option}: found ${text || '""'}, expected a time such as 5s or 200ms, at most a day`);
}
