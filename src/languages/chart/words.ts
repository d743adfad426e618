import type { GuardName } from '../../../machine/guards.ts';
import type { SessionGuardName, SessionUpdateName } from '../../../machine/session-law.ts';
import type { UpdateName } from '../../../machine/updates.ts';
import type { Word } from '../../../machine/words.ts';

/** The states of the charts by their names; those of the session with `session.` before it. */
export const STATES = [
  'table',
  'dealt',
  'insurance',
  'insured',
  'check',
  'checked',
  'switch',
  'chosen',
  'play',
  'play.turn',
  'play.choice',
  'play.split',
  'dealer',
  'settlement',
  'done',
  'refused',
  'session.seats',
  'session.between',
  'session.round',
  'session.over',
  'session.refused',
] as const;
export type StateName = (typeof STATES)[number];

/** The pictures of the charts. */
export const VIEWS = ['overview', 'round', 'hand', 'dealer', 'session'] as const;
export type View = (typeof VIEWS)[number];

/** What the pictures of the charts say in one language. */
export interface ChartWords {
  readonly states: { readonly [state in StateName]: string };
  /** What states are called in a game in which the dealer has no hole card. */
  readonly withoutHoleCard: { readonly check: string; readonly checked: string };
  /** What a seat does, without the seat; what happens between two rounds. */
  readonly events: { readonly [event in Word | 'deal' | 'roundIsOver']: string };
  /** What holds where a guard does. */
  readonly guards: { readonly [guard in GuardName | SessionGuardName]: string };
  /** What an update does. */
  readonly updates: { readonly [update in UpdateName | SessionUpdateName]: string };
  /** On the way that is taken where none before it is open. */
  readonly otherwise: string;
  readonly views: { readonly [view in View]: string };
  readonly descriptions: { readonly [view in View]: string };
  /** ICU messages of the overlays. */
  readonly takenBy: string;
  readonly never: string;
  readonly departs: string;
  readonly notShown: string;
  readonly pathOf: string;
}
