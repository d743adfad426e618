import type { Law } from '../../machine/law.ts';
import { namedValuesOf } from '../../machine/named-values.ts';
import type { SessionRequest } from '../../machine/play-session.ts';
import type { Choices, Ruleset } from '../../machine/ruleset.ts';
import type { Request } from '../../machine/step.ts';
import type { AnyFixture } from '../../schemas/any-fixture.ts';
import type { Rules } from '../../schemas/types.ts';
import { type Move, movesOf } from '../coverage/move.ts';
import { type Clause, clausesOf } from '../rulesets/clauses.ts';
import { listeningLaw, noteMove } from './round.ts';
import { PARTS, type Part, Seen } from './seen.ts';
import { noteSession } from './session.ts';

/** What was run. */
export interface Traced {
  readonly ruleset: Ruleset;
  readonly rules: Rules;
  readonly fixtures: readonly AnyFixture[];
  /** Scenarios about a ruleset, which leave no fixture: their ids, and the clauses of their tags. */
  readonly ofRulesets: readonly { readonly id: string; readonly clauses: readonly string[] }[];
  /** The known mistakes, each with the clause that it breaks and the entries of the law that it replaces. */
  readonly mistakes: readonly Mistake[];
  readonly lawUnder: (needs: Partial<Choices>) => Law;
}

/** A known mistake, or a ruleset or a shuffle that is found out. */
export interface Mistake {
  readonly name: string;
  readonly clause: string;
  readonly entries: readonly string[];
}

/** What a clause is found in, by name. */
export interface ClauseTrace {
  readonly id: string;
  /** The id of its section. */
  readonly section: string;
  readonly kind: string;
  readonly door: string;
  readonly text: string;
  readonly sources: readonly string[];
  readonly scenarios: readonly string[];
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly entries: readonly string[];
  readonly fixtures: readonly string[];
  /** Known mistakes that break it. */
  readonly mistakes: readonly string[];
}

/** What a run of a game's fixtures shows. */
export interface Trace {
  /** Each clause with everything that it is found in. */
  readonly clauses: readonly ClauseTrace[];
  /** The names of the transitions that were taken. */
  readonly taken: readonly string[];
}

export function traceOf(traced: Traced): Trace {
  const { ruleset, rules, fixtures, ofRulesets, mistakes } = traced;
  const seen = seenIn(fixtures, traced);
  const clauses = clausesOf(rules).map((clause): ClauseTrace => {
    const { id, section, kind, door, text } = clause;
    const told = fixtures.filter(({ clauses }) => clauses.includes(id));
    const own = mistakes.filter((one) => one.clause === id);
    const carriers = [id, ...seeOf(id, rules)];
    const partsIn = (from: Seen, part: Part) => [...new Set(carriers.flatMap((one) => from.of(one, part)))];
    const isCited = PARTS.some((part) => part !== 'entries' && partsIn(seen, part).length > 0);
    // What no part of the chart cites, an example, say, is carried out by all that its own scenarios go through.
    const through = isCited ? null : seenIn(told, traced);
    const parts = (part: Part) => (through === null ? partsIn(seen, part) : through.all(part));
    return {
      id,
      section,
      kind,
      door,
      text,
      sources: sourcesOf(clause, rules),
      scenarios: [
        ...told.filter(({ from }) => from.route === 'scenario').map((one) => one.id),
        ...ofRulesets.filter(({ clauses }) => clauses.includes(id)).map((one) => one.id),
      ],
      states: parts('states'),
      transitions: parts('transitions'),
      entries: [
        ...new Set([
          ...partsIn(seen, 'entries'),
          ...valuesOf(carriers, ruleset),
          ...own.flatMap(({ entries }) => entries),
        ]),
      ],
      fixtures: told.map((one) => one.id),
      mistakes: own.map(({ name }) => name),
    };
  });
  return { clauses, taken: [...seen.taken].sort() };
}

/** What a clause with an open door must be found in; a door that no fixture goes through asks for less. */
const DEMANDED: { readonly [door: string]: readonly (readonly (keyof ClauseTrace)[])[] } = {
  ruleset: [['sources'], ['scenarios'], ['entries'], ['mistakes']],
  shoe: [['sources'], ['entries'], ['mistakes']],
  none: [['sources']],
};
const DEMANDED_IN_PLAY: (typeof DEMANDED)[string] = [
  ['sources'],
  ['scenarios'],
  ['states', 'transitions'],
  ['entries'],
  ['fixtures'],
  ['mistakes'],
];

/** What clauses lack, a sentence each. */
export function lacking(trace: readonly ClauseTrace[]): readonly string[] {
  return trace.flatMap((clause) =>
    (DEMANDED[clause.door] ?? DEMANDED_IN_PLAY)
      .filter((parts) => parts.every((part) => clause[part].length === 0))
      .map((parts) => `${clause.id} has no ${parts.join(' and no ')}: ${clause.text}`),
  );
}

function seenIn(fixtures: readonly AnyFixture[], { lawUnder }: Traced): Seen {
  const seen = new Seen(lawUnder({}));
  const laws = new Map<string, ReturnType<typeof listeningLaw>>();
  for (const { needs, request: asked } of fixtures) {
    const key = JSON.stringify(needs);
    const listening = laws.get(key) ?? listeningLaw(lawUnder(needs));
    laws.set(key, listening);
    const { law, calls } = listening;
    calls.clear();
    const note = (moves: readonly Move[]) => {
      for (const move of moves) noteMove(seen, move, calls.values());
      calls.clear();
    };
    const request = asked as Request | SessionRequest;
    if ('rounds' in request) noteSession(seen, request, law, note);
    else note(movesOf(request, request.actions, law));
  }
  return seen;
}

/** The named values of the ruleset that say a clause. */
function valuesOf(clauses: readonly string[], ruleset: Ruleset): readonly string[] {
  return namedValuesOf(ruleset)
    .filter((value) => value.clauses.some((clause) => clauses.includes(clause)))
    .map(({ name }) => `ruleset ${name}`);
}

/** The clauses that one only points to. */
function seeOf(id: string, { sections }: Rules): readonly string[] {
  return sections.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id)?.see ?? [];
}

/** The pages of the sources that a clause comes from, each with the headings under which it is told. */
function sourcesOf({ section }: Clause, { sections, sources }: Rules): readonly string[] {
  const found = sections.find(({ id }) => id === section)?.found;
  return sources.map((page) => `${page}: ${found?.join(', ') ?? 'silent'}`);
}
