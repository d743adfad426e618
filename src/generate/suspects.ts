import { impostorsOf } from '../../conformance/impostors/impostors.ts';
import { createLaw, type Law } from '../../machine/law.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import type { Oracle } from '../impostors/judge.ts';
import type { Suspect } from '../impostors/kills.ts';
import { answerPlay } from '../protocol/adapter.ts';
import { RpcError } from '../protocol/rpc.ts';

/** The impostors of a ruleset, each as the suite meets it: with the choices that a fixture needs. */
export function suspectsOf(ruleset: Ruleset): readonly Suspect[] {
  return impostorsOf(ruleset.name).map(({ name, clause, neighbours, lie }) => {
    const oracles = new Map<string, Oracle>();
    const ask: Suspect['ask'] = ({ request, needs }) => {
      const key = JSON.stringify(needs);
      const own = oracles.get(key) ?? oracleOf(lie(createLaw(ruleset, needs)));
      oracles.set(key, own);
      return own(request);
    };
    return { name, clause, neighbours, ask };
  });
}

/** A law as an implementation that answers requests in process. */
export function oracleOf(law: Law): Oracle {
  return (request) => {
    try {
      return { kind: 'result', result: answerPlay(request, law) };
    } catch (error) {
      if (error instanceof RpcError) return { kind: 'error', code: error.code, message: error.message };
      throw error;
    }
  };
}
