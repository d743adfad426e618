import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownFolder } from '../own-folder.ts';
import { fake, lastLine, push22 } from '../run-push22.ts';

const { folder } = ownFolder();

const javascript = ['--', 'node', 'conformance/javascript/adapter.js'];

function scenarios(...words: readonly string[]): ReturnType<typeof push22> {
  return push22(['scenarios', ...words]);
}

describe('push22 scenarios', () => {
  it('passes the example, in French, in the order of its own choices, and leaves reports of Cucumber', async () => {
    const [html, messages] = [join(folder, 'report.html'), join(folder, 'run.ndjson')];
    const formats = ['--format', `html:${html}`, '--format', `message:${messages}`];
    const own = ['--choice', 'switchTiming=in-turn', '--choice', 'splitPlace=last'];
    const { code, out } = await scenarios('--lang', 'fr', '--only', 'S4', 'O3', ...formats, ...javascript, ...own);
    expect([code, lastLine(out)]).toEqual([0, '52 scénarios réussis sur 52']);
    expect(out).toContain("scénarios non soumis à l'implémentation");
    expect(readFileSync(html, 'utf8')).toMatch(/^<!DOCTYPE html>/i);
    const lines = readFileSync(messages, 'utf8').trimEnd().split('\n');
    const started = lines.filter((line) => 'testCaseStarted' in (JSON.parse(line) as object));
    expect(started.length).toBeGreaterThanOrEqual(52);
  });

  it('fails what breaks down, with what was seen', async () => {
    const { code, out } = await scenarios(
      '--only',
      'a-seat-keeps-its-hands',
      ...fake('spoiled', 'error', '1', '-32010'),
    );
    expect([code, lastLine(out)]).toEqual([1, '0 of 1 scenario passed']);
    expect(out).toContain(
      'it gave no answer to judge: It answered error -32010, `no\\u001b[31m\\n`, to an honest request. Hint: an honest play',
    );
  });

  it.each([
    [
      'many',
      'every line holds, but elsewhere in the answer the number of steps: expected no step after step 3, found 5 steps in all',
    ],
    ['error', 'it does not support this, within the range that it declares: `no'],
  ])('fails an answer that no line of the scenario speaks of: %s', async (kind, sentence) => {
    const { code, out } = await scenarios('--only', 'a-seat-keeps-its-hands', ...fake('spoiled', kind, '1', '-32011'));
    expect([code, lastLine(out)]).toEqual([1, '0 of 1 scenario passed']);
    expect(out).toContain(sentence);
  });

  it('does not put a scenario about a ruleset file to anybody, and says so', async () => {
    const { code, out } = await scenarios('--only', 'S1.2', ...javascript);
    expect([code, out]).toEqual([0, '3 scenarios not put to it: about a ruleset file\n0 of 0 scenarios passed\n']);
  });

  it('ends with 3 where there is no such command', async () => {
    const { code, out } = await scenarios('--lang', 'ru', '--', 'no-such-command-anywhere');
    expect(code).toBe(3);
    expect(lastLine(out)).toMatch(/^could not be judged: /);
  });
});
