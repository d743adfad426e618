import { appendFileSync } from 'node:fs';
import { After, Before, type ITestCaseHookParameter, Status, setWorldConstructor } from '@cucumber/cucumber';
import { CHOICES } from '../machine/ruleset.ts';
import { rulesetNames } from '../src/rulesets/read.ts';
import { outcomeOfRun } from './door-of-run.ts';
import { languageOfRun } from './language-of-run.ts';
import { readTags, sketchOf } from './sketch.ts';
import { machineDoor } from './vocabulary/door.ts';
import { Scenario } from './vocabulary/scenario.ts';
import { Unmet } from './vocabulary/unmet.ts';

setWorldConstructor(
  class extends Scenario {
    constructor() {
      super(machineDoor, languageOfRun());
    }
  },
);

Before(function (this: Scenario, { pickle }: ITestCaseHookParameter) {
  const tags = tagsOf(pickle);
  const { id, ruleset, needs } = readTags(tags);
  demandTags(this, tags, ruleset);
  this.ruleset = ruleset;
  this.needs = needs;
  const outcome = outcomeOfRun(id);
  if (outcome?.kind === 'not-put') return 'skipped';
  if (outcome?.kind === 'unanswered') throw new Unmet(outcome.sentence);
  if (outcome?.kind === 'answered') this.door = outcome.door;
  return undefined;
});

/** A scenario whose lines hold does not pass where its round is not what the rules demand. */
After(async function (this: Scenario, { pickle, result }: ITestCaseHookParameter) {
  const outcome = outcomeOfRun(readTags(tagsOf(pickle)).id);
  if (result?.status !== Status.PASSED || outcome?.kind !== 'answered' || outcome.difference === undefined) return;
  throw await this.failure(outcome.difference);
});

/** A scenario that passed is written down, where PUSH22_RECORD names a file: as the sketch of a fixture, or as one about a ruleset. */
After(function (this: Scenario, { pickle, result }: ITestCaseHookParameter) {
  if (result?.status !== Status.PASSED) return;
  this.demandRefusalTold();
  const file = process.env.PUSH22_RECORD;
  if (file === undefined) return;
  const told = { tags: tagsOf(pickle), name: pickle.name, path: pickle.uri };
  const record = this.changes === null ? sketchOf(told, this) : { ...readTags(told.tags), ofRuleset: this.changes };
  appendFileSync(file, `${JSON.stringify(record)}\n`);
});

/** A game is named, and a choice only by a name and a value that there are. */
function demandTags(scenario: Scenario, tags: readonly string[], ruleset: string): void {
  if (ruleset === '')
    throw scenario.fault('noGame', {
      games: rulesetNames()
        .map((name) => `@${name}`)
        .join(', '),
    });
  const known = Object.entries(CHOICES).flatMap(([name, values]) => values.map((value) => `${name}=${value}`));
  const unknown = tags.find((tag) => tag.includes('=') && !known.includes(tag));
  if (unknown === undefined) return;
  throw scenario.fault('unknownChoice', { tag: `@${unknown}`, known: known.map((tag) => `@${tag}`).join(', ') });
}

function tagsOf({ tags }: ITestCaseHookParameter['pickle']): readonly string[] {
  return tags.map(({ name }) => name.slice(1));
}
