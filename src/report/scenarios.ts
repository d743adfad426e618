import type { Language } from '../languages/language.ts';
import { say } from '../languages/say.ts';

/** What came of a scenario that was put to an implementation. */
export interface ScenarioResult {
  readonly id: string;
  /** Its file and line. */
  readonly place: string;
  readonly title: string;
  /** The clause of its Rule, with its sentence. */
  readonly rule: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Why it was not put to the implementation. */
  readonly why?: string;
  /** The line that is not so, and the story. */
  readonly line?: string;
  readonly message?: string;
  /** The command that shows it again. */
  readonly again: string;
}

const STORIES = 5;

/** The scenarios that failed as stories, those that were not put, and how many passed. */
export function tellScenarios(
  results: readonly ScenarioResult[],
  language: Language,
  isAll: boolean,
): readonly string[] {
  const failed = results.filter(({ status }) => status === 'failed');
  const told = failed.slice(0, isAll ? undefined : STORIES);
  const passed = results.filter(({ status }) => status === 'passed').length;
  const put = results.filter(({ status }) => status !== 'skipped').length;
  const reasons = [...new Set(results.flatMap(({ why }) => why ?? []))];
  return [
    ...told.flatMap((one) => [...tellFailed(one, language), '']),
    ...(failed.length > told.length ? [say(language, 'allTells'), ''] : []),
    ...reasons.map((why) => {
      const count = results.filter((one) => one.why === why).length;
      return say(language, 'scenariosNotPut', { count, why });
    }),
    say(language, 'scenariosPut', { passed, scenarios: put }),
  ];
}

function tellFailed(
  { place, title, rule, line, message = '', again }: ScenarioResult,
  language: Language,
): readonly string[] {
  return [
    rule,
    `  ${title}`,
    `  ${place}`,
    ...(line === undefined ? [] : [`  ${line}`]),
    ...message.split('\n').map((part) => `    ${part}`),
    `  ${say(language, 'again', { command: again })}`,
  ];
}
