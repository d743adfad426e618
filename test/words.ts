import type { Picture } from '../src/diagram/picture.ts';

/** Every word of a picture, title and description apart. */
export function wordsOf({ boxes, arrows }: Picture): readonly string[] {
  return [
    ...boxes.filter(({ kind }) => kind !== 'start').flatMap(({ label, clauses }) => [label, ...clauses]),
    ...arrows.flatMap(({ events, lines, clauses }) => [...events, ...lines, ...clauses]),
  ];
}
