import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import type { Language } from '../languages/language.ts';
import { listed, say } from '../languages/say.ts';
import { tellSession } from './session-story.ts';
import { tellRound } from './story.ts';

/** A fixture told as a story: what it is about, and its round or session card by card. */
export function explain(fixture: AnyFixture, language: Language): readonly string[] {
  const { id, title, clauses, from } = fixture;
  return [
    `${title}`,
    say(language, 'fixtureAbout', { id, clauses: listed(language, clauses, 'and'), from: from.file }),
    '',
    ...(isSession(fixture)
      ? tellSession(fixture.request, fixture.answer, language)
      : tellRound(fixture.request, fixture.answer, language)),
  ];
}
