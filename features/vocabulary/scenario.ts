import { World } from '@cucumber/cucumber';
import type { Card } from '../../machine/cards.ts';
import { dealFrom } from '../../machine/deal.ts';
import { dealtToDealer } from '../../machine/misfit.ts';
import { type Choices, choicesOf, type Ruleset } from '../../machine/ruleset.ts';
import type { Answer, Request, Step } from '../../machine/step.ts';
import type { Action, Cards } from '../../machine/table.ts';
import { readRuleset } from '../../src/rulesets/read.ts';
import { type Door, machineDoor } from './door.ts';

/** What a scenario has told so far: the table, the cards, the actions, and what a person expects to see. */
export class Scenario extends World {
  readonly door: Door = machineDoor;
  ruleset = '';
  needs: Partial<Choices> = {};
  /** Changes to the ruleset, where the scenario is about a ruleset and not about a round. */
  changes: Partial<Ruleset> | null = null;
  /** JSON pointers into the answer. */
  readonly told = new Set<string>();

  private readonly seats: { chips: number; stakes: number[] }[] = [];
  private readonly dealt: Card[][][] = [];
  private dealer: Card[] = [];
  private draws: Card[] = [];
  private shoe: Card[] | null = null;
  private readonly actions: Action[] = [];
  private answer: Answer | null = null;
  private isTried = false;

  seat(seat: number, chips: number, stakes: number[]): void {
    this.seats[seat - 1] = { chips, stakes };
  }

  deal(seat: number, hands: Card[][]): void {
    this.dealt[seat - 1] = hands;
  }

  dealDealer(cards: Card[]): void {
    this.dealer = cards;
  }

  stack(cards: Card[]): void {
    this.draws = cards;
  }

  /** All cards in the order in which they leave the shoe. */
  stackShoe(cards: Card[]): void {
    this.shoe = cards;
  }

  /** An action that must be accepted. */
  async act(action: Action): Promise<void> {
    const { step } = await this.put(action);
    if (!step.accepted) throw new Error(`refused: ${step.reason ?? 'no reason given'}\n${await this.story()}`);
    this.expect(this.actions.length, '/accepted');
  }

  /** An action that the rules refuse; the line that follows says why. */
  async try(action: Action): Promise<void> {
    await this.put(action);
    this.isTried = true;
  }

  /** The step that the scenario has come to, the one before it, and its number. */
  async now(): Promise<{ readonly step: Step; readonly before: Step | undefined; readonly at: number }> {
    this.answer ??= await this.door.play(this.request(), this.needs);
    const at = this.actions.length;
    const step = this.answer.steps[at];
    if (step === undefined) throw new Error(`the answer has no step ${at}`);
    return { step, before: this.answer.steps[at - 1], at };
  }

  /** The refusal that was awaited has been told. */
  refusalIsTold(): void {
    if (!this.isTried) throw new Error('nothing was tried: an action that is refused is written "tries to ..."');
    this.isTried = false;
  }

  /** Nothing may be tried without a line that says why it is refused. */
  demandRefusalTold(): void {
    if (this.isTried) throw new Error('the line before tries something and no line says why it is refused');
  }

  /** Something that a person expects, at the step that the scenario has come to. */
  expect(at: number, pointer: string): void {
    this.told.add(`/steps/${at}${pointer}`);
  }

  request(): Request {
    return { ruleset: this.ruleset, seats: this.seats, cards: this.cards(), actions: this.actions };
  }

  private cards(): Cards {
    if (this.shoe === null) return { seats: this.dealt, dealer: this.dealer, draws: this.draws };
    const ruleset = readRuleset(this.ruleset);
    const places = { seats: this.seats.length, spots: ruleset.spots, dealer: dealtToDealer(ruleset) };
    return dealFrom(this.shoe, places, choicesOf(ruleset, this.needs).dealOrder);
  }

  /** What happened, action by action. */
  async story(): Promise<string> {
    const { steps } = this.answer ?? (await this.door.play(this.request(), this.needs));
    const told = steps.map((step, at) => {
      const { seat, do: word } = this.actions[at - 1] ?? { seat: 0, do: 'the deal' };
      return `  ${seat > 0 ? `seat ${seat} ` : ''}${word}: ${step.accepted ? 'accepted' : `refused (${step.reason ?? ''})`}`;
    });
    return ['what happened:', ...told].join('\n');
  }

  private put(action: Action): Promise<{ readonly step: Step }> {
    this.demandRefusalTold();
    this.actions.push(action);
    this.answer = null;
    return this.now();
  }
}
