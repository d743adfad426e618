import type { Law } from '../../../machine/law.ts';
import { createRound } from '../../../machine/round.ts';
import { clausesOfGame } from '../../../machine/ruleset.ts';
import { createSession } from '../../../machine/session.ts';

/**
 * The definition of a chart as JSON that `createMachine` of XState reads back: guards and updates are names that the host
 * binds, `every` among them with the names that must all hold. It cites the clauses of the game.
 */
export function xstateOf(chart: 'round' | 'session', law: Law): string {
  const { config } = chart === 'round' ? createRound(law) : createSession(law);
  const ofGame = (key: string, value: unknown) =>
    key === 'clauses' ? clausesOfGame(value as readonly string[], law.ruleset) : value;
  return `${JSON.stringify(config, ofGame, 2)}\n`;
}
