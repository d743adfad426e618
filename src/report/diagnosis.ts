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

/** A fixture that failed, and the clause under which its answer differs; null where there was none to compare. */
export interface Failed {
  readonly id: string;
  readonly clause: string | null;
}

/** How alike the failures and those of a known mistake must be: below it nothing is said. */
const LIKENESS = 0.7;
/** By how much a second mistake must make it more alike to be named beside the first. */
const GAIN = 0.03;
/** A mistake is thought of where so many of the fixtures that it fails were run. */
const RUN = 0.75;
/** What a fixture counts that fails here and there, but is told under another clause. */
const OTHER_CLAUSE = 0.5;

/**
 * The known mistakes whose failures in the kill table are most alike those of a run, one or two of them; null where none
 * are alike enough, and where others are just as alike. `ran` are the fixtures that were judged.
 */
export function diagnose(
  ran: readonly string[],
  failed: readonly Failed[],
  kills: readonly KnownMistake[],
): Diagnosis | null {
  const isRun = new Set(ran);
  const differing = failed.filter(({ clause }) => clause !== null);
  const rows = kills.filter(
    ({ fails }) => differing.some(({ id }) => Object.hasOwn(fails, id)) && shareOf(fails, isRun) >= RUN,
  );
  const candidate = (mistakes: readonly KnownMistake[]): Candidate => {
    return { mistakes, likeness: likenessOf(failed, mistakes, isRun) };
  };
  const singles = rows.map((row) => candidate([row]));
  const alone = bestOf(singles);
  const most = Math.max(0, ...singles.map(({ likeness }) => likeness));
  const pairs = rows.flatMap((one, at) => rows.slice(at + 1).map((other) => [one, other] as const));
  const both = pairs.filter(([one, other]) => addsTo(one, other, failed) && addsTo(other, one, failed));
  const pair = bestOf(both.map(candidate));
  const best = pair !== null && pair.likeness >= most + GAIN ? pair : alone;
  if (best === null) return null;
  if (best.likeness < LIKENESS) return null;
  return {
    mistakes: best.mistakes.map(({ name, says, clauses }) => ({ name, says, clauses })),
    explains: differing.filter(({ id }) => best.mistakes.some(({ fails }) => Object.hasOwn(fails, id))).length,
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

/** The most alike; null where there is none, or where two are alike as much. */
function bestOf(candidates: readonly Candidate[]): Candidate | null {
  const most = Math.max(...candidates.map(({ likeness }) => likeness));
  const [best, ...ties] = candidates.filter(({ likeness }) => likeness === most);
  return best === undefined || ties.length > 0 ? null : best;
}

/** Which part of the fixtures that a mistake fails were run. */
function shareOf(fails: KnownMistake['fails'], isRun: ReadonlySet<string>): number {
  const ids = Object.keys(fails);
  return ids.filter((id) => isRun.has(id)).length / ids.length;
}

/** The fixtures that fail in both to those that fail in either, from 0 to 1. */
function likenessOf(failed: readonly Failed[], mistakes: readonly KnownMistake[], isRun: ReadonlySet<string>): number {
  const known = new Set(mistakes.flatMap(({ fails }) => Object.keys(fails)).filter((id) => isRun.has(id)));
  const all = new Set([...known, ...failed.map(({ id }) => id)]);
  const shared = failed
    .filter(({ id, clause }) => clause !== null && known.has(id))
    .map(({ id, clause }) => (mistakes.some(({ fails }) => fails[id] === clause) ? 1 : OTHER_CLAUSE));
  return shared.reduce((sum, weight) => sum + weight, 0) / all.size;
}
