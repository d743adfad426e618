import type { Game } from '../../schemas/types.ts';

/** Coverage as a table in Markdown, and the bound of the search. */
export function coverageTable({ families, bound, suite }: Game): readonly string[] {
  const rows = families.map(({ name, says, covered, unreachable }) =>
    row([name, says, items(covered, unreachable), Object.keys(covered).length, unreachable.length, '100 %']),
  );
  return [
    row(['family', 'an item is', 'items', 'covered', 'out of reach', 'of what can be reached']),
    row(['---', '---', '---:', '---:', '---:', '---:']),
    ...rows,
    '',
    suiteIn(suite),
    boundOf(bound),
  ];
}

/** What the suite is made of, in a sentence. */
export function suiteIn({ told, walked, sessions, actions }: Game['suite']): string {
  return `The suite: ${told} rounds told by people, ${walked} walked, and ${sessions} sessions; ${actions} actions in all.`;
}

/** How far was searched for what is out of reach, in a sentence. */
export function boundOf({ tables, places, hands, chips }: Game['bound']): string {
  return (
    `Out of reach is what no play shows: from ${tables} tables every play was walked, to ${places} places, with up to ` +
    `${hands} hands of a spot and free chips of ${chips.join(', ')} at stakes of 2; and every hand that comes of any two cards.`
  );
}

function items(covered: object, unreachable: readonly string[]): number {
  return Object.keys(covered).length + unreachable.length;
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}
