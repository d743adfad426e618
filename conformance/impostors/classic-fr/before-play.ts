import { countOf, isAce, isTenValue } from '../../../machine/cards.ts';
import { changeSeat, type Table } from '../../../machine/table.ts';
import { entryLie, guardLie, type Impostor, updateLie } from '../lie.ts';

function upCardIs(table: Table, test: typeof isAce): boolean {
  return table.dealer.slice(0, 1).some((card) => test(card));
}

/** Mistakes in the deal and the insurance. */
export const beforePlay: readonly Impostor[] = [
  {
    name: 'stake-of-nothing',
    says: 'A seat is dealt in without a stake.',
    clause: 'C1.2',
    neighbours: [],
    lie: guardLie('stakesAreWrong', ({ asked }) =>
      asked.some(({ stakes }) => stakes.length !== 1 || !Number.isInteger(stakes[0]) || Number(stakes[0]) < 0),
    ),
  },
  {
    name: 'stakes-not-taken',
    says: 'Stakes do not leave the chips at once.',
    clause: 'C1.2',
    neighbours: ['C1.3', 'C1.1', 'C4.5'],
    lie: updateLie('placeStakes', (honest, ...args) => {
      const table = honest(...args);
      return { ...table, seats: table.seats.map((seat, at) => ({ ...seat, chips: table.asked[at]?.chips ?? 0 })) };
    }),
  },
  {
    name: 'hole-card',
    says: 'The dealer takes a second card at the deal and keeps it hidden.',
    clause: 'X1',
    neighbours: ['C1.3', 'C4.1', 'C2.2'],
    lie: updateLie('dealCards', (honest, ...args) => takingSecond(honest(...args))),
  },
  {
    name: 'hole-card-shown',
    says: 'The dealer takes a second card at the deal and shows it.',
    clause: 'C1.3',
    neighbours: ['X1', 'C1.4', 'C1.1'],
    lie: updateLie('dealCards', (honest, ...args) => ({ ...takingSecond(honest(...args)), isHoleCardHidden: false })),
  },
  {
    name: 'cards-turned-round',
    says: 'The second card of a hand is put first.',
    clause: 'C1.3',
    neighbours: ['C1.4', 'C1.1', 'C1.2'],
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
    clause: 'C1.1',
    neighbours: ['C2.7', 'C4.2'],
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
    clause: 'C1.1',
    neighbours: ['C2.7', 'C4.2'],
    lie: entryLie(() => ({
      handValue: (cards) => {
        const aces = cards.filter(isAce).length;
        const high = cards.reduce((sum, card) => sum + countOf(card), 0) + 10 * aces;
        return high <= 21 ? { total: high, isSoft: aces > 0 } : { total: high - 10 * aces, isSoft: false };
      },
    })),
  },
  {
    name: 'natural-by-the-ten',
    says: 'Only an ace with a ten is a natural, not one with a jack, queen or king.',
    clause: 'C4.5',
    neighbours: ['X3', 'X5', 'C4.6'],
    lie: entryLie(() => ({
      isNatural: (cards) => cards.length === 2 && cards.some(isAce) && cards.some((card) => card.startsWith('10')),
    })),
  },
  {
    name: 'insurance-under-a-ten',
    says: 'Insurance is offered under a ten-value card too.',
    clause: 'K3',
    neighbours: ['C3.1', 'C2.2'],
    lie: guardLie('dealerShowsAnAce', (table) => upCardIs(table, isAce) || upCardIs(table, isTenValue)),
  },
  {
    name: 'insurance-never',
    says: 'Insurance is never offered.',
    clause: 'C3.1',
    neighbours: ['C3.2', 'K3', 'P7'],
    lie: guardLie('dealerShowsAnAce', () => false),
  },
  {
    name: 'insurance-of-less',
    says: 'Less than half of the stake may be insured.',
    clause: 'K3',
    neighbours: ['C3.2'],
    lie: entryLie(() => ({ mayInsure: (amount, stake) => amount > 0 && 2 * amount <= stake })),
  },
  {
    name: 'insurance-of-more',
    says: 'The whole stake may be insured.',
    clause: 'K3',
    neighbours: ['C3.2'],
    lie: entryLie(() => ({ mayInsure: (amount, stake) => 2 * amount >= stake && amount <= stake })),
  },
  {
    name: 'insurance-pays-even-money',
    says: 'A won insurance pays 1 to 1.',
    clause: 'C3.2',
    neighbours: ['K4', 'X5'],
    lie: entryLie(() => ({ insuranceReturns: (amount) => 2 * amount })),
  },
  {
    name: 'insurance-comes-back',
    says: 'Insurance is given back when the dealer has no natural.',
    clause: 'K3',
    neighbours: ['C3.2'],
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
    clause: 'C3.2',
    neighbours: ['K3', 'C3.1', 'P7'],
    lie: updateLie('stakeInsurance', (_, table, { amounts }) =>
      changeSeat(table, (seat) => ({ ...seat, insurance: amounts as readonly number[] })),
    ),
  },
  {
    name: 'insurance-grows',
    says: 'Insurance is doubled with the hand.',
    clause: 'K3',
    neighbours: ['C3.2', 'C2.4'],
    lie: updateLie('raiseStake', (honest, ...args) =>
      changeSeat(honest(...args), (seat) => ({
        ...seat,
        insurance: seat.insurance.map((amount) => 2 * amount),
        chips: seat.insurance.reduce((chips, amount) => chips - amount, seat.chips),
      })),
    ),
  },
];

/** The table with a second card dealt to the dealer before anybody plays. */
function takingSecond(table: Table): Table {
  const second = table.cards.draws.slice(0, 1);
  return { ...table, dealer: [...table.dealer, ...second], drawn: second };
}
