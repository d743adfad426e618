import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, Errors, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type Feature, IdGenerator } from '@cucumber/messages';
import { packageRoot } from '../schemas/package-root.ts';
import { BadInput, oneLine, readText } from '../src/rulesets/bad-input.ts';

/** A feature file by its path from the package's folder. */
export interface FeatureFile {
  readonly path: string;
  readonly text: string;
}

/** The feature files of a language. */
export function readFeatures(code: string): readonly FeatureFile[] {
  const folder = join('features', code);
  return readdirSync(join(packageRoot(), folder))
    .filter((file) => file.endsWith('.feature'))
    .map((file) => join(folder, file))
    .map((path) => ({ path, text: readFileSync(join(packageRoot(), path), 'utf8') }));
}

/** A feature file of somebody's own, by its path from where one stands. Throws `BadInput` where it cannot be read. */
export function readFeature(path: string): FeatureFile {
  return { path, text: readText(path) };
}

const parsed = new WeakMap<FeatureFile, Feature>();

/** A feature file as Gherkin reads it, with any language that it names. Throws `BadInput` where it is none. */
export function parse(file: FeatureFile): Feature {
  const feature = parsed.get(file) ?? parseText(file);
  parsed.set(file, feature);
  return feature;
}

function parseText({ path, text }: FeatureFile): Feature {
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  parser.stopAtFirstError = true;
  try {
    const { feature } = parser.parse(text);
    if (feature !== undefined) return feature;
  } catch (error) {
    if (!(error instanceof Errors.GherkinException)) throw error;
    // It begins with the place, in brackets.
    const [, place = '', what = ''] = /^\((\S+)\): (.*)$/s.exec(error.message) ?? ['', '', error.message];
    throw new BadInput(`${path}:${place}: is no Gherkin: ${oneLine(what)}`);
  }
  throw new BadInput(`${path}: there is no feature in it`);
}
