import { describe, expect, it } from 'vitest';
import { en } from '../../src/languages/en.ts';
import { readCards } from './cards.ts';
import { machineDoor } from './door.ts';
import * as see from './expectations.ts';
import { Scenario } from './scenario.ts';

const cardsIn = (text: string) => readCards(text, en);

/** The table of the worked example (S8.1), dealt. */
function dealt(): Scenario {
  const scenario = new Scenario(machineDoor, en);
  scenario.ruleset = 'switch-us';
  scenario.seat(1, 100, [2, 2]);
  scenario.deal(1, [cardsIn('5♠ 10♥'), cardsIn('10♣ 6♥')]);
  scenario.dealDealer(cardsIn('9♣ 7♦'));
  scenario.stack(cardsIn('K♦ 6♦'));
  return scenario;
}

describe('an expectation fails where something else is seen', () => {
  it.each<[string, (scenario: Scenario) => Promise<void>]>([
    ['the phase', (scenario) => see.phaseIs(scenario, 'play')],
    ['the turn', (scenario) => see.turnIs(scenario, 2, undefined)],
    ['what is allowed', (scenario) => see.mayOnly(scenario, 1, ['keep'])],
    ['what is not allowed', (scenario) => see.mayNot(scenario, 1, 'switch')],
    ['the chips', (scenario) => see.chipsAre(scenario, 1, 97)],
    ['the insurance', (scenario) => see.insuranceIs(scenario, 1, [1, 0])],
    ['the cards of the dealer', (scenario) => see.dealerShows(scenario, cardsIn('9♣ 7♦'))],
    ['the end of the dealer', (scenario) => see.dealerEndsOn(scenario, 16, cardsIn('9♣ 7♦'))],
    ['the number of hands', (scenario) => see.handsAre(scenario, 1, [{}])],
    ['a card', (scenario) => see.handsAre(scenario, 1, [{ cards: '5♠ 10♦' }, {}])],
    ['a total', (scenario) => see.handsAre(scenario, 1, [{ total: 'soft 15' }, {}])],
    ['a natural', (scenario) => see.handsAre(scenario, 1, [{ natural: 'yes' }, {}])],
    ['an outcome', (scenario) => see.handsAre(scenario, 1, [{ outcome: 'win' }, {}])],
    [
      'a refusal',
      (scenario) => scenario.try({ seat: 1, do: 'hit' }).then(() => see.isRefused(scenario, 'not-covered')),
    ],
    ['an acceptance', (scenario) => scenario.act({ seat: 1, do: 'hit' })],
    [
      'a refusal that is not one',
      (scenario) => scenario.try({ seat: 1, do: 'keep' }).then(() => see.isRefused(scenario, 'not-now')),
    ],
    ['a refused table', (scenario) => see.tableIsRefused(scenario, 'bad-stake')],
  ])('%s', async (_, expectation) => {
    await expect(expectation(dealt())).rejects.toThrow(/expected .* found |refused: /);
  });

  it('and a try without a line that says why it is refused', async () => {
    const scenario = dealt();
    await scenario.try({ seat: 1, do: 'hit' });
    await expect(scenario.act({ seat: 1, do: 'keep' })).rejects.toThrow('no line says why it is refused');
  });

  it('but holds where it is so', async () => {
    const scenario = dealt();
    await see.chipsAre(scenario, 1, 96);
    await scenario.act({ seat: 1, do: 'switch' });
    await see.handsAre(scenario, 1, [
      { cards: '5♠ 6♥', total: '11' },
      { cards: '10♣ 10♥', total: '20' },
    ]);
    expect([...scenario.told]).toEqual([
      '/steps/0/seats/0/chips',
      '/steps/1/accepted',
      '/steps/1/seats/0/hands/0/cards',
      '/steps/1/seats/0/hands/0/total',
      '/steps/1/seats/0/hands/0/soft',
      '/steps/1/seats/0/hands/1/cards',
      '/steps/1/seats/0/hands/1/total',
      '/steps/1/seats/0/hands/1/soft',
    ]);
  });
});
