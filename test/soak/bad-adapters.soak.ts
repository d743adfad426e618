import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFixtures } from '../../src/fixtures/read.ts';
import { readRules } from '../../src/rulesets/read.ts';
import { certify, type Order, type Run } from '../../src/runner/certify.ts';
import type { Verdict } from '../../src/runner/judge.ts';
import { ownFolder } from '../own-folder.ts';
import { adapterFile, EIGHT, fake, lastLine, push22 } from '../run-push22.ts';

const { folder: cwd, write } = ownFolder();
const SOME = ['certify', '--only', ...EIGHT];
const fixtures = readFixtures('switch-us').filter(({ id }) => EIGHT.some((one) => one === id));
const { open } = readRules('switch-us');

/** A run without the command line. */
function judge(name: string, words: readonly string[], limits: Order['limits'] = {}): Promise<Run> {
  return certify({
    command: [process.execPath, adapterFile(name), ...words],
    ruleset: 'switch-us',
    open,
    fixtures,
    kit: '0.0.0',
    protocol: 1,
    limits,
  });
}

/** What each fixture of a run came to. */
function verdictsOf(run: Run): readonly Verdict[] {
  return run.kind === 'judged' ? run.results.map(({ verdict }) => verdict) : [];
}

describe.concurrent('what does not answer describe cannot be judged', () => {
  it.each<[string, readonly string[], string, string]>([
    [
      'a command that does not exist',
      ['--', './nowhere'],
      'Asked `describe` (request 1): there is no command `./nowhere`, or not the interpreter that its first line names.',
      'check the path and that the file may be executed; the command is run without a shell',
    ],
    [
      'an exit at once',
      fake('writes', '0'),
      'Asked `describe` (request 1): the adapter ended with exit code 0 before it answered.',
      'the adapter ends when its stdin closes, not before: run the command by hand and give it this request',
    ],
    [
      'an exit with last words',
      fake('writes', '1', '', 'starting\nError: no licence\u001b[31m\n  at deal\n'),
      'Asked `describe` (request 1): the adapter ended with exit code 1 before it answered; stderr says `Error: no licence\\u001b[31m`.',
      'the adapter ends when its stdin closes, not before: run the command by hand and give it this request',
    ],
    [
      'a banner',
      fake('writes', '0', '> start\n> node adapter.js\n'),
      'Asked `describe` (request 1): the adapter wrote a line that is not JSON, `> start`.',
      'stdout is for answers only, one line of JSON each; write logs to stderr; a wrapper may print a banner (npm: use npm run -s)',
    ],
    [
      'a very deep answer',
      fake('spoiled', 'deep', 'describe'),
      'the answer to describe: found lists or objects nested more than 100 deep, expected at most 100',
      '',
    ],
  ])('%s', async (_, command, sentence, hint) => {
    const { code, out, err } = await push22([...SOME, ...command], { cwd });
    expect({ code, err }).toEqual({ code: 3, err: '' });
    const hinted = hint === '' ? '' : `Hint: ${hint}.\n`;
    expect(out.slice(0, hinted.length)).toBe(hinted);
    expect(out.slice(hinted.length)).toMatch(/^[^\p{Cc}]+\n$/u);
    expect(out.slice(hinted.length)).toContain(`could not be judged: ${sentence}`);
  });

  it('a file that may not be executed', async () => {
    chmodSync(join(cwd, write('adapter.sh', 'exit')), 0o644);
    const { code, out } = await push22([...SOME, '--', './adapter.sh'], { cwd });
    expect(code).toBe(3);
    expect(out).toContain('could not be judged: Asked `describe` (request 1): `./adapter.sh` may not be executed.\n');
  });
});

it.each<[string, readonly string[], string]>([
  [
    'a wrong id',
    ['wrong-id', 'describe'],
    'Asked `describe` (request 1): the adapter answered the id 1001, which is not under way, `{"jsonrpc":"2.0","id":1001,',
  ],
  [
    'an id that became a string',
    ['string-id', 'describe'],
    'Asked `describe` (request 1): the adapter answered the id `1` (a string), which is not under way, `{"jsonrpc":',
  ],
  ['an error', ['error', 'describe', '-32603'], 'describe was answered with error -32603: no\u001b[31m\n'],
])('%s at describe cannot be judged', async (_, words, sentence) => {
  expect(await judge('spoiled', words)).toMatchObject({
    kind: 'unjudged',
    sentence: expect.stringContaining(sentence),
    claim: null,
  });
});

it('silence at describe cannot be judged', async () => {
  expect(await judge('spoiled', ['silent', 'describe'], { describe: 300 })).toMatchObject({
    kind: 'unjudged',
    sentence: 'Asked `describe` (request 1): no answer came within 0.3 s.',
    hint: 'write each answer at once: one line, ended by a newline, then flush',
    claim: null,
  });
});

describe.concurrent('what describes nothing that the kit judges cannot be judged', () => {
  const choice = (choices: unknown) => ({ protocol: 1, rulesets: { 'switch-us': { choices } } });
  const place = 'the answer to describe: /rulesets/switch-us/choices';
  it.each<[string, object, string]>([
    ['no protocol', { rulesets: {} }, 'the answer to describe: /protocol: found nothing, expected the member protocol'],
    ['another protocol', { protocol: 2, rulesets: {} }, 'the answer to describe: /protocol: found 2, expected 1'],
    [
      'another ruleset',
      { protocol: 1, rulesets: { house: {} } },
      'the ruleset switch-us is not played: describe names house',
    ],
    ['no ruleset', { protocol: 1, rulesets: {} }, 'the ruleset switch-us is not played: describe names none'],
    [
      'an unknown choice',
      choice({ shuffle: 'daily' }),
      `${place}/shuffle: found a choice that nobody knows, expected one of dealOrder, splitDeal, switchTiming, splitPlace`,
    ],
    [
      'an unknown value',
      choice({ splitPlace: 'first' }),
      `${place}/splitPlace: found "first", expected one of next, last`,
    ],
    ['no play', { protocol: 1, rulesets: { 'switch-us': {} } }, 'the adapter has no method play'],
  ])('%s', async (_, described, sentence) => {
    const run = await judge('describes', [JSON.stringify({ implementation: { name: 'x' }, ...described })]);
    expect(run).toMatchObject({ kind: 'unjudged', sentence });
  });

  it('with exit code 3 and one sentence, its words escaped', async () => {
    const describes = { implementation: { name: 'x' }, protocol: 1, rulesets: { 'house\n\u001b[31m': {} } };
    expect(await push22([...SOME, ...fake('describes', JSON.stringify(describes))])).toEqual({
      code: 3,
      out: 'could not be judged: the ruleset switch-us is not played: describe names house\\n\\u001b[31m\n',
      err: '',
    });
  });
});

describe.concurrent('what fails the smoke test cannot be judged', () => {
  it.each<[string, readonly string[], string, Order['limits']]>([
    ['silent', ['silent'], 'Asked `play` (request 2): no answer came within 0.2 s.', { answer: 200 }],
    [
      'an internal error',
      ['error', '0', '-32603'],
      `play (smoke test, fixture ${fixtures[0]?.id}) was answered with error -32603: no\u001b[31m\n`,
      {},
    ],
    [
      'another shape',
      ['shape'],
      'smoke test failed: Its answer: /steps/0/accepted: found "yes", expected true or false.',
      {},
    ],
  ])('%s', async (_, words, sentence, limits) => {
    expect(await judge('spoiled', words, limits)).toMatchObject({ kind: 'unjudged', sentence });
  });

  it('dead, with exit code 3', async () => {
    const { code, out } = await push22([...SOME, ...fake('spoiled', 'dies')]);
    expect(code).toBe(3);
    expect(lastLine(out)).toBe(
      'could not be judged: Asked `play` (request 2): the adapter ended with exit code 3 before it answered; stderr says `Error: out of chips`.',
    );
  });
});

describe.concurrent('what misbehaves after the smoke test is not certified', () => {
  it.each<[string, readonly string[], string | RegExp, string | RegExp]>([
    [
      'dead half-way',
      fake('spoiled', 'dies', '3'),
      /Asked `play` \(fixture [\w-]+\): the adapter ended with exit code 3 before it answered.*; stderr says `Error: out of chips`\. Hint: /,
      new RegExp(`^\\d of ${fixtures.length} fixtures failed$`),
    ],
    [
      'silent',
      ['insured-one-comes-back-as-three', '--timeout', '1s', ...fake('spoiled', 'silent', 'ace')],
      /Asked `play` \(fixture [\w-]+\): no answer came within 1 s\. Hint: write each answer at once/,
      `1 of ${fixtures.length + 1} fixtures failed`,
    ],
    [
      'nothing supported',
      fake('spoiled', 'error', '0', '-32011'),
      `${fixtures.length} fixtures within the declared range not supported: `,
      `${fixtures.length} not supported`,
    ],
    [
      'a step too few',
      fake('spoiled', 'few'),
      / {2}after step (\d), seat 1 \w+: the number of steps\n {4}expected {2}a step \1 of \1 .*\n {4}received {2}no more steps\n/,
      `${fixtures.length} of ${fixtures.length} fixtures failed`,
    ],
    [
      'a promised part left out',
      fake('spoiled', 'nothing-legal'),
      / {2}at the deal: what is allowed\n {4}expected .*\n {4}received {2}nothing, though describe promises it\n/,
      `${fixtures.length} of ${fixtures.length} fixtures failed`,
    ],
  ])('%s', async (_, words, told, verdict) => {
    const { code, out, err } = await push22([...SOME, ...words]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(told);
    const [, sentence = ''] = /^not certified: (.*)$/.exec(lastLine(out)) ?? [];
    expect(sentence).toMatch(verdict);
  });

  it.each<[string, readonly string[], RegExp, Order['limits']]>([
    [
      'invalid params',
      ['error', '0', '-32602'],
      /^It answered error -32602, `no\\u001b\[31m\\n`, to an honest request\.$/,
      {},
    ],
    ['out of cards', ['error', '0', '-32010'], /^It answered error -32010, .*, to an honest request\.$/, {}],
    ['another shape', ['shape', '1'], /^Its answer: \/steps\/0\/accepted: found "yes", expected true or false\.$/, {}],
    ['a very deep answer', ['deep', '1'], /^Its answer: found lists or objects nested more than 100 deep, /, {}],
    [
      'nothing said of what is returned',
      ['nothing-returned', '1'],
      /^Its answer: \/steps\/\d+\/seats\/0\/hands\/0\/returned: found nothing, expected the member returned\.$/,
      {},
    ],
    ['a wrong id', ['wrong-id', '1'], /the adapter answered the id \d{4}, which is not under way, `\{"jsonrpc"/, {}],
    [
      'a line too long',
      ['long-line', '1'],
      /^Asked `play` \(fixture [\w-]+\): the adapter wrote a line longer than 100000 bytes, `\{"jsonrpc"/,
      { line: 100_000 },
    ],
  ])('%s', async (_, words, sentence, limits) => {
    const verdicts = verdictsOf(await judge('spoiled', words, limits));
    expect(verdicts).toHaveLength(fixtures.length);
    const broken = verdicts.flatMap((verdict) => (verdict.kind === 'broke' ? [verdict.sentence] : []));
    expect(broken.length).toBeGreaterThan(0);
    for (const one of broken) expect(one).toMatch(sentence);
  });

  it('a step too many', async () => {
    for (const verdict of verdictsOf(await judge('spoiled', ['many']))) {
      expect(verdict).toMatchObject({
        kind: 'differs',
        difference: { pointer: '', expected: expect.stringMatching(/^no step after step \d+$/) },
      });
    }
  });

  it('after five breakdowns in a row the rest is not run, and the report says so first', async () => {
    const { code, out } = await push22([...SOME, 'S3', ...fake('spoiled', 'dies', 'ace')]);
    expect(code).toBe(1);
    expect(out).toMatch(/^The rest is not run, after breakdowns of the adapter, 5 in a row\. The last: Asked `play`/);
    expect(lastLine(out)).toMatch(/^not certified: \d+ of \d+ fixtures failed, \d+ not run$/);
  });
});

describe.concurrent('what does not end is ended', () => {
  it.each([
    ['an adapter that ignores the end of stdin', fake('spoiled', 'ignores-end')],
    ['a grandchild that stays', fake('spoiled', 'grandchild')],
  ])('%s', async (_, command) => {
    const { code, out } = await push22([...SOME, ...command]);
    expect(code).toBe(0);
    expect(out).toContain('The adapter did not end when its stdin was closed, and was killed.\n');
    expect(lastLine(out)).toBe(`certified (only ${EIGHT.join(', ')})`);
  });
});
