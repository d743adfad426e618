import { describe, expect, it } from 'vitest';
import { readRuleset } from '../src/rulesets/read.ts';
import type { Card } from './cards.ts';
import { createLaw } from './law.ts';

const law = createLaw(readRuleset('switch-us'));

function cards(text: string): Card[] {
  return text.split(' ') as Card[];
}

describe('a hand value (S2.6)', () => {
  it.each([
    ['5S', 5, false],
    ['AS', 11, true],
    ['AS AH', 12, true],
    ['AS AH AD', 13, true],
    ['AS AH AD 6C', 19, true],
    ['AS AH AD AC AS', 15, true],
    ['AS KH', 21, true],
    ['AS KH QD', 21, false],
    ['AS 5H 10D', 16, false],
    ['AS 5H 5D', 21, true],
    ['9S 2C AD 7S AH', 20, false],
    ['JS QH', 20, false],
    ['10S 6C KD', 26, false],
    ['AS AH 10D 9C', 21, false],
  ])('of %s is %i, soft %s', (hand, total, isSoft) => {
    expect(law.handValue(cards(hand))).toEqual({ total, isSoft });
  });
});

describe('a natural (S2.8)', () => {
  it.each([
    ['AS 10H', true],
    ['KH AD', true],
    ['AS 9H', false],
    ['10S JH', false],
    ['AS 5H 5D', false],
    ['AS', false],
  ])('is what %s is: %s', (hand, isNatural) => {
    expect(law.isNatural(cards(hand))).toBe(isNatural);
  });
});

describe('the dealer (S6.1)', () => {
  it.each([
    ['10S 6H', true],
    ['10S 7H', false],
    ['AS 6H', true],
    ['AS 2H 4D', true],
    ['10S 6H AD', false],
    ['AS 7H', false],
    ['AS AH 6D', false],
    ['AS 5H AD', true],
    ['9S 2H 10D', false],
  ])('holding %s draws: %s', (hand, draws) => {
    expect(law.dealerDraws(cards(hand), law)).toBe(draws);
  });

  it('stands on soft 17 where the ruleset says so', () => {
    const other = createLaw({ ...law.ruleset, soft17: 'stand' });
    expect(other.dealerDraws(cards('AS 6H'), other)).toBe(false);
  });
});

describe('a payout', () => {
  const hand = { spot: 0, lineage: '1', cards: cards('AS KH'), stake: 4, isSwitched: false, isFinished: false };
  const undecided = { outcome: null, returned: 0 } as const;

  it('is the stake and as much again, for a natural too (S6.7)', () => {
    expect(law.winReturns({ ...hand, ...undecided, isNatural: true }, law)).toBe(8);
    expect(law.winReturns({ ...hand, ...undecided, isNatural: false }, law)).toBe(8);
  });

  it('of a natural follows the ruleset', () => {
    const other = createLaw({ ...law.ruleset, naturalPays: '3:2' });
    expect(other.winReturns({ ...hand, ...undecided, isNatural: true }, other)).toBe(10);
    expect(other.winReturns({ ...hand, ...undecided, isNatural: false }, other)).toBe(8);
  });

  it('of an insurance that wins is three chips for one (S3.4)', () => {
    expect(law.insuranceReturns(1, law)).toBe(3);
    expect(law.insuranceReturns(5, law)).toBe(15);
  });
});

describe('an insurance (S3.3)', () => {
  it.each([
    [1, 2, true],
    [2, 2, false],
    [-1, 2, false],
    [5, 10, true],
    [6, 10, false],
    [2, 5, true],
    [3, 5, false],
  ])('of %i on a stake of %i is allowed: %s', (amount, stake, isAllowed) => {
    expect(law.mayInsure(amount, stake, law)).toBe(isAllowed);
  });
});
