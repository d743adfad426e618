import { readCoverage } from '../fixtures/read.ts';
import { boundOf, suiteIn } from '../report/coverage.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { print } from './print.ts';

/** Prints what the suite of a ruleset covers: a line for each family, or each item of one with the fixture that shows it first. */
export function coverageCommand(family: string | undefined, { ruleset }: { readonly ruleset: string }): void {
  const games = readCoverage();
  const game = games.find((one) => one.ruleset === ruleset);
  if (game === undefined) {
    const measured = games.map((one) => one.ruleset).join(', ');
    throw new BadInput(`the coverage of ${ruleset} is not measured; there is that of ${measured}`);
  }
  const { families, bound, suite } = game;
  if (family === undefined) {
    const rows = families.map(({ name, covered, unreachable, says }) => {
      const count = Object.keys(covered).length;
      const reach = unreachable.length === 0 ? '' : `, ${unreachable.length} out of reach`;
      return [name, `${count} of ${count}${reach}`, says] as const;
    });
    const widest = Math.max(...rows.map(([, counts]) => counts.length));
    print([
      ...rows.map(([name, counts, says]) => `${name.padEnd(12)}${'100 %'}  ${counts.padEnd(widest)}  ${says}`),
      suiteIn(suite),
      boundOf(bound),
    ]);
    return;
  }
  const asked = families.find(({ name }) => name === family);
  if (asked === undefined) {
    const names = families.map(({ name }) => name).join(', ');
    throw new BadInput(`${family || '""'} is no family of coverage; there is ${names}`);
  }
  print([
    ...Object.entries(asked.covered).map(([item, fixture]) => `${item}  ${fixture}`),
    ...asked.unreachable.map((item) => `${item}  out of reach`),
    ...(asked.unreachable.length === 0 ? [] : [boundOf(bound)]),
  ]);
}
