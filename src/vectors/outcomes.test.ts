import { describe, expect, it } from 'vitest';
import { createLaw } from '../../machine/law.ts';
import type { Outcome } from '../../schemas/types.ts';
import { multiple } from '../../test/pay-table.ts';
import { readRuleset } from '../rulesets/read.ts';
import { outcomes } from './outcomes.ts';

const law = createLaw(readRuleset('switch-us'));
const rows = outcomes(law.ruleset);
const totalOf = (ranks: readonly string[]) => law.handValue(ranks.map((rank) => `${rank}S` as never)).total;
const isNaturalEnd = ({ dealer: { ranks } }: Outcome) => ranks.length === 2 && totalOf(ranks) === 21;

/** What the hands for which `fits` holds make of the dealer's end, each answer once. */
function answers(fits: (hand: Outcome['hand']) => boolean, end: number | 'natural'): readonly string[] {
  const met = rows.filter(
    (row) =>
      fits(row.hand) &&
      (end === 'natural' ? isNaturalEnd(row) : !isNaturalEnd(row) && totalOf(row.dealer.ranks) === end),
  );
  return [...new Set(met.map(({ outcome, returned }) => `${outcome} ${returned}`))];
}

const isNatural = ({ natural }: Outcome['hand']) => natural;
const isOrdinaryAceAndTen = ({ ranks, natural }: Outcome['hand']) =>
  !natural && ranks.length === 2 && totalOf(ranks) === 21;
const isOver = ({ ranks }: Outcome['hand']) => totalOf(ranks) > 21;
const isDoubled = ({ stake }: Outcome['hand']) => stake === 4;
const has = (total: number) => (hand: Outcome['hand']) => !hand.natural && totalOf(hand.ranks) === total;

describe('the outcomes', () => {
  it('are every kind of hand against every dealer end', () => {
    // A natural and three other aces with a ten; in two cards hard 4 to 20 and soft 12 to 20; in more, and doubled, hard 6 to
    // 21, soft 13 to 21 and 22 to 30. A dealer natural meets the natural and the other hands of two cards that were dealt.
    const inTwo = 17 + 9;
    const inMore = 16 + 9 + 9;
    expect(rows).toHaveLength((4 + inTwo + 2 * inMore) * 10 + (1 + inTwo));
  });

  it('pay what the pay table of the tests pays', () => {
    const wrong = rows.filter(({ hand: { ranks, natural, stake }, dealer, returned }) => {
      const view = { spot: 1, cards: [], stake, total: totalOf(ranks), soft: false, natural };
      return returned !== stake * multiple('switch-us', view, dealer.ranks, totalOf(dealer.ranks));
    });
    expect(wrong).toEqual([]);
  });

  it.each<[string, (hand: Outcome['hand']) => boolean, number | 'natural', string]>([
    ['a natural pushes a natural', isNatural, 'natural', 'push 2'],
    ['a natural beats an ordinary 21', isNatural, 21, 'win 4'],
    ['a natural beats a 22', isNatural, 22, 'win 4'],
    ['a switched or split ace and ten push a 21', isOrdinaryAceAndTen, 21, 'push 2'],
    ['a switched or split ace and ten push a 22', isOrdinaryAceAndTen, 22, 'push 2'],
    ['a switched or split ace and ten beat a 20', isOrdinaryAceAndTen, 20, 'win 4'],
    ['a doubled 21 pushes a 22 with its whole stake', (hand) => has(21)(hand) && isDoubled(hand), 22, 'push 4'],
    ['a doubled 20 wins 8 for 4 against a 23', (hand) => has(20)(hand) && isDoubled(hand), 23, 'win 8'],
    ['a hand that went over loses against a 22', isOver, 22, 'lose 0'],
    ['a hand that went over loses against a 26', isOver, 26, 'lose 0'],
    ['an 18 loses against a 19', has(18), 19, 'lose 0'],
    ['a 20 loses against a natural', has(20), 'natural', 'lose 0'],
  ])('%s', (_, fits, end, answer) => {
    expect(answers(fits, end)).toEqual([answer]);
  });

  it('meet a dealer natural in two cards and with the plain stake only', () => {
    const met = rows.filter(isNaturalEnd).map(({ hand }) => hand);
    expect(met.filter(({ ranks, stake }) => ranks.length !== 2 || stake !== 2)).toEqual([]);
    expect(met.filter(isOrdinaryAceAndTen)).toEqual([]);
  });

  it('are those of their law: where a dealer 22 is over, no ordinary hand pushes it', () => {
    const others = outcomes({ ...readRuleset('switch-us'), dealer22: 'over' });
    const on22 = others.filter(({ dealer, hand }) => totalOf(dealer.ranks) === 22 && totalOf(hand.ranks) <= 21);
    expect(new Set(on22.map(({ outcome }) => outcome))).toEqual(new Set(['win']));
  });
});

describe('the outcomes of classic-fr', () => {
  const classic = outcomes(readRuleset('classic-fr'));

  it('are every kind of hand against every dealer end, a dealer natural for all of them', () => {
    // A natural and two other aces with a ten; in two cards and in more as above; doubled, 9 to 11 and a card: hard 11 to 21,
    // soft 20 and 21. A split ten with an ace has a row for each value of splitTenAce.
    const inTwo = 17 + 9;
    const inMore = 16 + 9 + 9;
    const doubled = 11 + 2;
    expect(classic).toHaveLength((3 + inTwo + inMore + doubled + 1) * 11);
    expect(classic.filter(({ needs }) => needs !== undefined).map(({ needs }) => needs?.splitTenAce)).toEqual(
      Array.from({ length: 11 }, () => ['ordinary', 'natural']).flat(),
    );
  });

  it('pay what the pay table of the tests pays', () => {
    const wrong = classic.filter(({ hand: { ranks, natural, stake }, dealer, returned }) => {
      const view = { spot: 1, cards: [], stake, total: totalOf(ranks), soft: false, natural };
      return returned !== stake * multiple('classic-fr', view, dealer.ranks, totalOf(dealer.ranks));
    });
    expect(wrong).toEqual([]);
  });
});
