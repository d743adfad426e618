import { join } from 'node:path';
import { packageRoot } from '../../schemas/package-root.ts';
import { SCHEMA_NAMES } from '../../schemas/schemas.ts';

/** The TypeScript types of the schemas, as `schemas/types.ts` holds them. */
export async function schemaTypes(): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  const all = {
    type: 'object',
    additionalProperties: false,
    required: [...SCHEMA_NAMES],
    properties: Object.fromEntries(SCHEMA_NAMES.map((name) => [name, { $ref: `${name}.schema.json` }])),
  };
  const text = await compile(all as never, 'Schemas', {
    cwd: join(packageRoot(), 'schemas/'),
    bannerComment: '// Written by `push22 generate` from the schemas. Not to be edited by hand.',
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    additionalProperties: false,
    style: { singleQuote: true, printWidth: 120 },
  });
  return text.replace(
    'export type Card = string;',
    "export type { Card };\nimport type { Card } from '../machine/cards.ts';",
  );
}
