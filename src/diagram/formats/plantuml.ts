import type { Arrow, Box, Picture } from '../picture.ts';
import { idOf, saidBy, saidIn } from './said.ts';

/** A picture as a state diagram of PlantUML. */
export function plantumlOf({ title, description, boxes, arrows }: Picture): string {
  const stateOf = (box: Box, indent: string): readonly string[] => {
    if (box.kind === 'start') return [];
    const inner = boxes.filter(({ parent }) => parent === box.id);
    const look = box.kind === 'outside' ? ' #line.dashed' : '';
    const named = `${indent}state "${escaped(saidIn(box))}" as ${idOf(box.id)}${look}`;
    if (inner.length === 0) return [named];
    return [`${named} {`, ...inner.flatMap((one) => stateOf(one, `${indent}  `)), `${indent}}`];
  };
  return [
    '@startuml',
    `title ${escaped([title])}`,
    `caption ${escaped([description])}`,
    'hide empty description',
    ...boxes.filter(({ parent }) => parent === null).flatMap((box) => stateOf(box, '')),
    ...arrows.map(arrowOf),
    ...boxes.filter(({ kind }) => kind === 'end').map(({ id }) => `${idOf(id)} --> [*]`),
    '@enduml',
    '',
  ].join('\n');
}

function arrowOf(arrow: Arrow): string {
  const { from, to } = arrow;
  const told = saidBy(arrow);
  const label = told.length === 0 ? '' : ` : ${escaped(told)}`;
  return `${from === 'start' ? '[*]' : idOf(from)} --> ${idOf(to)}${label}`;
}

/** Lines of a label; a quote and a backslash as PlantUML takes them. */
function escaped(lines: readonly string[]): string {
  return lines.map((line) => line.replaceAll('\\', '<U+005C>').replaceAll('"', '<U+0022>')).join('\\n');
}
