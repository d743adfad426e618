import { describe, expect, it } from 'vitest';
import { check } from '../schemas/schemas.ts';
import type { Report } from '../schemas/types.ts';
import { readFixtures, readKills } from '../src/fixtures/read.ts';
import { adapterFile, EIGHT, fake, lastLine, push22, refused } from './run-push22.ts';
import { readJson } from './spoilt.ts';

const WORKED = 'conformance/switch-us/told/worked-example.json';
const SOME = ['certify', '--only', ...EIGHT];

describe.concurrent('the JSON report is valid by its schema', () => {
  async function report(...words: readonly string[]): Promise<{ code: number | null; err: string; report: Report }> {
    const { code, out, err } = await push22(words);
    const checked = check('report', JSON.parse(out));
    if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
    return { code, err, report: checked.value };
  }

  it('where the verdict is certified', async () => {
    const all = await report(...SOME, '--level', 'table', '--reporter', 'json', ...fake('spoiled', 'honest'));
    const fixtures = EIGHT.length;
    expect(all).toMatchObject({ code: 0, err: '' });
    expect(all.report).toMatchObject({
      verdict: 'certified',
      sentence: `${fixtures} fixtures passed`,
      ruleset: 'switch-us',
      levels: ['round', 'table'],
      command: [process.execPath, adapterFile('spoiled'), 'honest'],
      totals: { fixtures, passed: fixtures, failed: 0, skipped: 0, notRun: 0 },
      failures: [],
    });
  });

  it('where it is not certified, with breakdowns, what was not run, and the reason on stderr', async () => {
    const {
      code,
      err,
      report: found,
    } = await report(...SOME, 'S3', '--reporter', 'json', ...fake('spoiled', 'dies', 'ace'));
    expect(code).toBe(1);
    expect(err).toMatch(/^push22: The rest is not run, after breakdowns of the adapter, 5 in a row\..*\n$/);
    expect(found.verdict).toBe('not certified');
    expect(found.totals.notRun).toBeGreaterThan(0);
    expect(found.failures.length).toBe(found.totals.failed);
    expect(found.failures[0]).toMatchObject({ difference: null, breakdown: expect.stringContaining('exit code 3') });
  });

  it('where it stops at the first difference (--bail)', async () => {
    const {
      code,
      err,
      report: found,
    } = await report(...SOME, '--bail', '--reporter', 'json', ...fake('spoiled', 'few'));
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(found).toMatchObject({ verdict: 'not certified', sentence: '1 of 8 fixtures failed, 7 not run' });
    expect(found.failures.map(({ difference }) => difference?.what)).toEqual(['the number of steps']);
  });

  it('where it could not be judged, for a command of an empty word too', async () => {
    const { code, err, report: found } = await report(...SOME, '--reporter', 'json', '--', '');
    expect(code).toBe(3);
    expect(err).toMatch(/^push22: Hint: check the path .*\n$/);
    expect(found).toMatchObject({ verdict: 'could not be judged', command: [''], describe: null, levels: [] });
  });
});

describe.concurrent('certify judges what it is asked to', () => {
  it('five kinds of failure, or with --all every failure', async () => {
    const { code, out } = await push22([...SOME, '--all', ...fake('spoiled', 'few')]);
    expect(code).toBe(1);
    expect(out.match(/^ {2}again: npx push22 certify --only /gm)).toHaveLength(8);
    expect(lastLine(out)).toBe('not certified: 8 of 8 fixtures failed');
  });

  it('--only takes clauses, sections and fixtures, each fixture once', async () => {
    const ids = ['S6.9', 'S8', 'worked-example', 'S6.9'];
    const count = readFixtures('switch-us').filter(({ clauses }) =>
      clauses.some((clause) => clause === 'S6.9' || clause.startsWith('S8.')),
    ).length;
    const { code, out } = await push22(['certify', '--only', ...ids, ...fake('spoiled', 'honest')]);
    expect(code).toBe(0);
    expect(out).toContain(`\n${count} fixtures passed\n`);
    expect(lastLine(out)).toBe(`certified (only ${ids.join(', ')})`);
  });

  it('--level round judges tables of one seat, and says which of those asked for it leaves out', async () => {
    const table = 'two-seats-choose-before-anybody-plays';
    const { code, out } = await push22([...SOME, table, '--level', 'round', ...fake('spoiled', 'honest')]);
    expect(code).toBe(0);
    expect(out).toContain('\nlevel round; ');
    expect(out).toContain(
      `Not judged, outside of the range that describe declares or the level asked for: ${table}.\n`,
    );
    const none = await push22(['certify', '--only', table, '--level', 'round', ...fake('spoiled', 'honest')]);
    expect(none.code).toBe(3);
    expect(none.out).toBe(
      'could not be judged: no fixture is within the range that describe declares and the level that is asked for\n',
    );
  });

  it('a fixture that refuses its table can be judged alone', async () => {
    const { code, out } = await push22([
      'certify',
      '--only',
      'stakes-of-zero-are-refused',
      ...fake('spoiled', 'honest'),
    ]);
    expect(code).toBe(0);
    expect(lastLine(out)).toBe('certified (only stakes-of-zero-are-refused)');
  });

  it('--suite smoke certifies nothing', async () => {
    const { code, out } = await push22(['certify', '--suite', 'smoke', ...fake('spoiled', 'nothing-legal')]);
    expect(code).toBe(0);
    expect(lastLine(out)).toMatch(/^smoke test passed: .*; this certifies nothing$/);
  });
});

describe.concurrent('the other commands', () => {
  const { request, answer, title } = readJson(WORKED);

  it('play answers as the fixture does', async () => {
    const { code, out, err } = await push22(['play', '-', '--json'], { input: JSON.stringify(request) });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toEqual(answer);
  });

  it('play tells a message or a script on standard input as explain tells its fixture', async () => {
    const [explained, played] = await Promise.all([
      push22(['explain', 'worked-example']),
      push22(['play', '-'], { input: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'play', params: request }) }),
    ]);
    expect(explained.out).toBe(
      `${title}\nfixture worked-example, about S8.1, from features/en/S8-worked-example.feature\n\n${played.out}`,
    );
    expect(played.out).toContain('\nthe dealer ends on 22 with 9♣ 7♦ 6♦\n');
    expect(played.out).toMatch(/hand 2: 10♣ 10♥ \(20\) pushes, 2 chips back for 2 staked\n {2}seat 1 has 100 chips\n$/);
  });

  it('rules --diff names the values by which two games differ, each with its clauses, and what is alike', async () => {
    const { code, out } = await push22(['rules', '--diff', 'switch-us', 'classic-fr']);
    const lines = out.trimEnd().split('\n');
    const cells = lines.map((line) => line.split(/ {2,}/));
    expect(code).toBe(0);
    expect(cells[0]).toEqual(['', 'switch-us', 'classic-fr']);
    expect(cells).toContainEqual(['naturalPays', '1:1 (S6.7, S7.7)', '3:2 (C4.5, X3)']);
    expect(cells).toContainEqual(['doubleAfterSplit', 'yes (S5.5)', 'open, yes if left out (P3)']);
    expect(cells).toContainEqual(['switchTiming', 'open, table-first if left out (O3)', '–']);
    expect(lines.at(-1)).toMatch(/^alike: packs, .*splitPlace$/);
  });

  it.each([
    [['switch-us'], '--diff: found 1 ruleset, expected two'],
    [['switch-us', 'classic-fr', 'house'], '--diff: found 3 rulesets, expected two'],
    [['switch-us', 'house'], 'the ruleset house is not known; there is classic-fr, switch-us'],
  ])('rules --diff %j is refused', async (names, sentence) => {
    expect(await push22(['rules', '--diff', ...names])).toEqual(refused(sentence));
  });

  it('impostors lists each known mistake with the fixture that finds it first', async () => {
    const { code, out } = await push22(['impostors', '--ruleset', 'classic-fr']);
    const lines = out.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines.at(-1)).toMatch(/^\d\d impostors, all of them found; push22 serve --impostor NAME plays one$/);
    expect(lines.filter((line) => /^ {2}found by fr-\S+, under [CKXP]\d/.test(line)).length).toBe(
      readKills('classic-fr').length,
    );
  });

  it('rules lists a contradiction of the page and how it is read', async () => {
    const { out } = await push22(['rules', '--ruleset', 'classic-fr', 'X3']);
    expect(out).toMatch(
      /^X3 {2}One paragraph pays a natural twice .*\n {2}contradiction\. A round with one seat shows it\.\n {2}from 004_51735bd85d905cff\.txt \(fr\): Trois cas, /,
    );
  });

  it('rules lists the clauses; a clause with its fixtures', async () => {
    const [all, one] = await Promise.all([push22(['rules']), push22(['rules', 'S4.5'])]);
    expect(all.out).toMatch(/^S1\.1 +\d+ fixtures? {2}Every player places two mandatory stakes/);
    expect(all.out).toMatch(/^S4\.5 +\d+ fixtures {2}An ace and a ten-value card brought together by a switch/m);
    expect(one.out).toMatch(/^S4\.5 {2}An ace and .*\n {2}rule\. A round with one seat shows it\.\n/);
    expect(one.out).toContain('\n  switched-21-pushes-against-a-dealer-22: ');
    expect(one.out).toMatch(/^ {2}carried out by .*update switchSecondCards/m);
    expect(one.out).toMatch(/^ {2}known mistakes: switched-natural$/m);
    const points = await Promise.all(['O2', 'splitDeal', 'N5'].map((id) => push22(['rules', id])));
    expect(points.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(points[0]?.out).toMatch(
      /^O2 {2}When split hands other than aces .*\n {2}open\. A round with one seat .*\n {2}splitDeal: in-turn or at-once; in-turn if left out\n/,
    );
    expect(points[1]?.out).toBe(points[0]?.out);
    expect(points[2]?.out).toMatch(/^N5 +not judged {2}A double or split that only an early payout/);
  });

  it('serve answers each line of an adapter until stdin closes', async () => {
    const ask = (id: unknown, method: string, params?: unknown) =>
      JSON.stringify({ jsonrpc: '2.0', id, method, params });
    const lines = [ask(1, 'describe'), ask('two', 'play', request), '', ask(3, 'shuffle'), '{', ask(5, 'play', {})];
    const { code, out, err } = await push22(['serve'], { input: lines.join('\n') });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers).toMatchObject([
      { id: 1, result: { implementation: { name: 'push22' }, protocol: 1 } },
      { id: 'two', result: answer },
      { id: 3, error: { code: -32601 } },
      { id: null, error: { code: -32700 } },
      { id: 5, error: { code: -32602, message: 'params: /ruleset: found nothing, expected the member ruleset' } },
    ]);
  });
});
