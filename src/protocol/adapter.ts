import { playFitting, type Unplayable } from '../../machine/fit.ts';
import type { Law } from '../../machine/law.ts';
import { playSession, type SessionAnswer, type SessionRequest } from '../../machine/play-session.ts';
import { declaredOf } from '../../machine/ruleset.ts';
import type { Answer, Request } from '../../machine/step.ts';
import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import type { Describe } from '../../schemas/types.ts';
import { KIT_VERSION } from '../kit.ts';
import { type Method, RpcError } from './rpc.ts';

/** What an impostor does around the law: to its answer to a session, or to the script of a round. */
export interface Around {
  readonly twist?: (answer: SessionAnswer) => SessionAnswer;
  readonly plays?: (request: Request, honest: (request: Request) => Answer) => Answer;
}

/** The methods of the project's own machine as an adapter, under a law. */
export function adapterOf(
  law: Law,
  name: string,
  { twist = (answer) => answer, plays }: Around = {},
): ReadonlyMap<string, Method> {
  return new Map<string, Method>([
    ['describe', () => describeOf(law, name)],
    ['play', (params) => answerPlay(params, law, plays)],
    ...(law.ruleset.session === undefined
      ? []
      : [['session', (params: unknown) => twist(answerSession(params, law))] as const]),
  ]);
}

/** What the rules answer to the parameters of `play`. Throws `RpcError`. */
export function answerPlay(
  params: unknown,
  law: Law,
  plays: NonNullable<Around['plays']> = (request, honest) => honest(request),
): Answer {
  const checked = check('request', params);
  if (!checked.ok) throw new RpcError(-32602, sentenceOf('params', checked.problem));
  const request = checked.value as Request;
  demandRuleset(request, law);
  return plays(request, (script) => {
    const played = playFitting(script, law);
    if ('pointer' in played) throw unplayable(played);
    return { steps: played.steps };
  });
}

/** What the rules answer to the parameters of `session`. Throws `RpcError`. */
export function answerSession(params: unknown, law: Law): SessionAnswer {
  const checked = check('session-request', params);
  if (!checked.ok) throw new RpcError(-32602, sentenceOf('params', checked.problem));
  const request = checked.value as SessionRequest;
  demandRuleset(request, law);
  if (law.ruleset.session === undefined) throw new RpcError(-32011, `the ruleset ${law.ruleset.name} has no session`);
  const played = playSession(request, law);
  if ('pointer' in played) throw unplayable(played);
  return { rounds: played.rounds, results: played.results };
}

function demandRuleset({ ruleset }: Pick<Request, 'ruleset'>, law: Law): void {
  if (ruleset === law.ruleset.name) return;
  throw new RpcError(-32011, `params: /ruleset: found "${ruleset}", expected ${law.ruleset.name}`);
}

function unplayable(problem: Unplayable): RpcError {
  return new RpcError(problem.isOutOfCards ? -32010 : -32602, sentenceOf('params', problem));
}

function describeOf({ ruleset, choices }: Law, name: string): Describe {
  return {
    implementation: { name, version: KIT_VERSION, language: 'TypeScript' },
    protocol: 1,
    rulesets: { [ruleset.name]: { seats: ruleset.seats.most, stakes: 'any', choices: declaredOf(choices, ruleset) } },
    observes: ['legal', 'turn', 'totals', 'insurance', 'dealer', 'reasons'],
    reads: 'cards',
    seeded: false,
  };
}
