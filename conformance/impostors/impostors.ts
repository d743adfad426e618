import * as classicFr from './classic-fr/impostors.ts';
import type { Impostor } from './lie.ts';
import * as switchUs from './switch-us/impostors.ts';

export type { Impostor } from './lie.ts';

const all: { readonly [ruleset: string]: readonly Impostor[] } = {
  'switch-us': switchUs.impostors,
  'classic-fr': classicFr.impostors,
};

/** The impostors of a ruleset, each the law with one entry replaced, which the suite has to find out; none for another. */
export function impostorsOf(ruleset: string): readonly Impostor[] {
  return all[ruleset] ?? [];
}

/** The impostors of a ruleset about its session; none for a game without one. */
export function sessionImpostorsOf(ruleset: string): readonly Impostor[] {
  return ruleset === 'switch-us' ? switchUs.sessionImpostors : [];
}
