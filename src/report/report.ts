import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import type { Report, Rules } from '../../schemas/types.ts';
import type { Language } from '../languages/language.ts';
import { say } from '../languages/say.ts';
import { clausesOf, sectionsOf } from '../rulesets/clauses.ts';
import type { Result, Run } from '../runner/certify.ts';
import type { Level } from '../runner/claim.ts';
import { type Difference, PARTS } from '../runner/compare.ts';
import { roundOf } from '../runner/compare-session.ts';
import type { ShoeRun } from '../runner/shoe.ts';
import { FALSE_ALARM } from '../shoe/evidence.ts';
import { diagnose, type KnownMistake } from './diagnosis.ts';
import { placeOf, tellDifference } from './difference.ts';
import { tellAction } from './words.ts';

/** What was asked of a run. */
export interface Asked {
  readonly kit: string;
  readonly ruleset: string;
  readonly language: Language;
  /** In that language. */
  readonly rules: Rules;
  readonly suite: 'smoke' | 'certify';
  readonly level?: Level;
  readonly command: readonly string[];
  /** The kill table: which fixtures each known mistake fails. */
  readonly kills: () => readonly KnownMistake[];
  /** The seed that the suite was shuffled by. */
  readonly order?: number;
  /** The command that shows one fixture again, the shoe, or the whole suite in its order. */
  readonly again: (what: AnyFixture | 'shoe' | 'suite') => string;
}

type Failure = Report['failures'][number];

/** The report of a run: one shape for the text, the JSON and whoever reads it. */
export function reportOf(run: Run, asked: Asked): Report {
  const { kit, ruleset, suite, command } = asked;
  const common = {
    $schema: 'https://schemas.push22.example/1/report.schema.json',
    kit,
    ruleset,
    suite,
    ...(asked.order === undefined ? {} : { order: asked.order }),
  };
  const results = run.kind === 'judged' ? run.results : [];
  const totals = totalsOf(results);
  return {
    ...common,
    ...verdictOf(run, totals, asked),
    levels: run.kind === 'judged' ? [...run.levels] : [],
    command: [...command],
    describe: run.claim?.describe ?? null,
    choices: { ...run.claim?.choices },
    notObserved: PARTS.filter((part) => run.claim !== null && !run.claim.promised.includes(part)),
    totals,
    ran: results.filter(({ verdict }) => RAN.has(verdict.kind)).map(({ fixture }) => fixture.id),
    outside: run.kind === 'judged' ? run.outside : 0,
    sections: sectionsOf(asked.rules, say(asked.language, 'leftOpen')).flatMap(({ id, title }) => {
      const own = results.filter(({ fixture }) => sectionOf(fixture.clauses[0] ?? '', asked.rules) === id);
      const { fixtures, ...counts } = totalsOf(own);
      return fixtures === 0 ? [] : [{ id, title, ...counts }];
    }),
    failures: results.flatMap((result) => failureOf(result, asked)),
    behavesLike: diagnosisOf(results, asked),
    shoe: run.kind === 'judged' && run.shoe !== undefined ? shoeReport(run.shoe, asked) : null,
    skipped: results.flatMap(({ fixture, verdict }) =>
      verdict.kind === 'not-supported' ? [{ fixture: fixture.id, reason: verdict.reason }] : [],
    ),
  };
}

/** What came of a fixture that somebody was judged by. */
const RAN: ReadonlySet<string> = new Set(['passed', 'differs', 'broke'] satisfies readonly Result['verdict']['kind'][]);

/**
 * What the failures look like. A mistake in a round shows in sessions as well, but the kill table knows it by rounds: by
 * these alone it is judged, and by sessions where no round failed.
 */
function diagnosisOf(results: readonly Result[], { kills, language, rules }: Asked): Report['behavesLike'] {
  for (const isOfSessions of [false, true]) {
    const ran = results.filter(
      ({ fixture, verdict }) => isSession(fixture) === isOfSessions && verdict.kind !== 'not-run',
    );
    const failed = ran.filter(({ verdict }) => verdict.kind === 'differs' || verdict.kind === 'broke');
    if (failed.length === 0) continue;
    const found = diagnose(
      ran.map(({ fixture }) => fixture.id),
      failed.map(({ fixture, verdict }) => ({
        id: fixture.id,
        clause: verdict.kind === 'differs' ? verdict.difference.clause : null,
      })),
      kills(),
    );
    if (found === null) return null;
    return {
      ...found,
      of: isOfSessions ? 'sessions' : 'rounds',
      mistakes: found.mistakes.map(({ name, says, clauses }) => ({
        name,
        // Known mistakes are told in English; in other languages by the clause that they break.
        says: language.code === 'en' ? says : sentenceOf(clauses[0] ?? '', rules),
        clauses: [...clauses],
      })),
    };
  }
  return null;
}

function totalsOf(results: readonly Result[]): Report['totals'] {
  const count = (...kinds: string[]) => results.filter(({ verdict }) => kinds.includes(verdict.kind)).length;
  return {
    fixtures: results.length,
    passed: count('passed'),
    failed: count('differs', 'broke'),
    skipped: count('not-supported'),
    notRun: count('not-run'),
  };
}

/** What the shuffled shoes said: the fault that ended it, or the questions that raised an alarm. */
function shoeReport({ shuffles, fault, findings }: ShoeRun, { rules, again }: Asked): NonNullable<Report['shoe']> {
  const alarms = findings
    .filter(({ isAlarm }) => isAlarm)
    .map(({ says, chance }) => {
      const most = chance < 1e-15 ? 'less than 1e-15' : chance.toExponential(0);
      const found = `in ${shuffles.toLocaleString('en')} shoes it does not hold that ${says} (chance from an honest shuffle: ${most})`;
      return { clause: 'S7.1', found };
    });
  const faults = fault === undefined ? alarms : [{ clause: fault.clause, found: fault.sentence }];
  return {
    shuffles,
    falseAlarm: FALSE_ALARM,
    findings: findings.map((finding) => ({ ...finding })),
    faults: faults.map(({ clause, found }) => ({ clause, sentence: sentenceOf(clause, rules), found })),
    again: again('shoe'),
  };
}

function sentenceOf(clause: string, rules: Rules): string {
  return clausesOf(rules).find(({ id }) => id === clause)?.text ?? clause;
}

function verdictOf(
  run: Run,
  totals: Report['totals'],
  { suite, language }: Asked,
): Pick<Report, 'verdict' | 'sentence'> {
  if (run.kind === 'unjudged') return { verdict: 'could not be judged', sentence: run.sentence };
  if (suite === 'smoke') {
    return { verdict: 'smoke test passed', sentence: say(language, 'smokePassed') };
  }
  const { failed, skipped, notRun } = totals;
  const faults = [
    ...(failed > 0 ? [say(language, 'failedOf', totals)] : []),
    ...(skipped > 0 ? [say(language, 'notSupported', { count: skipped })] : []),
    ...(notRun > 0 ? [say(language, 'notRun', { count: notRun })] : []),
    ...(isShoeWrong(run) ? [say(language, 'shuffleFailed')] : []),
  ];
  if (faults.length > 0) return { verdict: 'not certified', sentence: faults.join(', ') };
  return { verdict: 'certified', sentence: say(language, 'allPassed', totals) };
}

function isShoeWrong(run: Run): boolean {
  if (run.kind !== 'judged' || run.shoe === undefined) return false;
  return run.shoe.fault !== undefined || run.shoe.findings.some(({ isAlarm }) => isAlarm);
}

function failureOf({ fixture, source, verdict, repeats }: Result, { rules, again, language }: Asked): Failure[] {
  const how = repeats === 'only after others' ? 'suite' : source;
  const common = {
    fixture: fixture.id,
    title: fixture.title,
    again: again(how),
    ...(repeats === undefined ? {} : { repeats }),
  };
  switch (verdict.kind) {
    case 'differs': {
      const { difference } = verdict;
      const { clause } = difference;
      const place = placeOf(difference);
      const isTold = fixture.told.some((told) => place === told || place.startsWith(`${told}/`));
      return [
        {
          ...common,
          clause,
          sentence: sentenceOf(clause, rules),
          by: isTold ? 'the rules' : 'the chart',
          difference: { ...difference, what: tellDifference(difference, language).what },
          action: actionOf(fixture, difference, language),
        },
      ];
    }
    case 'broke': {
      const clause = fixture.clauses[0] ?? '';
      const breakdown = `${verdict.sentence} Hint: ${verdict.hint}.`;
      return [{ ...common, clause, sentence: sentenceOf(clause, rules), by: 'the rules', difference: null, breakdown }];
    }
    default:
      return [];
  }
}

/** What was done before a step; the end for what is of a whole session. */
function actionOf(fixture: AnyFixture, { round = 1, step }: Difference, language: Language): string {
  if (step === undefined) return 'the end';
  const { request, answer } = isSession(fixture) ? roundOf(fixture, round - 1) : fixture;
  const action = request.actions[step - 1];
  return action === undefined ? 'the deal' : tellAction(action, answer.steps[step]?.accepted ?? false, language);
}

/** The section that a clause or a reading stands in. */
function sectionOf(clause: string, rules: Rules): string {
  return clausesOf(rules).find(({ id }) => id === clause)?.section ?? '';
}
