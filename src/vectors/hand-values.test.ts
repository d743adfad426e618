import { describe, expect, it } from 'vitest';
import { createLaw } from '../../machine/law.ts';
import { readRuleset } from '../rulesets/read.ts';
import { handValues } from './hand-values.ts';

const rows = handValues(createLaw(readRuleset('switch-us')));
const find = (...ranks: string[]) => rows.find((row) => [...row.ranks].sort().join() === [...ranks].sort().join());

/** Counted as a player counts: aces last, the first of them as 11 where that fits. */
function counted(ranks: readonly string[]): { total: number; soft: boolean } {
  const aces = ranks.filter((rank) => rank === 'A').length;
  const rest = ranks.filter((rank) => rank !== 'A').reduce((sum, rank) => sum + (Number(rank) || 10), 0);
  const soft = aces > 0 && rest + 11 + aces - 1 <= 21;
  return { total: rest + aces + (soft ? 10 : 0), soft };
}

describe('the hand values', () => {
  it('are 20,555, the highest 30', () => {
    expect(rows).toHaveLength(20_555);
    expect(Math.max(...rows.map(({ total }) => total))).toBe(30);
  });

  it('hold each multiset once', () => {
    expect(new Set(rows.map(({ ranks }) => [...ranks].sort().join())).size).toBe(20_555);
  });

  it('start from the 91 hands of two cards', () => {
    expect(rows.slice(0, 91).every(({ ranks }) => ranks.length === 2)).toBe(true);
    expect(rows.slice(91).every(({ ranks }) => ranks.length > 2)).toBe(true);
  });

  it('can each be dealt: before every further card the hand is under 21', () => {
    const over = rows.filter(({ ranks }) => ranks.some((_, at) => at >= 2 && counted(ranks.slice(0, at)).total >= 21));
    expect(over).toEqual([]);
  });

  it('never need more than the 24 cards of a rank that a shoe holds', () => {
    const copies = rows.map(({ ranks }) =>
      Math.max(...ranks.map((rank) => ranks.filter((one) => one === rank).length)),
    );
    expect(Math.max(...copies)).toBeLessThanOrEqual(24);
  });

  it('are what a player counts', () => {
    expect(
      rows.filter(({ ranks, total, soft }) => counted(ranks).total !== total || counted(ranks).soft !== soft),
    ).toEqual([]);
  });

  it.each([
    ['an ace and a king', ['A', 'K'], 21, true],
    ['two aces', ['A', 'A'], 12, true],
    ['two aces and a nine', ['A', 'A', '9'], 21, true],
    ['an ace, a nine and a five', ['A', '9', '5'], 15, false],
    ['twenty and a ten-value card', ['10', 'Q', 'K'], 30, false],
  ])('%s', (_, ranks, total, soft) => {
    expect(find(...ranks)).toMatchObject({ total, soft });
  });

  it('have no hand that would need a hit on 21', () => {
    expect(find('10', 'J', 'A')).toMatchObject({ total: 21, soft: false });
    expect(find('10', 'J', 'Q', 'A')).toBeUndefined();
  });
});
