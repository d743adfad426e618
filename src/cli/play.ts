import { createLaw } from '../../machine/law.ts';
import type { Request } from '../../machine/step.ts';
import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import { answerPlay } from '../protocol/adapter.ts';
import { RpcError } from '../protocol/rpc.ts';
import { tellRound } from '../report/story.ts';
import { BadInput, nameOf, readJson } from '../rulesets/bad-input.ts';
import { readRuleset } from '../rulesets/read.ts';
import { choicesFrom } from './choices.ts';

/** Prints what the rules answer to the script in a file. */
export function playCommand(
  file: string,
  options: { readonly json?: boolean; readonly choice: readonly string[] },
): void {
  const checked = check('request', paramsOf(readJson(file)));
  if (!checked.ok) throw new BadInput(sentenceOf(nameOf(file), checked.problem));
  const request = checked.value;
  const law = createLaw(readRuleset(request.ruleset), choicesFrom(options.choice));
  try {
    const answer = answerPlay(request as Request, law);
    const lines = options.json ? [JSON.stringify(answer, null, 2)] : tellRound(request, answer as never);
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    if (error instanceof RpcError) throw new BadInput(error.message.replace(/^(params)?:? ?/, `${nameOf(file)}: `));
    throw error;
  }
}

/** A script by itself, in a message of the protocol, or in a fixture. */
function paramsOf(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if ('method' in json && 'params' in json) return json.params;
  return 'request' in json && 'intent' in json ? json.request : json;
}
