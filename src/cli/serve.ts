import { impostorsOf, sessionImpostorsOf } from '../../conformance/impostors/impostors.ts';
import { createLaw } from '../../machine/law.ts';
import { adapterOf } from '../protocol/adapter.ts';
import { serve } from '../protocol/serve.ts';
import { BadInput } from '../rulesets/bad-input.ts';
import { readRuleset } from '../rulesets/read.ts';
import { choicesFrom } from './choices.ts';

export interface ServeOptions {
  readonly ruleset: string;
  readonly impostor?: string;
  readonly choice: readonly string[];
}

/** Serves the project's own machine on stdio, or one of its impostors, until stdin closes. */
export async function serveCommand({ ruleset, impostor: name, choice }: ServeOptions): Promise<void> {
  const game = readRuleset(ruleset);
  const honest = createLaw(game, choicesFrom(choice, game));
  const impostors = [...impostorsOf(ruleset), ...sessionImpostorsOf(ruleset)];
  const impostor = impostors.find((one) => one.name === name);
  if (name !== undefined && impostor === undefined) {
    throw new BadInput(`no impostor is named ${name}; there are ${impostors.map((one) => one.name).join(', ')}`);
  }
  const law = impostor === undefined ? honest : impostor.lie(honest);
  const served = impostor === undefined ? 'push22' : `push22 ${name}`;
  await serve(process.stdin, process.stdout, adapterOf(law, served, impostor));
}
