import { widthOf } from './font.ts';
import type { Arrow, Box, Picture } from './picture.ts';

/** What a line of text is: it says how it looks. */
export type TextKind = 'title' | 'subtitle' | 'name' | 'event' | 'label' | 'clause' | 'note' | 'story';

/** A line of text, in its size in pixels. */
export interface Line {
  readonly text: string;
  readonly kind: TextKind;
  readonly size: number;
  readonly isBold: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const LOOKS: { readonly [kind in TextKind]: Pick<Line, 'size' | 'isBold'> } = {
  title: { size: 20, isBold: true },
  subtitle: { size: 13, isBold: false },
  name: { size: 14, isBold: true },
  event: { size: 11.5, isBold: true },
  label: { size: 11, isBold: false },
  clause: { size: 10, isBold: false },
  note: { size: 11, isBold: true },
  story: { size: 12, isBold: false },
};

const LEADING = 1.35;
const CLAUSES_IN_A_LINE = 5;

export function line(kind: TextKind, text: string): Line {
  return { text, kind, ...LOOKS[kind] };
}

export function linesOfBox({ kind, label, clauses, notes }: Box): readonly Line[] {
  if (kind === 'start') return [];
  return [line('name', label), ...clauseLines(clauses), ...notes.map((note) => line('note', note))];
}

export function linesOfArrow({ events, lines, clauses, notes }: Arrow): readonly Line[] {
  return [
    ...events.map((text) => line('event', text)),
    ...lines.map((text) => line('label', text)),
    ...clauseLines(clauses),
    ...notes.map((note) => line('note', note)),
  ];
}

/** What stands above a picture. */
export function linesAbove({ title, subtitle }: Picture): readonly Line[] {
  return [line('title', title), ...subtitle.map((text) => line('subtitle', text))];
}

/** What stands below it. */
export function linesBelow({ story }: Picture): readonly Line[] {
  return story.map((text) => line('story', text));
}

function clauseLines(clauses: readonly string[]): readonly Line[] {
  const starts = [...clauses.keys()].filter((at) => at % CLAUSES_IN_A_LINE === 0);
  return starts.map((at) => line('clause', clauses.slice(at, at + CLAUSES_IN_A_LINE).join(' ')));
}

/** How much room lines take one below the other. */
export function sizeOf(lines: readonly Line[]): Size {
  return {
    width: Math.ceil(Math.max(0, ...lines.map(widthOfLine))),
    height: Math.ceil(lines.reduce((sum, one) => sum + heightOfLine(one), 0)),
  };
}

export function widthOfLine({ text, size, isBold }: Line): number {
  return widthOf(text, size, isBold);
}

export function heightOfLine({ size }: Line): number {
  return size * LEADING;
}
