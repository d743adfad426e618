import type { ErrorObject } from 'ajv';
import type { Problem } from '../machine/problem.ts';

/** The error that tells most, as a place, what was found and what was expected. */
export function problemOf(errors: readonly ErrorObject[], value: unknown): Problem {
  const telling = errors.filter(({ keyword }) => keyword !== 'if' && keyword !== 'oneOf');
  const alternatives = errors.filter(({ keyword }) => keyword === 'oneOf');
  const outside = telling.filter(({ schemaPath }) => !schemaPath.includes('/oneOf/'));
  // An error further in means that the value is of the kind of one alternative and wrong within it.
  const further = telling.find(({ instancePath }) => instancePath.startsWith(`${alternatives[0]?.instancePath}/`));
  const first = outside[0] ?? further ?? alternatives[0] ?? telling[0];
  if (first === undefined) return { pointer: '', found: show(value), expected: 'something else' };
  const { pointer, found, expected } = told(first);
  return { pointer, found, expected };
}

/** A problem as one line: the name of the file or message, the place, what was found and what was expected. */
export function sentenceOf(name: string, { pointer, found, expected, clause }: Problem): string {
  const place = pointer === '' ? '' : ` ${pointer}:`;
  return `${name}:${place} found ${found}, expected ${expected}${clause === undefined ? '' : ` (${clause})`}`;
}

/** A value in one line of at most 60 characters. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === Infinity || value === -Infinity) return 'a number too large';
  const text = JSON.stringify(value);
  return text.length <= 60 ? text : `${text.slice(0, 57)}...`;
}

const KINDS: { readonly [type: string]: string } = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function told(error: ErrorObject): Problem {
  const { keyword, instancePath: pointer, params, data, parentSchema = {} } = error;
  const problem = (expected: string): Problem => ({ pointer, found: show(data), expected });
  const described = parentSchema.description;
  switch (keyword) {
    case 'type':
      return problem(withLimits(KINDS[params.type] ?? String(params.type), parentSchema));
    case 'required':
      return {
        pointer: `${pointer}/${escapePointer(params.missingProperty)}`,
        found: 'nothing',
        expected: `the member ${params.missingProperty}`,
      };
    case 'additionalProperties': {
      const known = Object.keys(parentSchema.properties ?? {}).join(', ');
      const expected = `one of the members ${known}`;
      return {
        pointer: `${pointer}/${escapePointer(params.additionalProperty)}`,
        found: 'a member nobody knows',
        expected,
      };
    }
    case 'enum':
      return problem(`one of ${params.allowedValues.map(String).join(', ')}`);
    case 'const':
      return problem(show(params.allowedValue));
    case 'pattern':
    case 'oneOf':
      return problem(typeof described === 'string' ? described : 'something else');
    case 'minimum':
    case 'maximum':
      return problem(withLimits('a number', parentSchema));
    case 'minItems':
      return problem(`a list of at least ${params.limit}`);
    case 'maxItems':
      return problem(`a list of at most ${params.limit}`);
    case 'minLength':
      return problem('a string that is not empty');
    case 'uniqueItems':
      return problem('a list without repetitions');
    default:
      return problem(error.message ?? keyword);
  }
}

function withLimits(kind: string, { minimum, maximum }: ErrorObject['params']): string {
  if (minimum !== undefined && maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER)
    return `${kind} from ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${kind} of at least ${minimum}`;
  if (maximum !== undefined) return `${kind} of at most ${maximum}`;
  return kind;
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
