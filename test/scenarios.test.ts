import { describe, expect, it } from 'vitest';
import { lastLine, push22, refused } from './run-push22.ts';

const javascript = ['--', 'node', 'conformance/javascript/adapter.js'];
const impostor = ['--', 'node', 'dist/src/cli/cli.js', 'serve', '--impostor', 'dealer-stands-on-soft-17'];

function scenarios(...words: readonly string[]): ReturnType<typeof push22> {
  return push22(['scenarios', ...words]);
}

describe.concurrent('push22 scenarios', () => {
  it('fails an impostor with the line, both values, the story and the way to see it again', async () => {
    const { code, out } = await scenarios('--lang', 'es', '--only', 'dealer-soft-17-six-and-ace', ...impostor);
    expect(code).toBe(1);
    const lines = out.split('\n').map((line) => line.trim());
    expect(lines[0]).toMatch(/^S6\.1 {2}El crupier/);
    expect(lines).toContain('el crupier termina en 21 con 6♦ A♠ 4♥');
    expect(lines).toContain('las cartas visibles del crupier: se esperaba 6♦ A♠ 4♥; se encontró 6♦ A♠');
    expect(lines).toContain('el crupier termina en 17 con 6♦ A♠');
    expect(out).toContain(
      'npx push22 scenarios --lang es --only dealer-soft-17-six-and-ace -- node dist/src/cli/cli.js serve --impostor dealer-stands-on-soft-17',
    );
    expect(lastLine(out)).toMatch(/^0 de 1 /);
  });

  it.each([
    [[], 'scenarios needs the command of an adapter after --'],
    [['--lang', 'de', ...javascript], '--lang: found de, expected one of en, fr, es, pt, ru'],
    [
      ['--lang', 'es', '--ruleset', 'classic-fr', ...javascript],
      '--lang: found es, expected one of en, fr, for classic-fr',
    ],
    [['--only', 'S9.9', ...javascript], 'S9.9 is no scenario, clause or section of switch-us'],
    [
      ['--format', 'html', ...javascript],
      '--format: found html, expected a format and a file, such as html:scenarios.html',
    ],
    [['--ruleset', 'poker', ...javascript], 'the ruleset poker is not known; there is classic-fr, switch-us'],
  ])('refuses %j', async (words, sentence) => {
    expect(await scenarios(...words)).toEqual(refused(sentence));
  });
});
