import { type Guards, guards } from '../../../machine/guards.ts';
import { changeHand, handInTurn, isFromSplit, type SeatRequest, seatInTurn } from '../../../machine/table.ts';
import { entryLie, guardLie, type Impostor, updateLie } from '../lie.ts';

const honest: Guards = guards;

/** Mistakes about what is staked: on the spots, on insurance, on a double. */
export const fromOutsideMoney: readonly Impostor[] = [
  {
    name: 'stakes-of-parts-of-a-chip',
    says: 'A stake of two and a half chips is taken.',
    clause: 'D12',
    neighbours: ['S2.3'],
    lie: guardLie('stakesAreWrong', ({ asked }, _, { ruleset }) =>
      asked.some(
        ({ stakes }) =>
          stakes.length !== ruleset.spots ||
          !stakes.every((stake) => typeof stake === 'number' && stake > 0 && stake === stakes[0]),
      ),
    ),
  },
  {
    name: 'first-seat-vouches-for-the-stakes',
    says: 'Only the stakes of seat 1 are looked at.',
    clause: 'S2.3',
    neighbours: ['D12', 'S1.1'],
    lie: guardLie('stakesAreWrong', (table, action, law) =>
      honest.stakesAreWrong.holds({ ...table, asked: table.asked.slice(0, 1) }, action, law),
    ),
  },
  {
    name: 'third-stake-overlooked',
    says: 'A seat that places three stakes is dealt in for the first two.',
    clause: 'S1.1',
    neighbours: ['S2.3', 'D12'],
    lie: (law) => {
      const onSpots = (asked: readonly SeatRequest[]) =>
        asked.map((seat) => ({ ...seat, stakes: seat.stakes.slice(0, law.ruleset.spots) }));
      const takes = guardLie('stakesAreWrong', (table, ...rest) =>
        honest.stakesAreWrong.holds({ ...table, asked: onSpots(table.asked) }, ...rest),
      );
      const places = updateLie('placeStakes', (place, table, ...rest) =>
        place({ ...table, asked: onSpots(table.asked) }, ...rest),
      );
      return places(takes(law));
    },
  },
  {
    name: 'negative-insurance',
    says: 'A spot may be insured for less than nothing.',
    clause: 'S3.3',
    neighbours: ['D14'],
    lie: entryLie(() => ({ mayInsure: (amount, stake) => 2 * amount <= stake })),
  },
  {
    name: 'missing-amount-is-nothing',
    says: 'A seat that names an amount for its first spot only is taken to leave the second uninsured.',
    clause: 'D14',
    neighbours: ['S3.3'],
    lie: (law) => {
      const filled = (amounts: unknown) => (Array.isArray(amounts) && amounts.length === 1 ? [...amounts, 0] : amounts);
      const takes = guardLie('amountsAreAllowed', (table, action, lying) =>
        honest.amountsAreAllowed.holds(table, { ...action, amounts: filled(action.amounts) }, lying),
      );
      const stakes = updateLie('stakeInsurance', (stake, table, action, lying) =>
        stake(table, { ...action, amounts: filled(action.amounts) }, lying),
      );
      return stakes(takes(law));
    },
  },
  {
    name: 'last-chip-is-not-insured-with',
    says: 'A seat must keep a chip when it insures.',
    clause: 'S7.4',
    neighbours: ['D17', 'S3.3', 'D14'],
    lie: guardLie('insuranceIsCovered', (table, { amounts }) => {
      const sum = Array.isArray(amounts) ? amounts.reduce((left, amount) => left + amount, 0) : 0;
      return sum < (seatInTurn(table)?.chips ?? 0);
    }),
  },
  {
    name: 'natural-may-not-be-insured',
    says: 'A hand dealt as a natural may not be insured.',
    clause: 'D8',
    neighbours: ['S3.3', 'D14'],
    lie: guardLie('amountsAreAllowed', (table, action, law) => {
      const { amounts } = action;
      const hands = seatInTurn(table)?.hands ?? [];
      const insuresANatural = Array.isArray(amounts) && hands.some((hand, at) => hand.isNatural && amounts[at] !== 0);
      return !insuresANatural && honest.amountsAreAllowed.holds(table, action, law);
    }),
  },
  {
    name: 'natural-gets-its-insurance-back',
    says: 'When the dealer has no natural a player natural gets its insurance back.',
    clause: 'S3.5',
    neighbours: ['D8', 'D17', 'S6.7'],
    lie: updateLie('loseInsurance', (_, table) => ({
      ...table,
      seats: table.seats.map((seat) => ({
        ...seat,
        chips: seat.hands.reduce(
          (chips, { isNatural }, spot) => chips + (isNatural ? (seat.insurance[spot] ?? 0) : 0),
          seat.chips,
        ),
      })),
    })),
  },
  {
    name: 'one-decline-for-all',
    says: 'Once a seat has declined, the seats after it are not asked for insurance.',
    clause: 'D16',
    neighbours: ['S3.1', 'D11', 'S3.2'],
    lie: guardLie('anotherSeatFollows', (table, action, law) => {
      const hasJustDeclined = action.do === 'decline' && action.seat <= table.turn.seat + 1;
      return !hasJustDeclined && honest.anotherSeatFollows.holds(table, action, law);
    }),
  },
  {
    name: 'later-seats-insure-when-they-play',
    says: 'Seat 1 is asked for insurance before the check, the others when their turn to play comes.',
    clause: 'S3.2',
    neighbours: ['D11', 'S3.1', 'D16'],
    lie: (law) => {
      const follows = guardLie('anotherSeatFollows', (table, action, lying) => {
        const isFirstAsked = table.turn.seat === 0 && ['insure', 'decline'].includes(action.do);
        return !isFirstAsked && honest.anotherSeatFollows.holds(table, action, lying);
      });
      const first = guardLie('seatsInsureFirst', ({ turn, out }) => out.includes(0) || turn.seat === 0);
      const later = guardLie('seatsInsureInTurn', ({ out }) => !out.includes(0));
      return later(first(follows(law)));
    },
  },
  {
    name: 'insured-seat-needs-a-chip-more',
    says: 'To a seat that insured, chips exactly equal to the stake are not enough.',
    clause: 'S5.10',
    neighbours: ['D17', 'S7.4', 'D7'],
    lie: guardLie('stakeIsCovered', (table, action, law) => {
      const { chips = 0, insurance = [] } = seatInTurn(table) ?? {};
      const isInsured = insurance.some((amount) => amount > 0);
      return honest.stakeIsCovered.holds(table, action, law) && !(isInsured && chips === handInTurn(table)?.stake);
    }),
  },
  {
    name: 'split-hand-doubles-on-credit',
    says: 'A split hand is doubled whether or not the chips are there.',
    clause: 'S5.10',
    neighbours: ['S7.4', 'D7', 'S5.5'],
    lie: guardLie('stakeIsCovered', (table, action, law) => {
      const hand = handInTurn(table);
      const isSplitHandDoubled = action.do === 'double' && hand !== undefined && isFromSplit(hand);
      return isSplitHandDoubled || honest.stakeIsCovered.holds(table, action, law);
    }),
  },
  {
    name: 'split-hand-doubles-for-nothing',
    says: 'The second stake of a split hand that doubles leaves the chips and is not laid on the hand.',
    clause: 'S5.5',
    neighbours: ['S5.4', 'D6', 'S6.7'],
    lie: updateLie('raiseStake', (raise, table, action, law) => {
      const { stake, lineage } = handInTurn(table) ?? { stake: 0, lineage: '' };
      const raised = raise(table, action, law);
      return lineage.length > 1 ? changeHand(raised, (hand) => ({ ...hand, stake })) : raised;
    }),
  },
];
