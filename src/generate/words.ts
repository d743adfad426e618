import { parse, readFeatures } from '../../features/feature-files.ts';
import { scenariosOf, type Told, type ToldLine } from '../../features/told.ts';
import { readerOf } from '../../features/vocabulary/lines.ts';
import { COLUMNS, type Language, PHRASES, type Phrase, REASONS } from '../languages/language.ts';
import { say } from '../languages/say.ts';

/** The words of the scenarios in a language, each sentence by the first line that uses it, as a page. */
export function wordsPage(language: Language): string {
  const files = readFeatures(language.code);
  const first = firstLines(files.flatMap(scenariosOf), language);
  const heads = files.slice(0, 1).map((file) => parse(file).keyword);
  const lines = [
    `# ${say(language, 'wordsTitle')}`,
    '',
    say(language, 'wordsIntro'),
    '',
    say(language, 'tryIt', {
      command: `npm run features -- --lang ${language.code} FILE`,
      implementation: `npx push22 scenarios --lang ${language.code} -- COMMAND`,
    }),
    '',
    '```gherkin',
    `# language: ${language.code}`,
    ...heads.map((keyword) => `${keyword}: …`),
    ...PHRASES.flatMap((phrase) => {
      const line = first.get(phrase);
      return line === undefined ? [] : write(line);
    }),
    '```',
    '',
    `## ${say(language, 'reasonsTitle')}`,
    '',
    REASONS.map((reason) => `\`${language.reasons[reason]}\``).join(', '),
    '',
    `## ${say(language, 'columnsTitle')}`,
    '',
    COLUMNS.map((column) => `\`${language.columns[column]}\``).join(', '),
  ];
  return `${lines.join('\n')}\n`;
}

/** For each sentence the first line that says it, with the keyword of its part of the scenario. */
function firstLines(told: readonly Told[], language: Language): ReadonlyMap<Phrase, ToldLine> {
  const read = readerOf(language);
  const first = new Map<Phrase, ToldLine>();
  for (const line of told.flatMap(({ lines }) => withKeywords(lines))) {
    const { phrase } = read(line);
    if (!first.has(phrase)) first.set(phrase, line);
  }
  return first;
}

/** Lines that begin with the keyword of the line that they go on from. */
function withKeywords(lines: readonly ToldLine[]): readonly ToldLine[] {
  let keyword = '';
  return lines.map((line) => {
    if (!line.isMore) keyword = line.keyword;
    return { ...line, keyword };
  });
}

function write({ keyword, text, table = [] }: ToldLine): readonly string[] {
  const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0)));
  return [
    `  ${keyword} ${text}`,
    ...table.map((cells) => `    | ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`),
  ];
}
