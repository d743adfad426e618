import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../schemas/package-root.ts';

/** The version of the kit, as its package has it. */
export const KIT_VERSION: string = JSON.parse(readFileSync(join(packageRoot(), 'package.json'), 'utf8')).version;

/** The version of the adapter protocol that the kit speaks. */
export const PROTOCOL_VERSION = 1;
