import type { Edge, Explored, Place } from './explore.ts';
import type { Route } from './script.ts';

/** A round does not go on for the sake of further items when it has this many actions. */
const LONG = 40;
/** How far a round looks for the next item, in actions. */
const NEAR = 8;

/**
 * Routes that show all of some items: each goes the shortest way to the farthest place where one is still open, takes in what
 * lies on its way, goes on as long as there is something near, and then to the end of the round.
 */
export function tours({ roots, places }: Explored, wanted: ReadonlySet<string>): readonly Route[] {
  const open = new Set(wanted);
  const toEnd = waysToEnd(places);
  const isOpen = ({ items }: Edge) => items.some((item) => open.has(item));
  const routes: Route[] = [];
  const take = (edge: Edge, route: Edge[]) => {
    route.push(edge);
    for (const item of edge.items) open.delete(item);
    return edge.to;
  };
  /** Takes everything that is open at a place and does not lead away. */
  const stay = (place: Place, route: Edge[]) => {
    for (const edge of place.edges) if (edge.to === place && isOpen(edge)) take(edge, route);
  };
  const follow = (edges: readonly Edge[], from: Place, route: Edge[]) =>
    edges.reduce((place, edge) => {
      stay(place, route);
      return take(edge, route);
    }, from);
  const tour = (begin: Place, first: readonly Edge[]) => {
    const route: Edge[] = [];
    let place = follow(first, begin, route);
    stay(place, route);
    for (let next = nearest(place, isOpen); next !== null && route.length < LONG; next = nearest(place, isOpen)) {
      place = follow(next, place, route);
      stay(place, route);
    }
    for (let edge = toEnd.get(place); edge !== undefined; edge = toEnd.get(place)) {
      place = take(edge, route);
      stay(place, route);
    }
    routes.push({
      setup: begin.setup,
      actions: route.map(({ action }) => action),
      drawn: route.flatMap(({ drawn }) => drawn),
    });
  };
  for (const place of [...places].reverse()) {
    for (const edge of place.edges) {
      if (!isOpen(edge)) continue;
      const { begin, edges } = wayTo(place);
      tour(begin, [...edges, edge]);
    }
  }
  for (const { place, items } of roots) {
    if (!items.some((item) => open.has(item))) continue;
    for (const item of items) open.delete(item);
    tour(place, []);
  }
  return routes;
}

/** How a place was found: the place where its round begins, and the edges from there. */
function wayTo(place: Place): { readonly begin: Place; readonly edges: readonly Edge[] } {
  if (place.from === null) return { begin: place, edges: [] };
  const { begin, edges } = wayTo(place.from.place);
  return { begin, edges: [...edges, place.from.edge] };
}

/** The shortest way to an edge that is open, that edge included; null where none is near. */
function nearest(from: Place, isOpen: (edge: Edge) => boolean): readonly Edge[] | null {
  let ways: readonly (readonly [Place, readonly Edge[]])[] = [[from, []]];
  const seen = new Set([from]);
  for (let far = 0; far < NEAR && ways.length > 0; far += 1) {
    const further: [Place, readonly Edge[]][] = [];
    for (const [place, edges] of ways) {
      const found = place.edges.find(isOpen);
      if (found !== undefined) return [...edges, found];
      for (const edge of place.edges) {
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        further.push([edge.to, [...edges, edge]]);
      }
    }
    ways = further;
  }
  return null;
}

/** For each place the first edge of a shortest way to the end of the round. */
function waysToEnd(places: readonly Place[]): ReadonlyMap<Place, Edge> {
  const into = new Map<Place, [Place, Edge][]>();
  for (const place of places)
    for (const edge of place.edges) {
      const before = into.get(edge.to) ?? [];
      before.push([place, edge]);
      into.set(edge.to, before);
    }
  const ways = new Map<Place, Edge>();
  const queue = places.filter(({ position }) => position.state.isFinal);
  const ends = new Set(queue);
  for (const place of queue) {
    for (const [before, edge] of into.get(place) ?? []) {
      if (ends.has(before) || ways.has(before)) continue;
      ways.set(before, edge);
      queue.push(before);
    }
  }
  return ways;
}
