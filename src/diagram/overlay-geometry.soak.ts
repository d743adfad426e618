import { describe, expect, it } from 'vitest';
import { isSession } from '../../schemas/any-fixture.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { readFixtures, readSessions } from '../fixtures/read.ts';
import { VIEWS } from '../languages/chart/words.ts';
import { LANGUAGES } from '../languages/languages.ts';
import { tellSession } from '../report/session-story.ts';
import { tellRound } from '../report/story.ts';
import { readRuleset } from '../rulesets/read.ts';
import { crossingsOf, faultsOf } from './geometry.ts';
import { layOut } from './layout.ts';
import { withCounts, withDepartures, withPath } from './overlay.ts';
import { pathOf } from './path.ts';
import { takenIn } from './taken.ts';
import { pictureOf } from './views.ts';

const law = lawUnder(readRuleset('switch-us'), {});
const taken = takenIn(law);
const fixtures = [
  ...readFixtures('switch-us').filter(({ from }) => from.route !== 'walk'),
  ...readSessions('switch-us'),
];
/** The rounds with the most actions, a refused table, and the longest session. */
const LONG = [
  'worked-example',
  'four-hands-from-each-original-hand',
  'six-seats-decide-on-insurance',
  'stakes-of-zero-are-refused',
  'session-six-seats-ranked',
];

const told = {
  subtitle: ['An implementation of a long name 1.2.3-beta.4, judged by everything that there is'],
  story: [],
};
const views = LANGUAGES.flatMap((language) =>
  VIEWS.map((view) => ({ language, view, name: `${view} ${language.code}` })),
);

describe.each(views)('with an overlay nothing meets, is cut off or crosses: $name', ({ language, view }) => {
  const picture = pictureOf(view, law, taken, language);

  it.each(LONG)('the way of %s', async (id) => {
    const fixture = fixtures.find((one) => one.id === id);
    if (fixture === undefined) throw new Error(`there is no fixture ${id}`);
    const story = isSession(fixture)
      ? tellSession(fixture.request, fixture.answer, language)
      : tellRound(fixture.request, fixture.answer, language);
    const placed = await layOut(withPath(picture, pathOf(fixture.request, law), { ...told, story }, language));
    expect(faultsOf(placed)).toEqual([]);
    expect(crossingsOf(placed)).toEqual([]);
  });

  it('counts of thousands', async () => {
    const path = pathOf(fixtures[0]?.request as never, law);
    const placed = await layOut(withCounts(picture, Array(1_234).fill(path), told, language));
    expect(faultsOf(placed)).toEqual([]);
    expect(crossingsOf(placed)).toEqual([]);
  });

  it('departures everywhere', async () => {
    const ids = new Set(fixtures.map(({ id }) => id));
    const ways = new Map(picture.arrows.flatMap((arrow) => arrow.ways.map((way) => [way, ids])));
    const states = new Map(picture.boxes.flatMap((box) => box.states.map((state) => [state, ids])));
    const placed = await layOut(withDepartures(picture, { ways, states, failed: [...ids, 'unknown'] }, told, language));
    expect(faultsOf(placed)).toEqual([]);
    expect(crossingsOf(placed)).toEqual([]);
  });
});
