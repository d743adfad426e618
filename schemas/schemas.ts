import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Problem } from '../machine/problem.ts';
import { packageRoot } from './package-root.ts';
import { problemOf } from './problem-of.ts';
import type { Schemas } from './types.ts';

/** The names of the schemas; each is `schemas/NAME.schema.json`. */
export const SCHEMA_NAMES = [
  'card',
  'rank',
  'ruleset',
  'rules',
  'request',
  'step',
  'answer',
  'session-request',
  'session-answer',
  'describe',
  'fixture',
  'session-fixture',
  'manifest',
  'kills',
  'clauses',
  'coverage',
  'hand-value',
  'dealer-policy',
  'outcome',
  'allowed',
  'projected',
  'archive',
  'shoe',
  'report',
] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];

/** A value that passed its schema, or the first thing that is wrong with it. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

/** Deeper than anything that a schema means; more would exhaust the stack of whoever walks the value. */
const DEEPEST = 100;
/** More values than this are no request, answer or fixture; checking every one of them would take minutes. */
const LARGEST = 100_000;

/** Checks a value by a schema. */
export function check<Name extends SchemaName>(name: Name, value: unknown): Checked<Schemas[Name]> {
  if (isDeeper(value, DEEPEST)) {
    const found = `lists or objects nested more than ${DEEPEST} deep`;
    return { ok: false, problem: { pointer: '', found, expected: `at most ${DEEPEST}` } };
  }
  if (valuesIn(value, LARGEST) > LARGEST) {
    return {
      ok: false,
      problem: { pointer: '', found: `more than ${LARGEST} values`, expected: `at most ${LARGEST}` },
    };
  }
  const validate = validatorOf(name);
  if (validate(value)) return { ok: true, value: value as Schemas[Name] };
  return { ok: false, problem: problemOf(validate.errors ?? [], value) };
}

/** The text of a schema. */
export function readSchema(name: SchemaName): string {
  return readFileSync(join(packageRoot(), 'schemas', `${name}.schema.json`), 'utf8');
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}

/** The number of values in a value, counted until it is above the most. */
function valuesIn(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const member of Object.values(value)) {
    count += valuesIn(member, most - count);
    if (count > most) break;
  }
  return count;
}

let compiled: Ajv2020 | undefined;

function validatorOf(name: SchemaName): ValidateFunction {
  compiled ??= compile();
  const validate = compiled.getSchema(`https://schemas.push22.example/1/${name}.schema.json`);
  if (validate === undefined) throw new Error(`no schema is named ${name}`);
  return validate;
}

function compile(): Ajv2020 {
  const strictness = { strict: true, allowUnionTypes: true } as const;
  // A test checks the schemas by their own: at every start of a command that would take longer than the rest.
  const ajv = new Ajv2020({ ...strictness, allErrors: true, verbose: true, validateSchema: false });
  for (const name of SCHEMA_NAMES) ajv.addSchema(JSON.parse(readSchema(name)));
  return ajv;
}
