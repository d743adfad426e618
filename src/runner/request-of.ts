import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import type { Request } from './reply.ts';

/** The method of the protocol that asks a fixture. */
export function methodOf(fixture: AnyFixture): 'play' | 'session' {
  return isSession(fixture) ? 'session' : 'play';
}

/** What an adapter is asked for a fixture. */
export function requestOf(fixture: AnyFixture): Request {
  return { method: methodOf(fixture), params: fixture.request, name: `fixture ${fixture.id}` };
}
