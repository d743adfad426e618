import { describe, expect, it } from 'vitest';
import type { Language } from '../src/languages/language.ts';
import { LANGUAGES } from '../src/languages/languages.ts';
import { type FeatureFile, readFeatures } from './feature-files.ts';
import { lintAll } from './lint.ts';
import { disparities } from './parity.ts';
import { performAll, readTags, sketchOf } from './sketch.ts';
import { scenariosOf } from './told.ts';
import { readerOf } from './vocabulary/lines.ts';

const [en, ...others] = LANGUAGES;
const english = { language: en, files: readFeatures('en') };

interface Expected {
  readonly ruleset: string;
  readonly text: string;
}

/** Each scenario of some games by its id, as the request that it leads to and the values that it expects, as text. */
async function sketchesIn(language: Language, games: readonly string[]): Promise<ReadonlyMap<string, Expected>> {
  const read = readerOf(language);
  const told = readFeatures(language.code)
    .flatMap(scenariosOf)
    .filter(({ tags }) => games.includes(readTags(tags).ruleset));
  const sketches = new Map<string, Expected>();
  for (const one of told) {
    const scenario = await performAll(one, language, read);
    const { title: _, from: __, ...sketch } = sketchOf(one, scenario);
    const { ruleset } = readTags(one.tags);
    sketches.set(one.id ?? '', { ruleset, text: JSON.stringify([sketch, scenario.changes]) });
  }
  return sketches;
}

const inEnglish = sketchesIn(en, en.games);

describe.each(others)('the features in $name', (language) => {
  const files = readFeatures(language.code);

  it('say what the English ones say, line by line', () => {
    expect(disparities(english, { language, files })).toEqual([]);
  });

  it('lead to the same requests and the same expected values, byte for byte', async () => {
    const own = await sketchesIn(language, language.games);
    expect(own.size).toBeGreaterThan(400);
    const wanted = [...(await inEnglish)].filter(([, { ruleset }]) => language.games.includes(ruleset));
    expect(own).toEqual(new Map(wanted));
  });

  it('have every clause and reading under a Rule with its sentence', () => {
    const ran = files.flatMap(scenariosOf).map(({ path, line }) => ({ path, line, isPassed: true }));
    expect(lintAll(files, ran, language, language.games)).toEqual([]);
  });
});

it('every game is told in two languages at least', () => {
  for (const game of en.games) expect(others.some(({ games }) => games.includes(game))).toBe(true);
});

/** What is said of the French features after a change to the file of section S4. */
function afterChange(change: (text: string) => string): readonly string[] {
  const [language] = others;
  if (language === undefined) throw new Error('there is no other language');
  const [original, files] = [en, language].map(({ code }) => {
    return readFeatures(code).filter(({ path }) => path.includes('S4-switch'));
  });
  const changed = (files ?? []).map((file): FeatureFile => ({ ...file, text: change(file.text) }));
  return disparities({ language: en, files: original ?? [] }, { language, files: changed });
}

/** The first scenario of section S4 in French, changed. */
function inFirst(pattern: RegExp, instead: string): (text: string) => string {
  return (text) => {
    const changed = text.replace(pattern, instead);
    if (changed === text) throw new Error(`nothing is like ${pattern}`);
    return changed;
  };
}

describe('a language that differs fails with both lines:', () => {
  it('another number in what is given', () => {
    expect(afterChange(inFirst(/mise 2 et 2 sur un total de 100/, 'mise 2 et 2 sur un total de 99'))).toEqual([
      [
        'a-seat-keeps-its-hands: says another thing',
        '  en  features/en/S4-switch.feature:10: Given seat 1 stakes 2 and 2 out of 100 chips',
        '  fr  features/fr/S4-switch.feature:11: Étant donné que la place 1 mise 2 et 2 sur un total de 99 jetons',
      ].join('\n'),
    ]);
  });

  it('another number in what must be seen', () => {
    const [said] = afterChange(inFirst(/Et la place 1 a 100 jetons/, 'Et la place 1 a 101 jetons'));
    expect(said).toContain('And seat 1 has 100 chips');
    expect(said).toContain('Et la place 1 a 101 jetons');
  });

  it('another cell of a table', () => {
    const [said] = afterChange(inFirst(/\| 18 {4}\| gain /, '| 19    | gain '));
    expect(said).toContain('| 1 | 10♠ 8♦ | 18 | win | 4 |');
    expect(said).toContain('| 1 | 10♠ 8♦ | 19 | gain | 4 |');
  });

  it('a line too few', () => {
    const [said] = afterChange(inFirst(/ +Et la place 1 a 100 jetons\n/, ''));
    expect(said).toContain('And seat 1 has 100 chips');
    expect(said).toContain('  fr  features/fr/S4-switch.feature: no more lines');
  });

  it('a scenario that is missing', () => {
    const [said] = afterChange(inFirst(/ +@id:a-seat-keeps-its-hands\n(?: {4}.*\n)+/, ''));
    expect(said).toBe(
      'a-seat-keeps-its-hands: is not told in features/fr\n  en  features/en/S4-switch.feature:9: A seat that keeps plays the hands it was dealt',
    );
  });

  it('a scenario one too many', () => {
    const said = afterChange(inFirst(/@id:a-seat-keeps-its-hands/, '@id:une-place-garde'));
    expect(said.map((one) => one.split('\n')[0])).toEqual([
      'a-seat-keeps-its-hands: is not told in features/fr',
      'une-place-garde: is not told in features/en',
    ]);
  });

  it('another tag, of the scenario or of its Rule', () => {
    expect(afterChange(inFirst(/@D9\n/, '@D3\n'))[0]).toContain('has other tags');
    expect(afterChange(inFirst(/@S4\.2\n/, '@S4.6\n'))[0]).toContain('has other tags');
  });
});
