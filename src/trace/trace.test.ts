import { describe, expect, it } from 'vitest';
import { impostorsOf, sessionImpostorsOf } from '../../conformance/impostors/impostors.ts';
import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { readAllFixtures } from '../fixtures/read.ts';
import { readRules, readRuleset } from '../rulesets/read.ts';
import { replacedEntries } from './replaced.ts';
import { type ClauseTrace, lacking, type Trace, traceOf } from './trace.ts';

const ruleset = readRuleset('switch-us');
const all = readAllFixtures('switch-us');
/** Those of the doors that no fixture goes through. */
const elsewhere = ['S1.2', 'S7.7', 'S2.1'].map((clause) => ({ name: `found out: ${clause}`, clause, entries: [] }));
const honest = lawUnder(ruleset, {});
const known = [...impostorsOf('switch-us'), ...sessionImpostorsOf('switch-us')].map(({ name, clause, lie }) => {
  return { name, clause, entries: replacedEntries(lie(honest), honest) };
});

function traced(fixtures: readonly AnyFixture[], mistakes = [...known, ...elsewhere]): readonly ClauseTrace[] {
  return traceIn(fixtures, mistakes).clauses;
}

function traceIn(fixtures: readonly AnyFixture[], mistakes = [...known, ...elsewhere]): Trace {
  return traceOf({
    ruleset,
    rules: readRules('switch-us'),
    fixtures,
    ofRulesets: ['S1.2', 'S7.7'].map((clause) => ({ id: `about ${clause}`, clauses: [clause] })),
    mistakes,
    lawUnder: (needs) => lawUnder(ruleset, needs),
  });
}

const trace = traced(all);

function clause(id: string, from = trace): ClauseTrace {
  const found = from.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no clause ${id}`);
  return found;
}

describe('the trace of a run', () => {
  it.each([
    ['S3.1', 'states', 'insurance'],
    ['S4.2', 'entries', 'update switchSecondCards'],
    ['S4.2', 'transitions', 'switch (switch) chosen'],
    ['S6.1', 'states', 'dealer'],
    ['S6.1', 'entries', 'dealerDraws'],
    ['S6.2', 'entries', 'settlement ordinary against a dealer 22'],
    ['S6.2', 'entries', 'ruleset dealer22'],
    ['S1.3', 'entries', 'ruleset excluded super-match'],
    ['S7.2', 'entries', 'session guard allRoundsArePlayed'],
    ['S7.3', 'transitions', 'session between (everySeatIsOut) over'],
    ['S8.1', 'scenarios', 'worked-example'],
    ['S6.1', 'mistakes', 'dealer-stands-on-soft-17'],
    ['S6.1', 'sources', '003_0ecfaf27ab12a0c7.txt (es): 06'],
  ] as const)('finds %s in the %s: %s', (id, part, name) => {
    expect(clause(id)[part]).toContain(name);
  });

  it('finds a question of the FAQ where the clauses are that it points to', () => {
    const { entries } = clause('F1');
    expect(entries).toEqual(expect.arrayContaining([...clause('S4.2').entries]));
    expect(clause('S4.2').entries.length).toBeGreaterThan(0);
  });

  it('finds every clause in all that its door demands', () => {
    expect(lacking(trace)).toEqual([]);
  });

  it('finds in the chart only what was gone through', () => {
    const withoutAces = all.filter((fixture) => !isSession(fixture) && !fixture.intent.dealer[0]?.startsWith('A'));
    const fewer = traced(withoutAces);
    expect(clause('S3.1', fewer).states).not.toContain('insurance');
    expect(lacking(fewer).map((one) => one.split(':')[0])).toEqual(
      expect.arrayContaining([
        'S3.4 has no states and no transitions',
        'S7.2 has no scenarios',
        'S7.2 has no fixtures',
      ]),
    );
  });

  it('misses a clause that no known mistake breaks', () => {
    const mistakes = [...known, ...elsewhere].filter((one) => one.clause !== 'S6.6');
    expect(lacking(traced(all, mistakes)).map((one) => one.split(':')[0])).toEqual(['S6.6 has no mistakes']);
  });
});

it('the entries that a mistake replaces are those that differ from the law', () => {
  const { guards, settlement } = honest;
  const [first, ...rest] = settlement;
  if (first === undefined) throw new Error('the settlement has no row');
  const lying = {
    ...honest,
    guards: { ...guards, dealerDraws: { ...guards.dealerDraws, holds: () => false } },
    settlement: [{ ...first }, ...rest],
    handValue: () => ({ total: 0, isSoft: false }),
  };
  expect(replacedEntries(lying, honest)).toEqual(['guard dealerDraws', 'handValue', `settlement ${first.name}`]);
  expect(replacedEntries(honest, honest)).toEqual([]);
});
