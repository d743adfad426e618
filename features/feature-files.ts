import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type Feature, IdGenerator } from '@cucumber/messages';
import { packageRoot } from '../schemas/package-root.ts';

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

/** A feature file of somebody's own, by its path from where one stands. */
export function readFeature(path: string): FeatureFile {
  return { path, text: readFileSync(path, 'utf8') };
}

const parsed = new WeakMap<FeatureFile, Feature>();

/** A feature file as Gherkin reads it, with any language that it names. Throws where it is none. */
export function parse(file: FeatureFile): Feature {
  const feature = parsed.get(file) ?? parseText(file);
  parsed.set(file, feature);
  return feature;
}

function parseText({ path, text }: FeatureFile): Feature {
  const parser = new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher());
  const { feature } = parser.parse(text);
  if (feature === undefined) throw new Error(`${path}: there is no feature`);
  return feature;
}
