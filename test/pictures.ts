import type { Picture } from '../src/diagram/picture.ts';
import { takenIn } from '../src/diagram/taken.ts';
import { pictureOf } from '../src/diagram/views.ts';
import { lawUnder } from '../src/fixtures/laws.ts';
import { VIEWS } from '../src/languages/chart/words.ts';
import { LANGUAGES } from '../src/languages/languages.ts';
import { readRuleset, rulesetNames } from '../src/rulesets/read.ts';

/** Every picture of every game in every language that tells it. */
export function allPictures(): readonly Picture[] {
  return rulesetNames().flatMap((name) => {
    const law = lawUnder(readRuleset(name), {});
    const taken = takenIn(law);
    const views = VIEWS.filter((view) => view !== 'session' || law.ruleset.session !== undefined);
    const languages = LANGUAGES.filter(({ games }) => games.includes(name));
    return languages.flatMap((language) => views.map((view) => pictureOf(view, law, taken, language)));
  });
}
