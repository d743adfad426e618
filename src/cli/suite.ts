import { isDeepStrictEqual } from 'node:util';
import { createLaw, type Law } from '../../machine/law.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import type { Rules } from '../../schemas/types.ts';
import { type Chosen, chooseFixtures } from '../fixtures/choose.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { readAllFixtures, readKills } from '../fixtures/read.ts';
import { transposed } from '../fixtures/transpose.ts';
import type { Kill } from '../impostors/kills.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { readRules, readRuleset, readRulesetFile, rulesetNames } from '../rulesets/read.ts';
import type { OpenPoint } from '../runner/claim.ts';

/** What an implementation is judged by. */
export interface Suite {
  readonly law: Law;
  readonly rules: Rules;
  readonly open: readonly OpenPoint[];
  readonly fixtures: readonly AnyFixture[];
  /** The kill table; none for a ruleset of a file. */
  readonly kills: () => readonly Kill[];
}

/**
 * The suite of a ruleset that the kit knows, or of a file: then the fixtures that exist under it too.
 * Throws `BadInput`.
 */
export function suiteOf(named: string): Suite {
  if (!/[./\\]/.test(named)) {
    const law = createLaw(readRuleset(named));
    const rules = readRules(named);
    return { law, rules, open: rules.open, fixtures: readAllFixtures(named), kills: () => readKills(named) };
  }
  const ruleset = readRulesetFile(named);
  demandOwnName(named, ruleset);
  const law = createLaw(ruleset);
  const base = rulesetNames().find((name) => isAlike(readRuleset(name), ruleset));
  if (base === undefined) throw new BadInput(`${named}: no ruleset of the kit has its spots, hole card and switch`);
  const rules = readRules(base);
  let fixtures: readonly AnyFixture[] | undefined;
  return {
    law,
    rules,
    open: openUnder(ruleset, rules),
    get fixtures() {
      fixtures ??= underRuleset(readAllFixtures(base), ruleset);
      return fixtures;
    },
    kills: () => [],
  };
}

/** A ruleset with other values than one of the kit has another name, or a certificate would claim too much. */
function demandOwnName(file: string, ruleset: Ruleset): void {
  if (!rulesetNames().includes(ruleset.name)) return;
  const { $schema: _, ...own } = ruleset;
  const { $schema: __, ...known } = readRuleset(ruleset.name);
  if (isDeepStrictEqual(own, known)) return;
  throw new BadInput(
    `${file}: /name: found "${ruleset.name}", expected another name, for its values are not the kit's`,
  );
}

/**
 * The fixtures of one ruleset that exist under another, each with the choices that it needs; those of sessions as they
 * are: they are made to fit what an implementation declares, as this takes long.
 */
function underRuleset(fixtures: readonly AnyFixture[], ruleset: Ruleset): readonly AnyFixture[] {
  return fixtures.flatMap((fixture) => {
    if (isSession(fixture)) return ruleset.session === undefined ? [] : fixture;
    return transposed(fixture, lawUnder(ruleset, fixture.needs)) ?? [];
  });
}

/** True where the scripts of one game can be played by the other. */
function isAlike(one: Ruleset, other: Ruleset): boolean {
  return one.spots === other.spots && one.holeCard === other.holeCard && one.switch === other.switch;
}

/** The fixtures of a suite that ids mean; all of them where there are none. */
export function chosenFrom(suite: Suite, ids: readonly string[]): readonly Chosen[] {
  return ids.length === 0 ? suite.fixtures.map((fixture) => ({ fixture })) : chooseFixtures(ids, suite);
}

/** The open points with the defaults of a ruleset. */
function openUnder({ choices }: Ruleset, { open }: Rules): readonly OpenPoint[] {
  const defaults: { readonly [name: string]: string } = choices;
  return open.map((point) => ({ ...point, default: defaults[point.name] ?? point.default }));
}
