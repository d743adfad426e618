import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../src/languages/language.ts';
import type { FeatureFile } from './feature-files.ts';
import { readTags } from './sketch.ts';
import { scenariosOf, type Told, type ToldLine } from './told.ts';
import { readerOf } from './vocabulary/lines.ts';

/** The features of a language. */
export interface Telling {
  readonly language: Language;
  readonly files: readonly FeatureFile[];
}

/**
 * Where the features of a language say another thing than those that they are compared with, about the games that the
 * language tells: a scenario that is missing or one too many, other tags, those of its Rule among them, or a line with another meaning,
 * with both lines. Scenarios whose lines all have the same meaning lead to the same request and the same expected
 * values, for they are performed by the same vocabulary.
 */
export function disparities(original: Telling, other: Telling): readonly string[] {
  const games: readonly string[] = other.language.games;
  const wanted = toldOf(original).filter(({ tags }) => games.includes(readTags(tags).ruleset));
  const found = toldOf(other);
  const read = [readerOf(original.language), readerOf(other.language)] as const;
  const codes = [original.language.code, other.language.code] as const;
  return [
    ...wanted.flatMap((told) => {
      const same = found.find(({ id }) => id === told.id);
      if (same !== undefined) return compare([told, same], codes, read);
      return [`${told.id}: is not told in features/${codes[1]}`, `  ${codes[0]}  ${placeOf(told)} ${told.name}`].join(
        '\n',
      );
    }),
    ...found
      .filter(({ id }) => !wanted.some((one) => one.id === id))
      .map(({ id, ...told }) =>
        [`${id}: is not told in features/${codes[0]}`, `  ${codes[1]}  ${placeOf(told)} ${told.name}`].join('\n'),
      ),
  ];
}

type Pair<One> = readonly [One, One];

function compare(told: Pair<Told>, codes: Pair<string>, read: Pair<ReturnType<typeof readerOf>>): readonly string[] {
  const [one, other] = told;
  const tags = told.map((each) => each.tags.toSorted());
  if (!isDeepStrictEqual(tags[0], tags[1]))
    return [
      tell(
        `${one.id}: has other tags`,
        codes,
        told.map((each) => `${placeOf(each)} @${each.tags.join(' @')}`),
      ),
    ];
  const most = Math.max(one.lines.length, other.lines.length);
  for (let at = 0; at < most; at += 1) {
    const lines = [one.lines[at], other.lines[at]] as const;
    if (lines[0] !== undefined && lines[1] !== undefined && isDeepStrictEqual(read[0](lines[0]), read[1](lines[1])))
      continue;
    return [
      tell(
        `${one.id}: says another thing`,
        codes,
        told.map((each, which) => write(each, lines[which])),
      ),
    ];
  }
  return [];
}

function tell(what: string, codes: Pair<string>, lines: readonly string[]): string {
  return [what, ...lines.map((line, at) => `  ${codes[at]}  ${line}`)].join('\n');
}

/** A line with its place and its table, or that there is none. */
function write({ path }: Told, line: ToldLine | undefined): string {
  if (line === undefined) return `${path}: no more lines`;
  const rows = (line.table ?? []).map((cells) => `      | ${cells.join(' | ')} |`);
  return [`${path}:${line.line}: ${line.keyword} ${line.text}`, ...rows].join('\n');
}

function placeOf({ path, line }: Pick<Told, 'path' | 'line'>): string {
  return `${path}:${line}:`;
}

function toldOf({ files }: Telling): readonly Told[] {
  return files.flatMap(scenariosOf);
}
