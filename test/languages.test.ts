import { describe, expect, it } from 'vitest';
import { lastLine, push22, refused } from './run-push22.ts';

const impostor = ['--', 'node', 'dist/src/cli/cli.js', 'serve', '--impostor', 'dealer-stands-on-soft-17'];
/** What stays as it is in every language. */
const CERTIFY = ['certify', '--only', 'dealer-soft-17-six-and-ace'];

describe.concurrent('in French', () => {
  const code = 'fr';

  it('explain and play tell the worked example', async () => {
    const explained = await push22(['explain', 'worked-example', '--lang', code]);
    expect(explained.out).toContain('le croupier finit à 22 avec 9♣ 7♦ 6♦');
    const played = await push22(['play', 'conformance/switch-us/told/worked-example.json', '--lang', code]);
    expect(explained.out).toContain(played.out);
  });

  it('the locale is enough', async () => {
    const [asked, meant] = await Promise.all([
      push22(['rules', 'S6.2', '--lang', code]),
      push22(['rules', 'S6.2'], { env: { LC_ALL: '', LANG: `${code}_XX.UTF-8` } }),
    ]);
    expect(meant).toEqual(asked);
  });

  it('the JSON, the exit code and the words of the verdict stay as they are', async () => {
    const [json, english, told] = await Promise.all([
      push22([...CERTIFY, '--reporter', 'json', '--lang', code, ...impostor]),
      push22([...CERTIFY, '--reporter', 'json', ...impostor]),
      push22([...CERTIFY, '--lang', code, ...impostor]),
    ]);
    expect(json).toEqual(english);
    expect([json.code, told.code]).toEqual([1, 1]);
    expect(lastLine(told.out)).toMatch(/^not certified: /);
    const passing = await push22([...CERTIFY, '--lang', code, '--', 'node', 'dist/src/cli/cli.js', 'serve']);
    expect([passing.code, lastLine(passing.out)]).toEqual([
      0,
      expect.stringMatching(/^certified \(.*dealer-soft-17-six-and-ace\)$/),
    ]);
  });
});

it('a locale that nobody speaks here is English, and a language that is asked for must be known', async () => {
  const { out } = await push22(['rules', 'S6.2'], { env: { LC_ALL: 'de_DE.UTF-8' } });
  expect(out).toContain('A final dealer 22 pushes every ordinary hand that did not go over');
  expect(await push22(['explain', 'worked-example', '--lang', 'de'])).toEqual(
    refused('--lang: found de, expected one of en, fr, es, pt, ru'),
  );
});
