import type { Request } from '../../machine/step.ts';
import type { Fixture } from '../../schemas/types.ts';
import type { Sketch } from '../fixtures/build.ts';
import { readCoverage, readFixtures, readKills } from '../fixtures/read.ts';
import { searchedBefore } from './coverage.ts';
import type { Known, Walks } from './files.ts';

/** What takes long to work out, as an earlier `generate` has written it. */
export const writtenBefore: Known = { kills: readKills, walks: walksWritten };

function walksWritten(ruleset: string): Walks {
  const game = readCoverage().find((one) => one.ruleset === ruleset);
  if (game === undefined) throw new Error(`there is no coverage of ${ruleset}`);
  const walked = readFixtures(ruleset).filter(({ from }) => from.route === 'walk');
  return { ...searchedBefore(game), sketches: walked.map(sketchOf) };
}

/** The sketch of a fixture, without the draws that were added to spare. */
function sketchOf({ id, title, clauses, from, needs, told, request, intent }: Fixture): Sketch {
  const { shoe: _, cards, ...script } = request as Request;
  const draws = cards.draws.slice(0, cards.draws.length - intent.spare.length);
  return { id, title, clauses, from, needs, told, request: { ...script, cards: { ...cards, draws } } };
}
