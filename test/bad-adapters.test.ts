import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFixtures } from '../src/fixtures/read.ts';
import { readRules } from '../src/rulesets/read.ts';
import { certify, type Order, type Run } from '../src/runner/certify.ts';
import { adapterFile, fake, lastLine, push22 } from './run-push22.ts';
import { folder as cwd, write } from './spoilt.ts';

/** Fixtures of one seat and few actions. */
const SOME = ['certify', '--only', 'S6.9'];
const fixtures = readFixtures('switch-us');
const { open } = readRules('switch-us');

describe.concurrent('what does not answer describe cannot be judged', () => {
  it.each<[string, readonly string[], string, string]>([
    [
      'a command that does not exist',
      ['--', './nowhere'],
      'Asked `describe` (request 1): there is no command `./nowhere`, or not the interpreter that its first line names.',
      'check the path and that the file may be executed; the command is run without a shell',
    ],
    [
      'an empty command',
      ['--', ''],
      "Asked `describe` (request 1): `` cannot be run, `The argument 'file' cannot be empty. Received ''`.",
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
      'a wrong id',
      fake('spoiled', 'wrong-id', 'describe'),
      'Asked `describe` (request 1): the adapter answered the id 1001, which is not under way, `{"jsonrpc":"2.0","id":1001,"result":{',
      'answer each request once, with its id exactly as it came (a number stays a number)',
    ],
    [
      'an id that became a string',
      fake('spoiled', 'string-id', 'describe'),
      'Asked `describe` (request 1): the adapter answered the id `1` (a string), which is not under way, `{"jsonrpc":"2.0","id":"1","result":{',
      'answer each request once, with its id exactly as it came (a number stays a number)',
    ],
    [
      'an error',
      fake('spoiled', 'error', 'describe', '-32603'),
      'describe was answered with error -32603: no\\u001b[31m\\n',
      '',
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

describe.concurrent('what describes nothing that the kit judges cannot be judged', () => {
  const choice = (choices: unknown) => ({ protocol: 1, rulesets: { 'switch-us': { choices } } });
  const place = 'the answer to describe: /rulesets/switch-us/choices';
  it.each<[string, object, string]>([
    ['no protocol', { rulesets: {} }, 'the answer to describe: /protocol: found nothing, expected the member protocol'],
    ['another protocol', { protocol: 2, rulesets: {} }, 'the answer to describe: /protocol: found 2, expected 1'],
    [
      'another ruleset',
      { protocol: 1, rulesets: { 'house\n': {} } },
      'the ruleset switch-us is not played: describe names house\\n',
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
    [
      'a value that this version does not judge',
      choice({ splitPlace: 'last' }),
      `${place}/splitPlace: found "last": this version of the kit judges the default only, next`,
    ],
    ['no play', { protocol: 1, rulesets: { 'switch-us': {} } }, 'the adapter has no method play'],
  ])('%s', async (_, described, sentence) => {
    const describes = JSON.stringify({ implementation: { name: 'x' }, ...described });
    const { code, out, err } = await push22([...SOME, ...fake('describes', describes)]);
    expect({ code, out, err }).toEqual({ code: 3, out: `could not be judged: ${sentence}\n`, err: '' });
  });
});

describe.concurrent('what fails the smoke test cannot be judged', () => {
  it.each<[string, readonly string[], string]>([
    [
      'dead',
      fake('spoiled', 'dies'),
      'Asked `play` (request 2): the adapter ended with exit code 3 before it answered; stderr says `Error: out of chips`.',
    ],
    ['silent', fake('spoiled', 'silent'), 'Asked `play` (request 2): no answer came within 0.2 s.'],
    [
      'an internal error',
      fake('spoiled', 'error', '0', '-32603'),
      'play (smoke test, fixture doubled-22-loses-on-22) was answered with error -32603: no\\u001b[31m\\n',
    ],
    [
      'another shape',
      fake('spoiled', 'shape'),
      'smoke test failed: Its answer: /steps/0/accepted: found "yes", expected true or false.',
    ],
  ])('%s', async (_, command, sentence) => {
    const { code, out } = await push22([
      'certify',
      '--only',
      'doubled-22-loses-on-22',
      '--timeout',
      '200ms',
      ...command,
    ]);
    expect(code).toBe(3);
    expect(lastLine(out)).toBe(`could not be judged: ${sentence}`);
  });
});

describe.concurrent('what misbehaves after the smoke test is not certified', () => {
  it.each<[string, readonly string[], readonly (string | RegExp)[], string]>([
    [
      'dead half-way',
      fake('spoiled', 'dies', '3'),
      [
        /Asked `play` \(request \d+\): the adapter ended with exit code 3 before it answered.*; stderr says `Error: out of chips`\. Hint: /,
      ],
      '',
    ],
    ['silent for good', fake('spoiled', 'silent', '1'), ['no answer came within 0.2 s.'], ''],
    [
      'invalid params',
      fake('spoiled', 'error', '0', '-32602'),
      ['It answered error -32602, `no\\u001b[31m\\n`, to an honest request. Hint: every request of the kit is valid'],
      '8 of 8 fixtures failed',
    ],
    [
      'out of cards',
      fake('spoiled', 'error', '0', '-32010'),
      ['It answered error -32010, `no\\u001b[31m\\n`, to an honest request. Hint: an honest play leaves draws over'],
      '8 of 8 fixtures failed',
    ],
    [
      'not supported',
      fake('spoiled', 'error', '0', '-32011'),
      ['8 fixtures within the declared range not supported: '],
      '8 not supported',
    ],
    [
      'another shape',
      fake('spoiled', 'shape', '1'),
      ['Its answer: /steps/0/accepted: found "yes", expected true or false.'],
      '8 of 8 fixtures failed',
    ],
    [
      'a very deep answer',
      fake('spoiled', 'deep', '1'),
      ['Its answer: found lists or objects nested more than 100 deep, expected at most 100.'],
      '8 of 8 fixtures failed',
    ],
    [
      'a step too few',
      fake('spoiled', 'few'),
      [
        / {2}after step 3, seat 1 stands: the number of steps\n {4}expected {2}a step 3 of 3 .*\n {4}received {2}no more steps\n/,
      ],
      '8 of 8 fixtures failed',
    ],
    [
      'a step too many',
      fake('spoiled', 'many'),
      [/the number of steps\n {4}expected {2}no step after step 3 .*\n {4}received {2}5 steps in all\n/],
      '8 of 8 fixtures failed',
    ],
    [
      'nothing said of what is returned',
      fake('spoiled', 'nothing-returned', '1'),
      [/Its answer: \/steps\/\d+\/seats\/0\/hands\/0\/returned: found nothing, expected the member returned\./],
      '8 of 8 fixtures failed',
    ],
    [
      'a promised part left out',
      fake('spoiled', 'nothing-legal'),
      [/ {2}at the deal: what is allowed\n {4}expected .*\n {4}received {2}nothing, though describe promises it\n/],
      '8 of 8 fixtures failed',
    ],
    ['a wrong id', fake('spoiled', 'wrong-id', '1'), ['which is not under way'], ''],
  ])('%s', async (_, command, told, verdict) => {
    const { code, out, err } = await push22([...SOME, '--timeout', '200ms', ...command]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    for (const sentence of told) expect(out).toMatch(sentence);
    expect(lastLine(out)).toMatch(/^not certified: \d/);
    if (verdict !== '') expect(lastLine(out)).toBe(`not certified: ${verdict}`);
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
    expect(lastLine(out)).toBe('certified (only S6.9)');
  });
});

describe.concurrent("within limits of one's own", () => {
  function judge(kind: readonly string[], limits: Order['limits']): Promise<Run> {
    return certify({
      command: [process.execPath, adapterFile('spoiled'), ...kind],
      ruleset: 'switch-us',
      open,
      fixtures: fixtures.slice(0, 4),
      kit: '0.0.0',
      protocol: 1,
      limits: { ending: 500, ...limits },
    });
  }

  it('silence at describe cannot be judged', async () => {
    const run = await judge(['silent', 'describe'], { describe: 300 });
    expect(run).toMatchObject({
      kind: 'unjudged',
      sentence: 'Asked `describe` (request 1): no answer came within 0.3 s.',
      hint: 'write each answer at once: one line, ended by a newline, then flush',
      claim: null,
    });
  });

  it('a line that is too long fails its fixture', async () => {
    const run = await judge(['long-line', '1'], { line: 100_000 });
    const verdicts = run.kind === 'judged' ? run.results.map(({ verdict }) => verdict) : [];
    const broken = verdicts.flatMap((verdict) => (verdict.kind === 'broke' ? [verdict.sentence] : []));
    expect(broken.length).toBeGreaterThan(0);
    for (const sentence of broken) {
      expect(sentence).toMatch(
        /^Asked `play` \(request \d+\): the adapter wrote a line longer than 100000 bytes, `\{"jsonrpc"/,
      );
    }
  });
});
