import type { Fixture, SessionFixture } from './types.ts';

/** The fixture of a round or of a session. */
export type AnyFixture = Fixture | SessionFixture;

/** True for the fixture of a session. */
export function isSession(fixture: AnyFixture): fixture is SessionFixture {
  return 'intents' in fixture;
}
