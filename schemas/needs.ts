import type { Fixture } from './types.ts';

/** Whether choices have the values of the open points that a fixture is about. */
export function hasChoicesFor(
  { needs }: Pick<Fixture, 'needs'>,
  choices: { readonly [name: string]: string },
): boolean {
  return Object.entries(needs).every(([name, value]) => choices[name] === value);
}
