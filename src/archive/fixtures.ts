import { shoeOf } from '../../machine/deal.ts';
import { CHOICES, type Choices } from '../../machine/ruleset.ts';
import type { Request } from '../../machine/step.ts';
import { hasChoicesFor } from '../../schemas/needs.ts';
import type { Fixture, Projected } from '../../schemas/types.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { readFixtures } from '../fixtures/read.ts';
import { transposed } from '../fixtures/transpose.ts';
import { readRuleset } from '../rulesets/read.ts';

/** The fixtures of a ruleset under one combination of the open choices, in suite order. */
export interface Combination {
  readonly choices: Choices;
  readonly fixtures: readonly Projected[];
}

/** The fixtures of a ruleset, projected for every combination; one whose point does not exist in it is left out. */
export function combinationsOf(ruleset: string): readonly Combination[] {
  const told = readFixtures(ruleset);
  const rules = readRuleset(ruleset);
  const games = CHOICES.splitDeal.flatMap((splitDeal) =>
    CHOICES.switchTiming.flatMap((switchTiming) =>
      CHOICES.splitPlace.map((splitPlace): Choices => ({ ...rules.choices, splitDeal, switchTiming, splitPlace })),
    ),
  );
  return games.flatMap((game) => {
    const projected = told.flatMap((fixture) => {
      const { dealOrder = game.dealOrder } = fixture.needs;
      return transposed(fixture, lawUnder(rules, { ...game, dealOrder })) ?? [];
    });
    return CHOICES.dealOrder.map((dealOrder): Combination => {
      const choices = { ...game, dealOrder };
      const fixtures = projected.filter((one) => hasChoicesFor(one, choices)).map((one) => dealtIn(dealOrder, one));
      return { choices, fixtures };
    });
  });
}

/** A fixture whose shoe is dealt in an order: nothing else depends on that (O1). */
function dealtIn(dealOrder: Choices['dealOrder'], { id, title, clauses, request, answer, cited }: Fixture): Projected {
  const shoe = [...shoeOf((request as Request).cards, dealOrder)];
  return { id, title, clauses, request: { ...request, shoe }, answer, cited };
}
