import { countOf, isAce, isTenValue } from '../../../machine/cards.ts';
import type { Table } from '../../../machine/table.ts';
import { changeSeat } from '../../../machine/table.ts';
import { entryLie, guardLie, type Impostor, updateLie } from '../lie.ts';

function upCardIs(table: Table, test: typeof isAce): boolean {
  return table.dealer.slice(0, 1).some((card) => test(card));
}

/** Mistakes in the deal, the insurance, the check and the switch. */
export const beforePlay: readonly Impostor[] = [
  {
    name: 'seventh-seat',
    says: 'A seventh seat is dealt in.',
    clause: 'S2.2',
    neighbours: [],
    lie: guardLie('seatCountIsWrong', ({ asked }) => asked.length < 1 || asked.length > 7),
  },
  {
    name: 'unequal-stakes',
    says: 'The two stakes of a seat may differ.',
    clause: 'S2.3',
    neighbours: [],
    lie: guardLie('stakesAreWrong', ({ asked }) =>
      asked.some(({ stakes }) => stakes.some((stake) => !(Number(stake) > 0))),
    ),
  },
  {
    name: 'stakes-not-taken',
    says: 'Stakes do not leave the chips at once.',
    clause: 'S2.3',
    neighbours: ['S2.4', 'S2.5', 'S3.7'],
    lie: updateLie('placeStakes', (honest, ...args) => {
      const table = honest(...args);
      return { ...table, seats: table.seats.map((seat, at) => ({ ...seat, chips: table.asked[at]?.chips ?? 0 })) };
    }),
  },
  {
    name: 'hole-card-shown',
    says: 'The hole card lies face up from the deal on.',
    clause: 'S2.4',
    neighbours: ['S2.5', 'S3.9', 'S1.5'],
    lie: updateLie('dealCards', (honest, ...args) => ({ ...honest(...args), isHoleCardHidden: false })),
  },
  {
    name: 'cards-turned-round',
    says: 'The second card of a hand is put first.',
    clause: 'S2.5',
    neighbours: ['S2.3', 'S2.4', 'S3.7'],
    lie: updateLie('dealCards', (honest, ...args) => {
      const table = honest(...args);
      const seats = table.seats.map((seat) => ({
        ...seat,
        hands: seat.hands.map((hand) => ({ ...hand, cards: [...hand.cards].reverse() })),
      }));
      return { ...table, seats };
    }),
  },
  {
    name: 'aces-always-11',
    says: 'Every ace counts 11, so two aces are 22.',
    clause: 'S2.6',
    neighbours: ['S5.6', 'S5.8', 'S6.1'],
    lie: entryLie(() => ({
      handValue: (cards) => ({
        total: cards.reduce((sum, card) => sum + (isAce(card) ? 11 : countOf(card)), 0),
        isSoft: cards.some(isAce),
      }),
    })),
  },
  {
    name: 'aces-lowered-together',
    says: 'When one ace is lowered to 1 all of them are.',
    clause: 'S2.6',
    neighbours: ['S5.6', 'S5.8', 'D10'],
    lie: entryLie(() => ({
      handValue: (cards) => {
        const aces = cards.filter(isAce).length;
        const high = cards.reduce((sum, card) => sum + countOf(card), 0) + 10 * aces;
        return high <= 21 ? { total: high, isSoft: aces > 0 } : { total: high - 10 * aces, isSoft: false };
      },
    })),
  },
  {
    name: 'natural-by-total',
    says: 'Only an ace with a ten is a natural, not one with a jack, queen or king.',
    clause: 'S2.8',
    neighbours: ['S3.8', 'S3.7', 'D9'],
    lie: entryLie(() => ({
      isNatural: (cards) => cards.length === 2 && cards.some(isAce) && cards.some((card) => card.startsWith('10')),
    })),
  },
  {
    name: 'insurance-under-a-ten',
    says: 'Insurance is offered under a ten-value card too.',
    clause: 'S3.1',
    neighbours: ['D11', 'S3.6', 'D16'],
    lie: guardLie('dealerShowsAnAce', (table) => upCardIs(table, isAce) || upCardIs(table, isTenValue)),
  },
  {
    name: 'insurance-never',
    says: 'Insurance is never offered.',
    clause: 'S3.1',
    neighbours: ['D16', 'S3.7', 'D11'],
    lie: guardLie('dealerShowsAnAce', () => false),
  },
  {
    name: 'check-before-insurance',
    says: 'The dealer checks first and offers insurance only without a natural.',
    clause: 'D11',
    neighbours: ['S3.1', 'S3.7', 'S3.4'],
    lie: guardLie('dealerShowsAnAce', (table, _, law) => upCardIs(table, isAce) && !law.isNatural(table.dealer)),
  },
  {
    name: 'insurance-up-to-the-stake',
    says: 'A spot may be insured for its whole stake.',
    clause: 'S3.3',
    neighbours: [],
    lie: entryLie(() => ({ mayInsure: (amount, stake) => amount >= 0 && amount <= stake })),
  },
  {
    name: 'second-spot-insured-after-the-first',
    says: 'The second spot can be insured for no more than the first.',
    clause: 'D14',
    neighbours: ['S3.3', 'S3.4', 'S3.5'],
    lie: (law) =>
      guardLie('amountsAreAllowed', (table, action, own) => {
        const [first, second] = Array.isArray(action.amounts) ? action.amounts : [];
        return !(second > first) && law.guards.amountsAreAllowed.holds(table, action, own);
      })(law),
  },
  {
    name: 'insurance-pays-even-money',
    says: 'A won insurance pays 1 to 1.',
    clause: 'S3.4',
    neighbours: ['D8', 'D14'],
    lie: entryLie(() => ({ insuranceReturns: (amount) => 2 * amount })),
  },
  {
    name: 'insurance-comes-back',
    says: 'Insurance is given back when the dealer has no natural.',
    clause: 'S3.5',
    neighbours: ['S3.3', 'D14', 'S3.10'],
    lie: updateLie('loseInsurance', (honest, ...args) => {
      const table = honest(...args);
      const seats = table.seats.map((seat) => ({
        ...seat,
        chips: seat.insurance.reduce((chips, amount) => chips + amount, seat.chips),
      }));
      return { ...table, seats };
    }),
  },
  {
    name: 'insurance-is-free',
    says: 'What is staked on insurance does not leave the chips.',
    clause: 'D17',
    neighbours: ['S3.3', 'S3.5', 'S3.4'],
    lie: updateLie('stakeInsurance', (_, table, { amounts }) =>
      changeSeat(table, (seat) => ({ ...seat, insurance: amounts as readonly number[] })),
    ),
  },
  {
    name: 'insurance-grows',
    says: 'Insurance is doubled with the hand.',
    clause: 'S3.10',
    neighbours: [],
    lie: updateLie('raiseStake', (honest, ...args) =>
      changeSeat(honest(...args), (seat) => ({
        ...seat,
        insurance: seat.insurance.map((amount) => 2 * amount),
        chips: seat.insurance.reduce((chips, amount) => chips - amount, seat.chips),
      })),
    ),
  },
  {
    name: 'no-check-under-a-ten',
    says: 'The dealer checks under an ace only.',
    clause: 'S3.6',
    neighbours: ['S3.7', 'S3.8', 'S1.5'],
    lie: guardLie('dealerChecks', (table) => upCardIs(table, isAce)),
  },
  {
    name: 'no-check',
    says: 'The dealer never checks: a natural is found at the end.',
    clause: 'S3.7',
    neighbours: ['S3.6', 'S3.8', 'S1.5'],
    lie: guardLie('dealerHasANatural', () => false),
  },
  {
    name: 'check-turns-the-hole-card',
    says: 'The hole card stays open after a check that found nothing.',
    clause: 'S3.9',
    neighbours: ['S2.4', 'S3.6', 'S1.5'],
    lie: updateLie('leaveHoleCardHidden', (honest, ...args) => ({ ...honest(...args), isHoleCardHidden: false })),
  },
  {
    name: 'first-cards-switched',
    says: 'A switch exchanges the first cards.',
    clause: 'S4.2',
    neighbours: ['S1.1', 'D3', 'S4.3'],
    lie: updateLie('switchSecondCards', (honest, ...args) =>
      changeSeat(honest(...args), (seat) => ({
        ...seat,
        hands: [...seat.hands].reverse().map(({ ...hand }, spot) => ({ ...hand, spot, lineage: `${spot + 1}` })),
      })),
    ),
  },
  {
    name: 'switched-natural',
    says: 'An ace and a ten-value card brought together by a switch are a natural.',
    clause: 'S4.5',
    neighbours: ['D3', 'S6.8', 'F2'],
    lie: updateLie('switchSecondCards', (honest, table, action, law) =>
      changeSeat(honest(table, action, law), (seat) => ({
        ...seat,
        hands: seat.hands.map((hand) => ({ ...hand, isNatural: law.isNatural(hand.cards) })),
      })),
    ),
  },
  {
    name: 'natural-survives-a-switch',
    says: 'A natural that is exchanged with another natural stays one.',
    clause: 'D3',
    neighbours: ['S4.5'],
    lie: updateLie('switchSecondCards', (honest, table, action, law) => {
      const were = table.seats[table.turn.seat]?.hands.every(({ isNatural }) => isNatural) ?? false;
      return changeSeat(honest(table, action, law), (seat) => ({
        ...seat,
        hands: seat.hands.map((hand) => ({ ...hand, isNatural: were })),
      }));
    }),
  },
  {
    name: 'kept-natural-forgotten',
    says: 'A natural is ordinary once its seat has kept.',
    clause: 'S4.6',
    neighbours: ['S2.8', 'D9', 'S6.3'],
    lie: updateLie('keepHands', (_, table) =>
      changeSeat(table, (seat) => ({ ...seat, hands: seat.hands.map((hand) => ({ ...hand, isNatural: false })) })),
    ),
  },
  {
    name: 'anybody-acts',
    says: 'A seat may act out of its turn.',
    clause: 'D15',
    neighbours: ['S4.1', 'S5.1', 'S4.3'],
    lie: guardLie('seatIsInTurn', () => true),
  },
];
