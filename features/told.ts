import type { Feature, Rule, Scenario } from '@cucumber/messages';
import { type FeatureFile, parse } from './feature-files.ts';
import type { Line } from './vocabulary/lines.ts';

/** A scenario as its file tells it. */
export interface Told {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  readonly id: string | undefined;
  /** Without the sign @. */
  readonly tags: readonly string[];
  /** The clause of the Rule that it stands under; empty where it stands under none. */
  readonly rule: string;
  readonly lines: readonly ToldLine[];
}

/** A line of a scenario, with its keyword and its place in the file. */
export interface ToldLine extends Line {
  readonly keyword: string;
  /** It goes on from the line before: And. */
  readonly isMore: boolean;
  readonly line: number;
}

const told = new WeakMap<FeatureFile, readonly Told[]>();

/** The scenarios of a feature file, in their order. */
export function scenariosOf(file: FeatureFile): readonly Told[] {
  const own = told.get(file) ?? readScenarios(file);
  told.set(file, own);
  return own;
}

function readScenarios(file: FeatureFile): readonly Told[] {
  const feature = parse(file);
  return feature.children.flatMap(({ rule, scenario }) => [
    ...(rule?.children ?? []).flatMap((child) => (child.scenario ? [tell(file, feature, rule, child.scenario)] : [])),
    ...(scenario ? [tell(file, feature, undefined, scenario)] : []),
  ]);
}

function tell({ path }: FeatureFile, feature: Feature, rule: Rule | undefined, scenario: Scenario): Told {
  const tags = [...feature.tags, ...(rule?.tags ?? []), ...scenario.tags].map(({ name }) => name.slice(1));
  return {
    path,
    line: scenario.location.line,
    name: scenario.name,
    id: tags.find((tag) => tag.startsWith('id:'))?.slice('id:'.length),
    tags,
    rule: rule?.tags[0]?.name.slice(1) ?? '',
    lines: scenario.steps.map(({ keyword, keywordType, text, location, dataTable }) => ({
      keyword: keyword.trim(),
      isMore: keywordType === 'Conjunction',
      text,
      line: location.line,
      ...(dataTable === undefined ? {} : { table: dataTable.rows.map(({ cells }) => cells.map(({ value }) => value)) }),
    })),
  };
}
