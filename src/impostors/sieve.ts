import { isDeepStrictEqual } from 'node:util';
import type { Law } from '../../machine/law.ts';
import { play } from '../../machine/play.ts';
import type { Request } from '../../machine/step.ts';

/** A call of an entry of the law as it was made in an honest round. */
interface Call {
  /** What it was handed, the law apart. */
  readonly args: readonly unknown[];
  readonly result: unknown;
}

type Entry = (...args: readonly unknown[]) => unknown;

/** The calls of each entry of a law in a round, by the entry's name. */
export type Calls = ReadonlyMap<string, readonly Call[]>;

/** Every call of an entry of the law that a script makes. Throws `OutOfCards`. */
export function callsOfLaw(request: Request, honest: Law): Calls {
  const calls = new Map<string, Call[]>();
  const law = mapEntries(honest, (name, entry) => {
    const own: Call[] = [];
    calls.set(name, own);
    return (...args) => {
      const result = entry(...args);
      own.push({ args: args.filter((arg) => arg !== law), result });
      return result;
    };
  });
  play(request, law);
  return calls;
}

/**
 * Whether a law can answer a script otherwise than the honest one: whether an entry that it replaces answers a call that an
 * honest round makes in another way. Where none does, every call and so the whole round is the same.
 */
export function mayAnswerOtherwise(lying: Law, honest: Law, calls: Calls): boolean {
  const replaced = replacedIn(lying, honest);
  return (
    replaced === null ||
    replaced.some(([name, entry]) =>
      (calls.get(name) ?? []).some(({ args, result }) => !isSame(entry(...args, lying), result)),
    )
  );
}

const knownReplaced = new WeakMap<Law, ReturnType<typeof findReplaced>>();

/** The entries that are called and that a law replaces; null where it changes something else as well. */
function replacedIn(lying: Law, honest: Law): ReturnType<typeof findReplaced> {
  const known = knownReplaced.get(lying);
  if (known !== undefined) return known;
  const found = findReplaced(lying, honest);
  knownReplaced.set(lying, found);
  return found;
}

function findReplaced(lying: Law, honest: Law): readonly (readonly [string, Entry])[] | null {
  const own = new Map(entriesOf(honest));
  if (lying.ruleset !== honest.ruleset || lying.choices !== honest.choices || hasOtherReasons(lying, honest))
    return null;
  // The rows of the settlement are called by the update that settles.
  const settles = lying.settlement !== honest.settlement;
  return entriesOf(lying).filter(([name, entry]) => entry !== own.get(name) || (settles && name === 'updates.settle'));
}

function hasOtherReasons(lying: Law, { guards }: Law): boolean {
  return (Object.keys(guards) as (keyof typeof guards)[]).some(
    (name) => lying.guards[name].reason !== guards[name].reason,
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && isDeepStrictEqual(one, other));
}

/** Every entry of a law that is called, by name. */
function entriesOf(law: Law): readonly (readonly [string, Entry])[] {
  return [
    ...Object.entries(law.guards).map(([name, { holds }]) => [`guards.${name}`, holds as Entry] as const),
    ...Object.entries(law.updates).map(([name, { apply }]) => [`updates.${name}`, apply as Entry] as const),
    ...Object.entries(law).flatMap(([name, entry]) =>
      typeof entry === 'function' ? [[name, entry as Entry] as const] : [],
    ),
  ];
}

/** A law with each entry that is called changed. */
function mapEntries(law: Law, change: (name: string, entry: Entry) => Entry): Law {
  const changed = new Map(entriesOf(law).map(([name, entry]) => [name, change(name, entry)]));
  const own = (name: string) => changed.get(name) as never;
  const plain = Object.keys(law).filter((name) => changed.has(name));
  return {
    ...law,
    ...Object.fromEntries(plain.map((name) => [name, own(name)])),
    guards: mapValues(law.guards, (name, guard) => ({ ...guard, holds: own(`guards.${name}`) })),
    updates: mapValues(law.updates, (name, update) => ({ ...update, apply: own(`updates.${name}`) })),
  };
}

function mapValues<T extends object>(all: T, change: (name: string, value: T[keyof T]) => T[keyof T]): T {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(name, value)])) as T;
}
