/** A row of the kill table. */
export interface KnownMistake {
  readonly name: string;
  readonly says: string;
  readonly clauses: readonly string[];
  /** The fixtures that it fails, by their ids. */
  readonly fails: { readonly [fixture: string]: string };
}

/** Known mistakes that a set of failures looks like. */
export interface Diagnosis {
  readonly mistakes: readonly Omit<KnownMistake, 'fails'>[];
  /** How many of the failures these would show as well. */
  readonly explains: number;
  readonly failures: number;
}

/** A fixture that failed, and the clause that was told. */
export interface Failed {
  readonly id: string;
  readonly clause: string;
}

/** How alike the failures and those of a known mistake must be: below it nothing is said. */
const LIKENESS = 0.7;
/** By how much a second mistake must make it more alike to be named beside the first. */
const GAIN = 0.03;
/** What a fixture counts that fails here and there, but is told under another clause. */
const OTHER_CLAUSE = 0.5;

/**
 * The known mistakes whose failures in the kill table are most alike those of a run, one or two of them; null where none
 * are alike enough. `ran` are the fixtures that were judged.
 */
export function diagnose(
  ran: readonly string[],
  failed: readonly Failed[],
  kills: readonly KnownMistake[],
): Diagnosis | null {
  const isRun = new Set(ran);
  const rows = kills.filter(({ fails }) => failed.some(({ id }) => Object.hasOwn(fails, id)));
  const candidates = (mistakes: readonly KnownMistake[]): Candidate => {
    return { mistakes, likeness: likenessOf(failed, mistakes, isRun) };
  };
  const alone = bestOf(rows.map((row) => candidates([row])));
  if (alone === undefined) return null;
  const pairs = rows.flatMap((one, at) => rows.slice(at + 1).map((other) => [one, other] as const));
  const both = pairs.filter(([one, other]) => addsTo(one, other, failed) && addsTo(other, one, failed));
  const pair = bestOf(both.map(candidates));
  const best = pair !== undefined && pair.likeness >= alone.likeness + GAIN ? pair : alone;
  if (best.likeness < LIKENESS) return null;
  return {
    mistakes: best.mistakes.map(({ name, says, clauses }) => ({ name, says, clauses })),
    explains: failed.filter(({ id }) => best.mistakes.some(({ fails }) => Object.hasOwn(fails, id))).length,
    failures: failed.length,
  };
}

interface Candidate {
  readonly mistakes: readonly KnownMistake[];
  readonly likeness: number;
}

/** Whether a mistake fails at least two fixtures that another does not, told as it tells them. */
function addsTo(one: KnownMistake, other: KnownMistake, failed: readonly Failed[]): boolean {
  return failed.filter(({ id, clause }) => one.fails[id] === clause && !Object.hasOwn(other.fails, id)).length >= 2;
}

function bestOf(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (best, one) => (best === undefined || one.likeness > best.likeness ? one : best),
    undefined,
  );
}

/** The fixtures that fail in both to those that fail in either, from 0 to 1. */
function likenessOf(failed: readonly Failed[], mistakes: readonly KnownMistake[], isRun: ReadonlySet<string>): number {
  const known = new Set(mistakes.flatMap(({ fails }) => Object.keys(fails)).filter((id) => isRun.has(id)));
  const all = new Set([...known, ...failed.map(({ id }) => id)]);
  const shared = failed
    .filter(({ id }) => known.has(id))
    .map(({ id, clause }) => (mistakes.some(({ fails }) => fails[id] === clause) ? 1 : OTHER_CLAUSE));
  return shared.reduce((sum, weight) => sum + weight, 0) / all.size;
}
