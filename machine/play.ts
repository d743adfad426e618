import { callsOf } from './calls.ts';
import { type Cited, citationOf, type Happened } from './citation.ts';
import { type Chart, compile } from './compile.ts';
import type { Law } from './law.ts';
import { reasonsApplying, refusalOf, tableReasonsApplying, tableRefusalOf } from './refusal.ts';
import { createRound } from './round.ts';
import { advance, start } from './run.ts';
import { type Answer, type Request, type Step, viewOf } from './step.ts';
import { type Action, emptyTable, type Table } from './table.ts';
import type { RoundEvent, Word } from './words.ts';

/** One step, as a player sees it. */
export interface Told {
  readonly step: Step;
  /** The whole table as it then is, hidden cards included. */
  readonly table: Table;
  /** The clauses that say so; worked out when asked for. */
  readonly cite: () => Cited;
}

/** What the rules answer to a script. */
export interface Played extends Answer {
  readonly told: readonly Told[];
}

/** A round under way. */
export interface OpenRound {
  readonly dealt: Told;
  /** Tries an action; a refused one changes nothing. Throws `OutOfCards`. */
  readonly act: (action: Action) => Told;
}

/**
 * What the rules answer to a script: the one door to the machine. The request has been checked by its schema and fits
 * its table (`misfitOf`). Throws `OutOfCards` where the script holds too few draws.
 */
export function play({ actions, ...table }: Omit<Request, 'ruleset'>, law: Law): Played {
  const round = openRound(table, law);
  const told = [round.dealt, ...actions.map(round.act)];
  return { steps: told.map(({ step }) => step), told };
}

/**
 * Deals a round and leaves it open for actions one by one; `out` are the seats, from 0, that get no cards. Throws
 * `OutOfCards`.
 */
export function openRound(
  { seats, cards }: Pick<Request, 'seats' | 'cards'>,
  law: Law,
  out: readonly number[] = [],
): OpenRound {
  const calls = callsOf(law);
  let position = start(roundChart(law), emptyTable(seats, cards, out), NOBODY, calls);
  let step = viewOf(position, law);

  const tell = (cite: () => Cited): Told => ({ step, table: position.context, cite });
  const untold = (happened: Omit<Happened, 'law'>) => () => citationOf({ ...happened, law });

  const act = (action: Action): Told => {
    const before = position;
    if (step.phase === 'refused') return tell(untold({ position: { ...before, taken: [] } }));
    const refusal = refusalOf(before, action, law);
    if (refusal !== null) {
      const cite = () => citationOf({ position: before, law, refusal, reasons: reasonsApplying(before, action, law) });
      return { ...tell(cite), step: { ...step, accepted: false, reason: refusal.reason } };
    }
    position = advance(before, { ...action, type: action.do as Word }, calls);
    step = viewOf(position, law);
    return tell(untold({ position }));
  };

  const refusal = tableRefusalOf(position, law);
  if (refusal === null) return { dealt: tell(untold({ position })), act };
  const dealt = position;
  const cite = () => citationOf({ position: dealt, law, refusal, reasons: tableReasonsApplying(dealt, law) });
  return { dealt: { ...tell(cite), step: { ...step, reason: refusal.reason } }, act };
}

/** What stands for an action where there is none yet: at the deal. */
const NOBODY: RoundEvent = { type: 'keep', seat: 0, do: '' };

let chart: Chart | undefined;

/** The chart of a round as a table: it holds names only, and so is the same for every law. */
export function roundChart(law: Law): Chart {
  chart ??= compile(createRound(law));
  return chart;
}
