import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../schemas/package-root.ts';
import { generatedFiles } from '../generate/files.ts';
import { deviations, mend } from '../generate/generate.ts';
import { recordScenarios } from '../generate/sketches.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { counted } from '../runner/compare.ts';
import { print } from './print.ts';

/** Writes the generated files, or with `check` says which are not as they are generated; resolves to the exit code. */
export async function generateCommand({ check }: { readonly check?: boolean }): Promise<number> {
  if (!existsSync(join(packageRoot(), 'cucumber.mjs'))) {
    throw new BadInput('generate works in a checkout of the project, not in an installed package');
  }
  const files = await generatedFiles(recordScenarios());
  const deviating = deviations(files);
  if (!check) mend(files, deviating);
  const lines = deviating.map(({ path, is }) => `${is}: ${path}`);
  const end = check
    ? `${counted(files.size, 'file')} checked, ${deviating.length} not as generated`
    : `${counted(files.size, 'file')} generated, ${deviating.length} changed`;
  print([...lines, end]);
  return check && deviating.length > 0 ? 1 : 0;
}
