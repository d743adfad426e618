import type { Guard, GuardName } from '../../machine/guards.ts';
import type { Law } from '../../machine/law.ts';
import type { SessionAnswer } from '../../machine/play-session.ts';
import type {
  Session,
  SessionGuardName,
  SessionLaw,
  SessionResult,
  SessionUpdate,
  SessionUpdateName,
} from '../../machine/session-law.ts';
import type { SettlementRow } from '../../machine/settlement.ts';
import type { Answer, Request } from '../../machine/step.ts';
import { type Hand, handInTurn } from '../../machine/table.ts';
import type { Update, UpdateName } from '../../machine/updates.ts';

/** The answer to the script of a round. */
export type Plays = (request: Request, honest: (request: Request) => Answer) => Answer;

/** The law with one entry replaced: one plausible mistake. */
export interface Impostor {
  readonly name: string;
  /** The mistake in a sentence. */
  readonly says: string;
  /** The clause that it breaks. */
  readonly clause: string;
  /** Clauses, at most three, under which the mistake may just as well show first. */
  readonly neighbours: readonly string[];
  readonly lie: (law: Law) => Law;
  /** What it changes in its answer to a session: a mistake that no entry of the law could make. */
  readonly twist?: (answer: SessionAnswer) => SessionAnswer;
  /** How it plays a round, where it does not read what it is asked, or does not say what it plays; `honest` answers as the law does. */
  readonly plays?: Plays;
}

/** A lie about a named guard. */
export function guardLie(name: GuardName, holds: Guard['holds']): Impostor['lie'] {
  return (law) => ({ ...law, guards: { ...law.guards, [name]: { ...law.guards[name], holds } } });
}

/** A lie about which hands still act: those of the law, and others that are not finished. */
export function actingLie(acts: (hand: Hand, law: Law) => boolean): Impostor['lie'] {
  return (honest) =>
    guardLie('handMayAct', (table, action, law) => {
      const hand = handInTurn(table);
      const isAnother = hand !== undefined && !hand.isFinished && acts(hand, law);
      return isAnother || honest.guards.handMayAct.holds(table, action, law);
    })(honest);
}

/** A lie about a named update; `honest` is what the law does. */
export function updateLie(
  name: UpdateName,
  apply: (honest: Update['apply'], ...args: Parameters<Update['apply']>) => ReturnType<Update['apply']>,
): Impostor['lie'] {
  return (law) => {
    const { apply: honest } = law.updates[name];
    const lying: Update['apply'] = (...args) => apply(honest, ...args);
    return { ...law, updates: { ...law.updates, [name]: { ...law.updates[name], apply: lying } } };
  };
}

/** A lie about a row of the settlement. */
export function rowLie(name: string, change: Partial<SettlementRow>): Impostor['lie'] {
  return (law) => {
    if (!law.settlement.some((row) => row.name === name)) throw new Error(`the settlement has no row ${name}`);
    return { ...law, settlement: law.settlement.map((row) => (row.name === name ? { ...row, ...change } : row)) };
  };
}

/** A lie about an entry of the law of a session. */
export function sessionLie(change: (honest: SessionLaw) => Partial<SessionLaw>): Impostor['lie'] {
  return (law) => ({ ...law, session: { ...law.session, ...change(law.session) } });
}

/** A lie about a named guard of the session. */
export function sessionGuardLie(
  name: SessionGuardName,
  holds: SessionLaw['guards'][SessionGuardName]['holds'],
): Impostor['lie'] {
  return sessionLie(({ guards }) => ({ guards: { ...guards, [name]: { ...guards[name], holds } } }));
}

/** A lie about a named update of the session; `honest` is what the law does. */
export function sessionUpdateLie(
  name: SessionUpdateName,
  apply: (
    honest: SessionUpdate['apply'],
    ...args: Parameters<SessionUpdate['apply']>
  ) => ReturnType<SessionUpdate['apply']>,
): Impostor['lie'] {
  return sessionLie(({ updates }) => {
    const lying: SessionUpdate['apply'] = (...args) => apply(updates[name].apply, ...args);
    return { updates: { ...updates, [name]: { ...updates[name], apply: lying } } };
  });
}

/** A lie about what each seat has come to. */
export function resultsLie(
  results: (honest: readonly SessionResult[], session: Session) => readonly SessionResult[],
): Impostor['lie'] {
  return sessionLie(({ resultsOf }) => ({ resultsOf: (session, law) => results(resultsOf(session, law), session) }));
}

/** A game that plays by the law and does not read what it is asked, or does not say what it plays. */
export function honestLaw(law: Law): Law {
  return law;
}

/** A lie about an entry that is neither. */
export function entryLie(change: (law: Law) => Partial<Law>): Impostor['lie'] {
  return (law) => ({ ...law, ...change(law) });
}
