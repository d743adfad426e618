import type { Card } from '../../machine/cards.ts';
import { dealFrom } from '../../machine/deal.ts';
import { dealtToDealer } from '../../machine/misfit.ts';
import type { RoundScript, SessionAnswer, SessionRequest } from '../../machine/play-session.ts';
import { type Choices, choicesOf, type Ruleset } from '../../machine/ruleset.ts';
import type { Answer, Request, Step } from '../../machine/step.ts';
import type { Action, Cards } from '../../machine/table.ts';
import type { Language } from '../../src/languages/language.ts';
import type { Message } from '../../src/languages/messages/en.ts';
import { say } from '../../src/languages/say.ts';
import { tellRound } from '../../src/report/story.ts';
import { tellReason } from '../../src/report/words.ts';
import { readRuleset } from '../../src/rulesets/read.ts';
import { type Door, machineDoor } from './door.ts';
import { Unmet } from './unmet.ts';

/** A session is ten rounds (S7.2). */
export const ROUNDS = 10;

/** More than any table has, for tables that are refused. */
const MOST_SEATS = 99;

/** What a scenario has told so far: the table, the cards, the actions, and what a person expects to see. */
export class Scenario {
  /** Who answers. */
  door: Door;
  /** What failures are told in. */
  readonly language: Language;
  /** Only what is done counts, and not what is expected. */
  readonly isRehearsal: boolean = false;
  ruleset = '';
  needs: Partial<Choices> = {};
  /** Changes to the ruleset, where the scenario is about a ruleset and not about a round. */
  changes: Partial<Ruleset> | null = null;
  /** JSON pointers into the answer. */
  readonly told = new Set<string>();

  private readonly seats: { chips: number; stakes: number[] }[] = [];
  private dealt: Card[][][] = [];
  private dealer: Card[] = [];
  private draws: Card[] = [];
  private shoe: Card[] | null = null;
  private actions: Action[] = [];
  /** The rounds of a session that came before the one that is told; null where a round by itself is told. */
  private before: RoundScript[] | null = null;
  private isDealt = false;
  private answer: Answer | null = null;
  private isTried = false;

  constructor(door: Door, language: Language) {
    this.door = door;
    this.language = language;
  }

  seat(seat: number, chips: number, stakes: number[]): void {
    this.demandSeat(seat);
    this.seats[seat - 1] = { chips, stakes };
  }

  /** The chips that a seat stakes on all its spots. */
  stakeOf(seat: number): number {
    return (this.seats[seat - 1]?.stakes ?? []).reduce((sum, stake) => sum + stake, 0);
  }

  deal(seat: number, hands: Card[][]): void {
    this.demandSeat(seat);
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

  /** What is told is a ruleset like a known one, with one more value changed. */
  changeRuleset(name: string, member: string, value: unknown): void {
    this.ruleset = name;
    this.changes = { ...this.changes, [member]: value };
  }

  /** What is told is a session of rounds. */
  openSession(): void {
    this.before = [];
  }

  get isOfASession(): boolean {
    return this.before !== null;
  }

  /** The next round of a session begins, which has this number. */
  async beginRound(round: number): Promise<void> {
    const before = await this.roundsPlayed();
    if (round > ROUNDS) throw this.fault('lastRound', { most: ROUNDS, round });
    if (round !== before.length + 1) throw this.fault('nextRound', { next: before.length + 1, round });
    this.before = before;
    this.isDealt = true;
    this.dealt = [];
    this.dealer = [];
    this.draws = [];
    this.shoe = null;
    this.actions = [];
    this.answer = null;
  }

  /** The rounds of the session up to here, the last of which must be over. */
  async roundsPlayed(): Promise<RoundScript[]> {
    if (this.before === null) throw this.fault('noSession');
    if (!this.isDealt) return this.before;
    const { step } = await this.now();
    if (step.phase !== 'done')
      throw await this.failure(say(this.language, 'roundIsNotOver', { round: this.before.length + 1 }));
    return [...this.before, this.script()];
  }

  /** The session as it stands, its last round over. */
  async sessionNow(door: Door = this.door): Promise<SessionAnswer> {
    const request = { ruleset: this.ruleset, seats: this.seats, rounds: await this.roundsPlayed() };
    return door.session(request, this.needs);
  }

  /** The session as it stands by the rules, whoever answers: what is told next rests on it. */
  sessionByTheRules(): Promise<SessionAnswer> {
    return this.sessionNow(machineDoor);
  }

  /** An action that must be accepted. */
  async act(action: Action): Promise<void> {
    const { step } = await this.put(action);
    if (!step.accepted) await this.failAccepted(step);
    this.expect(this.actions.length, '/accepted');
  }

  /** Actions that must all be accepted, asked at once. */
  async actAll(actions: readonly Action[]): Promise<void> {
    const first = this.actions.length + 1;
    for (const action of actions.slice(0, -1)) this.actions.push(action);
    for (const action of actions.slice(-1)) await this.act(action);
    const refused = (this.answer?.steps ?? []).find(({ accepted }, at) => at >= first && !accepted);
    if (refused !== undefined) await this.failAccepted(refused);
    for (const at of actions.slice(0, -1).keys()) this.expect(first + at, '/accepted');
  }

  /** An action that the rules refuse; the line that follows says why. */
  async try(action: Action): Promise<void> {
    await this.put(action);
    this.isTried = true;
  }

  /** The step that the scenario has come to, the one before it, and its number. */
  async now(): Promise<{ readonly step: Step; readonly before: Step | undefined; readonly at: number }> {
    this.answer ??= await this.ask();
    const at = this.actions.length;
    const step = this.answer.steps[at];
    if (step === undefined) throw await this.failure(say(this.language, 'stepCount'));
    return { step, before: this.answer.steps[at - 1], at };
  }

  /** The refusal that was awaited has been told. */
  refusalIsTold(): void {
    if (!this.isTried) throw this.fault('nothingTried');
    this.isTried = false;
  }

  /** Nothing may be tried without a line that says why it is refused. */
  demandRefusalTold(): void {
    if (this.isTried) throw this.fault('refusalUntold');
  }

  /** Something that a person expects, at the step that the scenario has come to. */
  expect(at: number, pointer: string): void {
    const round = this.before === null ? '' : `/rounds/${this.before.length}`;
    this.told.add(`${round}/steps/${at}${pointer}`);
  }

  /** Something that a person expects of the whole session. */
  expectOfAll(pointer: string): void {
    this.told.add(pointer);
  }

  /** The round by itself, or the session with the round that is told. */
  request(): Request | SessionRequest {
    this.demandStakes();
    const { ruleset, seats, before } = this;
    if (before === null) return { ruleset, seats, ...this.script() };
    return { ruleset, seats, rounds: this.isDealt ? [...before, this.script()] : before };
  }

  private script(): RoundScript {
    return { cards: this.cards(), actions: this.actions };
  }

  private async ask(): Promise<Answer> {
    const request = this.request();
    if (!('rounds' in request)) return this.door.play(request, this.needs);
    const { rounds } = await this.door.session(request, this.needs);
    return rounds.at(request.rounds.length - 1) ?? { steps: [] };
  }

  private cards(): Cards {
    const seats = this.seats.map((_, seat) => this.dealt[seat] ?? null);
    const dealt = this.isOfASession ? seats : this.dealt;
    if (this.shoe === null) return { seats: dealt, dealer: this.dealer, draws: this.draws };
    const ruleset = readRuleset(this.ruleset);
    const places = { seats: this.seats.length, spots: ruleset.spots, dealer: dealtToDealer(ruleset) };
    return dealFrom(this.shoe, places, choicesOf(ruleset, this.needs).dealOrder);
  }

  /** What is not as it should be, with the story of the round up to here. */
  async failure(what: string): Promise<Unmet> {
    const { seats, ruleset } = this;
    const { steps } = this.answer ?? (await this.ask());
    const request = { ruleset, seats, ...this.script() };
    const story = tellRound(request as never, { steps } as never, this.language);
    return new Unmet([what, say(this.language, 'whatHappened'), ...story.map((line) => `  ${line}`)].join('\n'));
  }

  private async failAccepted({ reason }: Step): Promise<void> {
    if (this.isRehearsal) return;
    throw await this.failure(say(this.language, 'mustBeAccepted', { reason: tellReason(reason, this.language) }));
  }

  private demandSeat(seat: number): void {
    if (seat < 1 || seat > MOST_SEATS) throw this.fault('seatNumber', { most: MOST_SEATS, seat });
  }

  /** Every seat up to the last that is spoken of has stakes. */
  private demandStakes(): void {
    const most = Math.max(this.seats.length, this.dealt.length);
    for (let at = 0; at < most; at += 1) {
      if (this.seats[at] === undefined) throw this.fault('seatWithoutStakes', { seat: at + 1 });
    }
  }

  /** Something in the telling that cannot be played. */
  fault(message: Message, values: object = {}): Unmet {
    return new Unmet(say(this.language, message, values));
  }

  private put(action: Action): Promise<{ readonly step: Step }> {
    this.demandRefusalTold();
    this.actions.push(action);
    this.answer = null;
    return this.now();
  }
}

/** A scenario that is gone through for what is done in it. */
export class Rehearsal extends Scenario {
  override readonly isRehearsal = true;

  constructor(language: Language) {
    super(machineDoor, language);
  }
}
