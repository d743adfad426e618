import {
  type ActorRefFrom,
  type AnyActorRef,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
} from 'xstate';
import { type Cited, citationOf } from './citation.ts';
import type { Law } from './law.ts';
import { type RoundSnapshot, reasonsApplying, refusalOf, tableReasonsApplying, tableRefusalOf } from './refusal.ts';
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

/**
 * Deals a round and leaves it open for actions one by one; `out` are the seats, from 0, that get no cards. Throws
 * `OutOfCards`.
 */
export function openRound(
  { seats, cards }: Pick<Request, 'seats' | 'cards'>,
  law: Law,
  out: readonly number[] = [],
): OpenRound {
  const watch = watchRound();
  const { inspect } = watch;
  const actor = createActor(machineOf(law), { id: ROUND, input: emptyTable(seats, cards, out), inspect });
  actor.subscribe({ error: () => undefined });
  actor.start();
  return followRound(watch, law);
}

/** The name of the actor that plays a round. */
export const ROUND = 'round';

/** Notes which actor plays the round and the transitions that it takes. */
export interface Watch {
  readonly inspect: (event: InspectionEvent) => void;
  /** The actor that began to play last. */
  readonly round: () => ActorRefFrom<RoundMachine>;
  /** The transitions taken since it was asked last. */
  readonly taken: () => readonly AnyTransitionDefinition[];
}

/** A watch for the actor that is named `ROUND`, by itself or in a session. */
export function watchRound(): Watch {
  let noted: AnyTransitionDefinition[] = [];
  let round: ActorRefFrom<RoundMachine> | undefined;
  return {
    inspect: (event) => {
      if ((event.actorRef as AnyActorRef).id !== ROUND) return;
      if (event.type === '@xstate.actor') round = event.actorRef as ActorRefFrom<RoundMachine>;
      if (event.type === '@xstate.microstep') noted.push(...event._transitions);
    },
    round: () => {
      if (round === undefined) throw new Error('no round has begun');
      return round;
    },
    taken: () => {
      const taken = noted;
      noted = [];
      return taken;
    },
  };
}

/** The round that is watched, as it has just been dealt. Throws `OutOfCards`. */
export function followRound(watch: Watch, law: Law): OpenRound {
  const actor = watch.round();
  const settled = (): RoundSnapshot => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'error') throw snapshot.error;
    return snapshot;
  };

  const tell = (step: Step, taken: readonly AnyTransitionDefinition[]): Told => {
    const happened = { taken, snapshot: settled(), law };
    return { step, table: happened.snapshot.context, cite: () => citationOf(happened) };
  };

  const act = (action: Action): Told => {
    const before = settled();
    if (step.phase === 'refused') return tell(step, []);
    const refusal = refusalOf(before, action, law);
    if (refusal !== null) {
      const cite = () =>
        citationOf({ taken: [], snapshot: before, law, refusal, reasons: reasonsApplying(before, action, law) });
      return { step: { ...step, accepted: false, reason: refusal.reason }, table: before.context, cite };
    }
    actor.send({ ...action, type: action.do as RoundEvent['type'] });
    step = viewOf(settled(), law);
    return tell(step, watch.taken());
  };

  const dealt = settled();
  const taken = watch.taken();
  let step = viewOf(dealt, law);
  const refusal = tableRefusalOf(taken, law);
  if (refusal === null) return { dealt: tell(step, taken), act };
  const cite = () =>
    citationOf({ taken: [], snapshot: dealt, law, refusal, reasons: tableReasonsApplying(dealt, law) });
  return { dealt: { step: { ...step, reason: refusal.reason }, table: dealt.context, cite }, act };
}

const machines = new WeakMap<Law, RoundMachine>();

function machineOf(law: Law): RoundMachine {
  const known = machines.get(law);
  if (known !== undefined) return known;
  const machine = createRound(law);
  machines.set(law, machine);
  return machine;
}
