import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLaw } from '../machine/law.ts';
import { playCommand } from '../src/cli/play.ts';
import { suiteOf } from '../src/cli/suite.ts';
import { readFixtureFile, readFixtures } from '../src/fixtures/read.ts';
import { transposed } from '../src/fixtures/transpose.ts';
import { BadInput } from '../src/rulesets/bad-input.ts';
import { readRules, readRuleset } from '../src/rulesets/read.ts';
import { ownFolder } from './own-folder.ts';
import { fake, push22, refused } from './run-push22.ts';
import { changed, readJson, withText } from './spoilt.ts';

const { folder: cwd, write } = ownFolder();
const { request: script, ...fixture } = readJson('conformance/switch-us/told/doubled-22-loses-on-22.json');
const ruleset = readJson('machine/rulesets/switch-us.json');

const law = createLaw(readRuleset('switch-us'));
const rules = readRules('switch-us');

/** The ways in which a file comes in: as words, and as the call behind them. */
const PLAY: Door = { words: (file) => ['play', file], call: (file) => playCommand(file, { choice: [] }) };
const EXPLAIN: Door = { words: (file) => ['explain', file], call: (file) => readFixtureFile(file, law, rules) };
const ONLY: Door = { ...EXPLAIN, words: (file) => ['certify', '--only', file, '--', 'true'] };
const BY_RULESET: Door = { words: (file) => ['certify', '--ruleset', file, '--', 'true'], call: suiteOf };
const DOORS = [PLAY, EXPLAIN, ONLY, BY_RULESET];

interface Door {
  readonly words: (file: string) => readonly string[];
  readonly call: (file: string) => unknown;
}

/** The sentence with which a door refuses a file of the folder, without the path. */
function refusal({ call }: Door, file: string): string {
  const path = join(cwd, file);
  try {
    call(path);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    expect(error.message.startsWith(`${path}: `)).toBe(true);
    return error.message.slice(path.length + 2);
  }
  return 'not refused';
}

const TOO_DEEP = 'found lists or objects nested more than 100 deep, expected at most 100';
const NO_JSON = /^is no JSON: \S.*$/;

describe.concurrent('what is no JSON object is refused in one sentence', () => {
  it.each<[string, string | Uint8Array | null, string | RegExp]>([
    ['a missing file', null, 'cannot be read: there is no such file'],
    ['an empty file', '', NO_JSON],
    ['a text of several lines', '{\n  "ruleset": \u001b[31m\n}\n', NO_JSON],
    ['a list', '[]', 'found [], expected an object'],
    ['a number', '3', 'found 3, expected an object'],
    ['null', 'null', 'found null, expected an object'],
    ['a very deep list', '['.repeat(20_000) + ']'.repeat(20_000), TOO_DEEP],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 'is not UTF-8'],
  ])('%s', (name, content, problem) => {
    const file = `${name.replaceAll(' ', '-')}.json`;
    if (content !== null) write(file, content);
    for (const door of DOORS) {
      const sentence = refusal(door, file);
      if (typeof problem === 'string') expect(sentence).toBe(problem);
      else expect(sentence).toMatch(problem);
    }
  });

  it('half a file, with exit code 2 at every door', async () => {
    const file = `./${write('half.json', '{"ruleset": "switch-us",\n\u001b[31m')}`;
    for (const { code, out, err } of await Promise.all(DOORS.map(({ words }) => push22(words(file), { cwd })))) {
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^push22: \.\/half\.json: is no JSON: [^\p{Cc}]+\n$/u);
    }
  });

  it('a folder', () => {
    mkdirSync(join(cwd, 'folder'));
    for (const door of DOORS) expect(refusal(door, 'folder')).toBe('cannot be read: it is a folder');
  });

  it('standard input', async () => {
    expect(await push22(['play', '-'], { input: '[]' })).toEqual(
      refused('standard input: found [], expected an object'),
    );
    expect((await push22(['play', '-'])).err).toMatch(/^push22: standard input: is no JSON: \S.*\n$/);
  });
});

const COPIES = 'found copy 7 of AC, expected at most 6, as a shoe of 6 packs holds (S2.1)';

describe.concurrent('a bad script is refused with the place, what was found and what was expected', () => {
  it.each<[string, unknown, string]>([
    [
      'no-card',
      changed(script, { '/cards/seats/0/0/1': '11H' }),
      '/cards/seats/0/0/1: found "11H", expected a card such as 10H or AS: its rank, then its suit',
    ],
    ['no-hand', changed(script, { '/cards/seats/0/1': '5H' }), '/cards/seats/0/1: found "5H", expected a list'],
    [
      'unknown-member',
      changed(script, { '/actions/0/a~b': 1 }),
      '/actions/0/a~0b: found a member nobody knows, expected one of the members seat, do, amounts, hand',
    ],
    [
      'huge-chips',
      withText(changed(script, { '/seats/0/chips': 123456 }), '1e400'),
      '/seats/0/chips: found a number too large, expected a whole number of at least 0',
    ],
    [
      'unknown-rules',
      changed(script, { '/ruleset': 'x\u001b[31m' }),
      '/ruleset: found "x\\u001b[31m", expected one of classic-fr, switch-us',
    ],
    ['seventh-copy', changed(script, { '/cards/draws': Array(7).fill('AC') }), `/cards/draws/6: ${COPIES}`],
    [
      'third-card',
      changed(script, { '/cards/seats/0/0': ['7C', '5S', '2H'] }),
      '/cards/seats/0/0: found a list of 3, expected a list of 2: a first and a second card',
    ],
    [
      'no-draws',
      { method: 'play', params: changed(script, { '/cards/draws': [] }) },
      '/params/cards/draws: found 0 draws, expected one more, for hand 1',
    ],
    [
      'one-draw',
      { ...fixture, request: changed(script, { '/cards/draws': ['KH'] }) },
      '/request/cards/draws: found 1 draw, expected one more, for the dealer',
    ],
  ])('%s', (name, content, problem) => {
    expect(refusal(PLAY, write(`script-${name}.json`, content))).toBe(problem);
  });

  it('with exit code 2', async () => {
    const file = write('copies.json', changed(script, { '/cards/draws': Array(7).fill('AC') }));
    expect(await push22(PLAY.words(file), { cwd })).toEqual(refused(`copies.json: /cards/draws/6: ${COPIES}`));
  });

  it('a byte order mark is no fault, and control characters in its words are escaped', async () => {
    const strange = changed(script, { '/actions/0/do': 'a\u001b[31m\nb' });
    const file = write('strange.json', `\ufeff${JSON.stringify(strange)}`);
    const { code, out } = await push22(PLAY.words(file), { cwd });
    expect(code).toBe(0);
    expect(out).toContain('seat 1 tries `a\\u001b[31m\\nb`: refused, unknown action\n');
  });

  it('a table that the rules refuse is no bad script, whatever its cards and however large its stakes', async () => {
    const table = changed(script, { '/seats/0/stakes': [123456, 1], '/cards/seats': [] });
    const { code, out } = await push22(PLAY.words(write('refused.json', withText(table, '1e400'))), { cwd });
    expect(code).toBe(0);
    expect(out).toContain('the table is refused, bad stake\n');
  });
});

describe.concurrent('a ruleset from a file', () => {
  it.each<[string, unknown, string]>([
    [
      'totals',
      changed(ruleset, { '/double/totals': [1] }),
      '/double/totals/0: found 1, expected a number from 3 to 21',
    ],
    [
      'unknown-member',
      changed(ruleset, { '/insurance/taxed': true }),
      '/insurance/taxed: found a member nobody knows, expected one of the members offered, amount, pays',
    ],
    [
      'naturals',
      changed(ruleset, { '/naturalPays': '3:2' }),
      '/naturalPays: found "3:2", expected 1:1, for the switch is never combined with naturals paid more (S7.7)',
    ],
    [
      'dealer-22',
      changed(ruleset, { '/dealer22': 'over' }),
      '/dealer22: found "over", expected push, for the switch is never combined with a dealer 22 that loses to every surviving hand (S7.7)',
    ],
  ])('that is bad is refused, with the clause where there is one: %s', (name, content, problem) => {
    expect(refusal(BY_RULESET, write(`ruleset-${name}.json`, content))).toBe(problem);
  });

  it('that mixes the games is refused with exit code 2', async () => {
    const file = `./${write('mixed.json', changed(ruleset, { '/naturalPays': '2:1' }))}`;
    const problem = '/naturalPays: found "2:1", expected 1:1, for the switch is never combined with naturals paid more';
    expect(await push22(BY_RULESET.words(file), { cwd })).toEqual(refused(`${file}: ${problem} (S7.7)`));
  });

  it.each<[string, unknown, string, number]>([
    ['nine hands of aces', changed(ruleset, { '/name': 'house', '/split': { hands: 9, aceHands: 9 } }), 'S5', 1],
    ['one pack, no switch', changed(ruleset, { '/name': 'house', '/packs': 1, '/switch': 'none' }), 'S6', 10],
  ])('judges by the fixtures that exist under it: %s', (_, content, section, least) => {
    const fixtures = readFixtures('switch-us').filter(({ clauses }) => clauses[0]?.startsWith(section));
    const law = createLaw(content as never);
    const left = fixtures.filter((fixture) => transposed(fixture, law) === null).length;
    expect(left).toBeGreaterThanOrEqual(least);
    expect(left).toBeLessThan(fixtures.length);
  });

  it('sets the defaults of the open choices', () => {
    const file = write('in-turn.json', changed(ruleset, { '/name': 'house', '/choices/switchTiming': 'in-turn' }));
    const { open } = suiteOf(join(cwd, file));
    expect(open.map((point) => [point.name, point.default])).toContainEqual(['switchTiming', 'in-turn']);
  });

  it('with the name of one of the kit has its values', () => {
    const same = join(cwd, write('same.json', ruleset));
    expect(suiteOf(same).law.ruleset.name).toBe('switch-us');
    const other = join(cwd, write('other.json', changed(ruleset, { '/split/hands': 2 })));
    expect(() => suiteOf(other)).toThrow(`${other}: /name: found "switch-us", expected another name`);
  });

  it('is the one that an adapter is asked for', async () => {
    const file = `./${write('house.json', changed(ruleset, { '/name': 'house', '/split/hands': 9 }))}`;
    const describes = { implementation: { name: 'house' }, protocol: 1, rulesets: { house: {} } };
    const judged = await push22(['certify', '--ruleset', file, ...fake('describes', JSON.stringify(describes))], {
      cwd,
    });
    expect(judged).toMatchObject({ code: 3, out: 'could not be judged: the adapter has no method play\n' });
  });
});
