import { describe, expect, it } from 'vitest';
import { fewest } from './minimal.ts';

function candidate(name: string, events: number, ...items: readonly string[]) {
  return { name, events, covers: new Set(items) };
}

function namesOf(
  ...candidates: readonly ReturnType<typeof candidate>[]
): readonly (readonly [string, readonly string[]])[] {
  return fewest(candidates).map(({ candidate: { name }, opens }) => [name, opens]);
}

describe('of some candidates the fewest', () => {
  it('cover what all of them cover', () => {
    expect(namesOf(candidate('one', 1, 'a'), candidate('both', 1, 'a', 'b'), candidate('other', 1, 'c'))).toEqual([
      ['both', ['a', 'b']],
      ['other', ['c']],
    ]);
  });

  it('are those that cover most for each event', () => {
    expect(namesOf(candidate('long', 9, 'a', 'b'), candidate('short', 1, 'a', 'b'))).toEqual([['short', ['a', 'b']]]);
  });

  it('leave out one that others have made needless', () => {
    // `middle` is worth most at first; once `left` and `right` are there, all that it covers is covered.
    const chosen = namesOf(
      candidate('middle', 1, 'b', 'c', 'd', 'e'),
      candidate('left', 1, 'a', 'b', 'c'),
      candidate('right', 1, 'd', 'e', 'f'),
    );
    expect(chosen.map(([name]) => name).toSorted()).toEqual(['left', 'right']);
  });

  it('are none, where nothing is covered', () => {
    expect(namesOf(candidate('empty', 1))).toEqual([]);
  });
});
