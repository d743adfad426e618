import { impostors } from '../../conformance/impostors/impostors.ts';
import type { Law } from '../../machine/law.ts';
import type { Oracle } from '../impostors/judge.ts';
import type { Suspect } from '../impostors/kills.ts';
import { answerPlay } from '../protocol/adapter.ts';
import { RpcError } from '../protocol/rpc.ts';

/** The impostors of a law, each as the suite meets it. */
export function suspectsOf(law: Law): readonly Suspect[] {
  return impostors.map(({ name, clause, neighbours, lie }) => ({
    name,
    clause,
    neighbours,
    oracle: oracleOf(lie(law)),
  }));
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
