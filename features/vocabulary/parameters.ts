import { type Column, DEEDS, type Language, REASONS } from '../../src/languages/language.ts';
import { say } from '../../src/languages/say.ts';
import { readCards } from './cards.ts';
import { Unmet } from './unmet.ts';

/** A kind of word in the sentences of a language, and what it means whatever the language. */
export interface Parameter {
  readonly name: string;
  readonly regexp: RegExp;
  readonly transformer: (text: string) => unknown;
}

const CARD = '\\S*[♠♥♦♣]';
const NUMBER = '-?\\d+(?:\\.\\d+)?';

/** The parameters of a language's Cucumber expressions, besides Cucumber's own `{int}`. */
export function parametersOf(language: Language): readonly Parameter[] {
  const { deeds, actions, reasons, and, or, nothing } = language;
  const amounts = listOf(NUMBER, and);
  const value = `(?:${NUMBER}|"[^"]*")`;
  const cards = (text: string) => readCards(text, language);
  return [
    { name: 'card', regexp: new RegExp(CARD), transformer: cards },
    { name: 'hand', regexp: new RegExp(`${CARD} ${CARD}`), transformer: cards },
    { name: 'cards', regexp: new RegExp(`${CARD}(?: ${CARD})*`), transformer: cards },
    { name: 'amounts', regexp: new RegExp(amounts), transformer: (text) => itemsOf(text, and).map(Number) },
    {
      name: 'anything',
      regexp: new RegExp(`${literally(nothing)}|${listOf(value, and)}`),
      transformer: (text) => (text === nothing ? undefined : itemsOf(text, and).map((item) => JSON.parse(item))),
    },
    { name: 'deed', regexp: oneOf(DEEDS.map((deed) => deeds[deed])), transformer: (text) => keyOf(deeds, text) },
    { name: 'action', regexp: oneOf(Object.values(actions)), transformer: (text) => keyOf(actions, text) },
    {
      name: 'actions',
      regexp: new RegExp(listOf(oneOf(Object.values(actions)).source, or)),
      transformer: (text) => itemsOf(text, or).map((item) => keyOf(actions, item)),
    },
    {
      name: 'reason',
      regexp: oneOf(REASONS.map((reason) => reasons[reason])),
      transformer: (text) => keyOf(reasons, text),
    },
    { name: 'quoted', regexp: /"[^"]*"/, transformer: (text) => text.slice(1, -1) },
    { name: 'name', regexp: /\S+/, transformer: (text) => text },
    { name: 'json', regexp: /.+/, transformer: (text) => JSON.parse(text) },
  ];
}

/** A table of a scenario, its heads and words as English has them. Throws `Unmet` for a head or a word that nobody knows. */
export function readTable(language: Language, rows: readonly (readonly string[])[]): readonly Cells[] {
  const [heads = [], ...body] = rows;
  const columns = heads.map((head) => columnOf(language, head));
  return body.map((cells) =>
    Object.fromEntries(cells.map((cell, at) => [columns[at] ?? '', readCell(language, columns[at] ?? '', cell)])),
  );
}

/** A row of a table, by column. */
export type Cells = { readonly [column: string]: string };

/** The column of a head; `seat 1` for one of a seat. */
function columnOf(language: Language, head: string): string {
  const [, name, number] = /^(.*) (\d+)$/.exec(head) ?? [];
  if (name === language.columns.seat) return `seat ${number}`;
  return readWord(language, language.columns, head);
}

function readCell(language: Language, column: string, cell: string): string {
  const { soft, yes, no, outcomes, results } = language;
  if (column === 'total') {
    const total = new RegExp(`^${soft.split('{total}').map(literally).join('(\\d+)')}$`).exec(cell)?.[1];
    return total === undefined ? cell : `soft ${total}`;
  }
  if (column === 'natural') return readWord(language, { yes, no }, cell);
  if (column === 'outcome') return readWord(language, outcomes, cell);
  return column.startsWith('seat ') ? readWord(language, results, cell) : cell;
}

function readWord(language: Language, words: { readonly [key: string]: string }, word: string): string {
  const key = keyOf(words, word);
  if (key !== undefined) return key;
  throw unknownWord(language, word, Object.values(words));
}

function unknownWord(language: Language, word: string, known: readonly string[]): Unmet {
  return new Unmet(say(language, 'unknownWord', { word, known: known.join(', ') }));
}

/** A column that a table may not have where it stands; all are named as English has them. */
export function unknownColumn(language: Language, column: string, known: readonly string[]): Unmet {
  return unknownWord(
    language,
    headOf(language, column),
    known.map((one) => headOf(language, one)),
  );
}

function headOf({ columns }: Language, column: string): string {
  const [name = '', ...number] = column.split(' ');
  return [columns[name as Column], ...number].join(' ');
}

/** The key of a word of a language, or undefined for one that it does not have. */
function keyOf(words: { readonly [key: string]: string }, word: string): string | undefined {
  return Object.keys(words).find((one) => words[one] === word);
}

function listOf(item: string, last: string): string {
  return `(?:${item})(?:(?:, | ${literally(last)} )(?:${item}))*`;
}

function itemsOf(text: string, last: string): readonly string[] {
  return text.split(new RegExp(`, | ${literally(last)} `));
}

function oneOf(words: readonly string[]): RegExp {
  return new RegExp(
    words
      .toSorted((one, other) => other.length - one.length)
      .map(literally)
      .join('|'),
  );
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
