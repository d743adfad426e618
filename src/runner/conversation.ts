import { AdapterProcess } from './adapter-process.ts';
import { isTrouble, readAnswer, type Standing } from './answer.ts';
import type { Trouble } from './breakdown.ts';
import { Deadline } from './deadline.ts';
import type { Limits } from './limits.ts';
import { LineReader } from './lines.ts';
import { type ProcessGroup, startGroup } from './process-group.ts';
import type { GoodReply, Request } from './reply.ts';
import { badLine, exited, notStarted, type Scene, silent } from './sightings.ts';

/** Told once what came of a request: its reply, or nothing, when the conversation ended before. */
export type Settle = (reply: GoodReply | undefined) => void;

interface Waiting {
  readonly sent: number;
  readonly limit: number;
  readonly settle: Settle;
}

/** Requests and answers with one process, from its start to its first trouble. */
export class Conversation {
  readonly #process: AdapterProcess;
  readonly #limits: Limits;
  readonly #lines: LineReader;
  readonly #waiting = new Map<number, Waiting>();
  readonly #deadline = new Deadline((limit) => this.#fail(silent(limit, this.#scene)));
  #first: number | undefined;
  #last = 0;
  #closing = false;
  /** What went wrong. */
  trouble: Trouble | undefined;
  /** Called when there is room for more requests. */
  onRoom: () => void = () => {};

  static async start(
    command: readonly [string, ...string[]],
    limits: Limits,
    onStderr: (text: string) => void,
  ): Promise<Conversation | Trouble> {
    const group = await startGroup(command);
    return group instanceof Error ? notStarted(command[0], group) : new Conversation(group, limits, onStderr);
  }

  private constructor(group: ProcessGroup, limits: Limits, onStderr: (text: string) => void) {
    this.#limits = limits;
    this.#lines = new LineReader(limits.line, {
      line: (text) => this.#read(text),
      bad: (kind, beginning) => this.#fail(badLine(kind, limits.line, beginning)),
    });
    this.#process = new AdapterProcess(group, {
      chunk: (chunk) => {
        this.#deadline.stir();
        if (!this.isOver) this.#lines.push(chunk);
        this.onRoom();
      },
      drained: () => this.onRoom(),
      ended: (ending) => this.#fail(exited(ending, this.#scene)),
      stderr: onStderr,
    });
  }

  get isOver(): boolean {
    return this.#closing || this.trouble !== undefined;
  }

  get underWay(): number {
    return this.#waiting.size;
  }

  get hasRoom(): boolean {
    // One request is always taken, so that its limit runs and nobody waits for an adapter that reads no more.
    return !this.isOver && (this.#waiting.size === 0 || this.#process.hasRoom);
  }

  /** Puts a request among those that the next `flush` writes. */
  send(id: number, { method, params }: Request, limit: number, settle: Settle): void {
    this.#process.put(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    this.#first ??= id;
    this.#last = id;
    this.#waiting.set(id, { sent: performance.now(), limit, settle });
    this.#watchOldest();
  }

  flush(): void {
    this.#process.flush();
  }

  /** Waits for the judgement on a process that has exited already; nothing to wait for while it lives. */
  noticeExit(): Promise<void> {
    return this.#process.noticeExit();
  }

  /** Closes stdin and waits, then kills; true if it had to. */
  close(): Promise<boolean> {
    this.#closing = true;
    this.#settleAll();
    return this.#process.close(this.#limits.ending);
  }

  /** Ends it at once. */
  kill(): Promise<void> {
    this.#closing = true;
    this.#settleAll();
    this.#process.kill();
    return this.#process.over;
  }

  #read(line: string): void {
    if (this.isOver) return;
    const answer = readAnswer(line, (id) => this.#standing(id));
    if (isTrouble(answer)) {
      this.#fail(answer);
      return;
    }
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    this.#deadline.heard();
    this.#watchOldest();
    waiting?.settle(answer.reply);
  }

  #standing(id: number): Standing {
    if (this.#waiting.has(id)) return 'under way';
    const wasAsked = Number.isInteger(id) && this.#first !== undefined && id >= this.#first && id <= this.#last;
    return wasAsked ? 'answered' : 'never asked';
  }

  #watchOldest(): void {
    // A map keeps the order in which it was filled: the first has waited longest.
    this.#deadline.watch(this.#waiting.values().next().value);
  }

  #fail(trouble: Trouble): void {
    if (this.isOver) return;
    this.trouble = trouble;
    this.#settleAll();
    this.#process.kill();
  }

  #settleAll(): void {
    this.#deadline.watch(undefined);
    this.onRoom = () => {};
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { settle } of waiting) settle(undefined);
  }

  get #scene(): Scene {
    return { underWay: this.#waiting.size, halfLine: this.#lines.rest, lastWords: this.#process.lastWords };
  }
}
