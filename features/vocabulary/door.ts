import { inconsistencyOf } from '../../machine/consistency.ts';
import type { Law } from '../../machine/law.ts';
import { play } from '../../machine/play.ts';
import { playSession, type SessionAnswer, type SessionRequest } from '../../machine/play-session.ts';
import type { Problem } from '../../machine/problem.ts';
import type { Choices, Ruleset } from '../../machine/ruleset.ts';
import type { Answer, Request } from '../../machine/step.ts';
import { lawUnder } from '../../src/fixtures/laws.ts';
import { readRuleset } from '../../src/rulesets/read.ts';
import { Unmet } from './unmet.ts';

/** What the scenarios speak to: a request goes in, an answer comes out. */
export interface Door {
  readonly play: (request: Request, choices: Partial<Choices>) => Promise<Answer>;
  readonly session: (request: SessionRequest, choices: Partial<Choices>) => Promise<SessionAnswer>;
  /** What is wrong with a ruleset that differs from a known one, or null. */
  readonly judgeRuleset: (name: string, changes: Partial<Ruleset>) => Promise<Problem | null>;
}

/** The door of the project's own machine. */
export const machineDoor: Door = {
  play: async (request, choices) => play(request, lawOf(request.ruleset, choices)),
  session: async (request, choices) => {
    const played = playSession(request, lawOf(request.ruleset, choices));
    if (!('pointer' in played)) return played;
    throw new Unmet(`${played.pointer}: found ${played.found}, expected ${played.expected}`);
  },
  judgeRuleset: async (name, changes) => inconsistencyOf({ ...readRuleset(name), ...changes }),
};

const rulesets = new Map<string, Ruleset>();

/** The law of a ruleset under choices, read and built once. */
function lawOf(name: string, choices: Partial<Choices>): Law {
  const ruleset = rulesets.get(name) ?? readRuleset(name);
  rulesets.set(name, ruleset);
  return lawUnder(ruleset, choices);
}
