import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { clausesOf } from '../src/rulesets/clauses.ts';
import { readRules, readRuleset, rulesetNames } from '../src/rulesets/read.ts';
import { growScript, seedlings } from '../test/random-scripts.ts';
import { createLaw } from './law.ts';
import { createRound } from './round.ts';
import { leastAction } from './step.ts';
import { emptyTable } from './table.ts';
import { type RoundEvent, WORDS } from './words.ts';

const law = createLaw(readRuleset('switch-us'));
const machine = createRound(law);

interface Node {
  readonly type?: string;
  readonly meta?: { readonly clauses?: readonly string[]; readonly refuses?: object; readonly sets?: object };
  readonly always?: Transition | readonly Transition[];
  readonly on?: { readonly [word: string]: Transition };
  readonly states?: { readonly [name: string]: Node };
}

interface Transition {
  readonly guard?: string | { readonly type: string; readonly params: readonly string[] };
  readonly actions?: readonly string[];
  readonly meta?: Node['meta'];
}

function nodesOf(node: Node): readonly Node[] {
  return [node, ...Object.values(node.states ?? {}).flatMap(nodesOf)];
}

const nodes = nodesOf(machine.config as unknown as Node);
const transitions = nodes.flatMap(({ always = [], on = {} }) => [always, ...Object.values(on)].flat() as Transition[]);
const guardNames = transitions.flatMap(({ guard = [] }) =>
  typeof guard === 'string' ? guard : 'params' in guard ? guard.params : [],
);
const updateNames = transitions.flatMap(({ actions = [] }) => actions);

describe('the chart of a round', () => {
  it('holds names only: it survives being written as JSON and read back', () => {
    const { context: _, output: __, ...chart } = machine.config;
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
  });

  it('names every guard and every update of the law, and no others', () => {
    expect(new Set(guardNames)).toEqual(new Set(Object.keys(law.guards)));
    expect(new Set(updateNames)).toEqual(new Set(Object.keys(law.updates)));
  });

  it('carries clauses on every state and transition, and all of them are clauses of the rules', () => {
    const known = new Set(rulesetNames().flatMap((name) => clausesOf(readRules(name)).map(({ id }) => id)));
    const carried = [...nodes.slice(1), ...transitions].map(({ meta }) => meta);
    expect(carried.every((meta) => Array.isArray(meta?.clauses))).toBe(true);
    const cited = carried.flatMap((meta) => [
      ...(meta?.clauses ?? []),
      ...Object.values(meta?.refuses ?? {}).flat(),
      ...Object.values(meta?.sets ?? {}).flat(),
    ]);
    const entries = [
      ...Object.values(law.guards).flatMap((guard) => guard.clauses ?? []),
      ...Object.values(law.updates).flatMap(({ sets }) => Object.values(sets).flat()),
      ...law.settlement.flatMap(({ clauses }) => clauses),
      ...Object.values(law.ruleset.excluded),
    ];
    expect([...cited, ...entries].filter((clause) => !known.has(clause))).toEqual([]);
  });

  it('gives a reason to every guard that can refuse an action', () => {
    const asked = transitions.filter((transition) =>
      nodes.some(({ on }) => on && Object.values(on).includes(transition)),
    );
    const names = asked.flatMap(({ guard }) => (typeof guard === 'string' ? guard : (guard?.params ?? [])));
    const reasonless = names.filter((name) => law.guards[name as keyof typeof law.guards].reason === undefined);
    expect(reasonless).toEqual([]);
  });

  it('allows at every state exactly the words for which it has an open transition', () => {
    fc.assert(
      fc.property(seedlings, (seedling) => {
        const grown = growScript(seedling, law);
        if (grown === null) return;
        const { request, played } = grown;
        const actor = createActor(machine, { input: emptyTable(request.seats, request.cards) }).start();
        for (const [at, step] of played.steps.entries()) {
          const snapshot = actor.getSnapshot();
          const open = WORDS.filter((word) =>
            snapshot.can({ ...leastAction(word, snapshot.context, law), type: word } as RoundEvent),
          );
          expect(step.phase === 'done' ? [] : open).toEqual(step.legal);
          const action = request.actions[at];
          if (action !== undefined && played.steps[at + 1]?.accepted)
            actor.send({ ...action, type: action.do } as RoundEvent);
        }
      }),
      { numRuns: 300 },
    );
  });
});
