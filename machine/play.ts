import { type AnyTransitionDefinition, createActor } from 'xstate';
import { type Cited, citationOf } from './citation.ts';
import type { Law } from './law.ts';
import { reasonsApplying, refusalOf, tableReasonsApplying, tableRefusalOf } from './refusal.ts';
import { createRound, type RoundMachine } from './round.ts';
import { type Answer, type Request, type Step, viewOf } from './step.ts';
import { type Action, emptyTable, type Table } from './table.ts';
import type { RoundEvent } from './words.ts';

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

/** Deals a round and leaves it open for actions one by one. Throws `OutOfCards`. */
export function openRound({ seats, cards }: Pick<Request, 'seats' | 'cards'>, law: Law): OpenRound {
  const machine = machineOf(law);
  let taken: AnyTransitionDefinition[] = [];
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

  const tell = (step: Step): Told => {
    const happened = { taken, snapshot: settled(), law };
    return { step, table: happened.snapshot.context, cite: () => citationOf(happened) };
  };

  const act = (action: Action): Told => {
    const before = settled();
    taken = [];
    if (step.phase === 'refused') return tell(step);
    const refusal = refusalOf(before, action, law);
    if (refusal !== null) {
      const cite = () =>
        citationOf({
          taken: [],
          snapshot: before,
          law,
          refusal,
          reasons: reasonsApplying(machine, before, action, law),
        });
      return { step: { ...step, accepted: false, reason: refusal.reason }, table: before.context, cite };
    }
    actor.send({ ...action, type: action.do as RoundEvent['type'] });
    step = viewOf(settled(), law);
    return tell(step);
  };

  let step = viewOf(settled(), law);
  const tableRefusal = tableRefusalOf(taken, law);
  if (tableRefusal === null) return { dealt: tell(step), act };
  const refused = settled();
  const cite = () =>
    citationOf({
      taken: [],
      snapshot: refused,
      law,
      refusal: tableRefusal,
      reasons: tableReasonsApplying(machine, refused.context, law),
    });
  return { dealt: { step: { ...step, reason: tableRefusal.reason }, table: refused.context, cite }, act };
}

const machines = new WeakMap<Law, RoundMachine>();

function machineOf(law: Law): RoundMachine {
  const known = machines.get(law);
  if (known !== undefined) return known;
  const machine = createRound(law);
  machines.set(law, machine);
  return machine;
}
