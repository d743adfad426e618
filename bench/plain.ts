import type { Law } from '../machine/law.ts';
import type { Table } from '../machine/table.ts';
import type { RoundEvent } from '../machine/words.ts';

/** Where a round stands, as a plain function has it. */
export interface Plain {
  readonly state: string;
  readonly table: Table;
}

/** The chart of a round of switch-us written out as a function over the same law: what the compiled chart is measured against. */
export function plainStep({ state, table }: Plain, event: RoundEvent, law: Law): Plain {
  const { guards, updates } = law;
  const holds = (...names: (keyof typeof guards)[]) => names.every((name) => guards[name].holds(table, event, law));
  const go = (to: string, ...names: (keyof typeof updates)[]): Plain => {
    const after = names.reduce((before, name) => updates[name].apply(before, event, law), table);
    return plainRest({ state: to, table: after }, event, law);
  };
  switch (`${state} ${event.type}`) {
    case 'insurance insure':
      return holds('seatIsInTurn', 'amountsAreAllowed', 'insuranceIsCovered')
        ? go('insured', 'stakeInsurance')
        : { state, table };
    case 'insurance decline':
      return holds('seatIsInTurn') ? go('insured') : { state, table };
    case 'switch keep':
      return holds('seatIsInTurn') ? go('chosen', 'keepHands') : { state, table };
    case 'switch switch':
      return holds('seatIsInTurn') ? go('chosen', 'switchSecondCards') : { state, table };
    case 'play.choice hit':
      return holds('seatIsInTurn', 'handIsInTurn', 'handIsNoSplitAce') ? go('play.turn', 'takeCard') : { state, table };
    case 'play.choice stand':
      return holds('seatIsInTurn', 'handIsInTurn') ? go('play.turn', 'finishHand') : { state, table };
    case 'play.choice double':
      return holds('seatIsInTurn', 'handIsInTurn', 'handHasTwoCards', 'handIsNoSplitAce') &&
        holds('totalMayBeDoubled', 'splitHandMayBeDoubled', 'stakeIsCovered')
        ? go('play.turn', 'raiseStake', 'takeOneCard', 'finishHand')
        : { state, table };
    case 'play.choice split':
      return holds('seatIsInTurn', 'handIsInTurn', 'handHasTwoCards', 'handIsAPair') &&
        holds('anotherSplitIsAllowed', 'stakeIsCovered')
        ? go('play.split', 'splitHand')
        : { state, table };
    default:
      return { state, table };
  }
}

/** Everything that follows by itself. */
export function plainRest(from: Plain, event: RoundEvent, law: Law): Plain {
  const { guards, updates } = law;
  let { state, table } = from;
  const is = (name: keyof typeof guards) => guards[name].holds(table, event, law);
  const put = (...names: (keyof typeof updates)[]) => {
    for (const name of names) table = updates[name].apply(table, event, law);
  };
  for (;;) {
    switch (state) {
      case 'table':
        if (is('seatCountIsWrong') || is('stakesAreWrong') || is('stakesAreNotCovered'))
          return { state: 'refused', table };
        put('placeStakes', 'dealCards');
        state = 'dealt';
        break;
      case 'dealt':
        state = is('dealerShowsAnAce') ? 'insurance' : 'check';
        break;
      case 'insurance':
        if (!is('seatIsOut')) return { state, table };
        state = 'insured';
        break;
      case 'insured':
        if (is('anotherSeatFollows')) {
          put('passToNextSeat');
          state = 'insurance';
        } else state = 'check';
        break;
      case 'check':
        if (is('dealerChecks') && is('dealerHasANatural')) {
          put('revealHoleCard');
          state = 'settlement';
        } else {
          if (is('dealerChecks'))
            put(...(is('dealerShowsAnAce') ? (['loseInsurance'] as const) : []), 'leaveHoleCardHidden');
          state = 'checked';
        }
        break;
      case 'checked':
        put('startAtDealersLeft');
        state = 'switch';
        break;
      case 'switch':
        if (!is('seatIsOut')) return { state, table };
        state = 'chosen';
        break;
      case 'chosen':
        if (is('anotherSeatFollows')) {
          put('passToNextSeat');
          state = 'switch';
        } else {
          put('startAtDealersLeft');
          state = 'play.turn';
        }
        break;
      case 'play.turn':
        if (is('handWaitsForACard')) put('dealSplitHand');
        else if (is('handMayAct')) return { state: 'play.choice', table };
        else if (is('anotherHandFollows')) put('passToNextHand');
        else if (is('anotherSeatFollows')) put('passToNextSeat');
        else {
          put('revealHoleCard');
          state = 'dealer';
        }
        break;
      case 'play.split':
        if (is('acesWereSplit')) put('dealBothSplitHands');
        state = 'play.turn';
        break;
      case 'dealer':
        if (is('dealerDraws')) put('dealerTakesCard');
        else state = 'settlement';
        break;
      case 'settlement':
        if (is('dealerShowsAnAce') && is('dealerHasANatural')) put('payInsurance');
        put('settle');
        return { state: 'done', table };
      default:
        return { state, table };
    }
  }
}
