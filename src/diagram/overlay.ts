import type { Language } from '../languages/language.ts';
import { filled } from '../languages/say.ts';
import { writeCards } from '../report/words.ts';
import type { Stage, Taken } from './path.ts';
import type { Arrow, Box, Picture, Tone } from './picture.ts';

/** What is told of an overlay above and below the picture. */
export type Told = Pick<Picture, 'subtitle' | 'story'>;

/** More than this an arrow is not numbered by. */
const MOST_NUMBERS = 9;
const NUMBERS_IN_A_LINE = 3;

/** Lights the way of a script: its arrows are numbered in the order in which they are taken, with the cards that come by them. */
export function withPath(picture: Picture, stages: readonly Stage[], told: Told, language: Language): Picture {
  const drawn = new Set(picture.arrows.flatMap(({ ways }) => ways));
  const order = stages.flatMap(({ taken }) => taken).filter(({ way }) => drawn.has(way));
  const passed = passedIn(stages);
  const arrows = picture.arrows.map((arrow): Arrow => {
    const taken = [...order.entries()].filter(([, { way }]) => arrow.ways.includes(way));
    const isStart = arrow.ways.length === 0;
    return { ...arrow, tone: taken.length > 0 || isStart ? 'lit' : 'dim', notes: numbered(taken, language) };
  });
  const boxes = picture.boxes.map((box): Box => {
    if (box.kind === 'nest') return box;
    const isLit = box.kind === 'start' || box.states.some((state) => passed.has(state));
    return { ...box, tone: isLit ? 'lit' : 'dim' };
  });
  return { ...picture, boxes, arrows, ...told };
}

function numbered(taken: readonly (readonly [number, Taken])[], language: Language): readonly string[] {
  if (taken.length > MOST_NUMBERS) return [filled(language, language.chart.takenBy, { count: taken.length })];
  const notes = taken.map(([at, { cards }]) => (cards.length === 0 ? `${at + 1}` : `${at + 1}: ${writeCards(cards)}`));
  const starts = [...notes.keys()].filter((at) => at % NUMBERS_IN_A_LINE === 0);
  return starts.map((at) => notes.slice(at, at + NUMBERS_IN_A_LINE).join(', '));
}

/** Colours states and transitions by how often scripts took them. */
export function withCounts(
  picture: Picture,
  scripts: readonly (readonly Stage[])[],
  told: Told,
  language: Language,
): Picture {
  const ways = counted(scripts.flatMap((stages) => stages.flatMap(({ taken }) => taken.map(({ way }) => way))));
  const states = counted(scripts.flatMap((stages) => [...passedIn(stages)]));
  const counts = picture.arrows.map((arrow) => sum(arrow.ways.map((way) => ways.get(way) ?? 0)));
  const most = Math.max(1, ...counts);
  const arrows = picture.arrows.map((arrow, at): Arrow => {
    const count = counts[at] ?? 0;
    return arrow.ways.length === 0 ? arrow : { ...arrow, tone: heatOf(count, most), notes: [often(count, language)] };
  });
  const boxes = picture.boxes.map((box): Box => {
    if (box.kind === 'nest' || box.kind === 'start') return box;
    const count = Math.max(0, ...box.states.map((state) => states.get(state) ?? 0));
    return { ...box, tone: heatOf(count, scripts.length) };
  });
  return { ...picture, boxes, arrows, ...told };
}

/** Where fixtures depart from the rules: the transitions and states, each with the ids of fixtures. */
export interface Departures {
  readonly ways: ReadonlyMap<string, ReadonlySet<string>>;
  readonly states: ReadonlyMap<string, ReadonlySet<string>>;
  /** The ids of all fixtures that failed. */
  readonly failed: readonly string[];
}

/** Marks where an implementation departs from the rules. */
export function withDepartures(
  picture: Picture,
  departures: Departures,
  { subtitle, story }: Told,
  language: Language,
): Picture {
  const marked = <Part extends Arrow | Box>(part: Part, ids: readonly ReadonlySet<string>[]): Part => {
    const fixtures = new Set(ids.flatMap((own) => [...own]));
    if (fixtures.size === 0) return part;
    for (const id of fixtures) shown.add(id);
    return { ...part, tone: 'departs', notes: [filled(language, language.chart.departs, { fixtures: fixtures.size })] };
  };
  const shown = new Set<string>();
  const arrows = picture.arrows.map((arrow) =>
    marked(
      arrow,
      arrow.ways.flatMap((way) => departures.ways.get(way) ?? []),
    ),
  );
  const boxes = picture.boxes.map((box) =>
    marked(
      box,
      box.states.flatMap((state) => departures.states.get(state) ?? []),
    ),
  );
  const hidden = departures.failed.filter((id) => !shown.has(id)).length;
  const rest = hidden === 0 ? [] : [filled(language, language.chart.notShown, { fixtures: hidden })];
  return { ...picture, boxes, arrows, subtitle: [...subtitle, ...rest], story };
}

/** The names of the states that a script passes or stops in. */
function passedIn(stages: readonly Stage[]): ReadonlySet<string> {
  return new Set(stages.flatMap(({ passed }) => passed));
}

function often(count: number, language: Language): string {
  const { takenBy, never } = language.chart;
  return filled(language, count === 0 ? never : takenBy, { count });
}

/** Four shades from seldom to often, by orders of magnitude. */
function heatOf(count: number, most: number): Tone {
  if (count === 0) return 'never';
  const share = most <= 1 ? 1 : Math.log(count) / Math.log(most);
  return (['heat1', 'heat2', 'heat3', 'heat4'] as const)[Math.min(3, Math.floor(share * 4))] ?? 'heat1';
}

function counted(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
