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
 * The results with what became of the first that failed when they were asked again: with all the others in their order
 * in a second process, and alone in one of their own.
 */
export async function withRepeats(results: readonly Result[], claim: Claim, order: Order): Promise<readonly Result[]> {
  const failed = results.filter(({ verdict }) => hasFailed(verdict)).slice(0, MOST);
  if (failed.length === 0) return results;
  const asked = results.filter(({ verdict }) => verdict.kind !== 'not-run');
  const verdicts = await inFreshProcess(
    asked.map(({ fixture }) => fixture),
    claim,
    order,
  );
  const repeats = new Map<Result, Repeats>();
  for (const result of failed) {
    const isSame = hasFailed(verdicts[asked.indexOf(result)]);
    const [alone] = isSame ? await inFreshProcess([result.fixture], claim, order) : [];
    repeats.set(result, !isSame ? 'not every time' : hasFailed(alone) ? 'always' : 'only after others');
  }
  return results.map((result) => {
    const found = repeats.get(result);
    return found === undefined ? result : { ...result, repeats: found };
  });
}

function hasFailed(verdict: Verdict | undefined): boolean {
  return verdict?.kind === 'differs' || verdict?.kind === 'broke';
}

async function inFreshProcess(
  fixtures: readonly AnyFixture[],
  { promised }: Claim,
  { command, limits, onStderr }: Order,
): Promise<readonly Verdict[]> {
  const adapter = startAdapter(command, limits, onStderr === undefined ? {} : { onStderr });
  const verdicts: Verdict[] = [];
  try {
    for await (const reply of adapter.askAll(fixtures.map(requestOf))) {
      const fixture = fixtures[verdicts.length];
      if (fixture !== undefined) verdicts.push(judge(fixture, reply, promised));
    }
  } finally {
    await adapter.close();
  }
  return verdicts;
}
