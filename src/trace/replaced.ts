import type { Law } from '../../machine/law.ts';

/** The entries of a law that a mistake replaces, by name. */
export function replacedEntries(lying: Law, honest: Law): readonly string[] {
  const differing = <Entries extends object>(mine: Entries, own: Entries, named: string) =>
    Object.entries(mine).flatMap(([name, entry]) =>
      entry === (own as Record<string, unknown>)[name] ? [] : [`${named}${name}`],
    );
  const plain = Object.entries(lying).filter(([, entry]) => typeof entry === 'function');
  const rows = lying.settlement.filter((row, at) => row !== honest.settlement[at]);
  return [
    ...differing(lying.guards, honest.guards, 'guard '),
    ...differing(lying.updates, honest.updates, 'update '),
    ...differing(Object.fromEntries(plain), honest, ''),
    ...rows.map(({ name }) => `settlement ${name}`),
    ...differing(lying.session.guards, honest.session.guards, 'session guard '),
    ...differing(lying.session.updates, honest.session.updates, 'session update '),
    ...(lying.session.resultsOf === honest.session.resultsOf ? [] : ['session resultsOf']),
    ...(lying.session.seatsOf === honest.session.seatsOf ? [] : ['session seatsOf']),
  ];
}
