import { play, type Told as ToldStep } from '../../machine/play.ts';
import { playSession, type SessionAnswer, type SessionRequest } from '../../machine/play-session.ts';
import type { Choices, Ruleset } from '../../machine/ruleset.ts';
import type { Request, Step } from '../../machine/step.ts';
import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import { hasChoicesFor } from '../../schemas/needs.ts';
import type { Answer, Rules, SessionFixture } from '../../schemas/types.ts';
import { buildFixture } from '../../src/fixtures/build.ts';
import { buildSession, isSessionSketch } from '../../src/fixtures/build-session.ts';
import { fitted } from '../../src/fixtures/fit.ts';
import { fittedSession } from '../../src/fixtures/fit-session.ts';
import { lawUnder } from '../../src/fixtures/laws.ts';
import type { Language } from '../../src/languages/language.ts';
import { say } from '../../src/languages/say.ts';
import { tellDifference } from '../../src/report/difference.ts';
import { certify, type Order, type Result } from '../../src/runner/certify.ts';
import type { Claim } from '../../src/runner/claim.ts';
import { roundOf } from '../../src/runner/compare-session.ts';
import type { Reply } from '../../src/runner/reply.ts';
import { readTags, sketchOf } from '../sketch.ts';
import type { Told } from '../told.ts';
import type { Door } from '../vocabulary/door.ts';
import { type Line, type Meaning, readerOf } from '../vocabulary/lines.ts';
import { perform } from '../vocabulary/phrases.ts';
import { Rehearsal } from '../vocabulary/scenario.ts';
import { carryBack, type Played } from './carry.ts';

/** Why a scenario was not put to an implementation. */
export type Why = 'ruleset' | 'choices' | 'session' | 'unjudged' | 'range';

/** What came of a scenario that was put to an implementation. */
export type Outcome =
  | {
      readonly kind: 'answered';
      readonly door: Door;
      /** What differs from what the rules demand, where something does: no line of the scenario need say so. */
      readonly difference?: string;
    }
  /** It gave no answer to judge, and why. */
  | { readonly kind: 'unanswered'; readonly sentence: string }
  | { readonly kind: 'not-put'; readonly why: Why };

export type Put =
  | { readonly kind: 'unjudged'; readonly sentence: string; readonly hint?: string }
  | { readonly kind: 'put'; readonly outcomes: ReadonlyMap<string, Outcome> };

/** Puts scenarios of one game to the implementation behind a command, each whole and in its own order. */
export async function putScenarios(
  scenarios: readonly Told[],
  language: Language,
  { ruleset, rules }: { readonly ruleset: Ruleset; readonly rules: Rules },
  order: Pick<Order, 'command' | 'kit' | 'protocol' | 'limits'>,
): Promise<Put> {
  const outcomes = new Map<string, Outcome>();
  const fixtures: AnyFixture[] = [];
  const read = readerOf(language);
  for (const told of scenarios) {
    const made = await fixtureOf(told, language, read, ruleset);
    if (typeof made === 'string') outcomes.set(told.id ?? '', { kind: 'not-put', why: made });
    else fixtures.push(made);
  }
  if (fixtures.length === 0) return { kind: 'put', outcomes };
  const replies = new Map<AnyFixture, { readonly result: Result; readonly reply: Reply }>();
  const run = await certify({
    ...order,
    ruleset: ruleset.name,
    open: rules.open,
    fixtures,
    fitTo: (fixture, claim) =>
      isSession(fixture) ? fittedSession(fixture, ruleset, claim) : fitted(fixture, ruleset, claim),
    isAskedOnce: true,
    onResult: (result, reply) => replies.set(result.source, { result, reply }),
  });
  if (run.kind === 'unjudged') return run;
  for (const fixture of fixtures) {
    const put = replies.get(fixture);
    const outcome: Outcome =
      put === undefined
        ? { kind: 'not-put', why: whyNot(fixture, run.claim, run.levels.includes('session')) }
        : outcomeOf(put.result, put.reply, run.claim, ruleset, language);
    outcomes.set(fixture.id, outcome);
  }
  return { kind: 'put', outcomes };
}

/** The fixture of a scenario, whatever its Then lines say, or why there is none. */
async function fixtureOf(
  told: Told,
  language: Language,
  read: (line: Line) => Meaning,
  ruleset: Ruleset,
): Promise<AnyFixture | Why> {
  const { needs, ruleset: name } = readTags(told.tags);
  const rehearsal = new Rehearsal(language);
  rehearsal.ruleset = name;
  rehearsal.needs = needs;
  for (const line of told.lines) await perform(rehearsal, read(line));
  if (rehearsal.changes !== null) return 'ruleset';
  const sketch = sketchOf(told, rehearsal);
  try {
    return isSessionSketch(sketch) ? buildSession(sketch, ruleset) : buildFixture(sketch, ruleset);
  } catch {
    return 'unjudged';
  }
}

function whyNot(fixture: AnyFixture, claim: Claim, hasSessions: boolean): Why {
  if (!hasChoicesFor(fixture, claim.choices)) return 'choices';
  return isSession(fixture) && !hasSessions ? 'session' : 'range';
}

function outcomeOf(
  { fixture, source, verdict }: Result,
  reply: Reply,
  claim: Claim,
  ruleset: Ruleset,
  language: Language,
): Outcome {
  switch (verdict.kind) {
    case 'not-run':
      return { kind: 'unanswered', sentence: say(language, 'notRun', { count: 1 }) };
    case 'not-supported':
      return { kind: 'unanswered', sentence: say(language, 'scenarioNotSupported', { reason: verdict.reason }) };
    case 'broke': {
      const sentence = `${verdict.sentence} ${say(language, 'hint', { hint: verdict.hint })}`;
      return { kind: 'unanswered', sentence: say(language, 'scenarioUnanswered', { sentence }) };
    }
    case 'passed':
    case 'differs': {
      const { result } = reply as { readonly result: unknown };
      const door = doorOf(fixture, source, result, claim, ruleset);
      if (verdict.kind === 'passed') return { kind: 'answered', door };
      const { what, expected, received } = tellDifference(verdict.difference, language);
      const difference = say(language, 'otherThanExpected', { what, expected, found: received });
      return { kind: 'answered', door, difference: say(language, 'scenarioElsewhere', { difference }) };
    }
  }
}

/** The door of an answer: it shows as much of the round or the session as the scenario has come to. */
function doorOf(asked: AnyFixture, source: AnyFixture, result: unknown, claim: Claim, ruleset: Ruleset): Door {
  const own = playedOf(source, ruleset, source.needs);
  const theirs = playedOf(asked, ruleset, claim.choices as Partial<Choices>);
  const received = isSession(source) ? (result as SessionAnswer).rounds : [result as Answer];
  const rounds = own.flatMap((played, at) => {
    const [other, got] = [theirs[at], received[at]];
    return other === undefined || got === undefined
      ? []
      : [carryBack(played, other, got as unknown as Answer, claim.promised)];
  });
  const upTo = (steps: readonly Step[] = [], actions: readonly unknown[] = []) => steps.slice(0, actions.length + 1);
  return {
    play: async ({ actions }) => ({ steps: upTo(rounds[0], actions) }),
    session: async ({ rounds: scripts }) => ({
      rounds: scripts.slice(0, rounds.length).map(({ actions }, at) => ({ steps: upTo(rounds[at], actions) })),
      results: isSession(source) ? resultsOf(source, asked as SessionFixture, result as SessionAnswer) : [],
    }),
    judgeRuleset: async () => null,
  };
}

function playedOf(fixture: AnyFixture, ruleset: Ruleset, choices: Partial<Choices>): readonly Played[] {
  const law = lawUnder(ruleset, choices);
  if (!isSession(fixture)) {
    const request = fixture.request as Request;
    return [{ actions: request.actions, told: play(request, law).told, round: fixture }];
  }
  const played = playSession(fixture.request as SessionRequest, law);
  const told: readonly (readonly ToldStep[])[] = 'pointer' in played ? [] : played.told;
  return told.map((steps, at) => {
    const round = roundOf(fixture, at);
    return { actions: (round.request as Request).actions, told: steps, round };
  });
}

/** The results by seat: those of the scenario where the answer is what was demanded. */
function resultsOf(source: SessionFixture, asked: SessionFixture, answer: SessionAnswer): SessionAnswer['results'] {
  return source.answer.results.map((own, at) => {
    const wanted = asked.answer.results[at];
    const got = answer.results.find(({ seat }) => seat === own.seat);
    if (wanted === undefined || got === undefined) return own;
    const differing = (['chips', 'net', 'rank'] as const).filter((part) => got[part] !== wanted[part]);
    return { ...own, ...Object.fromEntries(differing.map((part) => [part, got[part]])) };
  }) as SessionAnswer['results'];
}
