import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import { tellSession } from './session-story.ts';
import { tellRound } from './story.ts';
import { listed } from './words.ts';

/** A fixture told as a story: what it is about, and its round or session card by card. */
export function explain(fixture: AnyFixture): readonly string[] {
  const { id, title, clauses, from } = fixture;
  return [
    `${title}`,
    `fixture ${id}, about ${listed(clauses, 'and')}, from ${from.file}`,
    '',
    ...(isSession(fixture) ? tellSession(fixture.request, fixture.answer) : tellRound(fixture.request, fixture.answer)),
  ];
}
