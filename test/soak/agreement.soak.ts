import assert from 'node:assert/strict';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { shoeOf } from '../../machine/deal.ts';
import { createLaw } from '../../machine/law.ts';
import type { Played } from '../../machine/play.ts';
import type { Choices, Ruleset } from '../../machine/ruleset.ts';
import type { Request } from '../../machine/step.ts';
import { uncomparedOf } from '../../machine/uncompared.ts';
import type { Answer, Fixture } from '../../schemas/types.ts';
import { readRuleset, rulesetNames } from '../../src/rulesets/read.ts';
import { type Reply, startAdapter } from '../../src/runner/adapter.ts';
import { compare, PARTS } from '../../src/runner/compare.ts';
import { combinationsUnder } from '../in-process.ts';
import { growScript, seedlings } from '../random-scripts.ts';

const REQUESTS = 5_000;

interface Question {
  readonly choices: Partial<Choices>;
  readonly fixture: Fixture;
}

describe.each(rulesetNames())(`${REQUESTS} random requests of %s, each under choices drawn at random`, (name) => {
  const ruleset = readRuleset(name);
  const seed = Date.now() % 2 ** 31;
  const combinations = drawCombinations(name, seed);
  const asked = draw(ruleset, combinations, seed);
  let answered = 0;

  it.each([
    ['JavaScript', ['node', 'conformance/javascript/adapter.js']],
    ['Python', ['python3', 'conformance/python/adapter.py']],
  ])('are answered alike by the machine and the %s example', async (_, command) => {
    for (const choices of combinations) {
      const own = asked.filter((one) => one.choices === choices);
      const words = Object.entries(choices).flatMap(([name, value]) => ['--choice', `${name}=${value}`]);
      const adapter = startAdapter([...command, '--reads', 'shoe', ...words] as [string, ...string[]]);
      const requests = own.map(({ fixture: { request } }) => ({ method: 'play' as const, params: request }));
      let at = 0;
      for await (const reply of adapter.askAll(requests)) holdAgreement(own[at++], reply, seed);
      await adapter.close();
      answered += at;
    }
  });

  afterAll(() => {
    expect(answered).toBe(2 * REQUESTS);
  });
});

/** Some two dozen of the combinations: all of a game that has no more. */
function drawCombinations(name: string, seed: number): readonly Partial<Choices>[] {
  const all = combinationsUnder(name);
  const drawn = fc.shuffledSubarray([...all], { minLength: 24, maxLength: 24 });
  return fc.sample(drawn, { numRuns: 1, seed })[0] ?? all;
}

/** Random requests, each under one of the combinations drawn at random. */
function draw(ruleset: Ruleset, combinations: readonly Partial<Choices>[], seed: number): readonly Question[] {
  const laws = combinations.map((choices) => createLaw(ruleset, choices));
  const drawn: Question[] = [];
  for (let round = 0; drawn.length < REQUESTS; round += 1) {
    const samples = fc.sample(fc.tuple(seedlings, fc.constantFrom(...laws)), { numRuns: 1000, seed: seed + round });
    for (const [seedling, law] of samples) {
      const grown = growScript(seedling, law);
      if (grown === null || drawn.length === REQUESTS) continue;
      const choices = combinations[laws.indexOf(law)] ?? law.choices;
      const shoe = shoeOf(grown.request.cards, law.choices.dealOrder);
      drawn.push({ choices, fixture: fixtureOf({ ...grown.request, shoe }, grown.played) });
    }
  }
  return drawn;
}

/** What the machine answers, as a fixture says it. */
function fixtureOf(request: Request, { steps, told }: Played): Fixture {
  const cited = told.map(({ step, table, cite }) => ({ ...cite(), ...uncomparedOf(step, table) }));
  return { request, answer: { steps }, cited, clauses: ['S1.1'] } as unknown as Fixture;
}

/** The answer is that of the machine, what is not judged apart; every reason that it gives applies. */
function holdAgreement(question: Question | undefined, reply: Reply, seed: number): void {
  assert.ok(question !== undefined && reply.kind === 'result', `seed ${seed}: ${JSON.stringify(reply)}`);
  const { choices, fixture } = question;
  const difference = compare(fixture, reply.result as Answer, PARTS);
  const { request } = fixture;
  assert.equal(difference, null, `seed ${seed}: ${JSON.stringify({ difference, choices, request })}`);
}
