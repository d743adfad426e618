import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../schemas/package-root.ts';

const root = packageRoot();
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.js', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => path !== 'schemas/types.ts' && existsSync(join(root, path)))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const product = sources.filter(({ path }) => !/\.(test|soak)\.ts$|^test\/|\/fakes\/|\.config\.ts$/.test(path));

/** What may be imported from where: a folder, then the folders and packages it may import besides itself and Node's. */
const ARROWS: readonly (readonly [string, readonly string[]])[] = [
  ['machine/', ['xstate']],
  ['schemas/', ['ajv', 'machine/problem.ts', 'machine/cards.ts']],
  ['src/rulesets/', ['machine/', 'schemas/']],
  ['src/coverage/', ['machine/', 'schemas/', 'src/rulesets/']],
  ['src/trace/', ['machine/', 'schemas/', 'src/coverage/', 'src/rulesets/']],
  ['src/paths/', ['machine/', 'src/coverage/']],
  ['src/kit.ts', ['schemas/package-root.ts']],
  ['src/fixtures/', ['machine/', 'schemas/', 'src/rulesets/', 'src/impostors/kills.ts']],
  ['src/impostors/', ['machine/', 'schemas/', 'src/runner/']],
  ['src/vectors/', ['machine/', 'schemas/', 'src/rulesets/', 'src/fixtures/']],
  ['src/protocol/', ['machine/', 'schemas/', 'src/kit.ts']],
  ['src/shoe/', ['jstat']],
  ['src/runner/', ['schemas/', 'src/shoe/']],
  ['src/languages/', ['machine/', 'intl-messageformat']],
  ['src/report/', ['schemas/', 'src/languages/', 'src/runner/', 'src/rulesets/', 'src/shoe/']],
  [
    'src/diagram/',
    [
      'machine/',
      'schemas/',
      'src/coverage/',
      'src/fixtures/',
      'src/languages/',
      'src/report/',
      'src/rulesets/',
      'src/trace/',
      '@resvg/',
      'elkjs',
      'opentype.js',
      'xstate',
    ],
  ],
  ['src/generate/', ['machine/', 'features/', 'schemas/', 'src/', 'conformance/impostors/', 'json-', 'fast-check']],
  ['src/archive/', ['machine/', 'schemas/', 'src/', 'tar']],
  ['src/cli/', ['machine/', 'schemas/', 'features/', 'src/', 'conformance/impostors/', 'commander']],
  ['src/index.ts', ['machine/', 'schemas/', 'src/']],
  ['conformance/impostors/', ['machine/']],
  ['conformance/javascript/', []],
  ['conformance/strangers/', ['@blackjacktrainer/', 'simply-blackjack', 'blackjack-n-deck']],
  [
    'features/',
    [
      'machine/',
      'schemas/',
      'src/rulesets/',
      'src/fixtures/',
      'src/languages/',
      'src/report/',
      'src/runner/',
      '@cucumber/',
      'commander',
    ],
  ],
];

function importsOf({ path, text }: { readonly path: string; readonly text: string }): readonly string[] {
  return [...text.matchAll(/^(?:import|export)\b[^'";]*?from '([^']+)'|\bimport\('([^']+)'\)/gm)]
    .map(([, name, late]) => name ?? late ?? '')
    .filter((name) => !name.startsWith('node:'))
    .map((name) => (name.startsWith('.') ? normalize(join(dirname(path), name)) : name));
}

describe('the house', () => {
  it('has no arrow backwards: each folder imports only what stands left of it', () => {
    const wrong = product.flatMap((source) => {
      const [folder, allowed] = ARROWS.find(([start]) => source.path.startsWith(start)) ?? ['', null];
      if (allowed === null) return [];
      return importsOf(source)
        .filter((name) => !name.startsWith(folder) && !allowed.some((start) => name.startsWith(start)))
        .map((name) => `${source.path} imports ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  it('lists an arrow for every folder of the product', () => {
    const unlisted = product.filter(
      ({ path }) => path.includes('/') && !ARROWS.some(([start]) => path.startsWith(start)),
    );
    expect(unlisted.map(({ path }) => path).filter((path) => !/^(bench|\.ci)\//.test(path))).toEqual([]);
  });

  it('keeps luck, clocks and files out of the machine', () => {
    const impure = product
      .filter(({ path }) => path.startsWith('machine/'))
      .filter(({ text }) => /Math\.random|\bDate\b|from 'node:|console\.|process\./.test(text));
    expect(impure.map(({ path }) => path)).toEqual([]);
  });

  it('never asks which ruleset it plays', () => {
    const asking = product
      .filter(({ path }) => path.startsWith('machine/') || path.startsWith('src/runner/'))
      .filter(({ text }) => /switch-us|classic-fr/.test(text));
    expect(asking.map(({ path }) => path)).toEqual([]);
  });

  it('has no file over 300 lines, and most under 150', () => {
    const lengths = sources.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
    expect(lengths.filter(({ lines }) => lines > 300)).toEqual([]);
    expect(lengths.filter(({ lines }) => lines < 150).length).toBeGreaterThan(lengths.length * 0.7);
  });
});
