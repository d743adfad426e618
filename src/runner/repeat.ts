import type { AnyFixture } from '../../schemas/any-fixture.ts';
import { startAdapter } from './adapter.ts';
import type { Order, Result } from './certify.ts';
import type { Claim } from './claim.ts';
import { judge, type Verdict } from './judge.ts';
import { requestOf } from './request-of.ts';

/** Whether a fixture that failed fails by itself, only after others in the same process, or not whenever it is asked. */
export type Repeats = 'always' | 'only after others' | 'not every time';

/** So many fixtures that failed are asked again alone: a process for each takes its time. */
const MOST = 10;

/**
 * The results with what became of the first that failed when they were asked again: after the same opening and with all
 * the others in their order in a second process, and alone in one of their own. Nothing is said of one that was not
 * answered there: the process could not be started, or the rest was not run.
 */
export async function withRepeats(
  results: readonly Result[],
  opening: readonly AnyFixture[],
  claim: Claim,
  order: Order,
): Promise<readonly Result[]> {
  const failed = results.filter(({ verdict }) => hasFailed(verdict)).slice(0, MOST);
  if (failed.length === 0) return results;
  const asked = results.filter(({ verdict }) => verdict.kind !== 'not-run');
  const all = [...opening, ...asked.map(({ fixture }) => fixture)];
  const verdicts = (await inFreshProcess(all, claim, order)).slice(opening.length);
  const repeats = new Map<Result, Repeats>();
  for (const result of failed) {
    const again = verdicts[asked.indexOf(result)];
    if (!isAnswered(again)) continue;
    if (!hasFailed(again)) {
      repeats.set(result, 'not every time');
      continue;
    }
    const [alone] = await inFreshProcess([result.fixture], claim, order);
    if (isAnswered(alone)) repeats.set(result, hasFailed(alone) ? 'always' : 'only after others');
  }
  return results.map((result) => {
    const found = repeats.get(result);
    return found === undefined ? result : { ...result, repeats: found };
  });
}

function hasFailed(verdict: Verdict): boolean {
  return verdict.kind === 'differs' || verdict.kind === 'broke';
}

function isAnswered(verdict: Verdict | undefined): verdict is Verdict {
  return verdict !== undefined && verdict.kind !== 'not-run';
}

/** The verdicts of a process that is asked to describe itself first, as every other is; none where it does not. */
async function inFreshProcess(
  fixtures: readonly AnyFixture[],
  { promised }: Claim,
  { command, limits, onStderr, kit, protocol }: Order,
): Promise<readonly Verdict[]> {
  const adapter = startAdapter(command, limits, onStderr === undefined ? {} : { onStderr });
  const verdicts: Verdict[] = [];
  try {
    const described = await adapter.ask('describe', { kit, protocol });
    if (described.kind !== 'result') return [];
    for await (const reply of adapter.askAll(fixtures.map(requestOf))) {
      const fixture = fixtures[verdicts.length];
      if (fixture !== undefined) verdicts.push(judge(fixture, reply, promised));
    }
  } finally {
    await adapter.close();
  }
  return verdicts;
}
