import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, readFeature } from '../features/feature-files.ts';
import { BadInput } from '../src/rulesets/bad-input.ts';
import { ownFolder } from './own-folder.ts';

const { folder } = ownFolder();

/** Runs a feature file of somebody's own. */
function run(name: string, text: string | Uint8Array): Promise<{ code: number; out: string; err: string }> {
  const file = join(folder, name);
  writeFileSync(file, text);
  return new Promise((done) => {
    execFile('npx', ['tsx', 'features/run.ts', file], (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    );
  });
}

const TABLE = `
      Given seat 1 stakes 5 and 5 out of 50 chips
      And seat 1 is dealt 10♠ J♥ and 9♣ 8♦
      And the dealer shows 9♦ with 7♥ in the hole`;

const PLAYED = `${TABLE}
      And the next cards are 6♣
      When seat 1 keeps
      And seat 1 stands
      And seat 1 stands`;

const SESSION = `
      Given a session
      And seat 1 stakes 2 and 2 out of 100 chips
      When these rounds are played`;

const ROUNDS = Array.from({ length: 11 }, (_, at) => `\n        | ${at + 1} | pushes |`).join('');

/** What is wrong with a scenario, its tags and lines, and what is said of it. */
const BROKEN: readonly (readonly [string, string, string])[] = [
  ['@switch-us', `${TABLE}\n      And the next cards are 11♠`, '"11♠" is no card; one is written 10♥ or A♠'],
  [
    '@switch-us',
    `${TABLE}\n      When seat 1 keeps\n      And seat 1 stands\n      And seat 1 stands`,
    'the cards run out: the scenario gives the shoe too few of them',
  ],
  ['@poker', PLAYED, 'no tag says which game is told; there are @classic-fr, @switch-us'],
  ['@switch-us @splitDeal=sometimes', PLAYED, 'the tag @splitDeal=sometimes stands there, and one of these'],
  ['@switch-us @splitDeel=in-turn', PLAYED, 'the tag @splitDeel=in-turn stands there, and one of these'],
  [
    '@switch-us',
    `${TABLE}\n      And seat 99999999 stakes 5 and 5 out of 50 chips`,
    'seats are numbered from 1 to 99, and seat 99999999 stands there',
  ],
  [
    '@switch-us',
    `${TABLE}\n      And seat 3 is dealt 9♠ J♦ and 9♥ 8♥\n      When the cards are dealt`,
    'seat 2 stakes nothing, though it is spoken of',
  ],
  ['@switch-us', `${PLAYED}\n      Then the hands of seat 1 are`, 'a table must follow this line'],
  ['@switch-us', `${PLAYED}\n        | cards |`, 'nothing may follow this line, no table and no text'],
  [
    '@switch-us',
    `${PLAYED}\n        """\n        text\n        """`,
    'nothing may follow this line, no table and no text',
  ],
  [
    '@switch-us',
    `${PLAYED}\n      Then the hands of seat 1 are\n        | rank |\n        | 1 |`,
    '"rank" stands there, and one of these is expected: spot, cards, total, natural, stake, outcome, returned',
  ],
  [
    '@switch-us',
    `${PLAYED}\n      Then the hands of seat 1 are\n        | cards |\n        | 10♠ 1♥ |\n        | 9♣ 8♦ |`,
    '"1♥" is no card; one is written 10♥ or A♠',
  ],
  [
    '@switch-us',
    `${SESSION}\n        | round | seat 2 |\n        | 1 | pushes |`,
    '"seat 2" stands there, and one of these is expected: seat 1',
  ],
  [
    '@switch-us',
    `${SESSION}\n        | round | seat 1 |${ROUNDS}`,
    'a session has 10 rounds, and round 11 would be one more',
  ],
  [
    '@switch-us',
    `${SESSION}\n        | round | seat 1 |\n        | 1 | is out |`,
    'round 1 is played by nobody: the session is over before it',
  ],
];

describe("a feature file of somebody's own", () => {
  it('is told what is wrong with each scenario in a sentence', async () => {
    const scenarios = BROKEN.map(([tags, lines], at) => `  ${tags}\n    Scenario: Number ${at}${lines}\n`);
    const { code, out, err } = await run('broken.feature', `Feature: Broken\n\n${scenarios.join('\n')}`);
    expect([code, err]).toEqual([1, '']);
    const told = out.split('\n\n').map((one) => one.split('\n'));
    expect(told.at(-1)).toEqual([`0 of ${BROKEN.length} scenarios passed`, '']);
    for (const [at, [, , sentence]] of BROKEN.entries()) {
      const own = told.find((lines) => lines[1] === `  Number ${at}`) ?? [];
      expect(own.filter((line) => line.startsWith(`    ${sentence}`))).toHaveLength(1);
    }
    expect(out).not.toMatch(/^ +at /m);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['no Gherkin', 'Hello', 'file.feature:1:1: is no Gherkin: expected: '],
    [
      'a language that there is not',
      '# language: xx\nFeature: One',
      'file.feature:1:1: is no Gherkin: Language not supported: xx',
    ],
    ['a file that is cut off', '@switch-us\n', 'file.feature:2:0: is no Gherkin: unexpected end of file, expected: '],
    ['an empty file', '', 'file.feature: there is no feature in it'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0x00]), 'file.feature: is not UTF-8'],
  ])('is refused with one sentence: %s', (_, text, sentence) => {
    const file = join(folder, 'file.feature');
    writeFileSync(file, text);
    expect(() => parse(readFeature(file))).toThrow(BadInput);
    expect(() => parse(readFeature(file))).toThrow(sentence);
  });

  it('ends with exit code 2 where it is no feature file', async () => {
    expect(await run('none.feature', 'Hello\nyou')).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^push22: \S*none\.feature:1:1: is no Gherkin: [^\n]*\n$/),
    });
  });
});
