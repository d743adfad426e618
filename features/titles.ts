import type { AnyFixture } from '../schemas/any-fixture.ts';
import { readFeatures } from './feature-files.ts';
import { scenariosOf, type Told } from './told.ts';

/** Fixtures with the titles that their scenarios have in a language, and the files that tell them; others stay as they are. */
export function titledIn<F extends AnyFixture>(fixtures: readonly F[], code: string): readonly F[] {
  if (code === 'en') return fixtures;
  const told = new Map(
    readFeatures(code)
      .flatMap(scenariosOf)
      .map((one): [string, Told] => [one.id ?? '', one]),
  );
  return fixtures.map((fixture) => {
    const own = told.get(fixture.id);
    return own === undefined ? fixture : { ...fixture, title: own.name, from: { ...fixture.from, file: own.path } };
  });
}
