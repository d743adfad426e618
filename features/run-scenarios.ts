import { extname } from 'node:path';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import type { Envelope, Pickle, TestStepFinished } from '@cucumber/messages';
import type { Language } from '../src/languages/language.ts';
import { say } from '../src/languages/say.ts';
import { seeOutcomes } from './door-of-run.ts';
import type { Outcome } from './implementation/put.ts';

/** What came of a scenario that Cucumber ran. */
export interface RanScenario {
  readonly id: string;
  readonly path: string;
  /** The line of its title. */
  readonly at: number;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** The line that is not so, and what Cucumber says of it. */
  readonly line?: string;
  readonly message?: string;
}

export interface RunOrder {
  readonly language: Language;
  /** Feature files, by their paths. */
  readonly paths: readonly string[];
  /** Tags, as Cucumber reads them; every scenario if left out. */
  readonly tags?: string;
  /** Reports of Cucumber's own, as `html:report.html`. */
  readonly formats: readonly string[];
  /** What scenarios see; the project's own machine where it is left out. */
  readonly outcomes?: ReadonlyMap<string, Outcome>;
}

/** Runs scenarios with Cucumber in this process, which then knows one language. */
export async function runScenarios({
  language,
  paths,
  tags = '',
  formats,
  outcomes,
}: RunOrder): Promise<readonly RanScenario[]> {
  process.env.PUSH22_LANGUAGE = language.code;
  if (outcomes !== undefined) seeOutcomes(outcomes);
  const provided = {
    paths: [...paths],
    import: supportFiles(),
    tags,
    format: [...formats],
    strict: true,
    publish: false,
  };
  const { runConfiguration } = await loadConfiguration({ file: false, provided });
  const envelopes: Envelope[] = [];
  const stdout = new Writable({ write: (_chunk, _encoding, done) => done() });
  await runCucumber(runConfiguration, { stdout }, (envelope) => envelopes.push(envelope));
  return resultsOf(envelopes, language);
}

/** The step definitions and hooks, as they are or as they are built. */
function supportFiles(): string[] {
  const own = extname(fileURLToPath(import.meta.url));
  return ['hooks', 'steps'].map((name) => fileURLToPath(new URL(`./${name}${own}`, import.meta.url)));
}

function resultsOf(envelopes: readonly Envelope[], language: Language): readonly RanScenario[] {
  const pickles = new Map(envelopes.flatMap(({ pickle }) => (pickle === undefined ? [] : [[pickle.id, pickle]])));
  const cases = new Map(envelopes.flatMap(({ testCase }) => (testCase === undefined ? [] : [[testCase.id, testCase]])));
  const finishedIn = new Map<string, TestStepFinished[]>();
  for (const { testStepFinished: one } of envelopes) {
    if (one === undefined) continue;
    const own = finishedIn.get(one.testCaseStartedId) ?? [];
    finishedIn.set(one.testCaseStartedId, own);
    own.push(one);
  }
  const results: RanScenario[] = [];
  for (const { testCaseStarted } of envelopes) {
    if (testCaseStarted === undefined) continue;
    const testCase = cases.get(testCaseStarted.testCaseId);
    const pickle = pickles.get(testCase?.pickleId ?? '');
    if (testCase === undefined || pickle === undefined) continue;
    const finished = finishedIn.get(testCaseStarted.id) ?? [];
    const worst = finished.find(({ testStepResult: { status } }) => status !== 'PASSED');
    const step = testCase.testSteps.find(({ id }) => id === worst?.testStepId);
    const line = pickle.steps.find(({ id }) => id === step?.pickleStepId)?.text;
    const message =
      worst?.testStepResult.status === 'UNDEFINED'
        ? say(language, 'unknownSentence', { page: `features/${language.code}/README.md` })
        : worst?.testStepResult.message;
    results.push({
      id: idOf(pickle),
      path: pickle.uri,
      at: pickle.location?.line ?? 0,
      status: worst === undefined ? 'passed' : worst.testStepResult.status === 'SKIPPED' ? 'skipped' : 'failed',
      ...(line === undefined ? {} : { line }),
      ...(message === undefined ? {} : { message }),
    });
  }
  return results;
}

function idOf({ tags }: Pickle): string {
  return tags.find(({ name }) => name.startsWith('@id:'))?.name.slice('@id:'.length) ?? '';
}
