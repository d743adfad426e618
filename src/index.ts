import { createLaw } from '../machine/law.ts';
import type { SessionAnswer, SessionRequest } from '../machine/play-session.ts';
import type { Choices } from '../machine/ruleset.ts';
import type { Answer, Request } from '../machine/step.ts';
import { answerPlay, answerSession } from './protocol/adapter.ts';
import { readRuleset } from './rulesets/read.ts';

export type { Card } from '../machine/cards.ts';
export { createLaw, type Law } from '../machine/law.ts';
export type { SessionAnswer, SessionRequest } from '../machine/play-session.ts';
export { createRound } from '../machine/round.ts';
export type { Choices, Ruleset } from '../machine/ruleset.ts';
export { createSession } from '../machine/session.ts';
export type { Answer, HandView, Request, Step } from '../machine/step.ts';
export type { AnyFixture } from '../schemas/any-fixture.ts';
export type { Describe, Fixture, Manifest, Report, Rules, SessionFixture } from '../schemas/types.ts';
export { readFixtures, readManifest, readSessions } from './fixtures/read.ts';
export { RpcError } from './protocol/rpc.ts';
export { BadInput } from './rulesets/bad-input.ts';
export { readRules, readRuleset } from './rulesets/read.ts';
export { certify, type Order, type Result, type Run } from './runner/certify.ts';

/**
 * What the rules answer to a script: one step for the deal and one for each action. Stakes and chips are whole chips.
 * Choices that are left out have the ruleset's defaults. Throws `BadInput` for a ruleset that is not known, and `RpcError`
 * with the protocol's code for a request that breaks its schema or does not fit its table (-32602) or runs out of
 * draws (-32010).
 */
export function playScript(request: Request, choices: Partial<Choices> = {}): Answer {
  return answerPlay(request, createLaw(readRuleset(request.ruleset), choices));
}

/**
 * What the rules answer to a session: the steps of each round and what each seat has come to, in whole chips. Throws as
 * `playScript` does; `RpcError` -32011 for a ruleset that has no session (S7.2 to S7.5, D19).
 */
export function playSessionScript(request: SessionRequest, choices: Partial<Choices> = {}): SessionAnswer {
  return answerSession(request, createLaw(readRuleset(request.ruleset), choices));
}
