import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { packageRoot } from '../schemas/package-root.ts';
import { lawUnder } from '../src/fixtures/laws.ts';
import { readFixtures } from '../src/fixtures/read.ts';
import { readRuleset, rulesetNames } from '../src/rulesets/read.ts';
import { growScript, seedlings } from '../test/random-scripts.ts';
import { holdBothRuns, placesByTable } from '../test/two-runs.ts';
import { RANKS } from './cards.ts';
import { compile } from './compile.ts';
import type { Law } from './law.ts';
import { play, roundChart } from './play.ts';
import type { Request } from './step.ts';
import { WORDS } from './words.ts';

const laws = rulesetNames().map((name) => lawUnder(readRuleset(name), {}));
const [, game] = laws as [Law, Law];

describe('the compiled chart', () => {
  it('holds every state of the chart in which nothing is nested, and begins at the first', () => {
    const { initial, states } = roundChart(game);
    expect(initial.name).toBe('table');
    expect(states.map(({ name }) => name)).toEqual([
      'table',
      'dealt',
      'insurance',
      'insured',
      'check',
      'checked',
      'switch',
      'chosen',
      'play.turn',
      'play.choice',
      'play.split',
      'dealer',
      'settlement',
      'done',
      'refused',
    ]);
    expect(states.filter(({ isFinal }) => isFinal).map(({ name }) => name)).toEqual(['done', 'refused']);
  });

  it.each(['compile.ts', 'run.ts'])('holds no rule: no rank, total or action word stands in %s', (file) => {
    const text = readFileSync(join(packageRoot(), 'machine', file), 'utf8');
    const code = text.replace(/\/\*\*[\s\S]*?\*\//g, '');
    const words = [...RANKS, ...WORDS].filter((word) => new RegExp(`['"\`.]${word}['"\`]`).test(code));
    expect(words).toEqual([]);
    expect(code.match(/\b(?:[2-9]|\d\d+)\b/g)).toBeNull();
  });

  it.each<[string, object, string]>([
    ['parallel states', { type: 'parallel', states: { a: {}, b: {} } }, 'parallel'],
    ['something done on entry', { initial: 'a', states: { a: { entry: 'note' } } }, 'on entry or exit'],
    [
      'a guard without a name',
      { initial: 'a', states: { a: { on: { go: { target: 'a', guard: () => true } } } } },
      'a guard is named',
    ],
    [
      'a transition that leads nowhere',
      { initial: 'a', states: { a: { on: { go: { actions: 'note' } } } } },
      'leads to one state',
    ],
    [
      'an update without a name',
      { initial: 'a', states: { a: { on: { go: { target: 'a', actions: () => {} } } } } },
      'an update is named',
    ],
  ])('refuses %s', (_, config, message) => {
    expect(() => compile(createMachine(config as never) as AnyStateMachine)).toThrow(message);
  });
});

describe('the compiled chart and XState come to the same places', () => {
  it.each(rulesetNames())('in fixtures of %s', (name) => {
    for (const { request, needs } of readFixtures(name).filter((_, at) => at % 4 === 0))
      holdBothRuns(request as Request, lawUnder(readRuleset(name), needs));
  });

  it('in random scripts of both games', () => {
    fc.assert(
      fc.property(seedlings, fc.constantFrom(...laws), (seedling, law) => {
        const grown = growScript(seedling, law);
        if (grown !== null) holdBothRuns(grown.request, law);
      }),
      { numRuns: 300 },
    );
  });
});

it('what is played is what the compiled chart says', () => {
  const fixture = readFixtures('switch-us').find(({ id }) => id === 'worked-example');
  const request = fixture?.request as Request;
  const last = play(request, game).told.at(-1)?.table;
  expect(placesByTable(request, game).at(-1)).toMatch(/ done \{/);
  expect(
    placesByTable(request, game)
      .at(-1)
      ?.endsWith(` done ${JSON.stringify(last)}`),
  ).toBe(true);
});
