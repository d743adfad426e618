import type { Card } from '../../machine/cards.ts';
import { OutOfCards } from '../../machine/law.ts';
import type { Deed, Phrase, Reason, Result } from '../../src/languages/language.ts';
import * as see from './expectations.ts';
import type { Meaning } from './lines.ts';
import { type Cells, unknownColumn } from './parameters.ts';
import { ROUNDS, type Scenario } from './scenario.ts';
import * as session from './session-expectations.ts';
import { playRound, pushTheRest } from './session-rounds.ts';

/** What each sentence does to a scenario: the one vocabulary that all languages speak. */
const DOES = {
  stakes: (on: Scenario, seat: number, stakes: number[], chips: number) => on.seat(seat, chips, stakes),
  isDealtTwoHands: (on: Scenario, seat: number, one: Card[], two: Card[]) => on.deal(seat, [one, two]),
  isDealtOneHand: (on: Scenario, seat: number, hand: Card[]) => on.deal(seat, [hand]),
  dealerIsDealt: (on: Scenario, card: Card[]) => on.dealDealer(card),
  dealerIsDealtBoth: (on: Scenario, up: Card[], hole: Card[]) => on.dealDealer([...up, ...hole]),
  nextCardsAre: (on: Scenario, cards: Card[]) => on.stack(cards),
  shoeHolds: (on: Scenario, cards: Card[]) => on.stackShoe(cards),
  rulesetLike: (on: Scenario, name: string, member: string, value: unknown) => on.changeRuleset(name, member, value),
  session: (on: Scenario) => on.openSession(),

  cardsAreDealt: (on: Scenario) => on.now(),
  acts: (on: Scenario, seat: number, deed: Deed) => on.act({ seat, do: deed }),
  actsOnHand: (on: Scenario, seat: number, deed: Deed, hand: number) => on.act({ seat, do: deed, hand }),
  insures: (on: Scenario, seat: number, amounts: number[]) => on.act({ seat, do: 'insure', amounts }),
  declines: (on: Scenario, seat: number) => on.act({ seat, do: 'decline' }),
  tries: (on: Scenario, seat: number, word: string) => on.try({ seat, do: word }),
  triesHand: (on: Scenario, seat: number, word: string, hand: number) => on.try({ seat, do: word, hand }),
  triesInsurance: (on: Scenario, seat: number, amounts: unknown[] | undefined) =>
    on.try({ seat, do: 'insure', ...(amounts === undefined ? {} : { amounts }) }),
  triesToDecline: (on: Scenario, seat: number) => on.try({ seat, do: 'decline' }),
  triesWord: (on: Scenario, seat: number, word: string) => on.try({ seat, do: word }),
  roundIsDealt: (on: Scenario, round: number) => on.beginRound(round),
  roundsArePlayed: async (on: Scenario, rows: readonly Cells[]) => {
    for (const { round, ...seats } of rows) await playRound(on, Number(round), resultsIn(on, seats));
  },
  restIsPushed: (on: Scenario) => pushTheRest(on, ROUNDS),

  isRefused: (on: Scenario, reason: Reason) => see.isRefused(on, reason),
  tableIsRefused: (on: Scenario, reason: Reason) => see.tableIsRefused(on, reason),
  tableStaysRefused: (on: Scenario) => see.tableStaysRefused(on),
  insuranceIsOffered: (on: Scenario) => see.phaseIs(on, 'insurance'),
  switchIsOffered: (on: Scenario) => see.phaseIs(on, 'switch'),
  handsArePlayed: (on: Scenario) => see.phaseIs(on, 'play'),
  roundIsOver: (on: Scenario) => see.phaseIs(on, 'done'),
  turnIsOfSeat: (on: Scenario, seat: number) => see.turnIs(on, seat),
  turnIsOfHand: (on: Scenario, seat: number, hand: number) => see.turnIs(on, seat, hand),
  may: (on: Scenario, seat: number, words: string[]) => see.mayOnly(on, seat, words),
  mayNot: (on: Scenario, seat: number, word: string) => see.mayNot(on, seat, word),
  hasChips: (on: Scenario, seat: number, chips: number) => see.chipsAre(on, seat, chips),
  isInsured: (on: Scenario, seat: number, amounts: number[]) => see.insuranceIs(on, seat, amounts),
  dealerShows: (on: Scenario, cards: Card[]) => see.dealerShows(on, cards),
  dealerEnds: (on: Scenario, total: number, cards: Card[]) => see.dealerEndsOn(on, total, cards),
  handsAre: (on: Scenario, seat: number, rows: readonly Cells[]) => see.handsAre(on, seat, rows),
  seatIsOut: (on: Scenario, seat: number) => session.seatIsOut(on, seat),
  seatIsIn: (on: Scenario, seat: number) => session.seatIsIn(on, seat),
  sessionIsOver: (on: Scenario) => session.sessionIsOver(on, ROUNDS),
  resultsAre: (on: Scenario, rows: readonly Cells[]) => session.resultsAre(on, rows),
  rulesetIsRefused: (on: Scenario, pointer: string, clause: string) => see.rulesetIsRefused(on, clause, pointer),
  rulesetIsAccepted: (on: Scenario) => see.rulesetIsAccepted(on),
} satisfies { readonly [phrase in Phrase]: (on: Scenario, ...args: never[]) => unknown };

/** The sentences that a table follows. */
export const WITH_TABLE: readonly Phrase[] = ['roundsArePlayed', 'handsAre', 'resultsAre'];

/** Does what a line says. Throws where it is not so. */
export async function perform(scenario: Scenario, { phrase, args, rows }: Meaning): Promise<void> {
  const does = DOES[phrase] as (on: Scenario, ...args: readonly unknown[]) => unknown;
  try {
    await does(scenario, ...args, ...(rows === undefined ? [] : [rows]));
  } catch (error) {
    throw error instanceof OutOfCards ? scenario.fault('cardsRunOut') : error;
  }
}

/** What comes of each seat, in a row of a table with a column for each. */
function resultsIn({ language }: Scenario, seats: Cells): readonly Result[] {
  return Object.entries(seats).map(([column, result], at) => {
    const expected = `seat ${at + 1}`;
    if (column !== expected) throw unknownColumn(language, column, [expected]);
    return result as Result;
  });
}
