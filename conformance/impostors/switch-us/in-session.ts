import type { SessionAnswer } from '../../../machine/play-session.ts';
import type { Session } from '../../../machine/session-law.ts';
import type { Step } from '../../../machine/step.ts';
import { guardLie, type Impostor, sessionGuardLie, sessionLie, sessionUpdateLie } from '../lie.ts';

type Lie = Impostor['lie'];

const honest: Lie = (law) => law;

/** Seats that are out by another measure than their chips for all stakes. */
function outLie(isOut: (chips: number, stakes: number, session: Session) => boolean): Lie {
  return sessionUpdateLie('putOutSeats', (_, session) => {
    const { asked, chips, out } = session;
    const staked = asked.map(({ stakes }) => stakes.map(Number).reduce((sum, stake) => sum + stake, 0));
    const isNowOut = (seat: number) => out.includes(seat) || isOut(chips[seat] ?? 0, staked[seat] ?? 0, session);
    return { ...session, out: [...asked.keys()].filter(isNowOut) };
  });
}

function inEveryStep(change: (step: Step) => Step): NonNullable<Impostor['twist']> {
  return (answer) => ({ ...answer, rounds: answer.rounds.map(({ steps }) => ({ steps: steps.map(change) })) });
}

function isOut({ hands }: NonNullable<Step['seats']>[number]): boolean {
  return hands.length === 0;
}

/** The turn as it is where the seats that are in are counted alone. */
function renumbered(step: Step): Step {
  const { seats = [], turn } = step;
  if (!turn) return step;
  const before = seats.slice(0, turn.seat - 1).filter(isOut).length;
  return { ...step, turn: { ...turn, seat: turn.seat - before } };
}

function withEleventhRound({ rounds, results }: SessionAnswer): SessionAnswer {
  const more = Array.from({ length: 11 - rounds.length }, () => rounds.at(-1) ?? { steps: [] });
  return { rounds: [...rounds, ...more], results };
}

/** Mistakes in the rounds of a session: how many there are, whose chips are carried on, and who is out. */
export const inSession: readonly Impostor[] = [
  {
    name: 'nine-rounds',
    says: 'A session is over after nine rounds.',
    clause: 'S7.2',
    neighbours: ['S7.5'],
    lie: sessionGuardLie('allRoundsArePlayed', ({ played }) => played >= 9),
  },
  {
    name: 'eleventh-round',
    says: 'The answer holds one more round than was played.',
    clause: 'S7.2',
    neighbours: ['S7.5', 'S7.3', 'S7.1'],
    lie: honest,
    twist: withEleventhRound,
  },
  {
    name: 'last-round-not-counted',
    says: 'The results are those before the last round.',
    clause: 'S7.5',
    neighbours: ['S7.2'],
    lie: sessionUpdateLie('carryChips', (apply, session, event, law) => {
      const after = apply(session, event, law);
      return after.played === law.ruleset.session?.rounds ? { ...after, chips: session.chips } : after;
    }),
  },
  {
    name: 'chips-not-carried',
    says: 'Every round starts with the chips that the seats brought.',
    clause: 'S7.5',
    neighbours: ['S7.2', 'S7.3'],
    lie: sessionLie(() => ({ seatsOf: ({ asked }) => asked })),
  },
  {
    name: 'chips-carried-twice',
    says: 'What a round won or lost is counted twice.',
    clause: 'S7.5',
    neighbours: ['S7.2', 'S7.3'],
    lie: sessionUpdateLie('carryChips', (apply, session, event, law) => {
      const after = apply(session, event, law);
      return { ...after, chips: after.chips.map((chips, seat) => 2 * chips - (session.chips[seat] ?? 0)) };
    }),
  },
  {
    name: 'wins-not-carried',
    says: 'A seat never starts a round with more chips than it brought.',
    clause: 'S7.5',
    neighbours: ['S7.2', 'S7.3'],
    lie: sessionUpdateLie('carryChips', (apply, session, event, law) => {
      const after = apply(session, event, law);
      return { ...after, chips: after.chips.map((chips, seat) => Math.min(chips, session.asked[seat]?.chips ?? 0)) };
    }),
  },
  {
    name: 'doubled-stake-carried',
    says: 'A hand that was doubled is played for the doubled stake in the next round too.',
    clause: 'S7.2',
    neighbours: ['S7.5', 'S2.3', 'S5.4'],
    lie: sessionUpdateLie('carryChips', (apply, session, event, law) => {
      const after = apply(session, event, law);
      if (event.type === 'deal') return after;
      const asked = after.asked.map((seat, at) => {
        const { hands = [] } = event.output.seats[at] ?? {};
        const most = Math.max(...hands.map(({ stake }) => stake), ...seat.stakes.map(Number));
        return { ...seat, stakes: seat.stakes.map(() => most) };
      });
      return { ...after, asked };
    }),
  },
  {
    name: 'same-cards-again',
    says: 'Every round is dealt from the shoe of the first.',
    clause: 'S7.1',
    neighbours: ['S7.2', 'S7.3'],
    lie: sessionUpdateLie('layCards', (apply, session, event, law) =>
      session.played === 0 || session.out.length > 0 ? apply(session, event, law) : session,
    ),
  },
  {
    name: 'draws-go-on',
    says: 'Cards are drawn from the rest of the shoe of the round before.',
    clause: 'S7.1',
    neighbours: ['S6.1', 'S5.2', 'S7.2'],
    lie: sessionUpdateLie('layCards', (apply, session, event, law) => {
      const dealt = apply(session, event, law);
      const { draws } = session.cards;
      return session.played === 0
        ? dealt
        : { ...dealt, cards: { ...dealt.cards, draws: [...draws.slice(1), ...dealt.cards.draws] } };
    }),
  },
  {
    name: 'out-at-exactly-the-stakes',
    says: 'A seat whose chips are exactly its stakes is out.',
    clause: 'S7.3',
    neighbours: ['D19'],
    lie: outLie((chips, stakes) => chips <= stakes),
  },
  {
    name: 'in-with-one-chip-short',
    says: 'A seat that is one chip short of its stakes is in.',
    clause: 'S7.3',
    neighbours: ['D19'],
    lie: outLie((chips, stakes) => chips < stakes - 1),
  },
  {
    name: 'in-with-one-stake',
    says: 'A seat that covers one of its two stakes is in.',
    clause: 'S7.3',
    neighbours: ['D19'],
    lie: outLie((chips, stakes) => 2 * chips < stakes),
  },
  {
    name: 'out-below-four',
    says: 'A seat is out with less than 4 chips, whatever its stakes.',
    clause: 'S7.3',
    neighbours: ['D19'],
    lie: outLie((chips) => chips < 4),
  },
  {
    name: 'in-for-the-first-round',
    says: 'Whether a seat is out is asked after each round only.',
    clause: 'S7.3',
    neighbours: ['D19'],
    lie: outLie((chips, stakes, { played }) => played > 0 && chips < stakes),
  },
  {
    name: 'one-out-at-a-time',
    says: 'Of two seats that are out after the same round one goes.',
    clause: 'S7.3',
    neighbours: ['D19'],
    lie: sessionUpdateLie('putOutSeats', (apply, session, event, law) => {
      const { out } = apply(session, event, law);
      const [first] = out.filter((seat) => !session.out.includes(seat));
      return { ...session, out: first === undefined ? session.out : [...session.out, first] };
    }),
  },
  {
    name: 'rest-lost',
    says: 'A seat that is out loses the chips that it has left.',
    clause: 'S7.3',
    neighbours: ['S7.5', 'D19'],
    lie: sessionUpdateLie('putOutSeats', (apply, session, event, law) => {
      const after = apply(session, event, law);
      return { ...after, chips: after.chips.map((chips, seat) => (after.out.includes(seat) ? 0 : chips)) };
    }),
  },
  {
    name: 'rest-hidden',
    says: 'A seat that is out shows no chips.',
    clause: 'S7.3',
    neighbours: ['S7.5', 'D19'],
    lie: honest,
    twist: inEveryStep((step) => ({
      ...step,
      ...(step.seats ? { seats: step.seats.map((seat) => (isOut(seat) ? { ...seat, chips: 0 } : seat)) } : {}),
    })),
  },
  {
    name: 'out-blocks',
    says: 'The turn comes to a seat that is out, and the others wait for it.',
    clause: 'D19',
    neighbours: ['S7.3'],
    lie: guardLie('seatIsOut', () => false),
  },
  {
    name: 'out-is-asked-for-insurance',
    says: 'A seat that is out is asked for insurance.',
    clause: 'D19',
    neighbours: ['S7.3'],
    lie: guardLie('seatIsOut', ({ turn, out, dealer }) => out.includes(turn.seat) && !dealer[0]?.startsWith('A')),
  },
  {
    name: 'second-out-blocks',
    says: 'Of two seats beside each other that are out only the first is passed over.',
    clause: 'D19',
    neighbours: ['S7.3'],
    lie: guardLie('seatIsOut', ({ turn, out }) => out.includes(turn.seat) && !out.includes(turn.seat - 1)),
  },
  {
    name: 'out-renumbers',
    says: 'Whose turn it is is told by the number among the seats that are in.',
    clause: 'D19',
    neighbours: ['S7.3'],
    lie: honest,
    twist: inEveryStep(renumbered),
  },
  {
    name: 'first-seat-out-ends-the-session',
    says: 'The session is over when seat 1 is out.',
    clause: 'D19',
    neighbours: ['S7.3', 'S7.2'],
    lie: sessionGuardLie('everySeatIsOut', ({ asked, out }) => out.includes(0) || out.length === asked.length),
  },
  {
    name: 'last-seat-in-ends-the-session',
    says: 'The session is over when one seat only is left of several.',
    clause: 'D19',
    neighbours: ['S7.3', 'S7.2'],
    lie: sessionGuardLie(
      'everySeatIsOut',
      ({ asked, out }) => out.length === asked.length || (asked.length > 1 && out.length === asked.length - 1),
    ),
  },
];
