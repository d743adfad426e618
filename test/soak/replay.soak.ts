import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../schemas/package-root.ts';
import { readRuleset } from '../../src/rulesets/read.ts';

const root = packageRoot();
const guide = readFileSync(join(root, 'conformance', 'README.md'), 'utf8');
const blocks = [...guide.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = '']) => ({
  language,
  code,
}));
const programs = blocks.filter(({ code }) => /my_game|^package main$/m.test(code));
const ALL = {
  'switch-us': '911 fixtures and 23906 rows, 0 differ',
  'classic-fr': '276 fixtures and 23015 rows, 0 differ',
} as const;
type Game = keyof typeof ALL;
const LOST_PUSH = ['# S6.5, C4.4\n        return PUSH', '# S6.5, C4.4\n        return LOSE'] as const;
const SWITCH_US = /(dealOrder.*?'next'|"dealOrder".*?"next")/s;
const CLASSIC_FR = Object.entries(readRuleset('classic-fr').choices);

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'push22-replay-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A program of the guide with the choices of a game in it. */
function programFor(language: string, game: Game): string {
  const code = programs.find((one) => one.language === language)?.code ?? '';
  if (game === 'switch-us') return code;
  expect(code).toMatch(SWITCH_US);
  const quoted = (name: string) => (language === 'js' ? name : `"${name}"`);
  return code.replace(SWITCH_US, CLASSIC_FR.map(([name, value]) => `${quoted(name)}: "${value}"`).join(', '));
}

/** A change of one line: the file, what stands there, what is put in its place. */
type Change = readonly [file: string, line: string, instead: string];

interface Replayed {
  readonly lines: readonly string[];
  readonly code: number | null;
}

/** What the guide's program in JavaScript prints of the example with some lines changed. */
async function replayed(game: Game, ...changes: readonly Change[]): Promise<Replayed> {
  const own = mkdtempSync(join(folder, 'game-'));
  cpSync(join(root, 'conformance', 'javascript'), join(own, 'javascript'), { recursive: true });
  cpSync(join(root, 'test', 'replay', game, 'my_game.js'), join(own, 'my_game.js'));
  writeFileSync(join(own, 'package.json'), '{"type": "module"}');
  writeFileSync(join(own, 'replay.js'), programFor('js', game));
  for (const [file, line, instead] of changes) {
    const before = readFileSync(join(own, file), 'utf8');
    expect(before.split(line), `${line} in ${file}`).toHaveLength(2);
    writeFileSync(join(own, file), before.replace(line, instead));
  }
  const child = spawn(process.execPath, ['replay.js', join(root, 'conformance', game)], { cwd: own });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { lines: `${out}${err}`.trimEnd().split('\n'), code: await code };
}

describe('the replay loops of the guide', () => {
  it('are there in three languages, each file under 60 lines', () => {
    expect([...new Set(programs.map(({ language }) => language))].sort()).toEqual(['go', 'js', 'python']);
    const long = programs.filter(({ code }) => code.split('\n').length - 1 >= 60 || /.{121}/.test(code));
    expect(long).toEqual([]);
  });
});

describe.concurrent('the replay loop in JavaScript', () => {
  it.each(['switch-us', 'classic-fr'] as const)('finds nothing in the example that plays %s', async (game) => {
    expect(await replayed(game)).toEqual({ lines: [ALL[game]], code: 0 });
  });

  it('tells a choice that is declared and not played, by a fixture and by a row', async () => {
    const noDouble: Change = [
      'javascript/classic-fr.js',
      "doubleAfterSplit: ['yes', 'no']",
      "doubleAfterSplit: ['no', 'yes']",
    ];
    const { lines } = await replayed('classic-fr', noDouble);
    expect(lines.filter((line) => line.includes('(P3'))).not.toEqual([]);
    expect(
      lines.filter((line) => line.startsWith('allowed ') && line.includes('"doubleAfterSplit":"yes"')),
    ).not.toEqual([]);
  });

  it('finds nothing in a game that reports no more than it must', async () => {
    const least: Change = ['my_game.js', 'playRequest(request)', 'playRequest(request, {}, { observes: [] })'];
    expect(await replayed('switch-us', least)).toEqual({ lines: [ALL['switch-us']], code: 0 });
  });

  it('finds nothing in a game that takes every freedom', async () => {
    const freedoms: readonly Change[] = [
      ['javascript/engine.js', 'hand.cards.pop()', 'hand.cards.shift()'], // N2: which card heads which hand
      ['javascript/steps.js', 'step.turn = ', "step.turn = round.phase === 'insurance' ? { seat: 6 } : "], // N3
      ['javascript/reasons.js', "'round-over'", "'not-now'"], // N8: another reason that applies
      ['javascript/steps.js', 'listLegalActions(round)', 'listLegalActions(round).reverse()'],
    ];
    expect(await replayed('switch-us', ...freedoms)).toEqual({ lines: [ALL['switch-us']], code: 0 });
  });

  it('tells each mistake of a game by a fixture, with its clause, step and place, and by a row', async () => {
    const mistakes: readonly Change[] = [
      ['javascript/switch-us.js', 'total < 17 || (total === 17 && soft)', 'total < 17'],
      ['javascript/settlement.js', "return 'push'; // S6.2, S6.8", "return 'win';"],
      ['javascript/switch-us.js', 'handsFromOne: 4', 'handsFromOne: 5'],
    ];
    const { lines, code } = await replayed('switch-us', ...mistakes);
    expect(code).toBe(1);
    const told = [
      'dealer-soft-17-three-cards (S6.1), step 3: /dealer/cards: expected a list of 5, received a list of 3',
      'dealer-policy {"ranks":["A","6"],"total":17,"soft":true,"draws":true}: received false',
      'worked-example (S8.1), step 3: /seats/0/chips: expected 100, received 106',
      'outcomes {"hand":{"ranks":["A","J"],"natural":false,"stake":2},"dealer":{"ranks":["2","10","10"]},"outcome":"push","returned":2}: received {"outcome":"win","returned":4}',
      'allowed {"ranks":["8","8"],"hands":4,"stake":10,"chips":10,"legal":["double","hit","stand"]}: received ["double","hit","split","stand"]',
    ];
    expect(told.filter((line) => !lines.includes(line))).toEqual([]);
    expect(lines.filter((line) => /\(.*S5\.7.*\), step \d+: \/legal: /.test(line))).not.toEqual([]);
    expect(lines.at(-1)).toBe(`911 fixtures and 23906 rows, ${lines.length - 1} differ`);
  });

  it('tells a game in which an ace never makes 21', async () => {
    const { lines } = await replayed('switch-us', ['javascript/cards.js', 'hard + 10 <= 21', 'hard + 10 < 21']);
    expect(lines).toContain(
      'hand-values {"ranks":["A","10"],"total":21,"soft":true}: received {"total":11,"soft":false}',
    );
  });

  it('tells a game that leaves out what is always needed', async () => {
    const { lines } = await replayed('switch-us', [
      'javascript/steps.js',
      '...shown, outcome, returned',
      '...shown, outcome',
    ]);
    expect(lines.filter((line) => /\/returned: expected \d+, received undefined$/.test(line))).not.toEqual([]);
  });
});

describe.each(['switch-us', 'classic-fr'] as const)('the replay loop in Python', (game) => {
  it(`finds nothing in the example that plays ${game}, and a lost push by a fixture and by a row`, () => {
    const own = mkdtempSync(join(folder, 'game-'));
    cpSync(join(root, 'conformance', 'python'), own, { recursive: true });
    cpSync(join(root, 'test', 'replay', game, 'my_game.py'), join(own, 'my_game.py'));
    writeFileSync(join(own, 'replay.py'), programFor('python', game));
    const run = () =>
      spawnSync('python3', ['replay.py', join(root, 'conformance', game)], { cwd: own, encoding: 'utf8' });
    expect(run()).toMatchObject({ stdout: expect.stringContaining(ALL[game]), stderr: '', status: 0 });
    const rules = join(own, 'game', 'settlement.py');
    writeFileSync(rules, readFileSync(rules, 'utf8').replace(LOST_PUSH[0], LOST_PUSH[1]));
    const { stdout, status } = run();
    expect(status).toBe(1);
    expect(stdout).toMatch(/ step \d+: \/seats\/\d\/chips: expected \d+, received \d+/);
    expect(stdout).toContain('outcomes {');
  });
});
