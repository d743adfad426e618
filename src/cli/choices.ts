import { CHOICES, type ChoiceName, type Choices, openPointsOf, type Ruleset } from '../../machine/ruleset.ts';
import { BadInput } from '../rulesets/bad-input.ts';

/** The choices of `--choice NAME=VALUE`, given any number of times, among those that a ruleset leaves open. Throws `BadInput`. */
export function choicesFrom(words: readonly string[], ruleset: Ruleset): Partial<Choices> {
  return Object.fromEntries(words.map((word) => choiceFrom(word, openPointsOf(ruleset))));
}

function choiceFrom(word: string, names: readonly ChoiceName[]): [ChoiceName, string] {
  const [name = '', ...values] = word.split('=');
  const value = values.join('=');
  const known = names.find((one) => one === name);
  if (known === undefined)
    throw new BadInput(`--choice: found ${word}, expected NAME=VALUE with a name of ${names.join(', ')}`);
  if (!CHOICES[known].some((one) => one === value)) {
    throw new BadInput(`--choice ${known}: found ${value || 'nothing'}, expected one of ${CHOICES[known].join(', ')}`);
  }
  return [known, value];
}
