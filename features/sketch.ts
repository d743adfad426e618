import { CHOICES, type ChoiceName, type Choices } from '../machine/ruleset.ts';
import type { AnySketch } from '../src/fixtures/build-session.ts';
import type { Language } from '../src/languages/language.ts';
import { rulesetNames } from '../src/rulesets/read.ts';
import type { Told } from './told.ts';
import { machineDoor } from './vocabulary/door.ts';
import type { readerOf } from './vocabulary/lines.ts';
import { perform } from './vocabulary/phrases.ts';
import { Scenario } from './vocabulary/scenario.ts';

const CLAUSE = /^[A-Z]\d*(\.\d+)?$/;

/** What the tags of a scenario say: its id, the game, the clauses that it is about and the choices that it needs. */
export function readTags(tags: readonly string[]): {
  readonly id: string;
  readonly ruleset: string;
  readonly clauses: readonly string[];
  readonly needs: Partial<Choices>;
} {
  const names = Object.keys(CHOICES) as ChoiceName[];
  const needs = tags.map((tag) => tag.split('=')).filter(([name]) => names.some((known) => known === name));
  return {
    id: tags.find((tag) => tag.startsWith('id:'))?.slice('id:'.length) ?? '',
    ruleset: tags.find((tag) => rulesetNames().includes(tag)) ?? '',
    clauses: [...new Set(tags.filter((tag) => CLAUSE.test(tag)))],
    needs: Object.fromEntries(needs),
  };
}

/** A scenario that was performed, as the sketch of a fixture. */
export function sketchOf({ tags, name, path }: Pick<Told, 'tags' | 'name' | 'path'>, scenario: Scenario): AnySketch {
  const { id, clauses, needs } = readTags(tags);
  return {
    id,
    title: name,
    clauses,
    from: { route: 'scenario', file: path },
    needs,
    told: [...scenario.told],
    request: scenario.request(),
  } as AnySketch;
}

/** Performs a scenario on the project's own machine, without Cucumber. Throws where a line is not so. */
export async function performAll(told: Told, language: Language, read: ReturnType<typeof readerOf>): Promise<Scenario> {
  const { ruleset, needs } = readTags(told.tags);
  const scenario = new Scenario(machineDoor, language);
  scenario.ruleset = ruleset;
  scenario.needs = needs;
  for (const line of told.lines) await perform(scenario, read(line));
  scenario.demandRefusalTold();
  return scenario;
}
