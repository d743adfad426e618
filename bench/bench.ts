// @ts-expect-error: the example is plain JavaScript without declarations
import { play as playExample } from '../conformance/javascript/play.js';
import { createLaw } from '../machine/law.ts';
import { play } from '../machine/play.ts';
import { readFixtures } from '../src/fixtures/read.ts';
import { readRuleset } from '../src/rulesets/read.ts';
import { compare, PARTS } from '../src/runner/compare.ts';
import { judge } from '../src/runner/judge.ts';
import { somePaths, stepCompiled, stepPlain, walkCompiled, walkXState } from './walks.ts';

/** Measured in one run and told as ratios, for the machines are noisy. */
const ROUNDS = 20;
const law = createLaw(readRuleset('switch-us'));
const fixtures = readFixtures('switch-us').filter(({ needs }) => Object.keys(needs).length === 0);
const texts = fixtures.map(({ request }) => JSON.stringify(playExample(request)));

/** Milliseconds for one pass over all fixtures, the best of several. */
function time(pass: () => void, rounds = ROUNDS): number {
  const times = Array.from({ length: rounds }, () => {
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
const judging = time(() => {
  for (const [at, fixture] of fixtures.entries()) judge(fixture, { kind: 'result', result: answers[at] }, PARTS);
});
const comparing = time(() => {
  for (const [at, fixture] of fixtures.entries()) compare(fixture, answers[at], PARTS);
});

const byXState = time(() => walkXState(law), 3);
const byTable = time(() => walkCompiled(law), 3);
const paths = somePaths(law);
const stepping = time(() => stepCompiled(law, paths));
const plainly = time(() => stepPlain(law, paths));

const rows: readonly (readonly [string, number])[] = [
  ['the chart plays a round, against the example in JavaScript', chart / example],
  [
    `the compiled chart walks ${walkCompiled(law).size} states, as many times as fast as getAdjacencyMap`,
    byXState / byTable,
  ],
  ['the compiled chart steps, as many times as fast as a plain function', plainly / stepping],
  ['judging an answer of the example, against JSON.parse of it', judging / parsing],
  ['comparing one part by part, against JSON.parse of it', comparing / parsing],
];
for (const [what, ratio] of rows) console.log(`${ratio.toFixed(2).padStart(7)}  ${what}`);
