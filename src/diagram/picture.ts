import type { View } from '../languages/chart/words.ts';

/** How an overlay colours a part of a picture; `plain` without one. */
export type Tone = 'plain' | 'lit' | 'dim' | 'departs' | 'never' | 'heat1' | 'heat2' | 'heat3' | 'heat4';

/** What boxes and arrows have in common. */
interface Part {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly tone: Tone;
  /** What an overlay says of it, a line each. */
  readonly notes: readonly string[];
}

/** A box of a picture: a state of a chart, named by its `id`. */
export interface Box extends Part {
  /**
   * `start` is the dot before the first state; `outside` belongs to another picture, and only stands for where an arrow
   * comes from or leads to; `nest` lies around others.
   */
  readonly kind: 'start' | 'state' | 'end' | 'outside' | 'nest';
  readonly label: string;
  /** The box around it. */
  readonly parent: string | null;
  /** The names of the states that it stands for. */
  readonly states: readonly string[];
}

/** An arrow of a picture: a transition, or several that lead the same way. */
export interface Arrow extends Part {
  readonly from: string;
  readonly to: string;
  /** What somebody does to take it, a line each. */
  readonly events: readonly string[];
  /** What must hold, and what happens, a line each. */
  readonly lines: readonly string[];
  /** The names of the transitions that it stands for. */
  readonly ways: readonly string[];
}

/** What a picture shows, before it is laid out. */
export interface Picture {
  readonly ruleset: string;
  readonly view: View;
  /** As BCP 47 has it. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
  /** What an overlay says below the title, and below the picture, a line each. */
  readonly subtitle: readonly string[];
  readonly story: readonly string[];
}
