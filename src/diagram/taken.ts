import type { Law } from '../../machine/law.ts';
import { readTaken } from '../fixtures/read.ts';
import { sessionParts } from './parts.ts';

/** The transitions that a game takes. Throws `BadInput`. */
export function takenIn(law: Law): ReadonlySet<string> {
  return takenBy(readTaken(law.ruleset.name), law);
}

/** In a round the transitions that the fixtures take, in a session all of them. */
export function takenBy(fixtures: readonly string[], law: Law): ReadonlySet<string> {
  const ofSession = law.ruleset.session === undefined ? [] : sessionParts(law).ways.map(({ name }) => name);
  return new Set([...fixtures, ...ofSession]);
}
