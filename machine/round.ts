import { setup } from 'xstate';
import { everyOf, guardsOf, updatesOf } from './calls.ts';
import type { Law } from './law.ts';
import { cites, each, every, HAND_WORDS, type RoundMeta } from './meta.ts';
import type { Table } from './table.ts';
import type { RoundEvent } from './words.ts';

/**
 * The statechart of a round under a law. It holds names only: the guards and updates are the law's entries, called by
 * name, so a law with one entry replaced is a game with one rule changed.
 */
export function createRound(law: Law) {
  return setup({
    types: {
      context: {} as Table,
      events: {} as RoundEvent,
      input: {} as Table,
      output: {} as Table,
      meta: {} as RoundMeta,
    },
    guards: { ...guardsOf(law), every: everyOf(law) },
    actions: updatesOf(law),
  }).createMachine({
    id: 'round',
    context: ({ input }) => input,
    output: ({ context }) => context,
    initial: 'table',
    states: {
      table: {
        meta: cites('S1.1', 'C1.2'),
        always: [
          { guard: 'seatCountIsWrong', target: 'refused', meta: cites('S2.2') },
          { guard: 'stakesAreWrong', target: 'refused', meta: cites('S2.3', 'C1.2') },
          { guard: 'stakesAreNotCovered', target: 'refused', meta: cites('S7.4') },
          {
            target: 'dealt',
            actions: ['placeStakes', 'dealCards'],
            meta: cites('S1.1', 'S2.4', 'S2.5', 'S2.8', 'C1.2', 'C1.3', 'C4.5'),
          },
        ],
      },
      dealt: {
        meta: cites('S2.4', 'C1.3'),
        always: [
          { guard: 'dealerShowsAnAce', target: 'insurance', meta: cites('S3.1', 'D11', 'D16', 'C3.1') },
          { target: 'check', meta: cites() },
        ],
      },
      insurance: {
        meta: {
          ...cites('S3.1', 'S3.2', 'C3.1'),
          refuses: { ...each(['keep', 'switch'], 'S3.2'), ...each(HAND_WORDS, 'S3.6', 'C3.1') },
        },
        always: { guard: 'seatIsOut', target: 'insured', meta: cites('S7.3', 'D19') },
        on: {
          insure: {
            guard: every('seatIsInTurn', 'amountsAreAllowed', 'insuranceIsCovered'),
            target: 'insured',
            actions: ['stakeInsurance'],
            meta: cites('S3.3', 'D14', 'C3.1', 'C3.2'),
          },
          decline: { guard: 'seatIsInTurn', target: 'insured', meta: cites('D16', 'C3.1') },
        },
      },
      insured: {
        meta: cites('S3.1', 'C3.1'),
        always: [
          {
            guard: every('seatsInsureFirst', 'anotherSeatFollows'),
            target: 'insurance',
            actions: ['passToNextSeat'],
            meta: cites('D11', 'P7'),
          },
          { guard: 'seatsInsureFirst', target: 'check', meta: cites('D11', 'P7') },
          { target: 'play', meta: cites('P7') },
        ],
      },
      check: {
        meta: cites('S3.6'),
        always: [
          {
            guard: every('dealerChecks', 'dealerHasANatural'),
            target: 'settlement',
            actions: ['revealHoleCard'],
            meta: { ...cites('S3.7'), sets: { dealer: ['S3.7'] } },
          },
          {
            guard: every('dealerChecks', 'dealerShowsAnAce'),
            target: 'checked',
            actions: ['loseInsurance', 'leaveHoleCardHidden'],
            meta: cites('S3.9', 'S3.5', 'D8'),
          },
          { guard: 'dealerChecks', target: 'checked', actions: ['leaveHoleCardHidden'], meta: cites('S3.9') },
          { target: 'checked', meta: cites('C1.3') },
        ],
      },
      checked: {
        meta: cites('S3.9'),
        always: [
          { guard: 'switchIsOffered', target: 'switch', actions: ['startAtDealersLeft'], meta: cites('S4.1', 'D9') },
          { target: 'play', actions: ['startAtDealersLeft'], meta: cites('D15', 'C2.1') },
        ],
      },
      switch: {
        meta: {
          ...cites('S4.1'),
          refuses: { ...each(['insure', 'decline'], 'S3.2', 'S3.1'), ...each(HAND_WORDS, 'S4.4') },
        },
        always: { guard: 'seatIsOut', target: 'chosen', meta: cites('S7.3', 'D19') },
        on: {
          keep: { guard: 'seatIsInTurn', target: 'chosen', actions: ['keepHands'], meta: cites('S4.1', 'S4.6') },
          switch: {
            guard: 'seatIsInTurn',
            target: 'chosen',
            actions: ['switchSecondCards'],
            meta: cites('S4.2', 'S4.3', 'S4.5', 'D3'),
          },
        },
      },
      chosen: {
        meta: cites('S4.1'),
        always: [
          {
            guard: every('seatsChooseFirst', 'anotherSeatFollows'),
            target: 'switch',
            actions: ['passToNextSeat'],
            meta: cites('S4.1', 'D15'),
          },
          { guard: 'seatsChooseFirst', target: 'play', actions: ['startAtDealersLeft'], meta: cites('D15') },
          { target: 'play', meta: cites() },
        ],
      },
      play: {
        meta: cites('S5.1', 'C2.1'),
        initial: 'turn',
        states: {
          turn: {
            meta: cites('S5.1', 'D15', 'C2.1'),
            always: [
              {
                guard: 'handWaitsForACard',
                target: 'turn',
                actions: ['dealSplitHand'],
                meta: cites('S5.6', 'O2', 'C2.5', 'P1'),
              },
              { guard: 'handMayAct', target: 'choice', meta: cites('S5.2', 'C2.2') },
              {
                guard: 'anotherHandFollows',
                target: 'turn',
                actions: ['passToNextHand'],
                meta: cites('S5.3', 'S5.1', 'K5', 'C2.3', 'C2.5'),
              },
              {
                guard: every('anotherSeatFollows', 'seatsChooseInTurn'),
                target: '#round.switch',
                actions: ['passToNextSeat'],
                meta: cites('S4.1', 'D15'),
              },
              {
                guard: every('dealerShowsAnAce', 'anotherSeatFollows', 'seatsInsureInTurn'),
                target: '#round.insurance',
                actions: ['passToNextSeat'],
                meta: cites('P7', 'C3.1'),
              },
              {
                guard: 'anotherSeatFollows',
                target: 'turn',
                actions: ['passToNextSeat'],
                meta: cites('S5.3', 'D15', 'K5', 'C2.3', 'C2.1'),
              },
              {
                target: '#round.dealer',
                actions: ['revealHoleCard'],
                meta: cites('S5.3', 'S6.1', 'K5', 'C2.3', 'C4.1'),
              },
            ],
          },
          choice: {
            meta: {
              ...cites('S5.2', 'C2.2'),
              refuses: { ...each(['insure', 'decline'], 'S3.2', 'S3.1', 'C3.1'), ...each(['keep', 'switch'], 'S4.4') },
            },
            on: {
              hit: {
                guard: every('seatIsInTurn', 'handIsInTurn', 'handIsNoSplitAce'),
                target: 'turn',
                actions: ['takeCard'],
                meta: cites('S5.2', 'C2.2'),
              },
              stand: {
                guard: every('seatIsInTurn', 'handIsInTurn'),
                target: 'turn',
                actions: ['finishHand'],
                meta: cites('S5.2', 'C2.2'),
              },
              double: {
                guard: every(
                  'seatIsInTurn',
                  'handIsInTurn',
                  'handHasTwoCards',
                  'handIsNoSplitAce',
                  'totalMayBeDoubled',
                  'splitHandMayBeDoubled',
                  'stakeIsCovered',
                ),
                target: 'turn',
                actions: ['raiseStake', 'takeOneCard', 'finishHand'],
                meta: cites('S5.4', 'S5.5', 'D2', 'D6', 'C2.4'),
              },
              split: {
                guard: every(
                  'seatIsInTurn',
                  'handIsInTurn',
                  'handHasTwoCards',
                  'handIsAPair',
                  'anotherSplitIsAllowed',
                  'stakeIsCovered',
                ),
                target: 'split',
                actions: ['splitHand'],
                meta: cites('S5.6', 'S5.7', 'D1', 'C2.5', 'C2.6'),
              },
            },
          },
          split: {
            meta: cites('S5.6', 'C2.5'),
            always: [
              {
                guard: 'acesWereSplit',
                target: 'turn',
                actions: ['dealBothSplitHands'],
                meta: { ...cites('S5.8', 'D10', 'C2.7'), sets: { cards: ['S5.8', 'C2.7'] } },
              },
              {
                guard: 'splitHandsAreDealtAtOnce',
                target: 'turn',
                actions: ['dealBothSplitHands'],
                meta: cites('S5.6', 'O2', 'C2.5', 'P1'),
              },
              { target: 'turn', meta: cites('S5.6', 'O2', 'C2.5', 'P1') },
            ],
          },
        },
      },
      dealer: {
        meta: cites('S6.1', 'C4.1'),
        always: [
          { guard: 'dealerDraws', target: 'dealer', actions: ['dealerTakesCard'], meta: cites('S6.1', 'C4.1') },
          { target: 'settlement', meta: cites('S6.1', 'C4.1') },
        ],
      },
      settlement: {
        meta: cites('S6.5', 'C4.4'),
        always: [
          {
            guard: every('dealerShowsAnAce', 'dealerHasANatural'),
            target: 'done',
            actions: ['payInsurance', 'settle'],
            meta: cites('S3.4', 'D8', 'C3.2'),
          },
          {
            guard: every('dealerShowsAnAce', 'thereIsNoHoleCard'),
            target: 'done',
            actions: ['loseInsurance', 'settle'],
            meta: cites('K3'),
          },
          { target: 'done', actions: ['settle'], meta: cites() },
        ],
      },
      done: { type: 'final', meta: cites() },
      refused: { type: 'final', meta: cites('S2.2', 'S2.3', 'C1.2') },
    },
  });
}

export type RoundMachine = ReturnType<typeof createRound>;
