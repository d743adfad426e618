import assert from 'node:assert/strict';
import fc from 'fast-check';
// @ts-expect-error: the example is plain JavaScript without declarations
import { play as playExample } from '../conformance/javascript/play.js';
import type { Card } from '../machine/cards.ts';
import { createLaw, type Law } from '../machine/law.ts';
import type { Played } from '../machine/play.ts';
import type { Reason } from '../machine/refusal.ts';
import { combinationsOf, declaredOf, openPointsOf } from '../machine/ruleset.ts';
import type { Request, Step } from '../machine/step.ts';
import { readRuleset } from '../src/rulesets/read.ts';
import { isNatural, multiple } from './pay-table.ts';
import { growScript, seedlings } from './random-scripts.ts';

/** The laws of a ruleset under every combination of what changes a round; the deal order does not. */
function lawsOf(name: string): readonly Law[] {
  const ruleset = readRuleset(name);
  const points = openPointsOf(ruleset).filter((point) => point !== 'dealOrder');
  return combinationsOf(points).map((choices) => createLaw(ruleset, choices));
}

/** How often the random scripts came to what they are biased towards. */
export interface Tally {
  scripts: number;
  refused: Map<Reason, number>;
  dealer22: number;
  splits: number;
}

/**
 * Plays random scripts of a game, each under a combination of choices drawn at random, and holds what must be true of every one.
 * Throws with the smallest script that breaks it. Scripts that go to a point that is not judged do not count.
 */
export function holdOnRandomScripts(ruleset: string, numRuns: number, seed?: number): Tally {
  const tally: Tally = { scripts: 0, refused: new Map(), dealer22: 0, splits: 0 };
  const property = fc.property(seedlings, fc.constantFrom(...lawsOf(ruleset)), (seedling, law) => {
    const grown = growScript(seedling, law);
    fc.pre(grown !== null);
    if (grown === null) return;
    const { request, played } = grown;
    holdChips(request, played);
    holdCards(request, played);
    holdRefusals(played, tally);
    holdHiddenCard(request, played);
    holdAgreement(request, played, law);
    tally.scripts += 1;
    if (played.steps.at(-1)?.dealer?.total === 22) tally.dealer22 += 1;
    if (played.steps.at(-1)?.seats?.some(({ hands }) => hands.length > 2)) tally.splits += 1;
  });
  fc.assert(property, { numRuns, ...(seed === undefined ? {} : { seed }) });
  return tally;
}

/** No chip is created or lost, and what comes back is what an independent pay table says. */
function holdChips({ ruleset, seats: asked }: Request, { steps }: Played): void {
  for (const { phase, seats = [], dealer } of steps) {
    const cards = dealer?.cards ?? [];
    const wonInsurance = phase === 'done' && isNatural(cards);
    for (const [at, { chips, insurance, hands }] of seats.entries()) {
      const staked = sum(hands.map(({ stake }) => stake)) + sum(insurance);
      const back = sum(hands.map(({ returned }) => returned ?? 0)) + (wonInsurance ? 3 * sum(insurance) : 0);
      assert.equal(chips, (asked[at]?.chips ?? 0) - staked + (phase === 'done' ? back : 0));
      assert.ok(chips >= 0);
      if (phase !== 'done') continue;
      for (const hand of hands) {
        const times = multiple(ruleset, hand, cards, dealer?.total ?? 0);
        assert.equal(hand.outcome, ['lose', 'push', 'win'][Math.min(Math.floor(times), 2)]);
        assert.equal(hand.returned, times * hand.stake);
      }
    }
  }
}

/** No card is created or lost: those on the table and those not drawn are those of the request. */
function holdCards({ cards }: Request, { told }: Played): void {
  const given = [...cards.seats.flatMap((spots) => (spots ?? []).flat()), ...cards.dealer, ...cards.draws];
  for (const [at, { table }] of told.entries()) {
    const held: readonly Card[] = [
      ...table.seats.flatMap(({ hands }) => hands.flatMap((hand) => hand.cards)),
      ...table.dealer,
      ...cards.draws.slice(table.drawn.length),
    ];
    assert.equal(held.length, given.length);
    if (at === told.length - 1) assert.deepEqual([...held].sort(), [...given].sort());
  }
}

/** A refused action changes nothing and carries a reason that applies. */
function holdRefusals({ steps, told }: Played, tally: Tally): void {
  for (const [at, { accepted, reason, ...step }] of steps.entries()) {
    if (accepted) continue;
    const { accepted: _, reason: __, ...before } = steps[at - 1] as Step;
    assert.deepEqual(step, before);
    assert.ok(reason !== undefined && told[at]?.cite().reasons?.includes(reason));
    tally.refused.set(reason, (tally.refused.get(reason) ?? 0) + 1);
  }
}

/** Until the round is done a player sees the up card and nothing else of the dealer. */
function holdHiddenCard({ cards }: Request, { steps }: Played): void {
  for (const { phase, dealer } of steps) {
    const shown = dealer?.cards ?? [];
    if (phase === 'done') assert.deepEqual(shown.slice(0, cards.dealer.length), cards.dealer);
    else assert.deepEqual(shown, cards.dealer.slice(0, 1));
  }
}

/** The example, which shares no code with the machine, answers the same step by step. */
function holdAgreement(request: Request, { steps, told }: Played, law: Law): void {
  const example: { readonly steps: readonly Step[] } = playExample(request, declaredOf(law.choices, law.ruleset));
  assert.equal(example.steps.length, steps.length);
  for (const [at, { reason, ...step }] of steps.entries()) {
    const { reason: other, ...shown } = example.steps[at] as Step;
    assert.deepEqual({ ...shown, legal: sorted(shown.legal) }, { ...step, legal: sorted(step.legal) });
    if (!step.accepted) assert.ok(other !== undefined && told[at]?.cite().reasons?.includes(other));
  }
}

function sorted(legal: readonly string[] = []): readonly string[] {
  return [...legal].sort();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
