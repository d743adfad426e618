import { describe, expect, it } from 'vitest';
import { CHOICES } from '../../machine/ruleset.ts';
import { readRules, rulesetNames } from '../../src/rulesets/read.ts';
import { exampleOf, notPassed, suiteFor } from '../in-process.ts';

const lies = rulesetNames().flatMap((ruleset) =>
  readRules(ruleset).open.flatMap(({ id, name, values }) =>
    values.flatMap((declared) =>
      values.filter((value) => value !== declared).map((played) => ({ ruleset, id, name, declared, played })),
    ),
  ),
);

describe('an implementation that declares one value of an open choice and plays another', () => {
  it.each(lies)(
    'is not certified, by a fixture about that: $ruleset $name $declared, played $played',
    ({ ruleset, id, name, declared, played }) => {
      const about = suiteFor({ ruleset, choices: { [name]: declared } }).filter(({ clauses }) => clauses.includes(id));
      const reads = name === 'dealOrder' ? 'shoe' : 'cards';
      expect(notPassed(exampleOf({ [name]: declared }, { reads }), about)).toEqual([]);
      expect(notPassed(exampleOf({ [name]: played }, { reads }), about).length).toBeGreaterThan(0);
      const atTheEnd = exampleOf({ [name]: played }, { reads, observes: [] });
      expect(notPassed(atTheEnd, about, []).length).toBeGreaterThan(0);
    },
  );
});

it('reading the cards, the deal order is of no account', () => {
  for (const dealOrder of CHOICES.dealOrder) {
    const about = suiteFor({ choices: { dealOrder } }).filter(({ clauses }) => clauses.includes('O1'));
    expect(about.length).toBeGreaterThan(0);
    expect(notPassed(exampleOf({}), about)).toEqual([]);
  }
});
