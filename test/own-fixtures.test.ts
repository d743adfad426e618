import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { createLaw } from '../machine/law.ts';
import { faultOf } from '../src/fixtures/fault.ts';
import { readFixtureFile, readFixtures } from '../src/fixtures/read.ts';
import { BadInput } from '../src/rulesets/bad-input.ts';
import { readRules, readRuleset } from '../src/rulesets/read.ts';
import { ownFolder } from './own-folder.ts';
import { fake, lastLine, push22, refused } from './run-push22.ts';
import { changed, type Json, readJson } from './spoilt.ts';

const { folder: cwd, write } = ownFolder();
const told = readJson('conformance/switch-us/told/doubled-22-loses-on-22.json');
const two = readJson('conformance/switch-us/told/settled-against-dealer-17.json');
const own = changed(told, { '/id': 'mine', '/title': 'Mine\u001b[31m\u202e' });
const honest = fake('spoiled', 'honest');

const law = createLaw(readRuleset('switch-us'));
const rules = readRules('switch-us');

it("no fixture of the kit's own has a fault", () => {
  for (const fixture of readFixtures('switch-us')) {
    expect([fixture.id, faultOf(fixture, law, rules)]).toEqual([fixture.id, null]);
  }
});

describe.concurrent('a bad fixture is refused with the place, what was found and what was expected', () => {
  it.each<[string, unknown, string]>([
    [
      'returned',
      changed(told, { '/answer/steps/3/seats/0/hands/1/returned': 'five' }),
      '/answer/steps/3/seats/0/hands/1/returned: found "five", expected a number',
    ],
    [
      'unknown-member',
      changed(told, { '/from/page': 3 }),
      '/from/page: found a member nobody knows, expected one of the members route, file',
    ],
    [
      'clause',
      changed(told, { '/clauses': ['S6.9', 'S99.1'] }),
      '/clauses/1: found "S99.1", expected a clause of switch-us; push22 rules lists them',
    ],
    [
      'cited-clause',
      changed(told, { '/cited/0/clauses/0': 'Z9' }),
      '/cited/0/clauses/0: found "Z9", expected a clause of switch-us; push22 rules lists them',
    ],
    [
      'cited-field',
      changed(told, { '/cited/0/fields': { '/turn/seat': ['Z9'] } }),
      '/cited/0/fields/~1turn~1seat/0: found "Z9", expected a clause of switch-us; push22 rules lists them',
    ],
    ['ruleset', changed(told, { '/ruleset': 'house' }), '/ruleset: found "house", expected "switch-us"'],
    [
      'request-ruleset',
      changed(told, { '/request/ruleset': 'house' }),
      '/request/ruleset: found "house", expected "switch-us"',
    ],
    [
      'seventh-copy',
      changed(told, { '/request/cards/draws': Array(7).fill('AC') }),
      '/request/cards/draws/6: found copy 7 of AC, expected at most 6, as a shoe of 6 packs holds (S2.1)',
    ],
    [
      'third-card',
      changed(told, { '/request/cards/seats/0/0': ['7C', '5S', '2H'] }),
      '/request/cards/seats/0/0: found a list of 3, expected a list of 2: a first and a second card',
    ],
    [
      'no-draws',
      changed(told, { '/request/cards/draws': [] }),
      '/request/cards/draws: found 0 draws, expected one more, for hand 1',
    ],
    [
      'steps',
      changed(told, { '/answer/steps': told.answer.steps.slice(1) }),
      '/answer/steps: found a list of 3, expected a list of 4: one step for the deal and one for each action',
    ],
    [
      'exchange',
      changed(told, { '/cited/0/exchangeable': [{ pointers: ['/phase', '/seats/9/x'], orders: [['AS'], ['KD']] }] }),
      '/cited/0/exchangeable/0/pointers/1: found "/seats/9/x", expected a pointer to a member of /answer/steps/0',
    ],
  ])('%s', (name, content, problem) => {
    const file = write(`fixture-${name}.json`, content);
    expect(() => readFixtureFile(join(cwd, file), law, rules)).toThrow(new BadInput(`${join(cwd, file)}: ${problem}`));
  });

  it('by explain and by certify', async () => {
    const clause = write('clause.json', changed(told, { '/clauses/0': 'S99.1' }));
    expect(await push22(['explain', clause], { cwd })).toEqual(
      refused('clause.json: /clauses/0: found "S99.1", expected a clause of switch-us; push22 rules lists them'),
    );
    const copies = write('copies.json', changed(told, { '/request/cards/draws': Array(7).fill('AC') }));
    expect(await push22(['certify', '--only', copies, '--', 'true'], { cwd })).toEqual(
      refused(
        'copies.json: /request/cards/draws/6: found copy 7 of AC, expected at most 6, as a shoe of 6 packs holds (S2.1)',
      ),
    );
  });
});

describe.concurrent("somebody's own fixture", () => {
  it('is told and judged, its title escaped', async () => {
    const file = write('own.json', own);
    const explained = await push22(['explain', file], { cwd });
    expect(explained).toMatchObject({ code: 0, err: '' });
    expect(explained.out).toMatch(/^Mine\\u001b\[31m\\u202e\nfixture mine, about S6\.9, /);
    const judged = await push22(['certify', '--only', file, ...honest], { cwd });
    expect(judged).toMatchObject({ code: 0, err: '' });
    expect(lastLine(judged.out)).toBe('certified (only own.json)');
  });

  it('is judged by what it says, and not in silence where the rules say something else', async () => {
    const file = write('claim.json', changed(own, { '/answer/steps/3/seats/0/chips': 91 }));
    const { code, out, err } = await push22(['certify', '--only', file, ...honest], { cwd });
    expect(code).toBe(1);
    expect(err).toBe(
      'push22: claim.json: /answer/steps/3/seats/0/chips: is not what the rules answer; the file is taken at its word\n',
    );
    expect(out).toMatch(/expected {2}91 .*\n {4}received {2}90\n {2}again: npx push22 certify --only claim\.json -- /);
    expect(out).toContain('  Mine\\u001b[31m\\u202e\n');
    expect(lastLine(out)).toBe('not certified: 1 of 1 fixture failed');
  });

  it('that the rules bear out fits every choice; one that they do not fits those that it is written for', async () => {
    const right = write('right.json', changed(two, { '/id': 'right' }));
    const wrong = write('wrong.json', changed(two, { '/id': 'wrong', '/answer/steps/6/seats/0/chips': 1 }));
    const example = fileURLToPath(new URL('../conformance/javascript/adapter.js', import.meta.url));
    const command = ['--', process.execPath, example, '--choice', 'switchTiming=in-turn'];
    const { code, out } = await push22(['certify', '--only', right, '--only', wrong, ...command], { cwd });
    expect(code).toBe(0);
    expect(out).toContain('\n1 fixture passed\n');
    expect(out).toContain('\nNot judged, outside of the range that describe declares or the level asked for: wrong.\n');
  });

  it('may leave out what it does not judge', async () => {
    const steps = told.answer.steps.map(({ accepted, phase, seats }: Json) => {
      if (phase === 'switch')
        return { accepted, phase, seats: [{ hands: seats[0].hands.map(({ cards }: Json) => ({ cards })) }] };
      if (phase !== 'done') return { accepted, phase };
      const hands = seats[0].hands.map(({ cards, outcome, returned }: Json) => ({ cards, outcome, returned }));
      return { accepted, phase, seats: [{ chips: seats[0].chips, hands }] };
    });
    const file = write('little.json', changed(own, { '/answer/steps': steps }));
    expect(await push22(['certify', '--only', file, ...honest], { cwd })).toMatchObject({ code: 0, err: '' });
    const explained = await push22(['explain', file], { cwd });
    expect(explained.out).toContain('\nseat 1 is dealt 7♣ 5♠ and 10♦ 7♥\n');
    expect(explained.out).not.toMatch(/undefined|NaN/);
    expect(explained.out).toContain('seat 1, hand 1: 7♣ 5♠ K♥ loses, 0 chips back\n');
  });
});
