import { randomInt } from 'node:crypto';
import { titledIn } from '../../features/titles.ts';
import { PACK } from '../../machine/cards.ts';
import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import type { Chosen } from '../fixtures/choose.ts';
import { fitted, isOfTheRules } from '../fixtures/fit.ts';
import { fittedSession, isSessionOfTheRules } from '../fixtures/fit-session.ts';
import { sha256Of } from '../fixtures/read.ts';
import { KIT_VERSION, PROTOCOL_VERSION } from '../kit.ts';
import type { Language } from '../languages/language.ts';
import { reportOf } from '../report/report.ts';
import { type Telling, tellReport } from '../report/text.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { clausesOf } from '../rulesets/clauses.ts';
import { rulesIn } from '../rulesets/translate.ts';
import { certify, type Order, type Run } from '../runner/certify.ts';
import { LEVELS, type Level } from '../runner/claim.ts';
import { deviationOf } from './deviation.ts';
import { languageFrom } from './language.ts';
import { print, printJson, say } from './print.ts';
import { shellCommand } from './shell.ts';
import { chosenFrom, type Suite, suiteOf } from './suite.ts';
import { milliseconds, oneOf, wholeNumber } from './words.ts';

export interface CertifyOptions {
  readonly ruleset: string;
  readonly level?: string;
  readonly order?: string;
  readonly only?: readonly string[];
  readonly suite: string;
  readonly reporter: string;
  readonly timeout: string;
  readonly bail?: boolean;
  readonly all?: boolean;
  readonly lang?: string;
}

/** Certifies the implementation behind a command; resolves to the exit code. */
export async function certifyCommand(command: readonly string[], options: CertifyOptions): Promise<number> {
  const [program, ...words] = command;
  if (program === undefined) throw new BadInput('certify needs the command of an adapter after --');
  const { only = [] } = options;
  const level = oneOf('--level', options.level, LEVELS);
  const suite = oneOf('--suite', options.suite, ['smoke', 'certify', 'deep']) ?? 'certify';
  const language = languageFrom(options.lang);
  const reporter = oneOf('--reporter', options.reporter, ['text', 'json']);
  const answer = milliseconds('--timeout', options.timeout);
  if (suite === 'deep') throw new BadInput('the suite deep is not in this version of the kit');
  // What is in the JSON stays as it is, whatever the language.
  const told = reporter === 'json' ? languageFrom('en') : language;
  const judgedBy = inLanguage(suiteOf(options.ruleset), told);
  const seed = options.order === undefined ? undefined : wholeNumber('--order', options.order);
  const inOrder = chosenFrom(judgedBy, only);
  const chosen = seed === undefined ? inOrder : shuffled(inOrder, seed);
  for (const deviation of chosen.flatMap((one) => deviationOf(one, judgedBy.law))) say(deviation);
  const ruleset = judgedBy.law.ruleset.name;
  if (level === 'session' && judgedBy.law.ruleset.session === undefined)
    throw new BadInput(`the ruleset ${ruleset} has no level session`);
  const shoe = shoeOf(judgedBy);
  if (level === 'shoe' && shoe.shoe === undefined) throw new BadInput(`the ruleset ${ruleset} has no level shoe`);
  const run = await certify({
    command: [program, ...words],
    ruleset,
    open: judgedBy.open,
    fixtures: chosen.map(({ fixture }) => fixture),
    fitTo: fitting(chosen, judgedBy),
    ...(level === undefined ? {} : { level }),
    ...(only.length > 0 ? {} : shoe),
    kit: KIT_VERSION,
    protocol: PROTOCOL_VERSION,
    isSmokeOnly: suite === 'smoke',
    isBailing: options.bail === true,
    limits: { answer },
  });
  const report = reportOf(run, {
    language: told,
    kit: KIT_VERSION,
    ruleset,
    rules: judgedBy.rules,
    kills: judgedBy.kills,
    suite,
    command,
    ...(seed === undefined ? {} : { order: seed }),
    again: (what) => againFor(what, chosen, options.ruleset, command, wordsOf(options)),
  });
  const aside = asideOf(
    run,
    chosen.filter(({ fixture, file }) => file !== undefined || only.includes(fixture.id)),
    suite === 'certify' && only.length === 0 ? level : undefined,
  );
  if (reporter === 'json') {
    printJson(report);
    for (const remark of [aside.gaveUp, ...aside.remarks, aside.hint]) if (remark !== undefined) say(remark);
  } else print(tellReport(report, { language, isAll: options.all === true, only, ...aside }));
  return { certified: 0, 'smoke test passed': 0, 'not certified': 1, 'could not be judged': 3 }[report.verdict];
}

/** A suite with its clauses and its titles in a language. */
function inLanguage(suite: Suite, language: Language): Suite {
  if (language.code === 'en') return suite;
  const { rules, fixtures } = suite;
  return { ...suite, rules: rulesIn(language, rules), fixtures: titledIn(fixtures, language.code) };
}

const SHUFFLES = 20_000;

/** How the level shoe is judged, for a game whose rules speak of the shoe. */
function shoeOf({ law: { ruleset }, rules }: Suite): Pick<Order, 'shoe'> {
  if (!clausesOf(rules).some(({ door }) => door === 'shoe')) return {};
  const pack = { cards: PACK, packs: ruleset.packs };
  return { shoe: { pack, shuffles: SHUFFLES, chance: (limit) => randomInt(limit) } };
}

/** How a fixture is made to fit what is declared; one of somebody's own that the rules do not bear out fits as it stands or not at all. */
function fitting(chosen: readonly Chosen[], { law: { ruleset } }: Suite): NonNullable<Order['fitTo']> {
  const isRuled = (fixture: AnyFixture) =>
    isSession(fixture) ? isSessionOfTheRules(fixture, ruleset) : isOfTheRules(fixture, ruleset);
  const own = chosen.filter(({ fixture, file }) => file !== undefined && !isRuled(fixture));
  const unruled = new Set(own.map(({ fixture }) => fixture));
  return (fixture, claim) => {
    const made = isSession(fixture) ? fittedSession(fixture, ruleset, claim) : fitted(fixture, ruleset, claim);
    return unruled.has(fixture) && made !== fixture ? null : made;
  };
}

type Aside = Pick<Telling, 'gaveUp' | 'remarks' | 'hint'>;

/** What is told besides the report. `asked` are the fixtures that were asked for one by one, `level` the level if one was. */
function asideOf(run: Run, asked: readonly Chosen[], level: Level | undefined): Aside {
  if (run.kind === 'unjudged')
    return { remarks: [], ...(run.hint === undefined ? {} : { hint: `Hint: ${run.hint}.` }) };
  const judged = new Set(run.results.map(({ source }) => source));
  const outside = run.results.length === 0 ? [] : asked.filter(({ fixture }) => !judged.has(fixture));
  const ids = outside.map(({ fixture }) => fixture.id).join(', ');
  const method = METHODS.find((one) => one.level === level && !run.levels.includes(one.level))?.method;
  return {
    remarks: [
      ...run.remarks,
      ...(ids === ''
        ? []
        : [`Not judged, outside of the range that describe declares or the level asked for: ${ids}.`]),
      ...(method === undefined
        ? []
        : [
            `Not judged: the level ${level}, which is not claimed (the adapter has no method ${method}) or was not come to.`,
          ]),
    ],
    ...(run.gaveUp === undefined ? {} : { gaveUp: run.gaveUp }),
  };
}

/** The levels that an adapter claims by having a method. */
const METHODS = [
  { level: 'session', method: 'session' },
  { level: 'shoe', method: 'shuffle' },
] as const;

/** The fixtures in an order that depends on a seed and on nothing else. */
function shuffled(chosen: readonly Chosen[], seed: number): readonly Chosen[] {
  const places = new Map(chosen.map((one) => [one, sha256Of(`${seed} ${one.fixture.id}`)]));
  return chosen.toSorted((one, other) => ((places.get(one) ?? '') < (places.get(other) ?? '') ? -1 : 1));
}

/** The words that ask for the same part of the suite in the same order. */
function wordsOf({ only = [], level, order }: CertifyOptions): readonly string[] {
  return [
    ...(level === undefined ? [] : ['--level', level]),
    ...(order === undefined ? [] : ['--order', order]),
    ...(only.length === 0 ? [] : ['--only', ...only]),
  ];
}

function againFor(
  what: AnyFixture | 'shoe' | 'suite',
  chosen: readonly Chosen[],
  ruleset: string,
  command: readonly string[],
  words: readonly string[],
): string {
  const named = ruleset === 'switch-us' ? [] : ['--ruleset', ruleset];
  if (what === 'suite') return shellCommand(['npx', 'push22', 'certify', ...named, ...words, '--', ...command]);
  if (what === 'shoe') return shellCommand(['npx', 'push22', 'certify', ...named, '--level', 'shoe', '--', ...command]);
  const file = chosen.find((one) => one.fixture === what)?.file;
  return shellCommand(['npx', 'push22', 'certify', ...named, '--only', file ?? what.id, '--', ...command]);
}
