import { isDeepStrictEqual } from 'node:util';
import type { Told } from '../../machine/play.ts';
import type { Step } from '../../machine/step.ts';
import type { Answer, Step as WireStep } from '../../schemas/types.ts';
import { movesOf, type Script } from '../../src/fixtures/moves.ts';
import { isOtherStep, type Part } from '../../src/runner/compare.ts';
import type { RoundOfSession } from '../../src/runner/compare-session.ts';

/** A round as a scenario tells it, or as an implementation was asked it, with what the rules answer. */
export interface Played extends Script {
  readonly round: RoundOfSession;
}

/**
 * What an implementation answered, in the order of the scenario. Where it answers what the rules demand of it in its own
 * order, so far as that is compared, the scenario sees what the rules demand in its order; where it does not, the
 * scenario sees what it answered.
 */
export function carryBack(
  scenario: Played,
  asked: Played,
  received: Answer,
  promised: readonly Part[],
): readonly Step[] {
  const moves = movesOf(scenario, asked) ?? scenario.told.map((_, at) => at);
  const [end, askedEnd] = [endOf(scenario), endOf(asked)];
  const steps: Step[] = [];
  for (const [at, told] of scenario.told.entries()) {
    const place = at === end && askedEnd >= 0 ? askedEnd : (moves[at] ?? at);
    const [demanded, got] = [asked.told[place], received.steps[place]];
    if (demanded === undefined || got === undefined) break;
    const cited = asked.round.cited[place] ?? { clauses: [], fields: {} };
    const isSame = !isOtherStep(demanded.step as WireStep, got, cited, promised);
    steps.push(isSame ? told.step : overlaid(told, demanded, got as unknown as Step, cited.reasons));
  }
  return steps;
}

function endOf({ told }: Script): number {
  return told.findIndex(({ step }) => step.phase === 'done');
}

/** The step of a scenario with what was answered put where it is not what was demanded. */
function overlaid(own: Told, demanded: Told, got: Step, reasons: readonly string[] = []): Step {
  const mine: Partial<Step> = own.step;
  const theirs: Partial<Step> = demanded.step;
  const pick = <Value>(value: Value, wanted: Value, found: Value | undefined): Value =>
    found === undefined || isDeepStrictEqual(found, wanted) ? value : found;
  const part = <Name extends keyof Step>(name: Name) => pick(mine[name], theirs[name], got[name]);
  const seats = got.seats?.map((seat, at) => {
    const [seatMine, seatTheirs] = [mine.seats?.[at], theirs.seats?.[at]];
    if (seatMine === undefined || seatTheirs === undefined) return seat;
    return {
      chips: pick(seatMine.chips, seatTheirs.chips, seat.chips),
      insurance: pick(seatMine.insurance, seatTheirs.insurance, seat.insurance),
      hands: handsOf(own, demanded, at, seat.hands),
    };
  });
  const isRightReason = got.reason !== undefined && reasons.includes(got.reason);
  return {
    ...mine,
    ...got,
    accepted: part('accepted'),
    phase: part('phase'),
    turn: part('turn'),
    legal: pick(mine.legal, theirs.legal?.toSorted(), got.legal?.toSorted()),
    reason: isRightReason ? mine.reason : part('reason'),
    dealer: {
      cards: pick(mine.dealer?.cards, theirs.dealer?.cards, got.dealer?.cards),
      total: pick(mine.dealer?.total, theirs.dealer?.total, got.dealer?.total),
    },
    seats: seats ?? mine.seats,
  } as Step;
}

type Hands = NonNullable<Step['seats']>[number]['hands'];

/** Hands are known by where they come from, wherever a split has put them; those of another number stand as they were answered. */
function handsOf(own: Told, demanded: Told, seat: number, got: Hands | undefined): Hands | undefined {
  const [mine, theirs] = [own.step.seats?.[seat]?.hands, demanded.step.seats?.[seat]?.hands];
  if (got === undefined || mine === undefined || theirs === undefined) return mine;
  const lineages = [own, demanded].map(({ table }) => table.seats[seat]?.hands.map(({ lineage }) => lineage) ?? []);
  if (got.length !== theirs.length) return got;
  return mine.map((hand, at) => {
    const place = lineages[1]?.indexOf(lineages[0]?.[at] ?? '') ?? -1;
    const [wanted, found] = [theirs[place], got[place]];
    if (wanted === undefined || found === undefined) return hand;
    const entries = Object.entries(found).filter(
      ([name, value]) => !isDeepStrictEqual(value, (wanted as unknown as Record<string, unknown>)[name]),
    );
    return { ...hand, ...Object.fromEntries(entries) };
  });
}
