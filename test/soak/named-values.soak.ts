import { describe, expect, it } from 'vitest';
import { inconsistencyOf } from '../../machine/consistency.ts';
import { dealFrom } from '../../machine/deal.ts';
import { createLaw, type Law } from '../../machine/law.ts';
import { dealtToDealer } from '../../machine/misfit.ts';
import { namedValuesOf } from '../../machine/named-values.ts';
import { CHOICES, type ChoiceName, type Ruleset } from '../../machine/ruleset.ts';
import { isSession } from '../../schemas/any-fixture.ts';
import type { Fixture } from '../../schemas/types.ts';
import { readFixtures, readSessions } from '../../src/fixtures/read.ts';
import { oracleOf, sessionOracleOf } from '../../src/generate/suspects.ts';
import { type Chooser, failing } from '../../src/impostors/judge.ts';
import { readRuleset, rulesetNames } from '../../src/rulesets/read.ts';
import type { Reply } from '../../src/runner/adapter.ts';

/** Other values of what is not one of a few words. */
const OTHERS: { readonly [name: string]: readonly unknown[] } = {
  packs: [1, 5, 8],
  'seats least': [2],
  'seats most': [5],
  spots: [1, 2],
  switch: ['second-cards', 'none'],
  holeCard: ['checked', 'none'],
  soft17: ['hit', 'stand'],
  dealer22: ['push', 'over'],
  naturalPays: ['1:1', '3:2', '6:5', '2:1'],
  'insurance offered': ['ace-up', 'never'],
  'insurance amount': ['up-to-half', 'half'],
  'insurance pays': [1, 2, 3],
  'double totals': ['any', [9, 10, 11], [10, 11], [8, 9, 10, 11], [9, 10]],
  'split hands': ['any', 1, 2, 3, 5],
  surrender: ['early', 'late'],
  sideBets: [['pairs']],
  'session rounds': [9, 11],
};

/** What the pages leave undecided: more than three hands split from one (M3), and sessions of more rounds than ten (N7). */
const NOT_JUDGED = [
  { ruleset: 'classic-fr', name: 'split hands', value: 3 },
  { ruleset: 'classic-fr', name: 'split hands', value: 5 },
  { ruleset: 'switch-us', name: 'session rounds', value: 11 },
];

/** A ruleset with one named value changed; a point that is settled otherwise, or open with another default. */
function changed(ruleset: Ruleset, name: string, value: unknown): Ruleset {
  const [part = '', member] = name.split(' ');
  const place = (['settled', 'choices'] as const).find((one) => Object.hasOwn(ruleset[one], name));
  if (place !== undefined) return { ...ruleset, [place]: { ...ruleset[place], [name]: value } };
  if (member === undefined) return { ...ruleset, [part]: value };
  return { ...ruleset, [part]: { ...(ruleset[part as keyof Ruleset] as object), [member]: value } };
}

/** What an implementation answers that takes the cards from the shoe, in the deal order of its law. */
function playedFromTheShoe(request: Fixture['request'], law: Law): Reply {
  const { spots } = law.ruleset;
  const places = { seats: request.seats.length, spots, dealer: dealtToDealer(law.ruleset) };
  const cards = dealFrom(request.shoe ?? [], places, law.choices.dealOrder);
  return oracleOf(law)({ ...request, cards } as unknown as Fixture['request']);
}

/** Every fixture of a ruleset that an implementation of a game fails. */
function failedUnder(game: Ruleset, base: string): ReturnType<typeof failing> {
  const ask: Chooser = (fixture) => {
    const law = createLaw(game, fixture.needs);
    return isSession(fixture) ? sessionOracleOf(law)(fixture.request) : playedFromTheShoe(fixture.request, law);
  };
  return failing(ask, [...readFixtures(base), ...readSessions(base)]);
}

const changes = rulesetNames().flatMap((ruleset) =>
  namedValuesOf(readRuleset(ruleset))
    .filter(({ value, isOpen }) => value !== undefined && !isOpen)
    .flatMap(({ name, value, clauses }) =>
      (OTHERS[name] ?? CHOICES[name as ChoiceName])
        .filter((other) => JSON.stringify(other) !== JSON.stringify(value))
        .map((other) => ({ ruleset, name, other, clauses, told: JSON.stringify(other) })),
    ),
);

describe('a named value that is changed alone', () => {
  it.each(changes)('is refused by a clause or fails a fixture about it: $ruleset, $name $told', (change) => {
    const { ruleset: base, name, other, clauses } = change;
    const game = changed(readRuleset(base), name, other);
    const refused = inconsistencyOf(game);
    const isLeft = NOT_JUDGED.some((one) => one.ruleset === base && one.name === name && one.value === other);
    if (refused !== null) {
      expect(refused.clause).toBeDefined();
      return;
    }
    const failed = failedUnder(game, base);
    const about = failed.filter(({ fixture }) => fixture.clauses.some((clause) => clauses.includes(clause)));
    expect(about.length > 0).toBe(!isLeft);
  });
});

it.each(rulesetNames())('no fixture of %s fails where nothing is changed', (ruleset) => {
  expect(failedUnder(readRuleset(ruleset), ruleset)).toEqual([]);
});
