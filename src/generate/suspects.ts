import { impostorsOf, sessionImpostorsOf } from '../../conformance/impostors/impostors.ts';
import type { Impostor } from '../../conformance/impostors/lie.ts';
import { createLaw, type Law } from '../../machine/law.ts';
import type { SessionAnswer } from '../../machine/play-session.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import { isSession } from '../../schemas/any-fixture.ts';
import type { Oracle } from '../impostors/judge.ts';
import type { Suspect } from '../impostors/kills.ts';
import { answerPlay, answerSession } from '../protocol/adapter.ts';
import { RpcError } from '../protocol/rpc.ts';
import type { Reply } from '../runner/adapter.ts';

/** The impostors of a ruleset, each as the suite meets it: with the choices that a fixture needs. */
export function suspectsOf(ruleset: Ruleset): readonly Suspect[] {
  return impostorsOf(ruleset.name).map((impostor) => suspectOf(impostor, ruleset));
}

/** The impostors of a ruleset about its session, as the suite meets them. */
export function sessionSuspectsOf(ruleset: Ruleset): readonly Suspect[] {
  return sessionImpostorsOf(ruleset.name).map((impostor) => suspectOf(impostor, ruleset));
}

function suspectOf({ name, says, clause, neighbours, lie, twist }: Impostor, ruleset: Ruleset): Suspect {
  const laws = new Map<string, Law>();
  const ask: Suspect['ask'] = (fixture) => {
    const key = JSON.stringify(fixture.needs);
    const law = laws.get(key) ?? lie(createLaw(ruleset, fixture.needs));
    laws.set(key, law);
    return isSession(fixture) ? sessionOracleOf(law, twist)(fixture.request) : oracleOf(law)(fixture.request);
  };
  return { name, says, clause, neighbours, ask };
}

/** A law as an implementation that answers requests in process. */
export function oracleOf(law: Law): Oracle {
  return (request) => replyOf(() => answerPlay(request, law));
}

/** A law as an implementation that answers sessions in process; `twist` changes what it answers. */
export function sessionOracleOf(
  law: Law,
  twist: (answer: SessionAnswer) => SessionAnswer = (answer) => answer,
): (request: unknown) => Reply {
  return (request) => replyOf(() => twist(answerSession(request, law)));
}

function replyOf(answer: () => unknown): Reply {
  try {
    return { kind: 'result', result: answer() };
  } catch (error) {
    if (error instanceof RpcError) return { kind: 'error', code: error.code, message: error.message };
    throw error;
  }
}
