import { describe, expect, it } from 'vitest';
import { readFixtures, readKills, readSessions } from '../../src/fixtures/read.ts';
import { showsUnderItsClause } from '../../src/impostors/kills.ts';
import { clausesOf } from '../../src/rulesets/clauses.ts';
import { readRules, readRuleset, rulesetNames } from '../../src/rulesets/read.ts';
import { impostorsOf, sessionImpostorsOf } from './impostors.ts';

describe.each(rulesetNames())('of %s', (ruleset) => {
  const impostors = [...impostorsOf(ruleset), ...sessionImpostorsOf(ruleset)];
  const kills = readKills(ruleset);
  const fixtures = [...readFixtures(ruleset), ...readSessions(ruleset)];

  describe.each(impostors)('the impostor $name', ({ name, clause, neighbours }) => {
    it('breaks a clause of the rules and names at most three neighbours', () => {
      const known = clausesOf(readRules(ruleset)).map(({ id }) => id);
      expect([clause, ...neighbours].filter((one) => !known.includes(one))).toEqual([]);
      expect(neighbours.length).toBeLessThanOrEqual(3);
    });

    it('is found out, and first by a fixture about its clause or a neighbour, which tells that', () => {
      const kill = kills.find((one) => one.name === name);
      const first = fixtures.find(({ id }) => Object.hasOwn(kill?.fails ?? {}, id));
      expect(kill?.clauses).toEqual([clause, ...neighbours]);
      expect(kill !== undefined && first !== undefined && showsUnderItsClause(kill, first), first?.id).toBe(true);
    });
  });

  it('the impostors of its session are at least 20, if it has one', () => {
    const { session } = readRuleset(ruleset);
    expect(sessionImpostorsOf(ruleset).length >= 20).toBe(session !== undefined);
  });

  it('at least 25 impostors differ by name and by the fixtures that they fail', () => {
    const rows = kills.map(({ fails }) => Object.keys(fails).join());
    expect(impostors.length).toBeGreaterThanOrEqual(25);
    expect(kills.map(({ name }) => name)).toEqual(impostors.map(({ name }) => name));
    expect(new Set(impostors.map(({ name }) => name)).size).toBe(impostors.length);
    expect(kills.filter((_, at) => rows.indexOf(rows[at] ?? '') !== at).map(({ name }) => name)).toEqual([]);
  });
});
