import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../../schemas/package-root.ts';
import type { Report } from '../../schemas/types.ts';
import { clausesOf } from '../../src/rulesets/clauses.ts';
import { readRules } from '../../src/rulesets/read.ts';
import { push22 } from '../run-push22.ts';

/** A mistake planted in an example by somebody who had not seen the suites. */
interface Mistake {
  readonly id: string;
  readonly example: 'javascript' | 'python';
  readonly file: string;
  readonly line: string;
  readonly instead: string;
  readonly clause: string;
  readonly says: string;
  /** The section of its clause, and another under which it may show as well, which `why` gives a reason for. */
  readonly sections: readonly string[];
}

const list = join(packageRoot(), 'test', 'soak', 'planted.json');
const { mistakes } = JSON.parse(readFileSync(list, 'utf8')) as { readonly mistakes: readonly Mistake[] };
const clauses = clausesOf(readRules('switch-us'));
const folder = mkdtempSync(join(tmpdir(), 'push22-planted-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.concurrent('60 mistakes planted by hand are found, each under its section', () => {
  it('are 30 for each example', () => {
    const of = (example: string) => new Set(mistakes.filter((one) => one.example === example).map(({ id }) => id)).size;
    expect([of('javascript'), of('python')]).toEqual([30, 30]);
  });

  it.each(mistakes)('$id, $clause: $says', async ({ id, example, file, line, instead, sections }) => {
    const own = join(folder, id);
    cpSync(join(packageRoot(), 'conformance', example), own, { recursive: true });
    writeFileSync(join(own, 'package.json'), '{"type": "module"}');
    const before = readFileSync(join(own, file), 'utf8');
    expect(before.split(line), `${file}: ${line}`).toHaveLength(2);
    writeFileSync(
      join(own, file),
      before.replace(line, () => instead),
    );
    const command = example === 'javascript' ? ['node', join(own, 'adapter.js')] : ['python3', join(own, 'adapter.py')];
    const judged = ['certify', '--level', 'session', '--bail', '--reporter', 'json'];
    const { code, out } = await push22([...judged, '--', ...command]);
    const { failures } = JSON.parse(out) as Report;
    const section = clauses.find((clause) => clause.id === failures[0]?.clause)?.section;
    expect([code, failures.length]).toEqual([1, 1]);
    expect(sections, failures[0]?.clause).toContain(section);
  });
});
