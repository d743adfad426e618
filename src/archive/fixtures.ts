import { type Choices, combinationsOf, openPointsOf } from '../../machine/ruleset.ts';
import type { Fixture, Projected } from '../../schemas/types.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { readFixtures } from '../fixtures/read.ts';
import { underChoices } from '../fixtures/under-choices.ts';
import { readRuleset } from '../rulesets/read.ts';

/** The fixtures of a ruleset under one combination of the open choices, in suite order. */
export interface Combination {
  readonly choices: Partial<Choices>;
  readonly fixtures: readonly Projected[];
}

/** The told fixtures of a ruleset, projected for every combination; one whose point does not exist in it is left out. */
export function projections(name: string): readonly Combination[] {
  const told = readFixtures(name).filter(({ from }) => from.route !== 'walk');
  const ruleset = readRuleset(name);
  return combinationsOf(openPointsOf(ruleset)).map((choices) => {
    const law = lawUnder(ruleset, choices);
    return { choices, fixtures: told.flatMap((fixture) => underChoices(fixture, law) ?? []).map(bare) };
  });
}

/** What of a fixture goes into an archive. */
function bare({ id, title, clauses, request, answer, cited }: Fixture): Projected {
  return { id, title, clauses, request, answer, cited };
}
