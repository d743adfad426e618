import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../schemas/package-root.ts';
import type { Sketch } from '../fixtures/build.ts';
import { BadInput } from '../rulesets/bad-input.ts';

/** The sketches of all scenarios, recorded by running them. Throws `BadInput` where a scenario fails. */
export function scenarioSketches(): readonly Sketch[] {
  const folder = mkdtempSync(join(tmpdir(), 'push22-'));
  const record = join(folder, 'sketches.ndjson');
  try {
    const cucumber = join(packageRoot(), 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', cucumber, '--config', 'cucumber.mjs', '--profile', 'record'],
      { cwd: packageRoot(), env: { ...process.env, PUSH22_RECORD: record }, encoding: 'utf8' },
    );
    if (status !== 0) throw new BadInput(`the scenarios do not pass, so no fixture is written:\n${stdout}${stderr}`);
    return readSketches(record);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The sketches that a run of the scenarios recorded in a file. */
export function readSketches(file: string): readonly Sketch[] {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Sketch);
}

interface Report {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly title: string;
  readonly request: Sketch['request'];
  readonly expect: {
    readonly refused: readonly number[];
    readonly hands: readonly (readonly unknown[])[];
  };
}

const REPORTS = 'conformance/cases/public-reports.json';

/** The sketches of the situations in which real programs were reported to go wrong. */
export function reportSketches(): readonly Sketch[] {
  const { cases } = JSON.parse(readFileSync(join(packageRoot(), REPORTS), 'utf8')) as { cases: readonly Report[] };
  return cases.map(({ id, title, clauses, request, expect }) => ({
    id,
    title,
    clauses,
    from: { route: 'report', file: REPORTS },
    needs: {},
    told: toldBy(expect, request.actions.length),
    request,
  }));
}

function toldBy({ refused, hands }: Report['expect'], last: number): readonly string[] {
  const seats = hands.flatMap((seat, at) => [
    `/steps/${last}/seats/${at}/chips`,
    ...seat.flatMap((_, hand) =>
      ['cards', 'outcome', 'returned'].map((part) => `/steps/${last}/seats/${at}/hands/${hand}/${part}`),
    ),
  ]);
  return [...refused.map((step) => `/steps/${step}/accepted`), `/steps/${last}/dealer/cards`, ...seats];
}
