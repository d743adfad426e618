import { CHOICES, type ChoiceName, type Choices } from '../../machine/ruleset.ts';
import { BadInput } from '../rulesets/bad-input.ts';

/** The choices of `--choice NAME=VALUE`, given any number of times. Throws `BadInput`. */
export function choicesFrom(words: readonly string[]): Partial<Choices> {
  return Object.fromEntries(words.map(choiceFrom));
}

function choiceFrom(word: string): [ChoiceName, string] {
  const [name = '', ...values] = word.split('=');
  const value = values.join('=');
  const names = Object.keys(CHOICES) as ChoiceName[];
  const known = names.find((one) => one === name);
  if (known === undefined)
    throw new BadInput(`--choice: found ${word}, expected NAME=VALUE with a name of ${names.join(', ')}`);
  if (!CHOICES[known].some((one) => one === value)) {
    throw new BadInput(`--choice ${known}: found ${value || 'nothing'}, expected one of ${CHOICES[known].join(', ')}`);
  }
  return [known, value];
}
