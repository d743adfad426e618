import { type AnyTransitionDefinition, createActor } from 'xstate';
import { type Cited, citationOf } from './citation.ts';
import type { Law } from './law.ts';
import { reasonsApplying, refusalOf, tableRefusalOf } from './refusal.ts';
import { createRound, type RoundMachine } from './round.ts';
import { type Answer, type Request, type Step, viewOf } from './step.ts';
import { type Action, emptyTable, type Table } from './table.ts';

/** What the rules answer to a script, and for each step the clauses that say so. */
export interface Played extends Answer {
  readonly cited: readonly Cited[];
  /** The whole table at the end, hidden cards included. */
  readonly table: Table;
}

/** One step, as a player sees it, and the clauses that say so. */
export interface Told {
  readonly step: Step;
  readonly cited: Cited;
}

/** A round under way. */
export interface OpenRound {
  readonly dealt: Told;
  /** Tries an action; a refused one changes nothing. Throws `OutOfCards`. */
  readonly act: (action: Action) => Told;
  /** The whole table as it is, hidden cards included. */
  readonly table: () => Table;
}

/**
 * What the rules answer to a script: the one door to the machine. The request has been checked by its schema and fits
 * its table (`misfitOf`). Throws `OutOfCards` where the script holds too few draws.
 */
export function play(request: Omit<Request, 'ruleset'>, law: Law): Played {
  const round = openRound(request, law);
  const told = [round.dealt, ...request.actions.map(round.act)];
  return { steps: told.map(({ step }) => step), cited: told.map(({ cited }) => cited), table: round.table() };
}

/** Deals a round and leaves it open for actions one by one. Throws `OutOfCards`. */
export function openRound({ seats, cards }: Pick<Request, 'seats' | 'cards'>, law: Law): OpenRound {
  const machine = machineOf(law);
  const taken: AnyTransitionDefinition[] = [];
  let failure: unknown;
  const actor = createActor(machine, {
    input: emptyTable(seats, cards),
    inspect: (event) => {
      if (event.type === '@xstate.microstep') taken.push(...event._transitions);
    },
  });
  actor.subscribe({
    error: (error) => {
      failure = error;
    },
  });
  actor.start();

  const settled = () => {
    if (failure !== undefined) throw failure;
    return actor.getSnapshot();
  };

  const tell = (step: Step): Told => ({ step, cited: citationOf({ taken, snapshot: settled(), law }) });

  const act = (action: Action): Told => {
    const before = settled();
    taken.length = 0;
    if (before.value === 'refused') return tell(viewOf(before, law));
    const refusal = refusalOf(before, action, law);
    if (refusal !== null) {
      const step = { ...viewOf(before, law), accepted: false, reason: refusal.reason };
      const reasons = reasonsApplying(machine, before, action, law);
      return { step, cited: citationOf({ taken, snapshot: before, law, refusal, reasons }) };
    }
    const { do: word, ...rest } = action;
    actor.send({ ...rest, type: word as Parameters<typeof actor.send>[0]['type'] });
    return tell(viewOf(settled(), law));
  };

  const tableRefusal = tableRefusalOf(taken, law);
  const dealt = viewOf(settled(), law);
  return {
    dealt: tell(tableRefusal === null ? dealt : { ...dealt, reason: tableRefusal.reason }),
    act,
    table: () => settled().context,
  };
}

const machines = new WeakMap<Law, RoundMachine>();

function machineOf(law: Law): RoundMachine {
  const known = machines.get(law);
  if (known !== undefined) return known;
  const machine = createRound(law);
  machines.set(law, machine);
  return machine;
}
