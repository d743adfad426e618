import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import type { Fixture } from '../../schemas/types.ts';
import type { Breakdown, Reply } from './adapter.ts';
import { compare, type Difference, type Part } from './compare.ts';
import { plainly } from './plainly.ts';
import { quote } from './quote.ts';

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
export function judge(fixture: Fixture, reply: Reply, promised: readonly Part[]): Verdict {
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
        hint: HINTS[reply.code] ?? 'an honest request is answered with steps',
      };
    case 'result': {
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

function broke({ sentence, hint }: Breakdown): Verdict {
  return { kind: 'broke', sentence, hint };
}
