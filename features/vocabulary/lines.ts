import { CucumberExpression, ParameterType, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { type Language, PHRASES, type Phrase } from '../../src/languages/language.ts';
import { type Cells, parametersOf, readTable } from './parameters.ts';

/** What a line of a scenario says, whatever its language. */
export interface Meaning {
  readonly phrase: Phrase;
  readonly args: readonly unknown[];
  readonly rows?: readonly Cells[];
}

export interface Line {
  readonly text: string;
  readonly table?: readonly (readonly string[])[];
}

type Reader = (line: Line) => Meaning;

const readers = new WeakMap<Language, Reader>();

/** Reads the lines of a language, each once. What it returns throws where a line is no sentence of the vocabulary, or two at once. */
export function readerOf(language: Language): Reader {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const read = makeReader(language);
  const meanings = new WeakMap<Line, Meaning>();
  const reader: Reader = (line) => {
    const meaning = meanings.get(line) ?? read(line);
    meanings.set(line, meaning);
    return meaning;
  };
  readers.set(language, reader);
  return reader;
}

function makeReader(language: Language): Reader {
  const registry = new ParameterTypeRegistry();
  for (const { name, regexp, transformer } of parametersOf(language)) {
    registry.defineParameterType(new ParameterType(name, regexp, null, transformer, false, false));
  }
  const expressions = PHRASES.map(
    (phrase) => [phrase, new CucumberExpression(language.phrases[phrase], registry)] as const,
  );
  return ({ text, table }) => {
    const meanings = expressions.flatMap(([phrase, expression]) => {
      const match = expression.match(text);
      return match === null ? [] : [{ phrase, args: match.map((argument) => argument.getValue(null)) }];
    });
    const [meaning, other] = meanings;
    if (meaning === undefined) throw new Error(`"${text}" is no sentence of the vocabulary`);
    if (other !== undefined) throw new Error(`"${text}" is two sentences of the vocabulary`);
    return table === undefined ? meaning : { ...meaning, rows: readTable(language, table) };
  };
}
