import type { Arrow, Box, Picture } from './picture.ts';
import type { Line, Size } from './text.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place in pixels; x and y are those of its upper left corner. */
export interface Rectangle extends Point, Size {}

/** A line of text and where it stands. */
export interface Text extends Line, Rectangle {}

export interface PlacedBox extends Rectangle {
  readonly box: Box;
  readonly texts: readonly Text[];
}

export interface PlacedArrow {
  readonly arrow: Arrow;
  /** From where it starts over its bends to where it ends; in two parts where it goes by way of its label. */
  readonly parts: readonly (readonly Point[])[];
  readonly texts: readonly Text[];
  /** The place of a label that the arrow goes by way of. */
  readonly stop: Rectangle | null;
}

/** A picture with a place for everything. */
export interface Placed extends Size {
  readonly picture: Picture;
  readonly boxes: readonly PlacedBox[];
  readonly arrows: readonly PlacedArrow[];
  /** What stands above and below. */
  readonly texts: readonly Text[];
}
