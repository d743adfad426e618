import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../schemas/package-root.ts';
import { push22 } from '../../test/run-push22.ts';

interface Verdict {
  readonly program: string;
  readonly options: readonly string[];
  /** The last line of the report. */
  readonly sentence: string;
  readonly clauses: readonly string[];
}

const root = packageRoot();
const stories = readFileSync(join(root, 'conformance', 'strangers', 'README.md'), 'utf8');
const guide = readFileSync(join(root, 'conformance', 'README.md'), 'utf8');
const verdicts = [
  ...guide.matchAll(/^\| \[([\w-]+)\]\(strangers\/[^|]*?\)(?: `([^`]+)`)? \| ([^|]+) \| ([^|]+) \|$/gm),
].map(
  ([, program = '', options = '', sentence = '', clauses = '']): Verdict => ({
    program,
    options: options === '' ? [] : options.split(' '),
    sentence,
    clauses: clauses.split(', '),
  }),
);

/** What the story of a program names, bold. */
function clausesTold(program: string): readonly string[] {
  const story = stories.split(/^### /m).find((part) => part.startsWith(`${program}\n`)) ?? '';
  return [...story.matchAll(/\*\*([A-Z][\d.]*)\*\*/g)].map(([, clause = '']) => clause);
}

it('the table has a line for each program', () => {
  expect(new Set(verdicts.map(({ program }) => program))).toEqual(
    new Set(['blackjack-simulator', 'simply-blackjack', 'blackjack-n-deck']),
  );
});

describe.concurrent.each(verdicts)('$program $options', ({ program, options, sentence, clauses }) => {
  it('has the verdict of the table, by its clauses and no other', async () => {
    const adapter = ['node', join(root, 'conformance', 'strangers', `${program}.js`), ...options];
    const { code, out } = await push22(['certify', '--ruleset', 'classic-fr', '--reporter', 'json', '--', ...adapter]);
    const report = JSON.parse(out);
    expect([code, `${report.verdict}: ${report.sentence}`]).toEqual([1, sentence]);
    const told = new Set(report.failures.map(({ clause }: { readonly clause: string }) => clause));
    expect([...told].sort()).toEqual([...clauses].sort());
  });
});

describe.each([...new Set(verdicts.map(({ program }) => program))])('the story of %s', (program) => {
  it('tells every clause of its lines in the table, and no other', () => {
    const accused = verdicts.filter((one) => one.program === program).flatMap(({ clauses }) => clauses);
    expect([...new Set(clausesTold(program))].sort()).toEqual([...new Set(accused)].sort());
  });
});
