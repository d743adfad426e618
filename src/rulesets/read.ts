import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inconsistencyOf } from '../../machine/consistency.ts';
import type { Ruleset } from '../../machine/ruleset.ts';
import { packageRoot } from '../../schemas/package-root.ts';
import { sentenceOf } from '../../schemas/problem-of.ts';
import { check } from '../../schemas/schemas.ts';
import type { Rules } from '../../schemas/types.ts';
import { BadInput, readJson } from './bad-input.ts';

/** The names of the rulesets that the kit knows. */
export function rulesetNames(): readonly string[] {
  return readdirSync(folder())
    .filter((file) => file.endsWith('.rules.json'))
    .map((file) => file.slice(0, -'.rules.json'.length));
}

/** A ruleset that the kit knows. Throws `BadInput` for any other name. */
export function readRuleset(name: string): Ruleset {
  demandKnown(name);
  return readRulesetFile(join(folder(), `${name}.json`));
}

/** A ruleset from a file. Throws `BadInput`, with the clause where it mixes what must not be mixed. */
export function readRulesetFile(file: string): Ruleset {
  const checked = check('ruleset', readJson(file));
  if (!checked.ok) throw new BadInput(sentenceOf(file, checked.problem));
  const inconsistency = inconsistencyOf(checked.value);
  if (inconsistency !== null) throw new BadInput(sentenceOf(file, inconsistency));
  return checked.value;
}

/** The clauses of a ruleset that the kit knows. Throws `BadInput` for any other name. */
export function readRules(name: string): Rules {
  demandKnown(name);
  const file = join(folder(), `${name}.rules.json`);
  const checked = check('rules', JSON.parse(readFileSync(file, 'utf8')));
  if (!checked.ok) throw new BadInput(sentenceOf(file, checked.problem));
  return checked.value;
}

function demandKnown(name: string): void {
  const names = rulesetNames();
  if (!names.includes(name)) throw new BadInput(`the ruleset ${name} is not known; there is ${names.join(', ')}`);
}

function folder(): string {
  return join(packageRoot(), 'machine', 'rulesets');
}
