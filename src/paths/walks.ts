import { createLaw, type Law } from '../../machine/law.ts';
import { CHOICES, type Choices, openPointsOf, type Ruleset } from '../../machine/ruleset.ts';
import type { Request } from '../../machine/step.ts';
import { FAMILIES, FAMILY_NAMES, type FamilyName } from '../coverage/families.ts';
import { movesOf } from '../coverage/move.ts';
import { controlField, neighboursField, orderField } from './control.ts';
import { type Explored, explore } from './explore.ts';
import { dealersItems, playersItems } from './lines.ts';
import { fewest } from './minimal.ts';
import { packedRoutes } from './pack.ts';
import { type Route, scriptOf } from './script.ts';
import { splitRoutes } from './splits.ts';
import { tableRoutes } from './tables.ts';
import { tours } from './tours.ts';

/** A script that was found by walking the chart. */
export interface Walk {
  readonly request: Request;
  readonly needs: Partial<Choices>;
  /** What it was chosen for: what no walk before it shows. */
  readonly opens: readonly string[];
  /** The family of the first of these, and the step that shows it. */
  readonly family: FamilyName;
  readonly at: number;
}

/** What the search found. */
export interface Walked {
  readonly walks: readonly Walk[];
  /** Every item that some round can show, as far as was searched. */
  readonly reachable: ReadonlySet<string>;
  /** From how many tables every play was walked, to how many places, and with how many hands of a spot and free chips. */
  readonly bound: {
    readonly tables: number;
    readonly places: number;
    readonly hands: number;
    readonly chips: number[];
  };
}

/** Few scripts that show whatever a round of a game can show. */
export function walksOf(ruleset: Ruleset): Walked {
  const law = createLaw(ruleset);
  const reachable = new Set([...playersItems(law), ...dealersItems(law)]);
  const found: Explored[] = [];
  const toured = (explored: Explored): readonly Route[] => {
    const fresh = new Set([...explored.items].filter((item) => !reachable.has(item)));
    for (const item of explored.items) reachable.add(item);
    found.push(explored);
    return tours(explored, fresh);
  };
  const routes = (under: Partial<Choices>, some: readonly Route[]) =>
    some.map((route) => candidateOf(route, under, createLaw(ruleset, under)));
  const candidates = [
    ...routes({}, packedRoutes(law)),
    ...routes({}, splitRoutes(law)),
    ...routes({}, tableRoutes(law)),
    ...routes({}, toured(explore(controlField(law)))),
    ...routes({}, toured(explore(neighboursField(law)))),
    ...otherOrders(ruleset).flatMap((under) => routes(under, toured(explore(orderField(createLaw(ruleset, under)))))),
  ];
  for (const { covers } of candidates) for (const item of covers) reachable.add(item);
  return {
    walks: fewest(candidates).map(({ candidate: { request, needs, shows }, opens }) => {
      const [door = ''] = opens;
      const at = shows.findIndex((families) => families.some(({ items }) => items.includes(door)));
      const family = shows[at]?.find(({ items }) => items.includes(door))?.family ?? 'chart';
      return { request, needs, opens, family, at };
    }),
    reachable,
    bound: {
      tables: sum(found.map(({ roots }) => roots.length)),
      places: sum(found.map(({ places }) => places.length)),
      hands: mostHands(found),
      chips: chipsIn(found),
    },
  };
}

function candidateOf(route: Route, needs: Partial<Choices>, law: Law) {
  const script = scriptOf(route, law.ruleset.name);
  const moves = movesOf(script, script.actions, law);
  const drawn = moves.at(-1)?.after.context.drawn ?? [];
  const request = { ...script, cards: { ...script.cards, draws: drawn } };
  const shows = moves.map((move) => FAMILY_NAMES.map((family) => ({ family, items: FAMILIES[family].itemsOf(move) })));
  const covers = new Set(FAMILY_NAMES.flatMap((_, at) => shows.flatMap((families) => families[at]?.items ?? [])));
  return { request, needs, shows, covers, events: request.actions.length };
}

/** Each value of each open point that is not its default, alone. */
function otherOrders(ruleset: Ruleset): readonly Partial<Choices>[] {
  return openPointsOf(ruleset)
    .filter((name) => name !== 'dealOrder')
    .flatMap((name) =>
      CHOICES[name].filter((value) => value !== ruleset.choices[name]).map((value) => ({ [name]: value })),
    );
}

/** The free chips with which rounds begin, each once. */
function chipsIn(found: readonly Explored[]): number[] {
  const free = found.flatMap(({ roots }) =>
    roots.flatMap(({ place }) => place.position.context.seats.map(({ chips }) => chips)),
  );
  return [...new Set(free)].toSorted((one, other) => one - other);
}

/** The most hands of a spot that a place has. */
function mostHands(found: readonly Explored[]): number {
  const counts = found.flatMap(({ places }) =>
    places.flatMap(({ position }) =>
      position.context.seats.flatMap(({ hands }) =>
        hands.map((hand) => hands.filter(({ spot }) => spot === hand.spot).length),
      ),
    ),
  );
  return counts.reduce((most, count) => Math.max(most, count), 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
