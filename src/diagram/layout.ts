import elk, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from 'elkjs';
import { crossingsOf } from './geometry.ts';
import type { Arrow, Box, Picture } from './picture.ts';
import type { Placed, PlacedArrow, PlacedBox, Point, Rectangle, Text } from './placed.ts';
import {
  heightOfLine,
  type Line,
  linesAbove,
  linesBelow,
  linesOfArrow,
  linesOfBox,
  sizeOf,
  widthOfLine,
} from './text.ts';

const MARGIN = 24;
const DOT = 14;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '5',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  'elk.spacing.labelNode': '8',
  'elk.layered.thoroughness': '40',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.randomSeed': '2',
} as const;

/** Tried one after the other where arrows cross; the layout with the fewest crossings stands. */
const OTHER_OPTIONS: readonly LayoutOptions[] = [
  { ...OPTIONS, 'elk.layered.feedbackEdges': 'true' },
  { ...OPTIONS, 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' },
];

/** Lays a picture out, the same way each time. */
export async function layOut(picture: Picture): Promise<Placed> {
  let best = await layOutBy(OPTIONS, picture);
  for (const options of OTHER_OPTIONS) {
    if (crossingsOf(best).length === 0) break;
    const placed = await layOutBy(options, picture);
    if (crossingsOf(placed).length < crossingsOf(best).length) best = placed;
  }
  return best;
}

async function layOutBy(options: LayoutOptions, picture: Picture): Promise<Placed> {
  const above = linesAbove(picture);
  const below = linesBelow(picture);
  const top = MARGIN + sizeOf(above).height + 12;
  const graph = await new elk.default().layout({ ...graphOf(picture), layoutOptions: options });
  const places = new Map<string, Rectangle>();
  place(graph, { x: MARGIN, y: top }, places);
  const bottom = top + (graph.height ?? 0) + (below.length === 0 ? 0 : 12);
  const width = Math.max(graph.width ?? 0, sizeOf(above).width, sizeOf(below).width);
  return {
    picture,
    width: Math.ceil(width + 2 * MARGIN),
    height: Math.ceil(bottom + sizeOf(below).height + MARGIN),
    boxes: picture.boxes.map((box) => placeBox(box, places)),
    arrows: picture.arrows.map((arrow) => placeArrow(arrow, graph, places)),
    texts: [...placeLines(above, { x: MARGIN, y: MARGIN }), ...placeLines(below, { x: MARGIN, y: bottom })],
  };
}

function graphOf({ boxes, arrows }: Picture): ElkNode {
  const nodeOf = (box: Box): ElkNode => {
    const inner = boxes.filter(({ parent }) => parent === box.id);
    const children = [...inner.map(nodeOf), ...loopsAt(inner, arrows)];
    const { width, height } = sizeOf(linesOfBox(box));
    if (box.kind === 'start') return { id: box.id, width: DOT, height: DOT };
    if (children.length === 0) return { id: box.id, width: width + 28, height: height + 18 };
    return {
      id: box.id,
      children,
      layoutOptions: { 'elk.padding': `[top=${height + 26},left=20,bottom=20,right=20]` },
    };
  };
  const edges = arrows.flatMap((arrow): readonly ElkExtendedEdge[] => {
    const size = sizeOf(linesOfArrow(arrow));
    const labels = size.width === 0 ? [] : [{ id: `${arrow.id} label`, text: arrow.id, ...size }];
    if (!isLoop(arrow)) return [{ id: arrow.id, sources: [arrow.from], targets: [arrow.to], labels }];
    return [
      { id: `${arrow.id} out`, sources: [arrow.from], targets: [arrow.id] },
      { id: `${arrow.id} back`, sources: [arrow.id], targets: [arrow.to] },
    ];
  });
  const outer = boxes.filter(({ parent }) => parent === null);
  return {
    id: 'picture',
    children: [...outer.map(nodeOf), ...loopsAt(outer, arrows)],
    edges,
  };
}

function isLoop({ from, to }: Arrow): boolean {
  return from === to;
}

/** An arrow that leads back to its box goes by way of its label, which is laid out like a box. */
function loopsAt(boxes: readonly Box[], arrows: readonly Arrow[]): readonly ElkNode[] {
  return arrows
    .filter((arrow) => isLoop(arrow) && boxes.some(({ id }) => id === arrow.from))
    .map((arrow) => {
      const { width, height } = sizeOf(linesOfArrow(arrow));
      return { id: arrow.id, width: width + 16, height: height + 8 };
    });
}

function place(node: ElkNode, at: Point, places: Map<string, Rectangle>): void {
  places.set(node.id, { ...at, width: node.width ?? 0, height: node.height ?? 0 });
  for (const child of node.children ?? []) place(child, { x: at.x + (child.x ?? 0), y: at.y + (child.y ?? 0) }, places);
}

function placeBox(box: Box, places: ReadonlyMap<string, Rectangle>): PlacedBox {
  const at = placeAt(box.id, places);
  const lines = linesOfBox(box);
  const down = box.kind === 'nest' ? 10 : (at.height - sizeOf(lines).height) / 2;
  return { ...at, box, texts: centreLines(lines, at, down) };
}

function placeArrow(arrow: Arrow, graph: ElkNode, places: ReadonlyMap<string, Rectangle>): PlacedArrow {
  const lines = linesOfArrow(arrow);
  if (isLoop(arrow)) {
    const stop = placeAt(arrow.id, places);
    const parts = ['out', 'back'].map((part) => pointsOf(`${arrow.id} ${part}`, graph, places));
    return { arrow, parts, texts: centreLines(lines, stop, (stop.height - sizeOf(lines).height) / 2), stop };
  }
  const edge = edgeOf(arrow.id, graph);
  const { x, y } = originOf(edge, places);
  const label = edge.labels?.[0];
  const at = { x: x + (label?.x ?? 0), y: y + (label?.y ?? 0), width: label?.width ?? 0, height: label?.height ?? 0 };
  return { arrow, parts: [pointsOf(arrow.id, graph, places)], texts: centreLines(lines, at, 0), stop: null };
}

function placeAt(id: string, places: ReadonlyMap<string, Rectangle>): Rectangle {
  const at = places.get(id);
  if (at === undefined) throw new Error(`${id} has no place`);
  return at;
}

function edgeOf(id: string, { edges = [] }: ElkNode): ElkExtendedEdge {
  const edge = edges.find((one) => one.id === id);
  if (edge === undefined) throw new Error(`${id} is no edge`);
  return edge;
}

/** Where the places of an edge are counted from. */
function originOf(edge: ElkExtendedEdge, places: ReadonlyMap<string, Rectangle>): Point {
  const { container = 'picture' }: { readonly container?: string } = edge;
  return placeAt(container, places);
}

function pointsOf(id: string, graph: ElkNode, places: ReadonlyMap<string, Rectangle>): readonly Point[] {
  const edge = edgeOf(id, graph);
  const { x, y } = originOf(edge, places);
  return (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map((point) => ({ x: point.x + x, y: point.y + y })),
  );
}

/** Lines one below the other in the middle of a place. */
function centreLines(lines: readonly Line[], { x, y, width }: Rectangle, down: number): readonly Text[] {
  return placeLines(lines, { x, y: y + down }).map((text) => ({ ...text, x: x + (width - text.width) / 2 }));
}

function placeLines(lines: readonly Line[], { x, y }: Point): readonly Text[] {
  let top = y;
  return lines.map((line) => {
    const placed = { ...line, x, y: top, width: widthOfLine(line), height: heightOfLine(line) };
    top += heightOfLine(line);
    return placed;
  });
}
