import { describe, expect, it } from 'vitest';
import { allPictures } from '../../test/pictures.ts';
import { crossingsOf, faultsOf } from './geometry.ts';
import { layOut } from './layout.ts';
import type { Placed, PlacedArrow } from './placed.ts';
import { svgOf } from './svg.ts';

/** Pictures whose arrows cannot be drawn without a crossing, and how many there are. */
const PINNED: { readonly [picture: string]: number } = { 'classic-fr round en': 1, 'classic-fr round fr': 1 };

const pictures = allPictures().map((picture) => ({
  picture,
  name: `${picture.ruleset} ${picture.view} ${picture.language}`,
}));

describe('the geometry of the pictures', () => {
  it.each(pictures)('nothing meets, is cut off or crosses: $name', async ({ picture, name }) => {
    const placed = await layOut(picture);
    expect(faultsOf(placed)).toEqual([]);
    expect(crossingsOf(placed)).toHaveLength(PINNED[name] ?? 0);
  });

  it('a game without a hole card says nothing of one that is turned or hidden', () => {
    const turned = { en: 'hole card is turned', fr: 'carte cachée est révélée' };
    const linesOf = (game: string, language: keyof typeof turned) =>
      pictures
        .filter(({ picture }) => picture.ruleset === game && picture.language === language)
        .flatMap(({ picture }) => picture.arrows.flatMap(({ lines }) => lines))
        .filter((line) => line.includes(turned[language]));
    expect([linesOf('classic-fr', 'en'), linesOf('classic-fr', 'fr')]).toEqual([[], []]);
    expect(linesOf('switch-us', 'en')).not.toEqual([]);
    expect(linesOf('switch-us', 'fr')).not.toEqual([]);
  });

  it('is the same to the byte each time', async () => {
    const [first] = pictures;
    if (first === undefined) throw new Error('there is no picture');
    expect(svgOf(await layOut(first.picture))).toBe(svgOf(await layOut(first.picture)));
  });
});

describe('what the geometry finds', async () => {
  const dealer = pictures.find(({ name }) => name === 'switch-us dealer en')?.picture;
  if (dealer === undefined) throw new Error('there is no picture of the dealer');
  const placed = await layOut(dealer);
  const labelled = placed.arrows.filter(({ texts }) => texts.length > 0);
  const [one, other] = labelled as [PlacedArrow, PlacedArrow];
  const box = placed.boxes.find(
    ({ box: { id, kind } }) => kind !== 'start' && id !== one.arrow.from && id !== one.arrow.to,
  );
  if (box === undefined) throw new Error('there is no box');
  const withArrow = (changed: PlacedArrow): Placed => ({
    ...placed,
    arrows: placed.arrows.map((arrow) => (arrow.arrow.id === changed.arrow.id ? changed : arrow)),
  });
  const moved = (arrow: PlacedArrow, to: { readonly x: number; readonly y: number }): Placed =>
    withArrow({ ...arrow, texts: arrow.texts.map((text) => ({ ...text, ...to })) });
  const line = (arrow: PlacedArrow, ...points: readonly (readonly [number, number])[]): Placed =>
    withArrow({ ...arrow, parts: [points.map(([x, y]) => ({ x, y }))] });
  const text = other.texts[0] ?? box;

  it.each<[string, Placed, string]>([
    ['a label on a label', moved(one, text), 'meets'],
    ['a label on a box', moved(one, box), 'lies on'],
    ['a label that is cut off', moved(one, { x: -5, y: 100 }), 'is cut off'],
    ['an arrow over a label', line(one, [text.x - 9, text.y + 5], [text.x + 200, text.y + 5]), 'runs over "'],
    [
      'a text that leaves its box',
      { ...placed, boxes: placed.boxes.map((own) => ({ ...own, width: 20 })) },
      'leaves its box',
    ],
    ['a box on a box', { ...placed, boxes: placed.boxes.map((own) => ({ ...own, x: 0, y: 0 })) }, 'meets'],
    ['an arrow over a box', line(one, [0, box.y + 9], [placed.width, box.y + 9]), 'runs over'],
  ])('%s', (_, spoilt, fault) => {
    expect(faultsOf(placed).some((found) => found.includes(fault))).toBe(false);
    expect(faultsOf(spoilt).filter((found) => found.includes(fault))).not.toEqual([]);
  });

  it('an arrow along another, and two that cross', () => {
    const [from, to] = [
      { x: 10, y: 10 },
      { x: 10, y: 90 },
    ];
    const upright = { ...one, parts: [[from, to]] };
    const along = {
      ...other,
      parts: [
        [
          { x: 10, y: 40 },
          { x: 10, y: 70 },
        ],
      ],
    };
    const across = {
      ...other,
      parts: [
        [
          { x: 0, y: 50 },
          { x: 30, y: 50 },
        ],
      ],
    };
    const bare = { ...placed, boxes: [], texts: [] };
    expect(faultsOf({ ...bare, arrows: [upright, along] }).some((found) => found.includes('runs along'))).toBe(true);
    expect(crossingsOf({ ...bare, arrows: [upright, across] })).toEqual([`${one.arrow.id} crosses ${other.arrow.id}`]);
    expect(crossingsOf({ ...bare, arrows: [upright, along] })).toEqual([]);
  });
});
