import { type AnyFixture, isSession } from '../../schemas/any-fixture.ts';
import { hasChoicesFor } from '../../schemas/needs.ts';
import type { Fixture } from '../../schemas/types.ts';
import { type Adapter, type Limits, type Reply, startAdapter } from './adapter.ts';
import { type Claim, claimOf, isWithin, LEVELS, type Level, levelsOf, type OpenPoint } from './claim.ts';
import { judge, type Verdict } from './judge.ts';
import { type Repeats, withRepeats } from './repeat.ts';
import { methodOf, requestOf } from './request-of.ts';
import { judgeShoe, type ShoeOrder, type ShoeRun } from './shoe.ts';

export interface Order {
  readonly command: readonly [string, ...string[]];
  readonly ruleset: string;
  readonly open: readonly OpenPoint[];
  /** In the order in which they are run. */
  readonly fixtures: readonly AnyFixture[];
  /** A fixture as this implementation can be asked it, null where it cannot; each as it stands where this is left out. */
  readonly fitTo?: (fixture: AnyFixture, claim: Claim) => AnyFixture | null;
  /** How the level shoe is judged; it is not where this is left out. */
  readonly shoe?: ShoeOrder;
  /** The level asked for, and those below it; all that are claimed where it is left out. */
  readonly level?: Level;
  readonly kit: string;
  readonly protocol: number;
  /** Only whether there is an adapter at all. */
  readonly isSmokeOnly?: boolean;
  readonly isBailing?: boolean;
  readonly limits?: Partial<Limits>;
  readonly onStderr?: (text: string) => void;
  /** What fails is not asked again. */
  readonly isAskedOnce?: boolean;
  readonly onResult?: (result: Result, reply: Reply) => void;
}

export interface Result {
  /** As it was asked. */
  readonly fixture: AnyFixture;
  /** The fixture of the order that this was made from. */
  readonly source: AnyFixture;
  readonly verdict: Verdict;
  /** For the first fixtures that failed. */
  readonly repeats?: Repeats;
}

/** What a run found: it could be judged, with a result for each fixture within the claim, or it could not. */
export type Run =
  | { readonly kind: 'unjudged'; readonly sentence: string; readonly hint?: string; readonly claim: Claim | null }
  | {
      readonly kind: 'judged';
      readonly claim: Claim;
      readonly levels: readonly Level[];
      readonly results: readonly Result[];
      /** What came of the level shoe, where it is claimed and asked for. */
      readonly shoe?: ShoeRun;
      /** How many fixtures are outside of the range or the level, and were not run; those about other choices do not count. */
      readonly outside: number;
      /** Why the rest was not run. */
      readonly gaveUp?: string;
      /** What went wrong without a fixture to blame: it had to be killed, or broke after its last answer. */
      readonly remarks: readonly string[];
    };

/** Judges the implementation behind a command by fixtures. No process is left when this resolves. */
export async function certify(order: Order): Promise<Run> {
  const { onStderr } = order;
  const adapter = startAdapter(order.command, order.limits, onStderr === undefined ? {} : { onStderr });
  try {
    const claim = await describe(adapter, order);
    if ('kind' in claim) return claim;
    const fitted = fittingOf(order, claim);
    const first = smokeFixture(fitted, order);
    const smoke = await smokeTest(adapter, first, claim);
    if (smoke !== null) return smoke;
    const probe = sessionProbe(fitted, order);
    const levels = (await hasSessions(adapter, probe))
      ? [...ownLevels(claim, order), 'session' as const]
      : ownLevels(claim, order);
    const fitting = fitted.filter(({ fixture }) => levels.includes('session') || !isSession(fixture));
    const results = order.isSmokeOnly ? [] : await runAll(adapter, fitting, claim, order);
    const shoe = await shoeOf(adapter, claim, order, results);
    const { gaveUp } = adapter;
    const { killed, late } = await adapter.close();
    const told =
      gaveUp === undefined && order.isAskedOnce !== true
        ? await withRepeats(
            results,
            [first, probe].flatMap((one) => one ?? []),
            claim,
            order,
          )
        : results;
    const remarks = [
      ...(killed ? ['The adapter did not end when its stdin was closed, and was killed.'] : []),
      ...(late === undefined ? [] : [late.sentence]),
    ];
    const asked = order.fixtures.filter((fixture) => levels.includes('session') || !isSession(fixture));
    const outside = asked.filter((fixture) => hasChoicesFor(fixture, claim.choices)).length - fitting.length;
    return {
      kind: 'judged',
      claim,
      levels: shoe === null ? levels : [...levels, 'shoe'],
      results: told,
      outside,
      remarks,
      ...(shoe === null ? {} : { shoe }),
      ...(gaveUp === undefined ? {} : { gaveUp }),
    };
  } finally {
    await adapter.close();
  }
}

/** The level shoe, unless it is not asked for or the rest was not run; null then, and where it is not claimed. */
async function shoeOf(
  adapter: Adapter,
  { describe: described, ruleset }: Claim,
  { shoe, level, isSmokeOnly, isBailing }: Order,
  results: readonly Result[],
): Promise<ShoeRun | null> {
  const isAsked = shoe !== undefined && isSmokeOnly !== true && (level === undefined || level === 'shoe');
  const hasBailed = isBailing === true && results.some(({ verdict }) => verdict.kind !== 'passed');
  if (!isAsked || hasBailed || adapter.gaveUp !== undefined) return null;
  return judgeShoe(adapter, ruleset, described.seeded === true, shoe);
}

const NO_METHOD = -32601;
/** Errors that the protocol knows for a request of the game: an implementation that answers them can be judged. */
const JUDGED_ERRORS: readonly number[] = [-32602, -32010, -32011];

type Unjudged = Extract<Run, { kind: 'unjudged' }>;

async function describe(adapter: Adapter, order: Order): Promise<Claim | Unjudged> {
  const reply = await adapter.ask('describe', { kit: order.kit, protocol: order.protocol });
  if (reply.kind !== 'result') return unjudged(reply, 'describe', null);
  const claim = claimOf(reply.result, order.ruleset, order.open);
  return typeof claim === 'string' ? { kind: 'unjudged', sentence: claim, claim: null } : claim;
}

interface Fitting {
  readonly fixture: AnyFixture;
  readonly source: AnyFixture;
}

/** The levels at which a claim can be judged that are asked for, the session apart. */
function ownLevels(claim: Claim, { level: asked }: Order): readonly Level[] {
  return levelsOf(claim).filter((level) => asked === undefined || isAtMost(level, asked));
}

/** The session that shows whether there is such a method, if the level is asked for. */
function sessionProbe(fitted: readonly Fitting[], { isSmokeOnly }: Order): AnyFixture | undefined {
  return isSmokeOnly === true ? undefined : fitted.map(({ fixture }) => fixture).find(isSession);
}

/** Whether the level session is asked for and claimed: whoever does not play it has no such method. */
async function hasSessions(adapter: Adapter, probe: AnyFixture | undefined): Promise<boolean> {
  if (probe === undefined) return false;
  const reply = await adapter.ask('session', probe.request);
  return reply.kind !== 'error' || reply.code !== NO_METHOD;
}

/** The fixtures that are within the claim and the levels, as this implementation can be asked them. */
function fittingOf(order: Order, claim: Claim): readonly Fitting[] {
  const { fixtures, fitTo = (fixture) => fixture, level, isSmokeOnly } = order;
  const levels = ownLevels(claim, order);
  const all = level === undefined || isAtMost('session', level) ? [...levels, 'session' as const] : levels;
  const asked = isSmokeOnly === true ? fixtures.filter((fixture) => !isSession(fixture)) : fixtures;
  return asked.flatMap((source) => {
    const fixture = fitTo(source, claim);
    return fixture !== null && isWithin(fixture, claim, all) ? [{ fixture, source }] : [];
  });
}

function isPlayedOut(fixture: AnyFixture): fixture is Fixture {
  if (isSession(fixture)) return false;
  const { steps } = fixture.answer;
  return steps.some(({ phase }) => phase === 'play') && steps.at(-1)?.phase === 'done';
}

/** What shows whether there is an adapter at all: a round that is played to its end, if one is asked for. */
function smokeFixture(fitted: readonly Fitting[], { fixtures: asked }: Order): AnyFixture | undefined {
  const all = fitted.map(({ fixture }) => fixture);
  return all.find(isPlayedOut) ?? (asked.some(isPlayedOut) ? undefined : all[0]);
}

/** Whether there is an adapter at all: it answers, in the right shape. It judges no rule. */
async function smokeTest(adapter: Adapter, fixture: AnyFixture | undefined, claim: Claim): Promise<Unjudged | null> {
  if (fixture === undefined) {
    const sentence = 'no fixture is within the range that describe declares and the level that is asked for';
    return { kind: 'unjudged', sentence, claim };
  }
  const method = methodOf(fixture);
  const reply = await adapter.ask(method, fixture.request);
  if (reply.kind !== 'result') {
    if (reply.kind === 'error' && reply.code === NO_METHOD) {
      return { kind: 'unjudged', sentence: `the adapter has no method ${method}`, claim };
    }
    if (reply.kind === 'error' && JUDGED_ERRORS.includes(reply.code)) return null;
    return unjudged(reply, `${method} (smoke test, fixture ${fixture.id})`, claim);
  }
  const verdict = judge(fixture, reply, claim.promised);
  if (verdict.kind !== 'broke') return null;
  return { kind: 'unjudged', sentence: `smoke test failed: ${verdict.sentence}`, hint: verdict.hint, claim };
}

function unjudged(reply: Reply, asked: string, claim: Claim | null): Unjudged {
  switch (reply.kind) {
    case 'breakdown':
      return { kind: 'unjudged', sentence: reply.breakdown.sentence, hint: reply.breakdown.hint, claim };
    case 'error':
      return { kind: 'unjudged', sentence: `${asked} was answered with error ${reply.code}: ${reply.message}`, claim };
    default:
      return { kind: 'unjudged', sentence: `${asked} was not answered`, claim };
  }
}

async function runAll(
  adapter: Adapter,
  fitting: readonly Fitting[],
  claim: Claim,
  { isBailing = false, onResult }: Order,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const requests = fitting.map(({ fixture }) => requestOf(fixture));
  for await (const reply of adapter.askAll(requests)) {
    const asked = fitting[results.length];
    if (asked === undefined) break;
    const result = { ...asked, verdict: judge(asked.fixture, reply, claim.promised) };
    results.push(result);
    onResult?.(result, reply);
    if (isBailing && result.verdict.kind !== 'passed') break;
  }
  const rest = fitting.slice(results.length);
  return [...results, ...rest.map((asked): Result => ({ ...asked, verdict: { kind: 'not-run' } }))];
}

function isAtMost(level: Level, asked: Level): boolean {
  return LEVELS.indexOf(level) <= LEVELS.indexOf(asked);
}
