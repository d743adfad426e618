import type { ChartParts, Place, Way } from '../parts.ts';

const SPACE = 'https://push22.example/scxml';

/**
 * A whole chart as SCXML 1.0: states as they are nested, transitions in their order, guards and updates as calls of
 * functions that the host binds by name and gives the event. Clauses stand as attributes in a name space of our own.
 */
export function scxmlOf(name: string, { places, ways }: ChartParts): string {
  const initial = places.find(({ isInitial }) => isInitial);
  const nests = [...new Set(places.map(({ around }) => around?.name ?? null))].filter((one) => one !== null);
  const stateOf = (place: Place, indent: string): readonly string[] => {
    const own = ways.filter(({ from }) => from === place.name);
    const tag = place.isFinal ? 'final' : 'state';
    const open = `${indent}<${tag} id="${idOf(place.name)}"${clausesOf(place.clauses)}`;
    if (own.length === 0) return [`${open}/>`];
    return [`${open}>`, ...own.flatMap((way) => transitionOf(way, `${indent}  `)), `${indent}</${tag}>`];
  };
  const nestOf = (nest: string): readonly string[] => {
    const inner = places.filter(({ around }) => around?.name === nest);
    const clauses = inner[0]?.around?.clauses ?? [];
    return [
      `  <state id="${idOf(nest)}"${clausesOf(clauses)}>`,
      ...inner.flatMap((place) => stateOf(place, '    ')),
      '  </state>',
    ];
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:push22="${SPACE}" version="1.0" datamodel="ecmascript" name="${name}" initial="${idOf(initial?.name ?? '')}">`,
    ...places.filter(({ around }) => around === null).flatMap((place) => stateOf(place, '  ')),
    ...nests.flatMap(nestOf),
    '</scxml>',
    '',
  ].join('\n');
}

function transitionOf({ event, guards, updates, to, clauses }: Way, indent: string): readonly string[] {
  const taken = event === null ? '' : ` event="${eventOf(event)}"`;
  const cond = guards.length === 0 ? '' : ` cond="${guards.map(call).join(' &amp;&amp; ')}"`;
  const open = `${indent}<transition${taken}${cond} target="${idOf(to)}"${clausesOf(clauses)}`;
  if (updates.length === 0) return [`${open}/>`];
  return [
    `${open}>`,
    ...updates.map((update) => `${indent}  <script>${call(update)};</script>`),
    `${indent}</transition>`,
  ];
}

function call(name: string): string {
  return `${name}(_event)`;
}

/** The end of a round that is played elsewhere, as SCXML tells of what was invoked. */
function eventOf(event: string): string {
  return event === 'roundIsOver' ? 'done.invoke.round' : event;
}

function clausesOf(clauses: readonly string[]): string {
  return clauses.length === 0 ? '' : ` push22:clauses="${clauses.join(' ')}"`;
}

function idOf(name: string): string {
  return name.replace(/^session\./, '');
}
