import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packageRoot } from '../../schemas/package-root.ts';

const folder = mkdtempSync(join(tmpdir(), 'push22-package-'));

function run(command: string, ...words: string[]): string {
  return execFileSync(command, words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

beforeAll(() => {
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: packageRoot(),
    encoding: 'utf8',
  });
  const [{ filename }] = JSON.parse(packed);
  writeFileSync(join(folder, 'package.json'), '{"name": "my-game", "private": true, "type": "module"}');
  run('npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', join(folder, filename));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

it('the packed kit certifies from an empty folder', () => {
  const report = run('npx', 'push22', 'certify', '--', 'node', 'node_modules/push22/conformance/javascript/adapter.js');
  expect(report.trimEnd().split('\n').at(-1)).toBe('certified');
});

it('the packed kit tells rules and fixtures, and says that it generates in a checkout only', () => {
  expect(run('npx', 'push22', 'rules', 'S6.2')).toContain('A final dealer 22 pushes');
  expect(run('npx', 'push22', 'explain', 'worked-example')).toContain('the dealer ends on 22 with 9♣ 7♦ 6♦');
  expect(() => run('npx', 'push22', 'generate')).toThrow(/generate works in a checkout/);
});

it('the packed kit puts the scenarios of a language to an implementation', () => {
  const adapter = 'node_modules/push22/conformance/javascript/adapter.js';
  const told = run('npx', 'push22', 'scenarios', '--lang', 'pt', '--only', 'S8', '--', 'node', adapter);
  expect(told).toBe('2 de 2 cenários passaram\n');
});

it('the packed kit has a typed API', () => {
  writeFileSync(
    join(folder, 'api.js'),
    `import { playScript, playSessionScript, readRuleset } from 'push22';
     const seats = [{ chips: 100, stakes: [2, 2] }];
     const cards = { seats: [[['AS', 'KH'], ['10S', '9H']]], dealer: ['10C', 'AD'], draws: [] };
     const { steps } = playScript({ ruleset: 'switch-us', seats, cards, actions: [] });
     console.log(readRuleset('switch-us').packs, steps[0].phase, steps[0].seats[0].chips);
     console.log(playSessionScript({ ruleset: 'switch-us', seats, rounds: [{ cards, actions: [] }] }).rounds.length);`,
  );
  expect(run('node', 'api.js')).toBe('6 done 98\n1\n');
});

it('npx in a fresh checkout leaves its build alone', () => {
  const checkout = join(folder, 'checkout');
  execFileSync('git', ['clone', '--quiet', packageRoot(), checkout]);
  cpSync(join(packageRoot(), 'package.json'), join(checkout, 'package.json'));
  cpSync(join(packageRoot(), 'dist'), join(checkout, 'dist'), { recursive: true });
  symlinkSync(join(packageRoot(), 'node_modules'), join(checkout, 'node_modules'));
  const marker = join(checkout, 'dist', 'marker');
  writeFileSync(marker, '');
  execFileSync('npx', ['push22', '--version'], { cwd: checkout });
  expect(existsSync(marker)).toBe(true);
});
