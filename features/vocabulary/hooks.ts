import { appendFileSync } from 'node:fs';
import { After, Before, type ITestCaseHookParameter, Status, setWorldConstructor } from '@cucumber/cucumber';
import type { SessionRequest } from '../../machine/play-session.ts';
import { CHOICES, type ChoiceName } from '../../machine/ruleset.ts';
import type { Request } from '../../machine/step.ts';
import type { Sketch } from '../../src/fixtures/build.ts';
import { rulesetNames } from '../../src/rulesets/read.ts';
import { languageOfRun } from '../language-of-run.ts';
import { machineDoor } from './door.ts';
import { Scenario } from './scenario.ts';

setWorldConstructor(
  class extends Scenario {
    constructor() {
      super(machineDoor, languageOfRun());
    }
  },
);

const CLAUSE = /^[A-Z]\d*(\.\d+)?$/;

Before(function (this: Scenario, { pickle }: ITestCaseHookParameter) {
  const tags = pickle.tags.map(({ name }) => name.slice(1));
  this.ruleset = tags.find((tag) => rulesetNames().includes(tag)) ?? '';
  const names = Object.keys(CHOICES) as ChoiceName[];
  const needs = tags.map((tag) => tag.split('=')).filter(([name]) => names.some((known) => known === name));
  this.needs = Object.fromEntries(needs);
});

/** A scenario that passed is written down as the sketch of a fixture, where PUSH22_RECORD names a file for them. */
After(function (this: Scenario, { pickle, result }: ITestCaseHookParameter) {
  if (result?.status !== Status.PASSED) return;
  this.demandRefusalTold();
  const file = process.env.PUSH22_RECORD;
  if (file === undefined || this.changes !== null) return;
  const tags = pickle.tags.map(({ name }) => name.slice(1));
  const sketch: Omit<Sketch, 'request'> & { readonly request: Request | SessionRequest } = {
    id: tags.find((tag) => tag.startsWith('id:'))?.slice('id:'.length) ?? '',
    title: pickle.name,
    clauses: [...new Set(tags.filter((tag) => CLAUSE.test(tag)))],
    from: { route: 'scenario', file: pickle.uri },
    needs: this.needs,
    told: [...this.told],
    request: this.request(),
  };
  appendFileSync(file, `${JSON.stringify(sketch)}\n`);
});
