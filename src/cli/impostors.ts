import { readAllFixtures, readKills } from '../fixtures/read.ts';
import { counted } from '../runner/compare.ts';
import { print } from './print.ts';

/** Lists the known mistakes of a ruleset, each with the fixture that finds it first and the clause that is told there. */
export function impostorsCommand({ ruleset }: { readonly ruleset: string }): void {
  const fixtures = readAllFixtures(ruleset);
  const kills = readKills(ruleset);
  const lines = kills.flatMap(({ name, says, clauses: [clause = ''], fails }) => {
    const first = fixtures.find(({ id }) => Object.hasOwn(fails, id))?.id ?? '';
    const others = Object.keys(fails).length - 1;
    const more = others === 0 ? '' : `, and by ${counted(others, 'other')}`;
    return [`${name}  ${clause}`, `  ${says}`, `  found by ${first}, under ${fails[first]}${more}`];
  });
  print([...lines, `${counted(kills.length, 'impostor')}, all of them found; push22 serve --impostor NAME plays one`]);
}
