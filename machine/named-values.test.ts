import { describe, expect, it } from 'vitest';
import { clausesOf } from '../src/rulesets/clauses.ts';
import { readRules, readRuleset, rulesetNames } from '../src/rulesets/read.ts';
import { namedValuesOf } from './named-values.ts';

/** The names of the values that a ruleset file holds, those apart that say nothing of the play. */
function namesIn(name: string): readonly string[] {
  const { $schema: _, name: __, title, letters, excluded, settled, choices, ...values } = readRuleset(name);
  const nested = Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' && !Array.isArray(value) ? Object.keys(value).map((part) => `${key} ${part}`) : key,
  );
  return [...nested, ...Object.keys(settled), ...Object.keys(choices)];
}

describe.each(rulesetNames())('the named values of %s', (name) => {
  const values = namedValuesOf(readRuleset(name)).filter(({ value }) => value !== undefined);

  it('are all that the file holds', () => {
    expect(values.map((one) => one.name).toSorted()).toEqual(namesIn(name).toSorted());
  });

  it('name clauses of the game, except for what the game is without', () => {
    const known = [...clausesOf(readRules(name)), ...readRules(name).notJudged].map(({ id }) => id);
    expect(values.flatMap(({ clauses }) => clauses).filter((clause) => !known.includes(clause))).toEqual([]);
    const without = values.filter(({ clauses }) => clauses.length === 0);
    expect(without.map((one) => [one.name, one.value])).toEqual(name === 'classic-fr' ? [['switch', 'none']] : []);
  });
});
