import type { Arrow, Box, Picture } from '../picture.ts';
import { idOf, saidBy, saidIn } from './said.ts';

/** What stands between the labels of two arrows that are drawn as one. */
const BETWEEN = '<br/>—<br/>';

/** A picture as a state diagram of Mermaid. */
export function mermaidOf({ title, description, boxes, arrows }: Picture): string {
  const stateOf = (box: Box, indent: string): readonly string[] => {
    const inner = boxes.filter(({ parent }) => parent === box.id);
    const named = `${indent}state "${escaped(saidIn(box).join(' '))}" as ${idOf(box.id)}`;
    if (box.kind === 'start') return [];
    if (inner.length === 0) return [named];
    return [`${named} {`, ...inner.flatMap((one) => stateOf(one, `${indent}  `)), `${indent}}`];
  };
  const ends = boxes.filter(({ kind }) => kind === 'end');
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    '---',
    'stateDiagram-v2',
    `  accTitle: ${title}`,
    `  accDescr: ${description}`,
    ...boxes.filter(({ parent }) => parent === null).flatMap((box) => stateOf(box, '  ')),
    ...arrowsOf(arrows),
    ...ends.map(({ id }) => `  ${idOf(id)} --> [*]`),
    '',
  ].join('\n');
}

/** One line an arrow; the loops of a state are one, for Mermaid draws only the last of them. */
function arrowsOf(arrows: readonly Arrow[]): readonly string[] {
  const loops = new Map<string, readonly Arrow[]>();
  for (const arrow of arrows) {
    const name = arrow.from === arrow.to ? arrow.from : arrow.id;
    loops.set(name, [...(loops.get(name) ?? []), arrow]);
  }
  return [...loops.values()].map(([one, ...others]) => arrowOf(one as Arrow, others));
}

function arrowOf(one: Arrow, others: readonly Arrow[]): string {
  const told = [one, ...others].map(saidBy).filter((lines) => lines.length > 0);
  const label = told.length === 0 ? '' : `: ${told.map((lines) => lines.map(escaped).join('<br/>')).join(BETWEEN)}`;
  return `  ${one.from === 'start' ? '[*]' : idOf(one.from)} --> ${idOf(one.to)}${label}`;
}

/** Signs that mean something to Mermaid, as its entity codes. */
function escaped(text: string): string {
  return text.replace(/[#;:"<>{}]/g, (sign) => `#${sign.codePointAt(0)};`);
}
