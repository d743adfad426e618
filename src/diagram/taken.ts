import type { Law } from '../../machine/law.ts';
import { readTaken } from '../fixtures/read.ts';
import { sessionParts } from './parts.ts';

/** The transitions that a game takes: in a round those that its fixtures take, in a session all of them. Throws `BadInput`. */
export function takenIn(law: Law): ReadonlySet<string> {
  const ofSession = law.ruleset.session === undefined ? [] : sessionParts(law).ways.map(({ name }) => name);
  return new Set([...readTaken(law.ruleset.name), ...ofSession]);
}
