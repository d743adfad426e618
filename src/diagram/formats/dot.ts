import type { Arrow, Box, Picture } from '../picture.ts';
import { saidBy, saidIn } from './said.ts';

/** A picture as a graph of Graphviz. */
export function dotOf({ title, description, boxes, arrows }: Picture): string {
  const nodeOf = (box: Box, indent: string): readonly string[] => {
    const inner = boxes.filter(({ parent }) => parent === box.id);
    if (inner.length === 0) return [`${indent}${quoted(box.id)} [${looksOf(box)}]`];
    return [
      `${indent}subgraph ${quoted(`cluster ${box.id}`)} {`,
      `${indent}  label=${quoted(saidIn(box).join('\n'))} style=rounded`,
      ...inner.flatMap((one) => nodeOf(one, `${indent}  `)),
      `${indent}}`,
    ];
  };
  return [
    `digraph ${quoted(title)} {`,
    `  label=${quoted(title)} labelloc=t tooltip=${quoted(description)}`,
    '  node [shape=box style=rounded fontname="DejaVu Sans"]',
    '  edge [fontname="DejaVu Sans" fontsize=11]',
    ...boxes.filter(({ parent }) => parent === null).flatMap((box) => nodeOf(box, '  ')),
    ...arrows.map(edgeOf),
    '}',
    '',
  ].join('\n');
}

function looksOf(box: Box): string {
  if (box.kind === 'start') return 'shape=point width=0.15';
  const look = { state: '', nest: '', end: ' peripheries=2', outside: ' style="rounded,dashed"' }[box.kind];
  return `label=${quoted(saidIn(box).join('\n'))}${look} tooltip=${quoted(box.clauses.join(' '))}`;
}

function edgeOf(arrow: Arrow): string {
  const { from, to, clauses } = arrow;
  const label = saidBy(arrow).join('\n');
  return `  ${quoted(from)} -> ${quoted(to)} [label=${quoted(label)} tooltip=${quoted(clauses.join(' '))}]`;
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
