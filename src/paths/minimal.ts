/** Something that may be chosen, and what it covers. */
export interface Candidate {
  readonly covers: ReadonlySet<string>;
  /** What it costs, in events. */
  readonly events: number;
}

/** One that was chosen, and what it was chosen for: what none chosen before it covers. */
export interface Chosen<T extends Candidate> {
  readonly candidate: T;
  readonly opens: readonly string[];
}

/**
 * Of some candidates few that cover together what all of them do: always the one that covers most of what is left for each
 * event, then those dropped whose every item another covers as well.
 */
export function fewest<T extends Candidate>(candidates: readonly T[]): readonly Chosen<T>[] {
  const needed = needful(greedily(candidates));
  const covered = new Set<string>();
  return needed.map((candidate) => {
    const opens = [...candidate.covers].filter((item) => !covered.has(item));
    for (const item of opens) covered.add(item);
    return { candidate, opens };
  });
}

function greedily<T extends Candidate>(candidates: readonly T[]): readonly T[] {
  const covered = new Set<string>();
  const worth = ({ covers, events }: T) => [...covers].filter((item) => !covered.has(item)).length / (events + 1);
  const chosen: T[] = [];
  let left = candidates.map((candidate) => ({ candidate, most: worth(candidate) }));
  while (left.length > 0) {
    // What a candidate is worth only shrinks, so that one which is still worth most as it was counted last is the best.
    left = left.filter(({ most }) => most > 0).toSorted((one, other) => other.most - one.most);
    for (const [at, one] of left.entries()) {
      one.most = worth(one.candidate);
      if (one.most > 0 && one.most >= (left[at + 1]?.most ?? 0)) {
        chosen.push(one.candidate);
        for (const item of one.candidate.covers) covered.add(item);
        one.most = 0;
        break;
      }
    }
  }
  return chosen;
}

/** Those of which each covers something that no other does. */
function needful<T extends Candidate>(chosen: readonly T[]): readonly T[] {
  const counts = new Map<string, number>();
  for (const { covers } of chosen) for (const item of covers) counts.set(item, (counts.get(item) ?? 0) + 1);
  const kept = new Set(chosen);
  for (const candidate of [...chosen].reverse()) {
    if ([...candidate.covers].some((item) => counts.get(item) === 1)) continue;
    kept.delete(candidate);
    for (const item of candidate.covers) counts.set(item, (counts.get(item) ?? 0) - 1);
  }
  return chosen.filter((candidate) => kept.has(candidate));
}
