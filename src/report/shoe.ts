import type { Report } from '../../schemas/types.ts';
import type { Language } from '../languages/language.ts';
import { say } from '../languages/say.ts';
import { quote } from '../runner/quote.ts';

/** What the shuffled shoes said, in words; nothing where the level was not judged. */
export function tellShoe({ shoe }: Report, language: Language): readonly string[] {
  if (shoe === null) return [];
  if (shoe.faults.length === 0) {
    const [shuffles, runs] = [shoe.shuffles, 1 / shoe.falseAlarm].map((number) =>
      number.toLocaleString(language.locale),
    );
    return ['', say(language, 'shuffles', { shuffles, runs })];
  }
  return [
    ...shoe.faults.flatMap(({ clause, sentence, found }) => ['', `${clause}  ${sentence}`, `  ${plain(found)}`]),
    `  ${say(language, 'again', { command: shoe.again })}`,
  ];
}

function plain(text: string): string {
  return quote(text, text.length).slice(1, -1);
}
