import type { Law } from '../../machine/law.ts';
import type { SessionRequest } from '../../machine/play-session.ts';
import type { Choices } from '../../machine/ruleset.ts';
import type { Request } from '../../machine/step.ts';
import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import type { Game, Rules } from '../../schemas/types.ts';
import { clauseItems, clauseItemsOf, type Elsewhere } from './clauses.ts';
import { FAMILIES, FAMILY_NAMES, type FamilyName } from './families.ts';
import { movesOf } from './move.ts';
import { isRefusal } from './refusals.ts';
import { movesOfSession } from './session-moves.ts';
import { choiceItem } from './table.ts';

/** What is measured. */
export interface Measured {
  readonly rules: Rules;
  /** In the order in which they are run. */
  readonly fixtures: readonly AnyFixture[];
  readonly lawUnder: (needs: Partial<Choices>) => Law;
  readonly elsewhere: Elsewhere;
  /** Every item that some round can show, as far as was searched. */
  readonly reachable: ReadonlySet<string>;
}

/** A family as it is covered. */
export interface FamilyCoverage {
  readonly name: string;
  readonly says: string;
  /** Each item with the fixture that shows it first. */
  readonly covered: ReadonlyMap<string, string>;
  readonly unreachable: readonly string[];
  /** Items that a round can show and no fixture does. */
  readonly open: readonly string[];
}

/** Families of which every item must be covered: their bound is the table itself, and nothing of it is out of reach. */
const WHOLE: readonly string[] = ['clauses', 'table'];

/** What fixtures cover of each family, by name. */
export function coverageOf(measured: Measured): readonly FamilyCoverage[] {
  const { rules, fixtures, lawUnder, elsewhere, reachable } = measured;
  const shown = new Map<string, Map<string, string>>(['clauses', ...FAMILY_NAMES].map((name) => [name, new Map()]));
  const note = (family: string, item: string, by: string) => {
    const own = shown.get(family);
    if (own !== undefined && !own.has(item)) own.set(item, by);
  };
  for (const [item, by] of elsewhere) note('clauses', item, by);
  for (const fixture of fixtures) {
    const law = lawUnder(fixture.needs);
    const moves = isSession(fixture)
      ? movesOfSession(fixture.request as SessionRequest, law)
      : movesOf(fixture.request as Request, (fixture.request as Request).actions, law);
    for (const item of clauseItemsOf(fixture)) note('clauses', item, fixture.id);
    for (const [name, value] of Object.entries(fixture.needs)) note('table', choiceItem(name, value), fixture.id);
    for (const name of FAMILY_NAMES)
      for (const move of moves) for (const item of FAMILIES[name].itemsOf(move)) note(name, item, fixture.id);
  }
  const itemsOf = (name: string) =>
    name === 'clauses' ? clauseItems(rules) : (FAMILIES[name as FamilyName].items(lawUnder({})) ?? null);
  return [...shown].map(([name, own]): FamilyCoverage => {
    // Refusals are those that the search found, and no others.
    const items = itemsOf(name) ?? [...new Set([...[...reachable].filter(isRefusal), ...own.keys()])];
    const missing = items.filter((item) => !own.has(item));
    const isOpen = (item: string) => WHOLE.includes(name) || reachable.has(item);
    return {
      name,
      says: SAYS[name as keyof typeof SAYS],
      covered: new Map(items.flatMap((item) => (own.has(item) ? [[item, own.get(item) ?? '']] : []))),
      unreachable: missing.filter((item) => !isOpen(item)),
      open: missing.filter(isOpen),
    };
  });
}

const SAYS: { readonly [Name in FamilyName | 'clauses']: string } = {
  clauses: 'a clause or reading, by a scenario and by a walk',
  hands: 'an open hand that takes a rank; aces in a hand',
  dealer: 'an up card over a hole card; a total that draws a rank; an end',
  settlement: 'a kind of hand against an end of the dealer',
  splits: 'a pair that is split; a split hand that doubles; what it comes to',
  money: 'chips below, equal to and above what an action needs',
  table: 'seats, hands and spots; what each seat does; a value of an open point',
  refusals: 'a control state with a word that is refused there, and why',
  chart: 'a state, a transition, what a guard says there; a transition after another',
};

/** How many fixtures there are, told and walked, and of sessions; and the actions in all of them. */
export function suiteOf(fixtures: readonly AnyFixture[]): Game['suite'] {
  const rounds = fixtures.filter((fixture) => !isSession(fixture));
  const walked = rounds.filter(({ from }) => from.route === 'walk').length;
  const scripts = fixtures.flatMap((fixture) => (isSession(fixture) ? fixture.request.rounds : [fixture.request]));
  return {
    told: rounds.length - walked,
    walked,
    sessions: fixtures.length - rounds.length,
    actions: scripts.reduce((sum, { actions }) => sum + actions.length, 0),
  };
}

/** The coverage of a game as it is kept. */
export function keptCoverage(
  ruleset: string,
  suite: Game['suite'],
  bound: Game['bound'],
  families: readonly FamilyCoverage[],
): Game {
  return {
    ruleset,
    suite,
    bound,
    families: families.map(({ name, says, covered, unreachable }) => ({
      name,
      says,
      covered: Object.fromEntries(covered),
      unreachable: [...unreachable],
    })),
  };
}
