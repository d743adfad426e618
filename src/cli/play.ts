import { playFitting } from '../../machine/fit.ts';
import { createLaw } from '../../machine/law.ts';
import { playSession, type SessionRequest } from '../../machine/play-session.ts';
import type { Problem } from '../../machine/problem.ts';
import type { Request } from '../../machine/step.ts';
import { sentenceOf, show } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import { tellSession } from '../report/session-story.ts';
import { tellRound } from '../report/story.ts';
import { BadInput, nameOf, readJson } from '../rulesets/bad-input.ts';
import { readRuleset, rulesetNames } from '../rulesets/read.ts';
import { choicesFrom } from './choices.ts';
import { languageFrom } from './language.ts';
import { print, printJson } from './print.ts';

/** Prints what the rules answer to the script of a round or of a session in a file. */
export function playCommand(
  file: string,
  options: { readonly json?: boolean; readonly choice: readonly string[]; readonly lang?: string },
): void {
  const language = languageFrom(options.lang);
  const { at, script } = scriptIn(readJson(file));
  const bad = (problem: Problem) =>
    new BadInput(sentenceOf(nameOf(file), { ...problem, pointer: `${at}${problem.pointer}` }));
  const isOfASession = typeof script === 'object' && script !== null && 'rounds' in script;
  const checked = isOfASession ? check('session-request', script) : check('request', script);
  if (!checked.ok) throw bad(checked.problem);
  const request = checked.value;
  const names = rulesetNames();
  if (!names.includes(request.ruleset)) {
    throw bad({ pointer: '/ruleset', found: show(request.ruleset), expected: `one of ${names.join(', ')}` });
  }
  const ruleset = readRuleset(request.ruleset);
  const law = createLaw(ruleset, choicesFrom(options.choice, ruleset));
  if ('rounds' in request) {
    if (ruleset.session === undefined) {
      throw bad({ pointer: '/rounds', found: 'a session', expected: `a round, for ${ruleset.name} has no session` });
    }
    const played = playSession(request as SessionRequest, law);
    if ('pointer' in played) throw bad(played);
    const { rounds, results } = played;
    if (options.json) printJson({ rounds, results });
    else print(tellSession(request, { rounds, results } as never, language));
    return;
  }
  const played = playFitting(request as Request, law);
  if ('pointer' in played) throw bad(played);
  const { steps } = played;
  if (options.json) printJson({ steps });
  else print(tellRound(request, { steps } as never, language));
}

/** A script by itself, in a message of the protocol, or in a fixture; and the pointer to it. */
function scriptIn(json: unknown): { readonly at: string; readonly script: unknown } {
  if (typeof json === 'object' && json !== null) {
    if ('method' in json && 'params' in json) return { at: '/params', script: json.params };
    if ('request' in json && ('intent' in json || 'intents' in json)) return { at: '/request', script: json.request };
  }
  return { at: '', script: json };
}
