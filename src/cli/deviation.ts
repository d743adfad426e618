import type { Law } from '../../machine/law.ts';
import { play } from '../../machine/play.ts';
import type { Request } from '../../machine/step.ts';
import type { Answer } from '../../schemas/types.ts';
import type { Chosen } from '../fixtures/choose.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { compare, PARTS } from '../runner/compare.ts';

/** A sentence where the answer in somebody's own fixture is not what the rules answer: it is kept, but not in silence. */
export function deviationOf({ fixture, file }: Chosen, { ruleset }: Law): readonly string[] {
  if (file === undefined) return [];
  const { steps } = play(fixture.request as Request, lawUnder(ruleset, fixture.needs));
  const difference = compare(fixture, { steps } as unknown as Answer, PARTS);
  if (difference === null) return [];
  const place = `/answer/steps/${difference.step}${difference.pointer}`;
  return [`${file}: ${place}: is not what the rules answer; the file is taken at its word`];
}
