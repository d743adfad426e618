import { inconsistencyOf } from '../../machine/consistency.ts';
import { createLaw } from '../../machine/law.ts';
import { play } from '../../machine/play.ts';
import { playSession, type SessionAnswer, type SessionRequest } from '../../machine/play-session.ts';
import type { Problem } from '../../machine/problem.ts';
import type { Choices, Ruleset } from '../../machine/ruleset.ts';
import type { Answer, Request } from '../../machine/step.ts';
import { readRuleset } from '../../src/rulesets/read.ts';

/** What the scenarios speak to: a request goes in, an answer comes out. */
export interface Door {
  readonly play: (request: Request, choices: Partial<Choices>) => Promise<Answer>;
  readonly session: (request: SessionRequest, choices: Partial<Choices>) => Promise<SessionAnswer>;
  /** What is wrong with a ruleset that differs from a known one, or null. */
  readonly judgeRuleset: (name: string, changes: Partial<Ruleset>) => Promise<Problem | null>;
}

/** The door of the project's own machine. */
export const machineDoor: Door = {
  play: async (request, choices) => play(request, createLaw(readRuleset(request.ruleset), choices)),
  session: async (request, choices) => {
    const played = playSession(request, createLaw(readRuleset(request.ruleset), choices));
    if (!('pointer' in played)) return played;
    throw new Error(`${played.pointer}: found ${played.found}, expected ${played.expected}`);
  },
  judgeRuleset: async (name, changes) => inconsistencyOf({ ...readRuleset(name), ...changes }),
};
