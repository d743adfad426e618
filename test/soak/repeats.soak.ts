import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../schemas/schemas.ts';
import type { Report } from '../../schemas/types.ts';
import { ownFolder } from '../own-folder.ts';
import { EIGHT, fake, lastLine, push22 } from '../run-push22.ts';

const { folder } = ownFolder();
const SOME = ['certify', '--only', ...EIGHT];

async function failures(...words: readonly string[]): Promise<Report['failures']> {
  const { out } = await push22([
    ...words.slice(0, words.indexOf('--')),
    '--reporter',
    'json',
    ...words.slice(words.indexOf('--')),
  ]);
  const checked = check('report', JSON.parse(out));
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  return checked.value.failures;
}

describe.concurrent('a fixture that fails is asked again', () => {
  it('fails always, where it fails alone too', async () => {
    const found = await failures(...SOME, ...fake('spoiled', 'few'));
    expect(found.map(({ repeats }) => repeats)).toEqual(EIGHT.map(() => 'always'));
    expect(found[0]?.again).toContain(`--only ${found[0]?.fixture} --`);
  });

  it('fails only after others, where it passes alone; again is then the whole in its order', async () => {
    const { code, out } = await push22([...SOME, '--order', '7', ...fake('spoiled', 'few', '5')]);
    expect(code).toBe(1);
    expect(out).toMatch(/^ {2}fixture \S+, fails only after others$/m);
    expect(out).toMatch(new RegExp(`^ {2}again: npx push22 certify --order 7 --only ${EIGHT.join(' ')} -- `, 'm'));
  });

  it('fails not every time, where it passes when all are asked again', async () => {
    const found = await failures(...SOME, ...fake('flaky', join(folder, 'was-here')));
    expect(new Set(found.map(({ repeats }) => repeats))).toEqual(new Set(['not every time']));
  });

  it('fails always, where it starts slowly and ends if it is not asked to describe itself first', async () => {
    const three = EIGHT.slice(0, 3);
    const found = await failures('certify', '--only', ...three, '--timeout', '400ms', ...fake('late', '900'));
    expect(found.map(({ repeats }) => repeats)).toEqual(three.map(() => 'always'));
  });

  it('and nothing is said of one that is not answered when it is asked again', async () => {
    const found = await failures(...SOME, ...fake('flaky', join(folder, 'dead'), 'dies'));
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ repeats }) => repeats)).toEqual(found.map(() => undefined));
  });

  it('but ten at most', async () => {
    const found = await failures('certify', '--level', 'round', '--only', 'S6.2', ...fake('spoiled', 'few'));
    expect(found.length).toBeGreaterThan(11);
    expect(found.map(({ repeats }) => repeats !== undefined)).toEqual(found.map((_, at) => at < 10));
  });
});

describe.concurrent('--order', () => {
  it('shuffles the suite, each seed in its own way', async () => {
    const first = async (seed: string) =>
      (await failures(...SOME, '--order', seed, '--bail', ...fake('spoiled', 'few')))[0]?.fixture;
    const seen = await Promise.all(['1', '2', '3', '4', '1'].map(first));
    expect(new Set(seen).size).toBeGreaterThan(1);
    expect(seen.at(-1)).toBe(seen[0]);
  });

  it('changes no verdict, and stands in the report', async () => {
    const { out, code } = await push22([...SOME, '--order', '22', '--reporter', 'json', ...fake('spoiled', 'honest')]);
    expect([code, JSON.parse(out).order]).toEqual([0, 22]);
    expect(lastLine((await push22([...SOME, '--order', '22', ...fake('spoiled', 'honest')])).out)).toMatch(
      /^certified/,
    );
  });
});
