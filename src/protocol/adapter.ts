import { playFitting } from '../../machine/fit.ts';
import type { Law } from '../../machine/law.ts';
import { declaredOf } from '../../machine/ruleset.ts';
import type { Answer, Request } from '../../machine/step.ts';
import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import type { Describe } from '../../schemas/types.ts';
import { KIT_VERSION } from '../kit.ts';
import { type Method, RpcError } from './rpc.ts';

/** The methods of the project's own machine as an adapter, under a law. */
export function adapterOf(law: Law, name: string): ReadonlyMap<string, Method> {
  return new Map<string, Method>([
    ['describe', () => describeOf(law, name)],
    ['play', (params) => answerPlay(params, law)],
  ]);
}

/** What the rules answer to the parameters of `play`. Throws `RpcError`. */
export function answerPlay(params: unknown, law: Law): Answer {
  const checked = check('request', params);
  if (!checked.ok) throw new RpcError(-32602, sentenceOf('params', checked.problem));
  const request = checked.value as Request;
  if (request.ruleset !== law.ruleset.name) {
    throw new RpcError(-32011, `params: /ruleset: found "${request.ruleset}", expected ${law.ruleset.name}`);
  }
  const played = playFitting(request, law);
  if (!('pointer' in played)) return { steps: played.steps };
  throw new RpcError(played.isOutOfCards ? -32010 : -32602, sentenceOf('params', played));
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
