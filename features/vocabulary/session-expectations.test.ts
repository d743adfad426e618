import { describe, expect, it } from 'vitest';
import { en } from '../../src/languages/en.ts';
import { machineDoor } from './door.ts';
import { Scenario } from './scenario.ts';
import * as see from './session-expectations.ts';
import { playRound, pushTheRest } from './session-rounds.ts';

/** A session of two seats after a round that the first wins and the second loses, whose 7 chips are then 3. */
async function started(): Promise<Scenario> {
  const scenario = new Scenario(machineDoor, en);
  scenario.ruleset = 'switch-us';
  scenario.seat(1, 100, [2, 2]);
  scenario.seat(2, 7, [2, 2]);
  scenario.openSession();
  await playRound(scenario, 1, ['wins both', 'loses both']);
  return scenario;
}

const RESULTS = [
  { seat: '1', chips: '104', net: '4', rank: '1' },
  { seat: '2', chips: '3', net: '-4', rank: '2' },
];

describe('an expectation of a session fails where something else is seen', () => {
  it.each<[string, (scenario: Scenario) => Promise<void>]>([
    ['a seat that is out', (scenario) => see.seatIsOut(scenario, 2)],
    ['the end', (scenario) => see.sessionIsOver(scenario, 10)],
    ['the number of results', (scenario) => see.resultsAre(scenario, RESULTS.slice(1))],
    ['a net', (scenario) => see.resultsAre(scenario, [{ ...RESULTS[0], net: '3' }, RESULTS[1] ?? {}])],
    ['a rank', (scenario) => see.resultsAre(scenario, [RESULTS[0] ?? {}, { ...RESULTS[1], rank: '1' }])],
    [
      'a column left out',
      (scenario) => see.resultsAre(scenario, [RESULTS[0] ?? {}, { seat: '2', chips: '3', net: '-4' }]),
    ],
    [
      'a seat that is in',
      async (scenario) => {
        await playRound(scenario, 2, ['pushes', 'is out']);
        await see.seatIsIn(scenario, 2);
      },
    ],
  ])('%s', async (_, expectation) => {
    await expect(expectation(await started())).rejects.toThrow(/expected .* found /);
  });

  it.each<[string, (scenario: Scenario) => Promise<void>, string]>([
    [
      'a round out of its order',
      (scenario) => playRound(scenario, 3, ['pushes', 'is out']),
      'the next round is round 2, not 3',
    ],
    [
      'cards for a seat that is out',
      (scenario) => playRound(scenario, 2, ['pushes', 'pushes']),
      '/rounds/1/cards/seats/1',
    ],
    [
      'a seat that is in without cards',
      (scenario) => playRound(scenario, 2, ['is out', 'pushes']),
      '/rounds/1/cards/seats/0',
    ],
    ['a round without a seat', (scenario) => playRound(scenario, 2, ['is out', 'is out']), 'is played by nobody'],
    [
      'a round before the last is over',
      async (scenario) => {
        await scenario.beginRound(2);
        scenario.deal(1, [
          ['10S', '9S'],
          ['10H', '9H'],
        ]);
        scenario.dealDealer(['10D', '8C']);
        await scenario.beginRound(3);
      },
      'round 2 is not over',
    ],
  ])('and so does %s', async (_, tell, message) => {
    await expect(tell(await started())).rejects.toThrow(message);
  });

  it('but holds where it is so', async () => {
    const scenario = await started();
    await pushTheRest(scenario, 10);
    await see.sessionIsOver(scenario, 10);
    await see.seatIsOut(scenario, 2);
    await see.seatIsIn(scenario, 1);
    await see.resultsAre(scenario, RESULTS);
    expect([...scenario.told].filter((pointer) => !pointer.endsWith('/accepted'))).toEqual([
      '/rounds',
      '/rounds/9/steps/3/seats/1/hands',
      '/rounds/9/steps/3/seats/1/insurance',
      ...['chips', 'net', 'rank'].map((part) => `/results/0/${part}`),
      ...['chips', 'net', 'rank'].map((part) => `/results/1/${part}`),
    ]);
  });
});
