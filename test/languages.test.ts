import { expect, it } from 'vitest';
import { push22, refused } from './run-push22.ts';

it('the locale is enough', async () => {
  const [asked, meant] = await Promise.all([
    push22(['rules', 'S6.2', '--lang', 'fr']),
    push22(['rules', 'S6.2'], { env: { LC_ALL: '', LANG: 'fr_XX.UTF-8' } }),
  ]);
  expect(meant).toEqual(asked);
});

it('a locale that nobody speaks here is English, and a language that is asked for must be known', async () => {
  const { out } = await push22(['rules', 'S6.2'], { env: { LC_ALL: 'de_DE.UTF-8' } });
  expect(out).toContain('A final dealer 22 pushes every ordinary hand that did not go over');
  expect(await push22(['explain', 'worked-example', '--lang', 'de'])).toEqual(
    refused('--lang: found de, expected one of en, fr, es, pt, ru'),
  );
});
