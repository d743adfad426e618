import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../../schemas/package-root.ts';
import type { Sketch } from '../fixtures/build.ts';
import type { AnySketch } from '../fixtures/build-session.ts';
import { BadInput } from '../rulesets/bad-input.ts';

/** All scenarios, recorded by running them beside this process. Throws `BadInput` where one fails. */
export async function recordScenarios(): Promise<Recorded> {
  const folder = mkdtempSync(join(tmpdir(), 'push22-'));
  const record = join(folder, 'sketches.ndjson');
  // It writes to a file and not to a pipe, which nobody reads while this process is busy.
  const said = openSync(join(folder, 'said'), 'w+');
  try {
    const cucumber = join(packageRoot(), 'node_modules', '@cucumber', 'cucumber', 'bin', 'cucumber.js');
    const child = spawn(process.execPath, ['--import', 'tsx', cucumber, '--config', 'cucumber.mjs'], {
      cwd: packageRoot(),
      env: { ...process.env, PUSH22_RECORD: record },
      stdio: ['ignore', said, said],
    });
    const [status] = await once(child, 'close');
    if (status !== 0)
      throw new BadInput(
        `the scenarios do not pass, so no fixture is written:\n${readFileSync(join(folder, 'said'), 'utf8')}`,
      );
    return readRecord(record);
  } finally {
    closeSync(said);
    rmSync(folder, { recursive: true });
  }
}

/** A scenario about a ruleset, which leaves no fixture. */
export interface OfRuleset {
  readonly id: string;
  readonly ruleset: string;
  readonly clauses: readonly string[];
}

/** What a run of the scenarios recorded. */
export interface Recorded {
  readonly sketches: readonly AnySketch[];
  readonly ofRulesets: readonly OfRuleset[];
}

/** What a run of the scenarios recorded in a file. */
export function readRecord(file: string): Recorded {
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as AnySketch | (OfRuleset & { readonly ofRuleset: unknown }));
  return {
    sketches: lines.flatMap((one) => ('ofRuleset' in one ? [] : [one])),
    ofRulesets: lines.flatMap((one) => ('ofRuleset' in one ? [one] : [])),
  };
}

interface Case {
  readonly id: string;
  readonly title: string;
  readonly clauses: readonly string[];
  readonly request: Sketch['request'];
  readonly expect: {
    /** The steps that are refused; 0 is the table. */
    readonly refused: readonly number[];
    readonly dealer?: readonly string[];
    readonly hands?: readonly (readonly HandExpected[])[];
    readonly chips?: readonly number[];
  };
}

interface HandExpected {
  readonly cards: readonly string[];
  readonly outcome: string;
  readonly returned: number;
}

const CASES = 'conformance/cases';

/** The sketches of the cases that are kept as requests with their right results. Throws `BadInput` where the rules say otherwise. */
export function caseSketches(): readonly Sketch[] {
  return readdirSync(join(packageRoot(), CASES))
    .map((file) => `${CASES}/${file}`)
    .flatMap((file) => {
      const { cases } = JSON.parse(readFileSync(join(packageRoot(), file), 'utf8')) as { cases: readonly Case[] };
      return cases.map((one): Sketch => {
        const { id, title, clauses, request } = one;
        return { id, title, clauses, from: { route: 'case', file }, needs: {}, told: toldBy(one), request };
      });
    });
}

/** The places of what a case expects. */
function toldBy({ request, expect: { refused, dealer, hands = [], chips = [] } }: Case): readonly string[] {
  const end = `/steps/${request.actions.length}`;
  return [
    ...request.actions.map((_, at) => `/steps/${at + 1}/accepted`),
    ...(refused.includes(0) ? ['/steps/0/accepted'] : []),
    ...(dealer === undefined ? [] : [`${end}/dealer/cards`]),
    ...chips.map((_, seat) => `${end}/seats/${seat}/chips`),
    ...hands.flatMap((seat, at) =>
      seat.flatMap((_, hand) =>
        ['cards', 'outcome', 'returned'].map((part) => `${end}/seats/${at}/hands/${hand}/${part}`),
      ),
    ),
  ];
}
