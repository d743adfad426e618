import type { Law } from '../../machine/law.ts';
import { play } from '../../machine/play.ts';
import { playSession, type SessionRequest } from '../../machine/play-session.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import type { Request } from '../../machine/step.ts';
import { isSession } from '../../schemas/any-fixture.ts';
import type { Answer, SessionFixture } from '../../schemas/types.ts';
import type { Chosen } from '../fixtures/choose.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { placeOf } from '../report/difference.ts';
import { compare, type Difference, PARTS } from '../runner/compare.ts';
import { compareSession } from '../runner/compare-session.ts';

/** A sentence where the answer in somebody's own fixture is not what the rules answer: it is kept, but not in silence. */
export function deviationOf({ fixture, file }: Chosen, { ruleset }: Law): readonly string[] {
  if (file === undefined) return [];
  if (isSession(fixture)) return sessionDeviation(fixture, file, ruleset);
  const { steps } = play(fixture.request as Request, lawUnder(ruleset, fixture.needs));
  const difference = compare(fixture, { steps } as unknown as Answer, PARTS);
  return difference === null ? [] : told(difference, file);
}

function sessionDeviation(fixture: SessionFixture, file: string, ruleset: Ruleset): readonly string[] {
  const played = playSession(fixture.request as SessionRequest, lawUnder(ruleset, fixture.needs));
  if ('pointer' in played) return [];
  const { rounds, results } = played;
  const difference = compareSession(fixture, { rounds: [...rounds], results: [...results] }, PARTS);
  return difference === null || typeof difference === 'string' ? [] : told(difference, file);
}

function told(difference: Difference, file: string): readonly string[] {
  return [`${file}: /answer${placeOf(difference)}: is not what the rules answer; the file is taken at its word`];
}
