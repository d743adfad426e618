import type { Report } from '../../schemas/types.ts';
import type { Language } from '../languages/language.ts';
import { listed, say } from '../languages/say.ts';
import { quote } from '../runner/quote.ts';
import { fieldOf, tellDifference } from './difference.ts';
import { tellShoe } from './shoe.ts';

type Failure = Report['failures'][number];

export interface Telling {
  readonly language: Language;
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
export function tellReport(report: Report, telling: Telling): readonly string[] {
  const { isAll, only, gaveUp, remarks, hint, language } = telling;
  if (report.verdict === 'could not be judged') {
    return [...(hint === undefined ? [] : [hint]), `could not be judged: ${report.sentence}`];
  }
  return [
    ...(gaveUp === undefined ? [] : [gaveUp, '']),
    ...tellClaim(report, language),
    '',
    ...tellSections(report, language),
    ...tellFailures(report.failures, isAll, language),
    ...tellDiagnosis(report, language),
    ...tellSkipped(report, language),
    ...tellShoe(report, language),
    ...(remarks.length > 0 ? ['', ...remarks] : []),
    '',
    ...tellVerdict(report, only, language),
  ];
}

function tellClaim(
  { kit, describe, ruleset, levels, choices, notObserved, outside }: Report,
  language: Language,
): readonly string[] {
  const { name = '', version, language: written } = describe?.implementation ?? {};
  const played = describe?.rulesets[ruleset];
  const title = [name, ...(version === undefined ? [] : [version])].map(plain).join(' ');
  const implementation = written === undefined ? title : `${title} (${plain(written)})`;
  const stakes =
    played?.stakes === undefined || played.stakes === 'any'
      ? say(language, 'anyStakes')
      : say(language, 'stakesOf', { stakes: listed(language, played.stakes.map(String), 'or') });
  const reads = describe?.reads === 'shoe' ? [] : [say(language, 'dealOrderUnseen')];
  const unseen = [...reads, ...notObserved];
  const chosen = Object.entries(choices).map(([choice, value]) => `${choice} ${value}`);
  return [
    say(language, 'judges', { kit, implementation, ruleset }),
    say(language, 'levels', {
      count: levels.length,
      levels: listed(language, levels, 'and'),
      seats: played?.seats ?? 6,
      stakes,
    }),
    say(language, 'plays', { choices: listed(language, chosen, 'and') }),
    ...(outside === 0 ? [] : [say(language, 'outside', { count: outside })]),
    say(language, 'notObserved', { parts: unseen.length === 0 ? say(language, 'none') : unseen.join(', ') }),
  ];
}

function tellSections({ sections }: Report, language: Language): readonly string[] {
  const width = Math.max(0, ...sections.map(({ title }) => title.length));
  return sections.map(({ id, title, passed, failed, skipped, notRun }) => {
    const counts = { passed: `${passed}`.padStart(3), total: `${passed + failed + skipped + notRun}`.padStart(3) };
    const wrong = tellCounts({ failed, skipped, notRun }, language);
    const line = `  ${id.padEnd(3)} ${title.padEnd(width)}  ${say(language, 'passedOf', counts)}`;
    return wrong.length === 0 ? line : `${line}   ${wrong.join(', ')}`;
  });
}

/** How many did not pass, and why. */
function tellCounts(
  { failed, skipped, notRun }: Pick<Report['totals'], 'failed' | 'skipped' | 'notRun'>,
  language: Language,
): readonly string[] {
  return [
    ...(failed > 0 ? [say(language, 'failed', { count: failed })] : []),
    ...(skipped > 0 ? [say(language, 'notSupported', { count: skipped })] : []),
    ...(notRun > 0 ? [say(language, 'notRun', { count: notRun })] : []),
  ];
}

/** Failures that share a clause and the first differing part are one group, the first failing one first. */
function tellFailures(failures: readonly Failure[], isAll: boolean, language: Language): readonly string[] {
  const groups = [...new Set(failures.map(groupOf))].map((group) => failures.filter((one) => groupOf(one) === group));
  const told = groups.slice(0, isAll ? undefined : STORIES);
  const untold = groups.length - told.length;
  const more = untold > 0 ? [say(language, 'moreKinds', { count: untold })] : [];
  const hint = !isAll && failures.length > told.length ? [say(language, 'allTells')] : [];
  const last = [...more, ...hint].join('; ');
  return [...told.flatMap((group) => tellGroup(group, isAll, language)), ...(last === '' ? [] : ['', last])];
}

function groupOf({ clause, difference }: Failure): string {
  return `${clause} ${difference === null ? 'breakdown' : fieldOf(difference)}`;
}

function tellGroup(group: readonly Failure[], isAll: boolean, language: Language): readonly string[] {
  const [first] = group;
  if (first === undefined) return [];
  const others = group.slice(1).map(({ fixture }) => fixture);
  const more =
    others.length === 0 ? [] : [`  ${say(language, 'alsoIn', { count: others.length, fixtures: some(others) })}`];
  return [
    '',
    `${first.clause}  ${first.sentence}`,
    ...(isAll ? group.flatMap((one) => tellFailure(one, language)) : [...tellFailure(first, language), ...more]),
  ];
}

function some(ids: readonly string[]): string {
  const shown = ids.slice(0, 3).join(', ');
  return ids.length > 3 ? `${shown}, …` : shown;
}

function tellFailure(failure: Failure, language: Language): readonly string[] {
  const { fixture: id, title, difference, action, by, breakdown, repeats } = failure;
  const named =
    repeats === undefined
      ? say(language, 'failedFixture', { id })
      : say(language, 'failedFixtureAgain', { id, repeats: repeats.replaceAll(' ', '') });
  const head = [`  ${title}`, `  ${named}`];
  const again = `  ${say(language, 'again', { command: failure.again })}`;
  if (difference === null) return [...head, `  ${breakdown ?? ''}`, again];
  const told = tellDifference(difference, language);
  // What is written the same and is not the same shows only as it stands on the wire.
  const isAlike = told.expected === told.received;
  const expected = isAlike ? plain(JSON.stringify(difference.expected)) : told.expected;
  const received = isAlike ? plain(JSON.stringify(difference.received)) : told.received;
  const labels = [say(language, 'expected'), say(language, 'received')];
  const [wanted = '', got = ''] = labels.map((label) => label.padEnd(Math.max(...labels.map(({ length }) => length))));
  return [
    ...head,
    `  ${say(language, 'differsAt', { place: placeOf(difference, action, language), what: told.what })}`,
    `    ${wanted}  ${expected}   (${say(language, 'saysSo', { by: by === 'the rules' ? 'rules' : 'chart' })})`,
    `    ${got}  ${received}`,
    again,
  ];
}

function placeOf(
  { round, step }: NonNullable<Failure['difference']>,
  action: string | undefined,
  language: Language,
): string {
  if (step === undefined) return say(language, 'inTheEnd');
  const place = step === 0 ? say(language, 'atTheDeal') : say(language, 'afterStep', { step, action });
  return round === undefined ? place : say(language, 'inRound', { round, place });
}

function tellDiagnosis({ behavesLike }: Report, language: Language): readonly string[] {
  if (behavesLike === null) return [];
  const { mistakes, of, explains, failures } = behavesLike;
  const share = explains === failures ? say(language, 'all') : `${explains}`;
  const lines = mistakes.map(({ name, says, clauses: [clause] }) => `  ${says} (${clause}, ${name})`);
  return ['', say(language, 'behavesLike', { mistakes: mistakes.length, share, of, failures }), ...lines];
}

function tellSkipped({ skipped }: Report, language: Language): readonly string[] {
  const [first] = skipped;
  if (first === undefined) return [];
  const fixtures = some(skipped.map(({ fixture }) => fixture));
  return ['', say(language, 'skipped', { count: skipped.length, fixtures }), `  ${first.fixture}: ${first.reason}`];
}

function tellVerdict(
  { verdict, sentence, totals }: Report,
  only: readonly string[],
  language: Language,
): readonly string[] {
  if (verdict === 'not certified') return [say(language, 'passed', totals), `not certified: ${sentence}`];
  if (verdict === 'smoke test passed') {
    return [`smoke test passed: ${say(language, 'certifiesNothing', { sentence })}`];
  }
  const part = say(language, 'only', { ids: only.join(', ') });
  return [sentence, only.length === 0 ? 'certified' : `certified (${part})`];
}

function plain(text: string): string {
  return quote(text).slice(1, -1);
}
