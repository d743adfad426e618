import type { Ruleset } from '../../machine/ruleset.ts';
import { sentenceOf } from '../../schemas/problem-of.ts';
import { check, type SchemaName } from '../../schemas/schemas.ts';
import { lawUnder } from '../fixtures/laws.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { allowed } from './allowed.ts';
import { dealerPolicy } from './dealer-policy.ts';
import { handValues } from './hand-values.ts';
import { outcomes } from './outcomes.ts';

/** The kinds of vectors: the schema of a row, and the rows that a ruleset gives. */
const KINDS = [
  { kind: 'hand-values', schema: 'hand-value', rowsOf: (ruleset) => handValues(lawUnder(ruleset, {})) },
  { kind: 'dealer-policy', schema: 'dealer-policy', rowsOf: (ruleset) => dealerPolicy(lawUnder(ruleset, {})) },
  { kind: 'outcomes', schema: 'outcome', rowsOf: outcomes },
  { kind: 'allowed', schema: 'allowed', rowsOf: allowed },
] as const satisfies readonly { kind: string; schema: SchemaName; rowsOf: (ruleset: Ruleset) => readonly unknown[] }[];

/** A vector: single questions of the rules with their answers, for those who cannot script whole rounds. */
export interface Vector {
  readonly kind: string;
  /** The name of the schema that each row keeps to. */
  readonly schema: SchemaName;
  readonly rows: number;
  /** NDJSON: one row a line. */
  readonly text: string;
}

/** The vectors of a ruleset, each row checked by its schema. Throws `BadInput` where one breaks it. */
export function vectorsOf(ruleset: Ruleset): readonly Vector[] {
  return KINDS.map(({ kind, schema, rowsOf }) => {
    const lines = rowsOf(ruleset).map((row, at) => {
      const checked = check(schema, row);
      if (!checked.ok) throw new BadInput(sentenceOf(`row ${at + 1} of the vector ${kind}`, checked.problem));
      return `${JSON.stringify(row)}\n`;
    });
    return { kind, schema, rows: lines.length, text: lines.join('') };
  });
}
