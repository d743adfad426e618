import { isAce } from '../../../machine/cards.ts';
import { changeSeat, handInTurn, type Seat, seatInTurn, type Table } from '../../../machine/table.ts';
import { entryLie, guardLie, type Impostor, updateLie } from '../lie.ts';

/** A lie about who is passed over where seats are asked one after the other. */
function passingLie(isPassed: (seat: Seat, table: Table) => boolean): Impostor['lie'] {
  return (law) =>
    guardLie('seatIsOut', (table, action, own) => {
      const seat = seatInTurn(table);
      return law.guards.seatIsOut.holds(table, action, own) || (seat !== undefined && isPassed(seat, table));
    })(law);
}

/** A lie about words that are refused to the seat in turn. */
function refusingLie(isRefused: (word: string, seat: Seat, table: Table) => boolean): Impostor['lie'] {
  return (law) =>
    guardLie('seatIsInTurn', (table, action, own) => {
      const seat = seatInTurn(table);
      const isAllowed = law.guards.seatIsInTurn.holds(table, action, own);
      return isAllowed && !(seat !== undefined && isRefused(action.do, seat, table));
    })(law);
}

function showsAnAce({ dealer }: Table): boolean {
  return dealer.slice(0, 1).some((card) => isAce(card));
}

/** Mistakes in what a seat is asked for before it plays: insurance and the switch. */
export const offers: readonly Impostor[] = [
  {
    name: 'no-switch-under-an-ace',
    says: 'Where insurance was offered there is no switch any more.',
    clause: 'S3.2',
    neighbours: ['D11', 'S3.3', 'S3.9'],
    lie: (law) =>
      guardLie('switchIsOffered', (table, action, own) => {
        return law.guards.switchIsOffered.holds(table, action, own) && !showsAnAce(table);
      })(law),
  },
  {
    name: 'identical-second-cards-are-not-asked',
    says: 'A seat whose second cards are the same card is not asked: there is nothing to exchange.',
    clause: 'S4.1',
    neighbours: [],
    lie: passingLie(({ hands }, table) => {
      const [first, second] = hands.map(({ cards }) => cards[1]);
      return first === second && !showsAnAce(table);
    }),
  },
  {
    name: 'two-naturals-are-not-asked',
    says: 'A seat that holds two naturals keeps them without being asked.',
    clause: 'D9',
    neighbours: ['S4.1', 'D3', 'S6.3'],
    lie: passingLie(({ hands }, table) => hands.every(({ isNatural }) => isNatural) && !showsAnAce(table)),
  },
  {
    name: 'choice-is-asked-again',
    says: 'After a seat that switched the next is asked once more before it plays.',
    clause: 'S4.4',
    neighbours: ['S4.1', 'D15', 'S5.3'],
    lie: (law) =>
      guardLie('seatsChooseInTurn', (table, action, own) => {
        const hasSwitched = seatInTurn(table)?.hands.some(({ isSwitched }) => isSwitched) ?? false;
        return law.guards.seatsChooseInTurn.holds(table, action, own) || hasSwitched;
      })(law),
  },
  {
    name: 'switch-with-the-next-seat',
    says: 'A switch takes the second card of the next seat where there is one.',
    clause: 'S4.3',
    neighbours: ['S4.2', 'S4.1', 'S4.4'],
    lie: updateLie('switchSecondCards', (honest, table, action, law) => {
      const next = table.seats[table.turn.seat + 1];
      if (next === undefined) return honest(table, action, law);
      return changeSeat(honest(table, action, law), (seat) => ({
        ...seat,
        hands: seat.hands.map((hand, at) => ({
          ...hand,
          cards: [
            ...hand.cards.slice(0, 1),
            ...(at === 0 ? (next.hands[0]?.cards.slice(1) ?? []) : hand.cards.slice(1)),
          ],
        })),
      }));
    }),
  },
  {
    name: 'higher-hand-comes-first',
    says: 'After a switch the higher hand is put first.',
    clause: 'F1',
    neighbours: ['S4.2', 'D2', 'S4.1'],
    lie: updateLie('switchSecondCards', (honest, table, action, law) =>
      changeSeat(honest(table, action, law), ({ hands, ...seat }) => {
        const [one = 0, other = 0] = hands.map(({ cards }) => law.handValue(cards).total);
        const ordered = hands.map((hand, at) => ({ ...hand, cards: hands[1 - at]?.cards ?? hand.cards }));
        return { ...seat, hands: other > one ? ordered : hands };
      }),
    ),
  },
  {
    name: 'even-money-is-taken',
    says: 'A seat with a natural may not decline insurance.',
    clause: 'D16',
    neighbours: ['S3.1', 'S3.8', 'D8'],
    lie: refusingLie((word, { hands }) => word === 'decline' && hands.some(({ isNatural }) => isNatural)),
  },
  {
    name: 'insurance-for-a-hidden-ace',
    says: 'Insurance is offered for an ace in the hole too.',
    clause: 'D16',
    neighbours: ['S3.1', 'S3.6', 'S3.7'],
    lie: guardLie('dealerShowsAnAce', ({ dealer }) => dealer.slice(0, 2).some((card) => isAce(card))),
  },
  {
    name: 'one-spot-is-insured',
    says: 'One spot of a seat may be insured, not both.',
    clause: 'D14',
    neighbours: ['S3.3', 'S3.4', 'S3.5'],
    lie: (law) =>
      guardLie('amountsAreAllowed', (table, action, own) => {
        const amounts = Array.isArray(action.amounts) ? action.amounts : [];
        return law.guards.amountsAreAllowed.holds(table, action, own) && amounts.filter((one) => one > 0).length < 2;
      })(law),
  },
  {
    name: 'in-turn-but-under-an-ace',
    says: 'Seats that choose in turn choose first all the same where insurance was offered.',
    clause: 'O3',
    neighbours: ['S3.2', 'S5.2', 'D15'],
    lie: (law) =>
      guardLie('seatsChooseFirst', (table, action, own) => {
        return law.guards.seatsChooseFirst.holds(table, action, own) || showsAnAce(table);
      })(law),
  },
  {
    name: 'always-chooses-in-turn',
    says: 'Every seat chooses right before it plays, whatever is declared.',
    clause: 'O3',
    neighbours: ['S4.1', 'D15', 'S4.4'],
    lie: entryLie(({ choices }) => ({ choices: { ...choices, switchTiming: 'in-turn' } })),
  },
  {
    name: 'in-turn-two-switched-21s-end-the-round',
    says: 'In turn, the next seats are not asked after a seat whose hands are both 21.',
    clause: 'O3',
    neighbours: ['S5.3', 'S4.5', 'S4.1'],
    lie: (law) =>
      guardLie('seatsChooseInTurn', (table, action, own) => {
        const hands = seatInTurn(table)?.hands ?? [];
        const areAll21 = hands.every(({ cards }) => own.handValue(cards).total === 21);
        return law.guards.seatsChooseInTurn.holds(table, action, own) && !areAll21;
      })(law),
  },
  {
    name: 'switched-hand-does-not-double',
    says: 'A hand that a switch changed may not be doubled.',
    clause: 'D2',
    neighbours: ['S5.4', 'S8.1', 'S4.2'],
    lie: (law) =>
      guardLie('totalMayBeDoubled', (table, action, own) => {
        return law.guards.totalMayBeDoubled.holds(table, action, own) && !handInTurn(table)?.isSwitched;
      })(law),
  },
];
