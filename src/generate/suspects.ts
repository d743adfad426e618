import { impostorsOf, sessionImpostorsOf } from '../../conformance/impostors/impostors.ts';
import type { Impostor } from '../../conformance/impostors/lie.ts';
import type { Law } from '../../machine/law.ts';
import type { SessionAnswer } from '../../machine/play-session.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import type { Request } from '../../machine/step.ts';
import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import type { Fixture } from '../../schemas/types.ts';
import { lawUnder } from '../fixtures/laws.ts';
import type { Oracle } from '../impostors/judge.ts';
import type { Suspect } from '../impostors/kills.ts';
import { type Calls, callsOfLaw, mayAnswerOtherwise } from '../impostors/sieve.ts';
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

function suspectOf({ name, says, clause, neighbours, lie, twist, plays }: Impostor, ruleset: Ruleset): Suspect {
  const laws = new Map<string, Law>();
  const lawFor = ({ needs }: AnyFixture) => {
    const key = JSON.stringify(needs);
    const law = laws.get(key) ?? lie(lawUnder(ruleset, needs));
    laws.set(key, law);
    return law;
  };
  const ask: Suspect['ask'] = (fixture) =>
    isSession(fixture)
      ? sessionOracleOf(lawFor(fixture), twist)(fixture.request)
      : oracleOf(lawFor(fixture), plays)(fixture.request);
  const mayFail: Suspect['mayFail'] = (fixture) => {
    if (isSession(fixture) || plays !== undefined) return true;
    const { honest, calls } = callsIn(fixture, ruleset);
    return mayAnswerOtherwise(lawFor(fixture), honest, calls);
  };
  return { name, says, clause, neighbours, ask, mayFail };
}

let last: { readonly fixture: Fixture; readonly honest: Law; readonly calls: Calls } | null = null;

/** The honest law and its calls in the round of a fixture, kept for the suspects that are asked it one after the other. */
function callsIn(fixture: Fixture, ruleset: Ruleset): NonNullable<typeof last> {
  if (last?.fixture === fixture) return last;
  const honest = lawUnder(ruleset, fixture.needs);
  last = { fixture, honest, calls: callsOfLaw(fixture.request as Request, honest) };
  return last;
}

/** A law as an implementation that answers requests in process. */
export function oracleOf(law: Law, plays?: Impostor['plays']): Oracle {
  return (request) => replyOf(() => answerPlay(request, law, plays));
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
