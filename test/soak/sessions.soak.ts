import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
// @ts-expect-error: the example is plain JavaScript without declarations
import { playSession as playExample } from '../../conformance/javascript/session.js';
import { playSession, type SessionRequest } from '../../machine/play-session.ts';
import type { SessionFixture } from '../../schemas/types.ts';
import { buildSession } from '../../src/fixtures/build-session.ts';
import { fittedSession } from '../../src/fixtures/fit-session.ts';
import { lawUnder } from '../../src/fixtures/laws.ts';
import { readSessions } from '../../src/fixtures/read.ts';
import { growSession, seedlings } from '../../src/generate/random-sessions.ts';
import { readRuleset } from '../../src/rulesets/read.ts';
import { type Reply, startAdapter } from '../../src/runner/adapter.ts';
import { PARTS } from '../../src/runner/compare.ts';
import { judge } from '../../src/runner/judge.ts';
import { COMBINATIONS, replyOf } from '../in-process.ts';

const ruleset = readRuleset('switch-us');
const sessions = readSessions('switch-us');

/** What the JavaScript example answers, without a process of its own. */
function exampleAnswer(request: unknown, choices: object, options: object = {}): Reply {
  return replyOf(() => JSON.parse(JSON.stringify(playExample(request, choices, options))));
}

/** The fixtures of sessions as an implementation is asked them that declares this. */
function fitting(choices: object, stakes: 'any' | readonly number[] = 'any'): readonly SessionFixture[] {
  const declared = { choices: { ...ruleset.choices, ...choices }, stakes };
  return sessions
    .flatMap((fixture) => fittedSession(fixture, ruleset, declared) ?? [])
    .filter(
      ({ request }) =>
        stakes === 'any' ||
        request.seats.every((seat) => seat.stakes.every((stake) => stakes.includes(stake as number))),
    );
}

function notPassed(suite: readonly SessionFixture[], ask: (request: unknown) => Reply): readonly string[] {
  return suite.filter((fixture) => judge(fixture, ask(fixture.request), PARTS).kind !== 'passed').map(({ id }) => id);
}

describe('the fixtures of sessions', () => {
  it.each(COMBINATIONS)(
    'exist under $dealOrder $splitDeal $switchTiming $splitPlace, with the same results',
    (choices) => {
      const suite = fitting(choices);
      const free = sessions.filter(({ needs }) =>
        Object.entries(needs).every(([name, value]) => (choices as { [name: string]: string })[name] === value),
      );
      expect(suite.map(({ id }) => id)).toEqual(free.map(({ id }) => id));
      expect(suite.map(({ answer }) => answer.results)).toEqual(free.map(({ answer }) => answer.results));
      expect(suite.map(({ told }) => told.length > 0)).toEqual(free.map(({ told }) => told.length > 0));
      for (const reads of ['cards', 'shoe'])
        expect(notPassed(suite, (request) => exampleAnswer(request, choices, { reads }))).toEqual([]);
    },
  );

  it.each([[[2]], [[1]], [[7]], [[5, 10]], [[1000]]])('are put to an implementation with stakes of %j', (stakes) => {
    const suite = fitting({}, stakes);
    expect(suite.length).toBeGreaterThan(sessions.length / 3);
    expect(notPassed(suite, (request) => exampleAnswer(request, {}, { stakes }))).toEqual([]);
  });

  it('are failed under other choices as well by an implementation that forgets the last round', () => {
    for (const choices of COMBINATIONS.filter((_, at) => at % 7 === 0)) {
      const failed = notPassed(fitting(choices), (request) => {
        const { rounds, ...table } = request as SessionRequest;
        return exampleAnswer({ ...table, rounds: rounds.slice(0, -1) }, choices);
      });
      expect(failed.length).toBeGreaterThan(sessions.length / 2);
    }
  });
});

describe('what is not judged of a session', () => {
  const early = sessions.filter(({ answer, request }) => answer.rounds.length < request.rounds.length);

  it.each<[string, (rounds: readonly unknown[], count: number) => readonly unknown[]]>([
    ['no entry', (rounds, count) => rounds.slice(0, count)],
    [
      'an entry without steps',
      (rounds, count) => [...rounds.slice(0, count), ...Array(10 - count).fill({ steps: [] })],
    ],
    [
      'the last table again',
      (rounds, count) => [...rounds.slice(0, count), ...Array(10 - count).fill(rounds[count - 1] ?? null)],
    ],
    ['null', (rounds, count) => [...rounds.slice(0, count), ...Array(10 - count).fill(null)]],
  ])('is what an answer holds for rounds after every seat is out (N10): %s', (_, change) => {
    expect(early.length).toBeGreaterThan(1);
    const ask = (request: unknown): Reply => {
      const played = playSession(request as SessionRequest, lawUnder(ruleset, {}));
      assert.ok(!('pointer' in played));
      const { rounds, results } = played;
      return { kind: 'result', result: { rounds: change(rounds, rounds.length), results } };
    };
    expect(notPassed(early, ask)).toEqual([]);
  });

  it('is a session of other than ten rounds (N7): who refuses those is certified, for none is sent', () => {
    const ask = (request: unknown): Reply => {
      const { rounds } = request as SessionRequest;
      if (rounds.length !== 10) return { kind: 'error', code: -32602, message: 'a session has ten rounds' };
      return exampleAnswer(request, {});
    };
    expect(ask({ rounds: [] }).kind).toBe('error');
    expect(notPassed(fitting({}), ask)).toEqual([]);
  });
});

describe('random sessions', () => {
  it('of 1 to 6 seats, each under choices drawn at random, are answered alike by the machine and both examples', async () => {
    const seed = Date.now() % 2 ** 31;
    let [out, asked] = [0, 0];
    for (const [at, choices] of COMBINATIONS.entries()) {
      const words = Object.entries(choices).flatMap(([name, value]) => ['--choice', `${name}=${value}`]);
      const command = ['python3', 'conformance/python/adapter.py', '--reads', 'shoe', ...words] as const;
      const adapter = startAdapter([...command]);
      for (const seats of [1, 2, 3, 4, 5, 6]) {
        const drawn = fc.sample(seedlings(seats, ruleset.packs), { numRuns: 1, seed: seed + 10 * at + seats });
        for (const seedling of drawn) {
          const grown = growSession(seedling, lawUnder(ruleset, choices));
          const request = { ruleset: 'switch-us', seats: grown.seats, rounds: grown.rounds };
          const sketch = { id: `seed ${seed}`, title: '', clauses: ['S7.2'], needs: choices, told: [], request };
          const fixture = buildSession({ ...sketch, from: { route: 'walk', file: '' } }, ruleset);
          const own = exampleAnswer(fixture.request, choices, { reads: 'shoe' });
          const theirs = await adapter.ask('session', fixture.request);
          for (const reply of [own, theirs])
            assert.deepEqual(
              judge(fixture, reply, PARTS),
              { kind: 'passed' },
              `seed ${seed}, ${JSON.stringify(choices)}`,
            );
          asked += 1;
          if (grown.out.length > 0) out += 1;
        }
      }
      await adapter.close();
    }
    expect(asked).toBe(6 * COMBINATIONS.length);
    expect(out).toBeGreaterThan(asked / 3);
  });
});
