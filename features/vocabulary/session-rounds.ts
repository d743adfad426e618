import type { Card } from '../../machine/cards.ts';
import type { Result } from '../../src/languages/language.ts';
import type { Scenario } from './scenario.ts';

/** What comes of the two hands of a seat that stands on both against a dealer who ends on 18: their second cards beside a ten. */
const SECONDS: { readonly [result in Result]: readonly string[] | null } = {
  'wins both': ['9', '9'],
  'wins one': ['9', '8'],
  pushes: ['8', '8'],
  'loses one': ['7', '8'],
  'loses both': ['7', '7'],
  'is out': null,
};

const SUITS = ['S', 'H', 'D', 'C'];

/** Plays a round of which nothing matters but what comes of it for each seat. */
export async function playRound(scenario: Scenario, round: number, results: readonly Result[]): Promise<void> {
  await scenario.beginRound(round);
  const seated = results.flatMap((result, at) => (SECONDS[result] === null ? [] : [at + 1]));
  if (seated.length === 0) throw scenario.fault('roundOfNobody', { round });
  for (const [at, result] of results.entries()) {
    const seconds = SECONDS[result];
    const suit = SUITS[at % SUITS.length] ?? '';
    if (seconds !== null) {
      scenario.deal(
        at + 1,
        seconds.map((rank): Card[] => [`10${suit}` as Card, `${rank}${suit}` as Card]),
      );
    }
  }
  scenario.dealDealer(['KD', '8C']);
  await scenario.actAll([
    ...seated.map((seat) => ({ seat, do: 'keep' })),
    ...seated.flatMap((seat) => [
      { seat, do: 'stand' },
      { seat, do: 'stand' },
    ]),
  ]);
}

/** Plays the rounds that are left: every seat that covers its stakes pushes. */
export async function pushTheRest(scenario: Scenario, rounds: number): Promise<void> {
  for (;;) {
    const { rounds: played, results } = await scenario.sessionByTheRules();
    const isOut = results.map(({ chips, seat }) => chips < scenario.stakeOf(seat));
    if (played.length >= rounds || !isOut.includes(false)) return;
    await playRound(
      scenario,
      played.length + 1,
      isOut.map((one) => (one ? 'is out' : 'pushes')),
    );
  }
}
