import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../machine/ruleset.ts';
import { CHOICES } from '../machine/ruleset.ts';
import type * as machine from '../machine/step.ts';
import { readFixtures, readManifest } from '../src/fixtures/read.ts';
import { readRules, readRuleset, rulesetNames } from '../src/rulesets/read.ts';
import { sentenceOf } from './problem-of.ts';
import { check, readSchema, SCHEMA_NAMES, type SchemaName } from './schemas.ts';
import type * as schemas from './types.ts';

type ReadOnly<T> = T extends object ? { readonly [Name in keyof T]: ReadOnly<T[Name]> } : T;
type Same<One, Other> = [ReadOnly<One>] extends [ReadOnly<Other>]
  ? [ReadOnly<Other>] extends [ReadOnly<One>]
    ? true
    : false
  : false;

/** A word or card of our own as the wire carries it: any text, for a stranger's word is a difference, not a wrong shape. */
type OnTheWire<T> = T extends string
  ? string
  : T extends object
    ? { readonly [Name in keyof T]: OnTheWire<T[Name]> }
    : T;

/** Members that the wire may leave out, and the machine never does. */
type AllRequired<T> = T extends object ? { readonly [Name in keyof T]-?: AllRequired<NonNullable<T[Name]>> } : T;

const typesAreEqual: readonly true[] = [
  true satisfies Same<Ruleset, schemas.Ruleset>,
  true satisfies Same<machine.Request, schemas.Request>,
  true satisfies Same<OnTheWire<AllRequired<machine.Step>>, AllRequired<schemas.Step>>,
];

describe('the schemas', () => {
  it('have the types of the machine', () => {
    expect(typesAreEqual).not.toContain(false);
  });

  it.each([...SCHEMA_NAMES])('%s has an $id of its own and is strict enough for ajv', (name) => {
    expect(JSON.parse(readSchema(name)).$id).toBe(`https://schemas.push22.example/1/${name}.schema.json`);
    expect(() => check(name, null)).not.toThrow();
  });

  it.each([...SCHEMA_NAMES])('%s is a JSON Schema of 2020-12', (name) => {
    const ajv = new Ajv2020();
    expect([ajv.validateSchema(JSON.parse(readSchema(name))), ajv.errors]).toEqual([true, null]);
  });

  it('name the choices and values that the machine and the rules name', () => {
    const values = Object.fromEntries(Object.entries(CHOICES).map(([name, all]) => [name, { enum: [...all] }]));
    const { settled, choices } = JSON.parse(readSchema('ruleset')).properties;
    expect([settled.properties, choices.properties]).toEqual([values, values]);
    for (const name of ['fixture', 'allowed', 'outcome'] as const)
      expect(JSON.parse(readSchema(name)).properties.needs.properties).toEqual(values);
    expect(JSON.parse(readSchema('rules')).properties.open.items.properties.name.enum).toEqual(Object.keys(CHOICES));
  });

  it.each(rulesetNames())('and the rules of %s name the same open points, values and defaults', (name) => {
    const { open } = readRules(name);
    const { choices } = readRuleset(name);
    expect(open.map((point) => point.values)).toEqual(open.map((point) => CHOICES[point.name]));
    expect(Object.fromEntries(open.map((point) => [point.name, point.default]))).toEqual(choices);
  });

  it.each(rulesetNames())('pass every fixture and the manifest of %s', (name) => {
    expect(check('manifest', readManifest(name)).ok).toBe(true);
    for (const fixture of readFixtures(name))
      expect([fixture.id, check('fixture', fixture).ok]).toEqual([fixture.id, true]);
  });
});

const request = {
  ruleset: 'switch-us',
  seats: [{ chips: 100, stakes: [2, 2] }],
  cards: {
    seats: [
      [
        ['5S', '10H'],
        ['10C', '6H'],
      ],
    ],
    dealer: ['9C', '7D'],
    draws: ['KD'],
  },
  actions: [{ seat: 1, do: 'keep' }],
};

describe('an error names the place, what was found and what was expected, in one line', () => {
  it.each<[SchemaName, unknown, string]>([
    ['request', [], 'x.json: found [], expected an object'],
    [
      'request',
      { ...request, seats: [{ chips: -1, stakes: [2, 2] }] },
      'x.json: /seats/0/chips: found -1, expected a number of at least 0',
    ],
    [
      'request',
      { ...request, seats: [{ chips: '100', stakes: [2, 2] }] },
      'x.json: /seats/0/chips: found "100", expected a whole number of at least 0',
    ],
    [
      'request',
      { ...request, seats: [{ stakes: [2, 2] }] },
      'x.json: /seats/0/chips: found nothing, expected the member chips',
    ],
    [
      'request',
      { ...request, table: 1 },
      'x.json: /table: found a member nobody knows, expected one of the members ruleset, seats, cards, shoe, actions',
    ],
    [
      'request',
      { ...request, cards: { ...request.cards, draws: ['1X'] } },
      'x.json: /cards/draws/0: found "1X", expected a card such as 10H or AS: its rank, then its suit',
    ],
    [
      'ruleset',
      { ...readRuleset('switch-us'), soft17: 'sit' },
      'x.json: /soft17: found "sit", expected one of hit, stand',
    ],
    [
      'ruleset',
      { ...readRuleset('switch-us'), double: { totals: [1] } },
      'x.json: /double/totals/0: found 1, expected a number from 3 to 21',
    ],
    [
      'answer',
      { steps: [{ accepted: true, phase: 'done' }] },
      'x.json: /steps/0/seats: found nothing, expected the member seats',
    ],
    ['answer', { steps: [] }, 'x.json: /steps: found [], expected a list of at least 1'],
    [
      'describe',
      { implementation: { name: 'x' }, protocol: 2, rulesets: {} },
      'x.json: /protocol: found 2, expected 1',
    ],
  ])('%s %#', (name, value, sentence) => {
    const checked = check(name, value);
    expect(checked.ok ? 'passed' : sentenceOf('x.json', checked.problem)).toBe(sentence);
  });
});

describe('a value that would take minutes to check', () => {
  it('is refused by its size: every part of it may be wrong', () => {
    const hands = Array.from({ length: 100_000 }, () => ({}));
    const checked = check('answer', { steps: [{ accepted: true, phase: 'done', seats: [{ chips: 1, hands }] }] });
    expect(checked.ok ? 'passed' : checked.problem.found).toBe('more than 100000 values');
  });
});
