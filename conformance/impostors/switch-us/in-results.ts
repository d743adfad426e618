import type { Session, SessionResult } from '../../../machine/session-law.ts';
import { type Impostor, resultsLie, sessionUpdateLie } from '../lie.ts';

type Lie = Impostor['lie'];

/** Ranks by another measure than the result, the higher the better. */
function rankLie(worth: (result: SessionResult, session: Session) => number): Lie {
  return resultsLie((results, session) =>
    results.map((result) => ({
      ...result,
      rank: 1 + results.filter((other) => worth(other, session) > worth(result, session)).length,
    })),
  );
}

/** Results against other chips than those that the seat brought. */
function netLie(start: (session: Session, seat: number) => number): Lie {
  return resultsLie((results, session) => {
    const nets = results.map(({ chips, seat }) => chips - start(session, seat));
    return results.map((result, at) => {
      const net = nets[at] ?? 0;
      return { ...result, net, rank: 1 + nets.filter((other) => other > net).length };
    });
  });
}

/** Mistakes in what each seat has come to, and in the ranks. */
export const inResults: readonly Impostor[] = [
  {
    name: 'out-is-not-ranked',
    says: 'The results leave out the seats that are out.',
    clause: 'D19',
    neighbours: ['S7.5', 'S7.3'],
    lie: resultsLie((results, { out }) => results.filter(({ seat }) => !out.includes(seat - 1))),
  },
  {
    name: 'out-ranks-last',
    says: 'A seat that is out ranks below every seat that is in.',
    clause: 'S7.5',
    neighbours: ['D19', 'S7.3'],
    lie: rankLie(({ net, seat }, { out }) => net - (out.includes(seat - 1) ? 1e6 : 0)),
  },
  {
    name: 'result-is-the-chips',
    says: 'The result of a seat is its chips in the end.',
    clause: 'S7.5',
    neighbours: ['D19'],
    lie: netLie(() => 0),
  },
  {
    name: 'result-against-100',
    says: 'Every result is counted against 100 chips.',
    clause: 'S7.5',
    neighbours: ['D19'],
    lie: netLie(() => 100),
  },
  {
    name: 'result-against-the-first-seat',
    says: 'Every result is counted against the chips that seat 1 brought.',
    clause: 'S7.5',
    neighbours: ['D19'],
    lie: netLie(({ asked }) => asked[0]?.chips ?? 0),
  },
  {
    name: 'result-without-losses',
    says: 'A seat that lost has a result of 0.',
    clause: 'S7.5',
    neighbours: ['D19'],
    lie: resultsLie((results) => results.map((result) => ({ ...result, net: Math.max(0, result.net) }))),
  },
  {
    name: 'result-of-the-last-round',
    says: 'The result is what the last round won or lost.',
    clause: 'S7.5',
    neighbours: ['D19', 'S7.2'],
    lie: sessionUpdateLie('carryChips', (apply, session, event, law) => {
      const after = apply(session, event, law);
      const asked = after.asked.map((seat, at) => ({ ...seat, chips: session.chips[at] ?? 0 }));
      return after.played === law.ruleset.session?.rounds ? { ...after, asked } : after;
    }),
  },
  {
    name: 'ranks-by-chips',
    says: 'Seats are ranked by their chips in the end.',
    clause: 'S7.5',
    neighbours: ['D19'],
    lie: rankLie(({ chips }) => chips),
  },
  {
    name: 'ranks-from-the-lowest',
    says: 'The lowest result ranks first.',
    clause: 'S7.5',
    neighbours: ['D19'],
    lie: rankLie(({ net }) => -net),
  },
  {
    name: 'ties-broken-by-seat',
    says: 'Of equal results the lower seat ranks first.',
    clause: 'S7.5',
    neighbours: ['D19'],
    lie: rankLie(({ net, seat }) => net - seat / 100),
  },
  {
    name: 'ties-broken-by-chips',
    says: 'Of equal results the seat with more chips ranks first.',
    clause: 'S7.5',
    neighbours: ['D19'],
    lie: rankLie(({ net, chips }) => net + chips / 1e6),
  },
  {
    name: 'dense-ranks',
    says: 'After a shared rank the next follows without a gap.',
    clause: 'D19',
    neighbours: ['S7.5'],
    lie: resultsLie((results) =>
      results.map((result) => ({
        ...result,
        rank: 1 + new Set(results.map(({ net }) => net).filter((net) => net > result.net)).size,
      })),
    ),
  },
  {
    name: 'ties-shared-at-the-top-only',
    says: 'Equal results share a rank only where it is the first.',
    clause: 'D19',
    neighbours: ['S7.5'],
    lie: resultsLie((results) => {
      const best = Math.max(...results.map(({ net }) => net));
      return results.map((result) => {
        const isBefore = (other: SessionResult) =>
          other.net > result.net || (other.net === result.net && other.net < best && other.seat < result.seat);
        return { ...result, rank: 1 + results.filter(isBefore).length };
      });
    }),
  },
];
