import type { Arrow, Box, Picture } from '../picture.ts';

/** A picture as a state diagram of Mermaid. */
export function mermaidOf({ title, description, boxes, arrows }: Picture): string {
  const stateOf = (box: Box, indent: string): readonly string[] => {
    const inner = boxes.filter(({ parent }) => parent === box.id);
    const named = `${indent}state "${escaped(labelOf(box))}" as ${idOf(box.id)}`;
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
    ...arrows.map(arrowOf),
    ...ends.map(({ id }) => `  ${idOf(id)} --> [*]`),
    '',
  ].join('\n');
}

function labelOf({ label, clauses }: Box): string {
  return clauses.length === 0 ? label : `${label} (${clauses.join(' ')})`;
}

function arrowOf({ from, to, events, lines, clauses }: Arrow): string {
  const told = [...events, ...lines, ...(clauses.length === 0 ? [] : [`(${clauses.join(' ')})`])];
  const label = told.length === 0 ? '' : `: ${told.map(escaped).join('<br/>')}`;
  return `  ${from === 'start' ? '[*]' : idOf(from)} --> ${idOf(to)}${label}`;
}

function idOf(name: string): string {
  return `s_${name.replaceAll('.', '_')}`;
}

/** Signs that mean something to Mermaid, as its entity codes. */
function escaped(text: string): string {
  return text.replace(/[#;:"<>{}]/g, (sign) => `#${sign.codePointAt(0)};`);
}
