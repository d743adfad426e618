import { createRequire } from 'node:module';

/** What SCION, a foreign interpreter of SCXML, offers. */
interface Scion {
  readonly documentStringToModel: (
    url: string,
    text: string,
    done: (errors: readonly string[] | null, model: unknown) => void,
  ) => void;
  readonly scion: { readonly Statechart: new (model: unknown) => Run };
}

/** A run of a chart. What it gives are the names of the states it is in. */
export interface Run {
  readonly start: () => readonly string[];
  readonly gen: (event: { readonly name: string; readonly data: unknown }) => readonly string[];
}

const { documentStringToModel, scion }: Scion = createRequire(import.meta.url)('scxml');

type Call = (event: { readonly data?: unknown } | undefined) => unknown;

/** A chart in SCXML for SCION to run, its functions bound by name. Throws for one that nobody binds: SCION would pass over it. */
export function foreignRuns(text: string, bound: { readonly [name: string]: Call }): () => Run {
  const called = [...new Set([...text.matchAll(/(\w+)\(_event\)/g)].map(([, name = '']) => name))];
  const unbound = called.filter((name) => !Object.hasOwn(bound, name));
  if (unbound.length > 0) throw new Error(`nobody binds ${unbound.join(', ')}`);
  let model: unknown;
  documentStringToModel('chart.scxml', text, (errors, made) => {
    if (errors !== null) throw new Error(errors.join('; '));
    model = made;
  });
  return () => {
    // SCION looks for names among those of everybody.
    Object.assign(globalThis, bound);
    return new scion.Statechart(model);
  };
}
