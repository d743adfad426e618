import { describe, expect, it } from 'vitest';
import { type CertifyOptions, certifyCommand } from '../src/cli/certify.ts';
import { choicesFrom } from '../src/cli/choices.ts';
import { coverageCommand } from '../src/cli/coverage.ts';
import { explainCommand } from '../src/cli/explain.ts';
import { rulesCommand } from '../src/cli/rules.ts';
import { BadInput } from '../src/rulesets/bad-input.ts';
import { readRuleset } from '../src/rulesets/read.ts';
import { fake, push22, refused } from './run-push22.ts';

const CHOICES = 'dealOrder, splitDeal, switchTiming, splitPlace';
const TIME = 'expected a time such as 5s or 200ms, at most a day';
const NO_FIXTURE = 'is no fixture, clause or file; push22 rules lists the clauses and their fixtures';
const DEFAULTS: CertifyOptions = { ruleset: 'switch-us', suite: 'certify', reporter: 'text', timeout: '5s' };

describe.concurrent('wrong usage is answered with a sentence and exit code 2', () => {
  it.each<[readonly string[], string]>([
    [['certfy'], "unknown command 'certfy' (Did you mean certify?)"],
    [['a\u001b[31m\nb'], "unknown command 'a\\u001b[31m\\nb'"],
    [['rules', '--frob'], "unknown option '--frob'"],
    [['play', 'no\u202e.json'], 'no\\u202e.json: cannot be read: there is no such file'],
    [['certify', '--only', 'S6.9', 'node', 'adapter.js'], 'certify needs the command of an adapter after --'],
    [['certify', '--only'], "option '--only <ids...>' argument missing"],
    [['certify', '--timeout', '0', '--', 'true'], `--timeout: found 0, ${TIME}`],
  ])('push22 %j', async (words, sentence) => {
    expect(await push22(words)).toEqual(refused(sentence));
  });

  it('no command at all, after the usage', async () => {
    const { code, out, err } = await push22([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^Usage: push22 /);
    expect(err).toMatch(/\npush22: no command was given, expected one of those above\n$/);
  });

  it('an unknown impostor', async () => {
    const { code, out, err } = await push22(['serve', '--impostor', 'nobody']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^push22: no impostor is named nobody; there are [a-z0-9, -]+\n$/);
  });

  it('help is no fault', async () => {
    const { code, out, err } = await push22(['certify', '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Usage: push22 certify \[options\] -- COMMAND\.\.\.\n/);
  });
});

describe('an option that is not understood is refused with what was found and what was expected', () => {
  it.each<[Partial<CertifyOptions>, string]>([
    [{ level: 'x' }, '--level: found x, expected one of round, table, session, shoe'],
    [{ level: '' }, '--level: found "", expected one of round, table, session, shoe'],
    [{ level: 'session', ruleset: 'classic-fr' }, 'the ruleset classic-fr has no level session'],
    [{ level: 'shoe', ruleset: 'classic-fr' }, 'the ruleset classic-fr has no level shoe'],
    [{ suite: 'full' }, '--suite: found full, expected one of smoke, certify, deep'],
    [{ suite: 'deep' }, 'the suite deep is not in this version of the kit'],
    [{ order: 'x' }, '--order: found x, expected a whole number'],
    [{ order: '-1' }, '--order: found -1, expected a whole number'],
    [{ timeout: 'abc' }, `--timeout: found abc, ${TIME}`],
    [{ timeout: '-1s' }, `--timeout: found -1s, ${TIME}`],
    [{ timeout: '1441m' }, `--timeout: found 1441m, ${TIME}`],
    [{ reporter: 'xml' }, '--reporter: found xml, expected one of text, json'],
    [{ ruleset: 'house' }, 'the ruleset house is not known; there is classic-fr, switch-us'],
    [{ only: ['S6.9', 'NOPE'] }, `NOPE ${NO_FIXTURE}`],
  ])('certify %j', async (options, sentence) => {
    await expect(certifyCommand(['true'], { ...DEFAULTS, ...options })).rejects.toThrow(new BadInput(sentence));
  });

  it('the others', () => {
    expect(() => explainCommand('', DEFAULTS)).toThrow(new BadInput(`"" ${NO_FIXTURE}`));
    expect(() => explainCommand('S6.9', { ruleset: 'house' })).toThrow(
      new BadInput('the ruleset house is not known; there is classic-fr, switch-us'),
    );
    expect(() => rulesCommand('NOPE', DEFAULTS)).toThrow(
      new BadInput('NOPE is no clause of switch-us; push22 rules lists them'),
    );
    expect(() => coverageCommand('hand', DEFAULTS)).toThrow(
      new BadInput(
        'hand is no family of coverage; there is clauses, splits, settlement, dealer, table, money, hands, refusals, chart',
      ),
    );
    expect(() => coverageCommand(undefined, { ruleset: 'classic-fr' })).toThrow(
      new BadInput('the coverage of classic-fr is not measured; there is that of switch-us'),
    );
    expect(() => choicesFrom(['x=y'], readRuleset('switch-us'))).toThrow(
      new BadInput(`--choice: found x=y, expected NAME=VALUE with a name of ${CHOICES}`),
    );
    expect(() => choicesFrom(['splitPlace'], readRuleset('switch-us'))).toThrow(
      new BadInput('--choice splitPlace: found nothing, expected one of next, last'),
    );
    expect(() => choicesFrom(['splitPlace=last=1'], readRuleset('switch-us'))).toThrow(
      new BadInput('--choice splitPlace: found last=1, expected one of next, last'),
    );
    expect(choicesFrom(['splitPlace=last', 'splitDeal=at-once'], readRuleset('switch-us'))).toEqual({
      splitPlace: 'last',
      splitDeal: 'at-once',
    });
  });
});

describe.concurrent('what happens outside of any command', () => {
  it('the verdict stands where nobody reads the report', async () => {
    const unread = { isUnread: true };
    expect(await push22(['rules'], unread)).toEqual({ code: 0, out: '', err: '' });
    const judged = await push22(['certify', '--only', 'S6.9', ...fake('spoiled', 'few')], unread);
    expect(judged).toEqual({ code: 1, out: '', err: '' });
  });

  it('a defect of ours in a callback is exit code 70, never a verdict, and leaves no process', async () => {
    // Throws as soon as the kit guards a process: an adapter runs then.
    const defect = "setInterval(()=>{if(process.listenerCount('SIGHUP')>0)throw%20Error('defect')},5)";
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${defect}` };
    const { code, out, err } = await push22(['certify', '--only', 'S6.9', '--', 'sleep', '60'], { env });
    expect({ code, out }).toEqual({ code: 70, out: '' });
    expect(err).toMatch(/^push22: a defect of the kit itself, please report it: Error: defect\n {4}at /);
  });
});
