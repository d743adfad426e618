import { isAce, rankOf } from '../../../machine/cards.ts';
import { type Guards, guards } from '../../../machine/guards.ts';
import type { Law } from '../../../machine/law.ts';
import { type Action, changeSeat, type Hand, type Seat, seatInTurn, type Table } from '../../../machine/table.ts';
import { guardLie, type Impostor, updateLie } from '../lie.ts';

const honest: Guards = guards;

/** Mistakes about who keeps or switches, what is exchanged, and what it makes of the hands. */
export const fromOutsideSwitch: readonly Impostor[] = [
  {
    name: 'equal-second-cards-are-not-asked',
    says: 'A seat whose two second cards are of the same rank is not asked whether it switches.',
    clause: 'S4.1',
    neighbours: ['S1.1', 'D15'],
    lie: unaskedLie(({ hands }) => hasEqualSeconds(hands)),
  },
  {
    name: 'equal-second-cards-switch-the-first',
    says: 'Where the second cards are of the same rank a switch exchanges the first ones instead.',
    clause: 'S4.3',
    neighbours: ['S4.2', 'F1'],
    lie: updateLie('switchSecondCards', (exchange, table, action, law) => {
      const { hands = [] } = seatInTurn(table) ?? {};
      const switched = exchange(table, action, law);
      if (!hasEqualSeconds(hands)) return switched;
      return changeSeat(switched, (seat) => ({
        ...seat,
        hands: seat.hands.map((hand, at) => ({
          ...hand,
          cards: [...(hands[1 - at]?.cards.slice(0, 1) ?? []), ...(hands[at]?.cards.slice(1) ?? [])],
        })),
      }));
    }),
  },
  {
    name: 'broken-natural-asks-again',
    says: 'A seat that gives up a natural by its switch is asked once more, and may switch back.',
    clause: 'S4.4',
    neighbours: ['S4.1', 'D15', 'D3'],
    lie: (law) => {
      const follows = guardLie(
        'anotherSeatFollows',
        (table, action, lying) =>
          isAskedAgain(table, action, lying) || honest.anotherSeatFollows.holds(table, action, lying),
      );
      const chooses = guardLie(
        'seatsChooseFirst',
        (table, action, lying) =>
          isAskedAgain(table, action, lying) || honest.seatsChooseFirst.holds(table, action, lying),
      );
      const stays = updateLie('passToNextSeat', (pass, table, action, lying) =>
        isAskedAgain(table, action, lying) ? table : pass(table, action, lying),
      );
      const switchesBack = updateLie('switchSecondCards', (exchange, table, action, lying) => {
        const wasSwitched = seatInTurn(table)?.hands.some(({ isSwitched }) => isSwitched) ?? false;
        return changeSeat(exchange(table, action, lying), (seat) => ({
          ...seat,
          hands: seat.hands.map((hand) => ({ ...hand, isSwitched: !wasSwitched })),
        }));
      });
      return switchesBack(stays(chooses(follows(law))));
    },
  },
  {
    name: 'second-natural-survives-a-switch',
    says: 'A switch takes its natural from the first hand of a seat only, not from the second.',
    clause: 'D3',
    neighbours: ['S4.5', 'S2.8'],
    lie: updateLie('switchSecondCards', (exchange, table, action, law) => {
      const second = seatInTurn(table)?.hands[1];
      return changeSeat(exchange(table, action, law), (seat) => ({
        ...seat,
        hands: seat.hands.map((hand, at) => (at === 1 ? { ...hand, isNatural: second?.isNatural ?? false } : hand)),
      }));
    }),
  },
  {
    name: 'switched-aces-do-not-split',
    says: 'Two aces that a switch brought together may not be split.',
    clause: 'D2',
    neighbours: ['S5.6', 'D1'],
    lie: guardLie('handIsAPair', (table, action, law) => {
      const hand = table.seats[table.turn.seat]?.hands[table.turn.hand];
      const areSwitchedAces = hand?.isSwitched === true && hand.cards.every(isAce);
      return !areSwitchedAces && honest.handIsAPair.holds(table, action, law);
    }),
  },
];

function hasEqualSeconds(hands: readonly Hand[]): boolean {
  const [one, other] = hands.map(({ cards }) => cards[1]);
  return one !== undefined && other !== undefined && rankOf(one) === rankOf(other);
}

/** A lie about which seats are passed over at the switch, as if they were out. */
function unaskedLie(isUnasked: (seat: Seat, table: Table) => boolean): Impostor['lie'] {
  return guardLie('seatIsOut', (table, action, law) => {
    const seat = seatInTurn(table);
    const isPassedOver = seat !== undefined && !isAskedForInsurance(table, action, law) && isUnasked(seat, table);
    return isPassedOver || honest.seatIsOut.holds(table, action, law);
  });
}

/** Nothing was done yet, or an earlier seat has decided on insurance: the seat in turn is about to. */
function isAskedForInsurance(table: Table, action: Action, law: Law): boolean {
  const isEarlier = ['insure', 'decline'].includes(action.do) && action.seat <= table.turn.seat;
  return honest.dealerShowsAnAce.holds(table, action, law) && (action.do === '' || isEarlier);
}

/** The seat in turn has just switched, for the first time, hands of which one was dealt as a natural. */
function isAskedAgain(table: Table, action: Action, { isNatural }: Law): boolean {
  const { hands = [] } = seatInTurn(table) ?? {};
  const hasSwitched = action.do === 'switch' && action.seat === table.turn.seat + 1;
  const hadANatural = table.cards.seats[table.turn.seat]?.some(isNatural) ?? false;
  return hasSwitched && hadANatural && hands.every(({ isSwitched }) => isSwitched);
}
