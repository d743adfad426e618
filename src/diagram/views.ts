import type { Law } from '../../machine/law.ts';
import type { ChartWords, StateName, View } from '../languages/chart/words.ts';
import type { Language } from '../languages/language.ts';
import { labelOfAll, labelOfWay } from './labels.ts';
import { type ChartParts, roundParts, sessionParts, type Way } from './parts.ts';
import type { Arrow, Box, Picture } from './picture.ts';

/** What is drawn of a chart. */
interface Cut {
  readonly parts: ChartParts;
  /** Whether a box is of this picture, and not of another. */
  readonly isInside: (name: string) => boolean;
  /** The box that a state is drawn as. */
  readonly drawnAs: (name: string) => string;
  /** Whether each transition has an arrow of its own, which tells what happens too. */
  readonly isWhole: boolean;
}

/** The picture of a view of a game, in a language. `taken` are the transitions that the game takes; others are not drawn. */
export function pictureOf(view: View, law: Law, taken: ReadonlySet<string>, language: Language): Picture {
  const { chart, locale } = language;
  const cut = cutOf(view, law);
  const ways = cut.parts.ways
    .filter(({ name }) => taken.has(name))
    .map((way) => ({ ...way, updates: way.updates.filter((update) => doesSomething(update, law)) }));
  const arrows = arrowsOf(drawnWays(ways, cut), cut, language);
  const labels = law.ruleset.holeCard === 'none' ? { ...chart.states, ...chart.withoutHoleCard } : chart.states;
  const boxes = boxesOf(arrows, cut, labels);
  const first = boxes.find(
    ({ id, kind }) => kind === 'state' && cut.parts.places.some((one) => one.name === id && one.isInitial),
  );
  return {
    ruleset: law.ruleset.name,
    view,
    language: locale,
    title: chart.views[view],
    description: chart.descriptions[view],
    boxes: [...(first === undefined ? [] : [START]), ...boxes],
    arrows: [...(first === undefined ? [] : [startAt(first)]), ...arrows],
    subtitle: [],
    story: [],
  };
}

/** Nothing is done to a hole card in a game that has none. */
function doesSomething(update: string, { ruleset }: Law): boolean {
  return ruleset.holeCard !== 'none' || !['revealHoleCard', 'leaveHoleCardHidden'].includes(update);
}

function cutOf(view: View, law: Law): Cut {
  const parts = view === 'session' ? sessionParts(law) : roundParts(law);
  const phase = phaseOf(parts);
  switch (view) {
    case 'round':
    case 'session':
      return { parts, isInside: () => true, drawnAs: (name) => name, isWhole: true };
    case 'hand': {
      const isInside = (name: string) => name.startsWith('play.');
      return { parts, isInside, drawnAs: (name) => (isInside(name) ? name : phase(name)), isWhole: true };
    }
    case 'dealer': {
      const ofSeats = new Set(parts.ways.filter(({ event }) => event !== null).flatMap(({ from, to }) => [from, to]));
      const own = parts.places.filter(({ name, isInitial }) => !isInitial && name !== 'refused' && !ofSeats.has(name));
      const isInside = (name: string) => own.some((place) => place.name === name);
      return { parts, isInside, drawnAs: (name) => (isInside(name) ? name : phase(name)), isWhole: false };
    }
    case 'overview':
      return { parts, isInside: () => true, drawnAs: phase, isWhole: false };
  }
}

/**
 * Nested states are told as the state around them. So is a state that only one other leads to as part of that one, unless
 * it leads back to itself or is an end.
 */
function phaseOf({ places, ways }: ChartParts): (name: string) => string {
  const top = (name: string) => name.split('.')[0] ?? name;
  const phase = (name: string): string => {
    const own = top(name);
    const leading = [...new Set(ways.filter(({ to }) => top(to) === own).map(({ from }) => top(from)))];
    const [only] = leading;
    const isEnd = places.some((place) => place.name === own && place.isFinal);
    return isEnd || only === undefined || only === own || leading.length > 1 ? own : phase(only);
  };
  return phase;
}

/** The transitions that have an arrow, from box to box. */
function drawnWays(ways: readonly Way[], { isInside, drawnAs }: Cut): readonly Way[] {
  return ways.flatMap((way) => {
    const [from, to] = [drawnAs(way.from), drawnAs(way.to)];
    // What follows by itself within what is drawn as one box is no arrow; what somebody does there leads back to it.
    const isDrawn = from !== to || way.event !== null || (way.from === way.to && way.from === from);
    return isDrawn && (isInside(from) || isInside(to)) ? [{ ...way, from, to }] : [];
  });
}

function arrowsOf(ways: readonly Way[], { isInside, isWhole }: Cut, language: Language): readonly Arrow[] {
  const groups = new Map<string, readonly Way[]>();
  for (const way of ways) {
    const key = isWhole && isInside(way.from) ? way.name : `${way.from} ${way.to}`;
    groups.set(key, [...(groups.get(key) ?? []), way]);
  }
  return [...groups].flatMap(([key, own], at) => {
    const [first] = own;
    if (first === undefined) return [];
    const { from, to } = first;
    const others = ways.filter((way) => way.from === from && way.event === null && !own.includes(way));
    const isOnly = isInside(from) && others.length === 0;
    const label = key === first.name ? labelOfWay(first, isOnly, language) : labelOfAll(own, isOnly, language);
    const clauses = [...new Set(own.flatMap((way) => way.clauses))];
    const names = own.map(({ name }) => name);
    return [{ id: `arrow${at + 1}`, from, to, ...label, clauses, ways: names, tone: 'plain' as const, notes: [] }];
  });
}

/** The boxes that arrows start from and lead to, and those around them. */
function boxesOf(
  arrows: readonly Arrow[],
  { parts, isInside, drawnAs }: Cut,
  labels: ChartWords['states'],
): readonly Box[] {
  const names = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];
  const labelled = (name: string) => ({ id: name, label: labels[name as StateName], ...PLAIN });
  const boxes = names.map((name): Box => {
    const place = parts.places.find((one) => one.name === name);
    const nested = parts.places.find(({ around }) => around?.name === name);
    return {
      ...labelled(name),
      kind: !isInside(name) ? 'outside' : place?.isFinal ? 'end' : 'state',
      clauses: place?.clauses ?? nested?.around?.clauses ?? [],
      parent: place?.around?.name ?? null,
      states: parts.places.filter((one) => drawnAs(one.name) === name).map((one) => one.name),
    };
  });
  const nests = new Set(boxes.flatMap(({ parent }) => parent ?? []));
  return [
    ...[...nests].map((name): Box => {
      const clauses = parts.places.find(({ around }) => around?.name === name)?.around?.clauses ?? [];
      return { ...labelled(name), kind: 'nest', clauses, parent: null, states: [] };
    }),
    ...boxes,
  ];
}

const PLAIN = { tone: 'plain', notes: [] } as const;

/** The dot before the first state. */
const START: Box = { id: 'start', kind: 'start', label: '', clauses: [], parent: null, states: [], ...PLAIN };

/** The arrow from the dot to the first state. */
function startAt({ id }: Box): Arrow {
  return { id: 'arrow0', from: START.id, to: id, events: [], lines: [], clauses: [], ways: [], ...PLAIN };
}
