import type { Placed, PlacedArrow, PlacedBox, Point, Rectangle, Text } from './placed.ts';

/** Where a picture is not clear: what meets, lies over or is cut off, a sentence each. */
export function faultsOf(placed: Placed): readonly string[] {
  const { boxes, arrows, texts, width, height } = placed;
  const written = [
    ...texts.map((text) => ({ text, of: 'the picture' })),
    ...boxes.flatMap((one) => one.texts.map((text) => ({ text, of: one.box.id }))),
    ...arrows.flatMap((one) => one.texts.map((text) => ({ text, of: one.arrow.id }))),
  ];
  const solid = boxes.filter(({ box }) => box.kind !== 'nest');
  return [
    ...written
      .filter(({ text }) => !lies(text, { x: 0, y: 0, width, height }))
      .map(({ text }) => `${told(text)} is cut off`),
    ...boxes.flatMap((one) =>
      one.texts.filter((text) => !lies(text, one)).map((text) => `${told(text)} leaves its box`),
    ),
    ...pairs(written)
      .filter(([one, other]) => one.of !== other.of && meet(one.text, other.text))
      .map(([one, other]) => `${told(one.text)} meets ${told(other.text)}`),
    ...pairs(solid)
      .filter(([one, other]) => meet(one, other))
      .map(([one, other]) => `${one.box.id} meets ${other.box.id}`),
    ...arrows.flatMap((arrow) => faultsOfLabel(arrow, solid, boxes)),
    ...arrows.flatMap((arrow) => faultsOfLine(arrow, solid, arrows)),
  ];
}

/** The arrows that cross, each crossing a sentence. */
export function crossingsOf({ arrows }: Placed): readonly string[] {
  return pairs(arrows).flatMap(([one, other]) =>
    segmentsOf(one).flatMap((mine) =>
      segmentsOf(other)
        .filter((its) => cross(mine, its))
        .map(() => `${one.arrow.id} crosses ${other.arrow.id}`),
    ),
  );
}

function faultsOfLabel(
  { arrow, texts }: PlacedArrow,
  solid: readonly PlacedBox[],
  boxes: readonly PlacedBox[],
): readonly string[] {
  return texts.flatMap((text) => [
    ...solid.filter((box) => meet(text, box)).map(({ box }) => `${told(text)} of ${arrow.id} lies on ${box.id}`),
    ...boxes
      .filter((one) => one.box.kind === 'nest' && meet(text, one) && !lies(text, one))
      .map(({ box }) => `${told(text)} of ${arrow.id} lies on the border of ${box.id}`),
  ]);
}

/** An arrow runs over no label and no box but its own, and along no other arrow. */
function faultsOfLine(
  one: PlacedArrow,
  solid: readonly PlacedBox[],
  arrows: readonly PlacedArrow[],
): readonly string[] {
  const { arrow } = one;
  const others = arrows.filter((other) => other !== one);
  return segmentsOf(one).flatMap((segment) => [
    ...solid
      .filter(({ box }) => box.id !== arrow.from && box.id !== arrow.to)
      .filter((box) => meet(segment, box))
      .map(({ box }) => `${arrow.id} runs over ${box.id}`),
    ...others.flatMap(({ texts }) =>
      texts.filter((text) => meet(segment, text)).map((text) => `${arrow.id} runs over ${told(text)}`),
    ),
    ...others
      .filter(({ stop }) => stop !== null && meet(segment, stop))
      .map((other) => `${arrow.id} runs over the label of ${other.arrow.id}`),
    ...others
      .filter((other) => segmentsOf(other).some((its) => runAlong(segment, its)))
      .map((other) => `${arrow.id} runs along ${other.arrow.id}`),
  ]);
}

/** A straight piece of an arrow, as the rectangle that it fills. */
function segmentsOf({ parts }: PlacedArrow): readonly Rectangle[] {
  return parts.flatMap((points) =>
    points.slice(1).map((end, at) => {
      const from: Point = points[at] ?? end;
      const [x, y] = [Math.min(from.x, end.x), Math.min(from.y, end.y)];
      return { x, y, width: Math.abs(from.x - end.x), height: Math.abs(from.y - end.y) };
    }),
  );
}

/** Less than this is a matter of rounding. */
const HAIR = 0.5;

function meet(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x + one.width > other.x + HAIR &&
    other.x + other.width > one.x + HAIR &&
    one.y + one.height > other.y + HAIR &&
    other.y + other.height > one.y + HAIR
  );
}

function lies({ x, y, width, height }: Rectangle, within: Rectangle): boolean {
  return (
    x >= within.x && y >= within.y && x + width <= within.x + within.width && y + height <= within.y + within.height
  );
}

function cross(one: Rectangle, other: Rectangle): boolean {
  return isUpright(one) !== isUpright(other) && meet(one, other);
}

function runAlong(one: Rectangle, other: Rectangle): boolean {
  if (isUpright(one) !== isUpright(other)) return false;
  return isUpright(one)
    ? Math.abs(one.x - other.x) < HAIR && meet({ ...one, width: 2 * HAIR }, { ...other, width: 2 * HAIR })
    : Math.abs(one.y - other.y) < HAIR && meet({ ...one, height: 2 * HAIR }, { ...other, height: 2 * HAIR });
}

function isUpright({ width, height }: Rectangle): boolean {
  return height > width;
}

function told({ text }: Text): string {
  return `"${text}"`;
}

function pairs<One>(all: readonly One[]): readonly (readonly [One, One])[] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
}
