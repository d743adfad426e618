import { readFileSync } from 'node:fs';
import { lintAll, type Ran, readFeatures } from './lint.ts';

interface Element {
  readonly type: string;
  readonly line: number;
  readonly steps: readonly { readonly result: { readonly status: string } }[];
}

const record = JSON.parse(readFileSync('.results/scenarios.json', 'utf8')) as {
  readonly uri: string;
  readonly elements: readonly Element[];
}[];
const ran = record.flatMap(({ uri, elements }) =>
  elements.map(({ line, steps }): Ran => {
    const isPassed = steps.length > 0 && steps.every(({ result }) => result.status === 'passed');
    return { path: uri, line, isPassed };
  }),
);
const faults = lintAll(readFeatures('en'), ran);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${ran.length} scenarios ran, ${faults.length} faults that cucumber lets pass\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
