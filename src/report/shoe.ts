import type { Report } from '../../schemas/types.ts';
import { quote } from '../runner/quote.ts';

/** What the shuffled shoes said, in words; nothing where the level was not judged. */
export function tellShoe({ shoe }: Report): readonly string[] {
  if (shoe === null) return [];
  const shuffles = shoe.shuffles.toLocaleString('en');
  if (shoe.faults.length === 0) {
    const chance = `an honest shuffle raises a false alarm once in ${(1 / shoe.falseAlarm).toLocaleString('en')} runs`;
    return [
      '',
      `${shuffles} shuffles, no card missing, no alarm; ${chance}. This is no test of a random number generator.`,
    ];
  }
  return [
    ...shoe.faults.flatMap(({ clause, sentence, found }) => ['', `${clause}  ${sentence}`, `  ${plain(found)}`]),
    `  again: ${shoe.again}`,
  ];
}

function plain(text: string): string {
  return quote(text, text.length).slice(1, -1);
}
