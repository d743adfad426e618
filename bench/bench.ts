// @ts-expect-error: the example is plain JavaScript without declarations
import { play as playExample } from '../conformance/javascript/play.js';
import { createLaw } from '../machine/law.ts';
import { play } from '../machine/play.ts';
import { check } from '../schemas/schemas.ts';
import { readFixtures } from '../src/fixtures/read.ts';
import { readRuleset } from '../src/rulesets/read.ts';
import { compare, PARTS } from '../src/runner/compare.ts';

/** Measured in one run and told as ratios, for the machines are noisy. */
const ROUNDS = 20;
const law = createLaw(readRuleset('switch-us'));
const fixtures = readFixtures('switch-us');
const texts = fixtures.map(({ answer }) => JSON.stringify(answer));

/** Milliseconds for one pass over all fixtures, the best of several. */
function time(pass: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    pass();
    return performance.now() - start;
  });
  return Math.min(...times);
}

const chart = time(() => {
  for (const { request } of fixtures) play(request as Parameters<typeof play>[0], law);
});
const example = time(() => {
  for (const { request } of fixtures) playExample(request);
});
const parsing = time(() => {
  for (const text of texts) JSON.parse(text);
});
const answers = texts.map((text) => JSON.parse(text));
const checking = time(() => {
  for (const answer of answers) check('answer', answer);
});
const comparing = time(() => {
  for (const [at, fixture] of fixtures.entries()) compare(fixture, answers[at], PARTS);
});

const rows: readonly (readonly [string, number])[] = [
  ['the chart plays a round, against the example in JavaScript', chart / example],
  ['checking the shape of an answer, against JSON.parse of it', checking / parsing],
  ['comparing an answer, against JSON.parse of it', comparing / parsing],
];
for (const [what, ratio] of rows) console.log(`${ratio.toFixed(2).padStart(7)}  ${what}`);
