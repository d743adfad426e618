import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import type { SessionFixture } from '../../schemas/types.ts';
import type { Breakdown, Reply } from './adapter.ts';
import { compare, type Difference, type Part } from './compare.ts';
import { compareSession } from './compare-session.ts';
import { plainly } from './plainly.ts';
import { quote } from './quote.ts';
import { isSame } from './same.ts';

/** What came of one fixture. */
export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'differs'; readonly difference: Difference }
  /** The implementation misbehaved; the sentence is complete. */
  | { readonly kind: 'broke'; readonly sentence: string; readonly hint: string }
  | { readonly kind: 'not-supported'; readonly reason: string }
  | { readonly kind: 'not-run' };

const HINTS: { readonly [code: number]: string } = {
  [-32010]: 'an honest play leaves draws over: this one draws a card too many, or reads draws in another order',
  [-32602]: 'every request of the kit is valid and fits its table: look at how the request is read',
};

/** What a reply to a fixture's request means. */
export function judge(fixture: AnyFixture, reply: Reply, promised: readonly Part[]): Verdict {
  switch (reply.kind) {
    case 'not-run':
      return { kind: 'not-run' };
    case 'breakdown':
      return broke(reply.breakdown);
    case 'error':
      if (reply.code === -32011) return { kind: 'not-supported', reason: quote(reply.message) };
      return {
        kind: 'broke',
        sentence: `It answered error ${reply.code}, ${quote(reply.message)}, to an honest request.`,
        hint: hintFor(reply.code, fixture),
      };
    case 'result': {
      // What is demanded has the right shape, and nothing in it differs from itself.
      if (isSame(reply.result, fixture.answer)) return { kind: 'passed' };
      if (isSession(fixture)) return judgeSession(fixture, reply.result, promised);
      const answer = check('answer', plainly(reply.result));
      if (!answer.ok) {
        const hint = 'the shape of an answer is in schemas/answer.schema.json and schemas/step.schema.json';
        return { kind: 'broke', sentence: `${sentenceOf('Its answer', answer.problem)}.`, hint };
      }
      const difference = compare(fixture, answer.value, promised);
      return difference === null ? { kind: 'passed' } : { kind: 'differs', difference };
    }
  }
}

function judgeSession(fixture: SessionFixture, result: unknown, promised: readonly Part[]): Verdict {
  const answer = check('session-answer', plainly(result));
  if (!answer.ok) {
    const hint = 'the shape of an answer is in schemas/session-answer.schema.json';
    return { kind: 'broke', sentence: `${sentenceOf('Its answer', answer.problem)}.`, hint };
  }
  const found = compareSession(fixture, answer.value, promised);
  if (found === null) return { kind: 'passed' };
  if (typeof found !== 'string') return { kind: 'differs', difference: found };
  const hint = 'the shape of a round is in schemas/answer.schema.json and schemas/step.schema.json';
  return { kind: 'broke', sentence: `${found}.`, hint };
}

function hintFor(code: number, fixture: AnyFixture): string {
  if (code === -32602 && isSession(fixture)) {
    return 'every request of the kit is valid: where its cards do not fit the seats that are in, the chips or the seats that are out differ by then';
  }
  return HINTS[code] ?? 'an honest request is answered with steps';
}

function broke({ sentence, hint }: Breakdown): Verdict {
  return { kind: 'broke', sentence, hint };
}
