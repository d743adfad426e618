import { createLaw } from '../../machine/law.ts';
import type { Fixture } from '../../schemas/types.ts';
import { answered } from '../fixtures/build.ts';
import { chooseFixtures } from '../fixtures/choose.ts';
import { project } from '../fixtures/project.ts';
import { readFixtures } from '../fixtures/read.ts';
import { KIT_VERSION, PROTOCOL_VERSION } from '../kit.ts';
import { reportOf } from '../report/report.ts';
import { tellReport } from '../report/text.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { readRules, readRulesetFile, rulesetNames } from '../rulesets/read.ts';
import { certify, type Run } from '../runner/certify.ts';
import { LEVELS } from '../runner/claim.ts';
import { shellCommand } from './shell.ts';

export interface CertifyOptions {
  readonly ruleset: string;
  readonly level?: string;
  readonly only?: readonly string[];
  readonly suite: string;
  readonly reporter: string;
  readonly timeout: string;
  readonly bail?: boolean;
  readonly all?: boolean;
}

/** Certifies the implementation behind a command; resolves to the exit code. */
export async function certifyCommand(command: readonly string[], options: CertifyOptions): Promise<number> {
  const [program, ...words] = command;
  if (program === undefined) throw new BadInput('certify needs the command of an adapter after --');
  const { only = [], reporter } = options;
  const level = oneOf('--level', options.level, LEVELS);
  const suite = oneOf('--suite', options.suite, ['smoke', 'certify', 'deep'] as const) ?? 'certify';
  oneOf('--reporter', reporter, ['text', 'json']);
  if (level === 'session' || level === 'shoe')
    throw new BadInput(`the level ${level} is not in this version of the kit`);
  if (suite === 'deep') throw new BadInput('the suite deep is not in this version of the kit');
  const { ruleset, base, fixtures } = suiteOf(options.ruleset);
  const rules = readRules(base);
  const run = await certify({
    command: [program, ...words],
    ruleset,
    open: rules.open,
    fixtures: only.length === 0 ? fixtures : chooseFixtures(only, fixtures, rules),
    ...(level === undefined ? {} : { level }),
    kit: KIT_VERSION,
    protocol: PROTOCOL_VERSION,
    isSmokeOnly: suite === 'smoke',
    isBailing: options.bail === true,
    limits: { answer: milliseconds(options.timeout) },
  });
  const report = reportOf(run, {
    kit: KIT_VERSION,
    ruleset,
    rules,
    suite,
    command,
    again: (fixture) => againFor(fixture, options.ruleset, command),
  });
  const lines =
    reporter === 'json'
      ? [JSON.stringify(report, null, 2)]
      : tellReport(report, { isAll: options.all === true, only, ...asideOf(run) });
  process.stdout.write(`${lines.join('\n')}\n`);
  return { certified: 0, 'not certified': 1, 'could not be judged': 3 }[report.verdict];
}

/** The fixtures of a ruleset that the kit knows, or those of its base played under the ruleset of a file. */
function suiteOf(named: string): { ruleset: string; base: string; fixtures: readonly Fixture[] } {
  if (!/[./\\]/.test(named)) {
    readRules(named);
    return { ruleset: named, base: named, fixtures: readFixtures(named) };
  }
  const ruleset = readRulesetFile(named);
  const base = rulesetNames()[0] ?? '';
  const law = createLaw(ruleset);
  const fixtures = readFixtures(base).map((fixture) => ({
    ...fixture,
    told: [],
    ...answered(project(fixture.intent, law), law),
  }));
  return { ruleset: ruleset.name, base, fixtures };
}

function asideOf(run: Run): { readonly remarks: readonly string[]; readonly hint?: string } {
  if (run.kind === 'unjudged') return { remarks: [], ...(run.hint === undefined ? {} : { hint: run.hint }) };
  return { remarks: [...(run.gaveUp === undefined ? [] : [run.gaveUp]), ...run.remarks] };
}

function againFor(fixture: string, ruleset: string, command: readonly string[]): string {
  const named = ruleset === 'switch-us' ? [] : ['--ruleset', ruleset];
  return shellCommand(['npx', 'push22', 'certify', ...named, '--only', fixture, '--', ...command]);
}

function oneOf<const Word extends string>(
  option: string,
  word: string | undefined,
  words: readonly Word[],
): Word | undefined {
  if (word === undefined) return undefined;
  const known = words.find((one) => one === word);
  if (known === undefined) throw new BadInput(`${option}: found ${word}, expected one of ${words.join(', ')}`);
  return known;
}

function milliseconds(text: string): number {
  const [, number, unit = 's'] = /^(\d+(?:\.\d+)?)(ms|s|m)?$/.exec(text) ?? [];
  const time = Number(number) * { ms: 1, s: 1000, m: 60_000 }[unit as 'ms' | 's' | 'm'];
  if (!(time > 0)) throw new BadInput(`--timeout: found ${text}, expected a time such as 5s or 200ms`);
  return time;
}
