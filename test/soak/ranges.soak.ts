import { describe, expect, it } from 'vitest';
import { readFixtures } from '../../src/fixtures/read.ts';
import { exampleOf, notPassed, suiteFor } from '../in-process.ts';
import { fake, lastLine, push22 } from '../run-push22.ts';

const fixtures = readFixtures('switch-us').filter(({ needs }) => Object.keys(needs).length === 0);

const EXAMPLE = ['node', 'conformance/javascript/adapter.js'];

describe('an implementation with stakes of its own', () => {
  it.each([[[7]], [[1]], [[5, 10]], [[2]], [[1000]]])('is judged with stakes of %j and certified', (stakes) => {
    const suite = suiteFor({ stakes });
    const staked = suite.flatMap(({ request }) => request.seats.flatMap((seat) => seat.stakes));
    expect(staked.filter((stake) => !stakes.includes(stake as number))).toEqual([]);
    expect(suite.length).toBeGreaterThan(fixtures.length / 2);
    expect(notPassed(exampleOf({}, { stakes }), suite)).toEqual([]);
  });

  it('of 2 is put to seven fixtures of eight, of 7 to most, and every section is there', () => {
    expect(suiteFor({ stakes: [2] }).length).toBeGreaterThan((fixtures.length * 7) / 8);
    const sevens = suiteFor({ stakes: [7] });
    expect(sevens.length).toBeGreaterThan(fixtures.length / 2);
    const sections = (suite: typeof sevens) => new Set(suite.map(({ clauses }) => clauses[0]?.split('.')[0]));
    expect([...sections(fixtures)].filter((section) => !sections(sevens).has(section))).toEqual([]);
  });

  it('is found out where it goes wrong with its own stakes', () => {
    const honest = exampleOf({}, { stakes: [7] });
    const wrong = notPassed(
      (request) => {
        const reply = honest(request);
        const text = JSON.stringify(reply).replaceAll('"outcome":"push","returned":7', '"outcome":"push","returned":8');
        return JSON.parse(text);
      },
      suiteFor({ stakes: [7] }),
    );
    expect(wrong.length).toBeGreaterThan(0);
  });
});

describe('an implementation of classic-fr with stakes of its own', () => {
  // Odd stakes are not judged (M6), so of 5 and 10 the tens are played.
  it.each([[[2]], [[6]], [[5, 10]], [[1000]]])('is judged with stakes of %j and certified', (stakes) => {
    const suite = suiteFor({ ruleset: 'classic-fr', stakes });
    const staked = suite.flatMap(({ request }) => request.seats.flatMap((seat) => seat.stakes));
    expect(staked.filter((stake) => !stakes.includes(stake as number))).toEqual([]);
    expect(suite.length).toBeGreaterThan(suiteFor({ ruleset: 'classic-fr' }).length * 0.8);
    expect(notPassed(exampleOf({}, { stakes }), suite)).toEqual([]);
  });

  it('of odd stakes alone cannot be judged', async () => {
    const command = ['node', 'conformance/javascript/adapter.js', '--stakes', '5'];
    const { code, out } = await push22(['certify', '--ruleset', 'classic-fr', '--', ...command]);
    expect([code, out]).toEqual([3, expect.stringMatching(/^could not be judged: no fixture is within the range/)]);
  });
});

describe.concurrent('the certificate names the range', () => {
  it.each([
    [['--seats', '2', '--stakes', '5'], 'levels round and table; up to 2 seats, stakes of 5'],
    [['--seats', '1'], 'level round; up to 1 seat, any stakes'],
  ])('%j', async (words, range) => {
    const { code, out } = await push22(['certify', '--level', 'table', '--', ...EXAMPLE, ...words]);
    expect([code, lastLine(out)]).toEqual([0, 'certified']);
    expect(out.split('\n')[1]).toBe(range);
    expect(out).toMatch(/^\d+ fixtures outside of that range not run$/m);
  });

  it('and what is answered -32011 within it is not certified', async () => {
    const { code, out } = await push22(['certify', '--level', 'table', ...fake('spoiled', 'error', '5', '-32011')]);
    expect(code).toBe(1);
    expect(lastLine(out)).toMatch(/^not certified: \d+ not supported$/);
  });
});
