import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../schemas/package-root.ts';
import { LANGUAGES } from '../../src/languages/languages.ts';
import { ownFolder } from '../own-folder.ts';
import { lastLine, push22 } from '../run-push22.ts';

const { folder: results } = ownFolder();

const JAVASCRIPT = ['--', 'node', 'conformance/javascript/adapter.js'];
const PYTHON = ['--', 'python3', 'conformance/python/adapter.py', '--choice', 'splitPlace=last'];
const IMPOSTOR = ['--', 'node', 'dist/src/cli/cli.js', 'serve', '--impostor', 'dealer-stands-on-soft-17'];

/** How each language says that the dealer of the worked example ends on 22 (S8.1). */
const END: { readonly [code: string]: string } = {
  en: 'the dealer ends on 22 with 9♣ 7♦ 6♦',
  fr: 'le croupier finit à 22 avec 9♣ 7♦ 6♦',
  es: 'el crupier termina en 22 con 9♣ 7♦ 6♦',
  pt: 'o croupier faz 22 com 9♣ 7♦ 6♦',
  ru: 'дилер заканчивает на 22 с картами 9♣ 7♦ 6♦',
};

/** Runs the scenarios of a language by Cucumber on the project's own machine. */
async function features(code: string, game: string): Promise<{ readonly code: number | null; readonly out: string }> {
  const words = ['features/run.ts', '--lang', code, '--ruleset', game, '--results', join(results, `${code}-${game}`)];
  const child = spawn('npx', ['tsx', ...words], { cwd: packageRoot() });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out: `${out}${err}` };
}

it.each([
  ['ru', 'switch-us'],
  ['fr', 'classic-fr'],
])('npm run features -- --lang %s --ruleset %s passes', async (code, game) => {
  const { code: exit, out } = await features(code, game);
  expect([exit, out.trimEnd().split('\n').length], out).toEqual([0, 1]);
  expect(Number(/\d+/.exec(out)?.[0])).toBeGreaterThan(300);
});

it.each(['switch-us', 'classic-fr'])('every scenario of %s passes that is put to the Python example', async (game) => {
  const { code, out } = await push22(['scenarios', '--lang', 'fr', '--ruleset', game, ...PYTHON]);
  expect(code, out).toBe(0);
});

describe.each(LANGUAGES)('in $name', ({ code }) => {
  it('every scenario passes that is put to the JavaScript example, and the worked example that is put to the Python one', async () => {
    const all = await push22(['scenarios', '--lang', code, ...JAVASCRIPT]);
    expect(all.code, all.out).toBe(0);
    const one = await push22(['scenarios', '--lang', code, '--only', 'S8', ...PYTHON]);
    expect([one.code, lastLine(one.out).match(/\d+/g)], one.out).toEqual([0, ['2', '2']]);
  });

  it('an impostor fails with a story', async () => {
    const { code: exit, out } = await push22(['scenarios', '--lang', code, '--only', 'S6.1', ...IMPOSTOR]);
    expect(exit).toBe(1);
    const { phrases, deeds } = LANGUAGES.find((one) => one.code === code) ?? LANGUAGES[0];
    expect(out).toContain(phrases.acts.replace('{int}', '1').replace('{deed}', deeds.stand));
    expect(out).toContain(phrases.dealerShows.replace('{cards}', '6♦'));
  });

  it('the worked example is told, and certify ends in the same words', async () => {
    const explained = await push22(['explain', 'worked-example', '--lang', code]);
    expect(explained.out).toContain(END[code]);
    const played = await push22(['play', 'conformance/switch-us/told/worked-example.json', '--lang', code]);
    expect(played.out).toContain(END[code]);
    expect(explained.out).toContain(played.out);
    const certified = await push22(['certify', '--only', 'S8', '--lang', code, ...JAVASCRIPT]);
    expect([certified.code, lastLine(certified.out)]).toEqual([0, expect.stringMatching(/^certified \(/)]);
    const failed = await push22(['certify', '--only', 'dealer-soft-17-six-and-ace', '--lang', code, ...IMPOSTOR]);
    expect([failed.code, lastLine(failed.out).split(':')[0]]).toEqual([1, 'not certified']);
  });
});

it('the JSON of certify is the same in every language', async () => {
  const words = ['certify', '--only', 'dealer-soft-17-six-and-ace', '--reporter', 'json'];
  const english = await push22([...words, ...IMPOSTOR]);
  expect(english.code).toBe(1);
  for (const { code } of LANGUAGES)
    expect(await push22([...words, '--lang', code, ...IMPOSTOR]), code).toEqual(english);
});
