import { describe, expect, it } from 'vitest';
import { createLaw } from '../../machine/law.ts';
import { readRuleset } from '../rulesets/read.ts';
import { dealerPolicy, dealersEnds } from './dealer-policy.ts';

const law = createLaw(readRuleset('switch-us'));
const rows = dealerPolicy(law);
const drawn = (total: number, soft: boolean) =>
  rows.filter((row) => row.total === total && row.soft === soft).map(({ ranks, draws }) => [ranks.length > 2, draws]);

describe('the dealer policy', () => {
  it('has each total, hard and soft, in two cards and in more', () => {
    // In two cards hard 4 to 20 and soft 12 to 20, in more hard 6 to 26 and soft 13 to 21.
    expect(rows).toHaveLength(17 + 9 + 21 + 9);
    expect(new Set(rows.map(({ ranks, total, soft }) => `${ranks.length > 2} ${soft} ${total}`)).size).toBe(56);
  });

  it.each([
    ['hard 16', 16, false, true],
    ['hard 17', 17, false, false],
    ['soft 17', 17, true, true],
    ['soft 18', 18, true, false],
  ])('%s', (_, total, soft, draws) => {
    expect(drawn(total, soft)).toEqual([
      [false, draws],
      [true, draws],
    ]);
  });

  it('draws on everything under 17, and on nothing over a soft 17', () => {
    expect(rows.filter(({ total, draws }) => total < 17 && !draws)).toEqual([]);
    expect(rows.filter(({ total, draws }) => total > 17 && draws)).toEqual([]);
  });

  it('holds hands that a dealer comes to: on every one before, the dealer draws', () => {
    const draws = new Map(rows.map((row) => [`${row.total} ${row.soft}`, row.draws]));
    for (const { ranks } of rows) {
      for (let count = 2; count < ranks.length; count += 1) {
        const { total, isSoft } = law.handValue(ranks.slice(0, count).map((rank) => `${rank}S` as const));
        expect([ranks, draws.get(`${total} ${isSoft}`)]).toEqual([ranks, true]);
      }
    }
  });

  it('is that of its law: where a soft 17 stands, it stands', () => {
    const standing = dealerPolicy(createLaw({ ...readRuleset('switch-us'), soft17: 'stand' }));
    expect(standing.filter(({ total, draws }) => total === 17 && draws)).toEqual([]);
  });
});

describe("the dealer's ends", () => {
  it('are a natural and 17 to 26', () => {
    const totals = dealersEnds(law).map((ranks) => law.handValue(ranks.map((rank) => `${rank}S` as const)).total);
    expect(totals).toEqual([21, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]);
    expect(dealersEnds(law)[0]).toEqual(['A', '10']);
    expect(dealersEnds(law)[5]?.length).toBeGreaterThan(2);
  });
});
