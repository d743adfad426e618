import type { Ruleset } from '../../machine/ruleset.ts';
import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import type { Report, TracedClause } from '../../schemas/types.ts';
import { fitted } from '../fixtures/fit.ts';
import { fittedSession } from '../fixtures/fit-session.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { BadInput, readJson } from '../rulesets/bad-input.ts';
import type { Departures } from './overlay.ts';
import { pathOf, type Stage } from './path.ts';

/** A report that `certify --reporter json` wrote. Throws `BadInput` for what is none. */
export function readReport(file: string): Report {
  const checked = check('report', readJson(file));
  if (!checked.ok) throw new BadInput(sentenceOf(file, checked.problem));
  return checked.value;
}

/** What the fixtures of a report are taken from. */
export interface Judged {
  readonly ruleset: Ruleset;
  readonly fixtures: readonly AnyFixture[];
}

/** The way of each fixture that somebody was judged by, in the order of their own choices. Throws `BadInput`. */
export function pathsIn(report: Report, file: string, judged: Judged): readonly (readonly Stage[])[] {
  return (report.ran ?? []).map((id, at) => pathIn(report, fixtureOf(id, `${file}: /ran/${at}`, judged), judged));
}

/** Where the failures of a report depart from the rules: where a part of the chart carries out the clause that is broken, else where the step ends. */
export function departuresIn(report: Report, file: string, trace: readonly TracedClause[], judged: Judged): Departures {
  const ways = new Map<string, Set<string>>();
  const states = new Map<string, Set<string>>();
  for (const [at, { fixture: id, difference }] of report.failures.entries()) {
    if (difference === null) continue;
    const stages = pathIn(report, fixtureOf(id, `${file}: /failures/${at}/fixture`, judged), judged);
    const stage =
      stages.find(({ round, step }) => round === (difference.round ?? null) && step === difference.step) ??
      stages.at(-1);
    const clause = trace.find((one) => one.id === difference.clause);
    const taken = stage?.taken.map(({ way }) => way) ?? [];
    const carrying = taken.filter((way) => clause?.transitions.includes(way));
    const last = stage?.passed.at(-1);
    for (const way of carrying.length > 0 ? carrying : taken.slice(-1)) note(ways, way, id);
    if (taken.length === 0 && last !== undefined) note(states, last, id);
  }
  return { ways, states, failed: report.failures.map(({ fixture }) => fixture) };
}

function note(parts: Map<string, Set<string>>, name: string, id: string): void {
  parts.set(name, (parts.get(name) ?? new Set()).add(id));
}

function fixtureOf(id: string, place: string, { fixtures, ruleset }: Judged): AnyFixture {
  const found = fixtures.find((one) => one.id === id);
  if (found === undefined) throw new BadInput(`${place}: found "${id}", expected a fixture of ${ruleset.name}`);
  return found;
}

/** The way of a fixture as it was put to whoever the report is about. */
function pathIn({ choices, describe }: Report, fixture: AnyFixture, { ruleset }: Judged): readonly Stage[] {
  const stakes = describe?.rulesets[ruleset.name]?.stakes ?? 'any';
  const declared = { choices, stakes };
  const made = isSession(fixture) ? fittedSession(fixture, ruleset, declared) : fitted(fixture, ruleset, declared);
  return made === null ? [] : pathOf(made.request, lawUnder(ruleset, choices));
}
