import type { Report } from '../../schemas/types.ts';
import { quote } from '../runner/quote.ts';
import { fieldOf, tellDifference } from './difference.ts';
import { tellShoe } from './shoe.ts';
import { counted, listed } from './words.ts';

type Failure = Report['failures'][number];

export interface Telling {
  /** Tell every failure, not five of them. */
  readonly isAll: boolean;
  /** The ids that a part of the suite was chosen by. */
  readonly only: readonly string[];
  /** Why the rest was not run. */
  readonly gaveUp?: string;
  /** What went wrong without a fixture to blame, and what was asked for and is not judged. */
  readonly remarks: readonly string[];
  /** What may help, where nothing could be judged. */
  readonly hint?: string;
}

const STORIES = 5;

/** A report in words; the last line is the verdict. */
export function tellReport(report: Report, { isAll, only, gaveUp, remarks, hint }: Telling): readonly string[] {
  if (report.verdict === 'could not be judged') {
    return [...(hint === undefined ? [] : [hint]), `could not be judged: ${report.sentence}`];
  }
  return [
    ...(gaveUp === undefined ? [] : [gaveUp, '']),
    ...tellClaim(report),
    '',
    ...tellSections(report),
    ...tellFailures(report.failures, isAll),
    ...tellDiagnosis(report),
    ...tellSkipped(report),
    ...tellShoe(report),
    ...(remarks.length > 0 ? ['', ...remarks] : []),
    '',
    ...tellVerdict(report, only),
  ];
}

function tellClaim({ kit, describe, ruleset, levels, choices, notObserved, outside }: Report): readonly string[] {
  const { name = '', version, language } = describe?.implementation ?? {};
  const played = describe?.rulesets[ruleset];
  const implementation = [name, ...(version === undefined ? [] : [version])].map(plain).join(' ');
  const by = language === undefined ? '' : ` (${plain(language)})`;
  const stakes =
    played?.stakes === undefined || played.stakes === 'any'
      ? 'any stakes'
      : `stakes of ${listed(played.stakes.map(String))}`;
  const reads = describe?.reads === 'shoe' ? [] : ['the deal order (it reads cards)'];
  const unseen = [...reads, ...notObserved];
  return [
    `push22 ${kit} judges ${implementation}${by} by ${ruleset}`,
    `${levels.length === 1 ? 'level' : 'levels'} ${listed(levels, 'and')}; up to ${counted(played?.seats ?? 6, 'seat')}, ${stakes}`,
    `plays ${listed(
      Object.entries(choices).map(([name, value]) => `${name} ${value}`),
      'and',
    )}`,
    ...(outside === 0 ? [] : [`${counted(outside, 'fixture')} outside of that range not run`]),
    `not observed: ${unseen.length === 0 ? 'nothing' : unseen.join(', ')}`,
  ];
}

function tellSections({ sections }: Report): readonly string[] {
  const width = Math.max(0, ...sections.map(({ title }) => title.length));
  return sections.map(({ id, title, passed, failed, skipped, notRun }) => {
    const total = passed + failed + skipped + notRun;
    const wrong = [
      ...(failed > 0 ? [`${failed} failed`] : []),
      ...(skipped > 0 ? [`${skipped} not supported`] : []),
      ...(notRun > 0 ? [`${notRun} not run`] : []),
    ];
    const line = `  ${id.padEnd(3)} ${title.padEnd(width)}  ${String(passed).padStart(3)} of ${String(total).padStart(3)}`;
    return wrong.length === 0 ? line : `${line}   ${wrong.join(', ')}`;
  });
}

/** Failures that share a clause and the first differing part are one group, the first failing one first. */
function tellFailures(failures: readonly Failure[], isAll: boolean): readonly string[] {
  const groups = [...new Set(failures.map(groupOf))].map((group) => failures.filter((one) => groupOf(one) === group));
  const told = groups.slice(0, isAll ? undefined : STORIES);
  const untold = groups.length - told.length;
  const more = untold > 0 ? [`${counted(untold, 'more kind')} of failure not told here`] : [];
  const hint = !isAll && failures.length > told.length ? ['--all tells every failure'] : [];
  const last = [...more, ...hint].join('; ');
  return [...told.flatMap((group) => tellGroup(group, isAll)), ...(last === '' ? [] : ['', last])];
}

function groupOf({ clause, difference }: Failure): string {
  return `${clause} ${difference === null ? 'breakdown' : fieldOf(difference)}`;
}

function tellGroup(group: readonly Failure[], isAll: boolean): readonly string[] {
  const [first] = group;
  if (first === undefined) return [];
  const others = group.slice(1).map(({ fixture }) => fixture);
  const more = others.length === 0 ? [] : [`  and in ${counted(others.length, 'other fixture')}: ${some(others)}`];
  return [
    '',
    `${first.clause}  ${first.sentence}`,
    ...(isAll ? group.flatMap(tellFailure) : [...tellFailure(first), ...more]),
  ];
}

function some(ids: readonly string[]): string {
  const shown = ids.slice(0, 3).join(', ');
  return ids.length > 3 ? `${shown}, …` : shown;
}

function tellFailure(failure: Failure): readonly string[] {
  const { fixture, title, difference, action, by, breakdown, again, repeats } = failure;
  const head = [`  ${title}`, `  fixture ${fixture}${repeats === undefined ? '' : `, fails ${repeats}`}`];
  if (difference === null) return [...head, `  ${breakdown ?? ''}`, `  again: ${again}`];
  const told = tellDifference(difference);
  // What is written the same and is not the same shows only as it stands on the wire.
  const isAlike = told.expected === told.received;
  const what = told.what;
  const expected = isAlike ? plain(JSON.stringify(difference.expected)) : told.expected;
  const received = isAlike ? plain(JSON.stringify(difference.received)) : told.received;
  const place = placeOf(difference, action);
  return [
    ...head,
    `  ${place}: ${what}`,
    `    expected  ${expected}   (${by} ${by === 'the rules' ? 'say' : 'says'} so)`,
    `    received  ${received}`,
    `  again: ${again}`,
  ];
}

function placeOf({ round, step }: NonNullable<Failure['difference']>, action = ''): string {
  if (step === undefined) return 'in the end';
  const place = step === 0 ? 'at the deal' : `after step ${step}, ${action}`;
  return round === undefined ? place : `in round ${round}, ${place}`;
}

function tellDiagnosis({ behavesLike }: Report): readonly string[] {
  if (behavesLike === null) return [];
  const { mistakes, of, explains, failures } = behavesLike;
  const lines = mistakes.map(({ name, says, clauses: [clause] }) => `  ${says} (${clause}, ${name})`);
  const share = explains === failures ? 'all' : `${explains}`;
  const known = mistakes.length > 1 ? 'two known mistakes, which explain' : 'a known mistake, which explains';
  const failed = counted(failures, of === 'rounds' ? 'failed round' : 'failed session');
  return ['', `behaves like ${known} ${share} of ${failed}:`, ...lines];
}

function tellSkipped({ skipped }: Report): readonly string[] {
  const [first] = skipped;
  if (first === undefined) return [];
  return [
    '',
    `${counted(skipped.length, 'fixture')} within the declared range not supported: ${some(skipped.map(({ fixture }) => fixture))}`,
    `  ${first.fixture}: ${first.reason}`,
  ];
}

function tellVerdict({ verdict, sentence, totals }: Report, only: readonly string[]): readonly string[] {
  if (verdict === 'not certified')
    return [`${totals.passed} of ${counted(totals.fixtures, 'fixture')} passed`, `not certified: ${sentence}`];
  if (verdict === 'smoke test passed') return [`smoke test passed: ${sentence}; this certifies nothing`];
  return [sentence, only.length === 0 ? 'certified' : `certified (only ${only.join(', ')})`];
}

function plain(text: string): string {
  return quote(text).slice(1, -1);
}
