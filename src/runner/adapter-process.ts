import type { ProcessGroup } from './process-group.ts';
import { StderrTail } from './stderr-tail.ts';

/** How the leader ended: the other of the two is `null`. */
export interface Ending {
  readonly code: number | null;
  readonly signal: string | null;
}

export interface ProcessListener {
  chunk(chunk: Buffer): void;
  /** What was written has been taken; there is room for more. */
  drained(): void;
  /** Comes after the last chunk. */
  ended(ending: Ending): void;
  stderr(text: string): void;
}

const ROOM = 64 * 1024;
/** For a process that left the group and still holds a pipe, and for init to bury the dead. */
const PATIENCE = 2_000;

/** The bytes in and out of one running command, and its end. */
export class AdapterProcess {
  readonly #group: ProcessGroup;
  readonly #stderr = new StderrTail();
  /** Resolves when no process of the group is left. */
  readonly over: Promise<void>;
  #outgoing = '';
  #closing = false;

  constructor(group: ProcessGroup, listener: ProcessListener) {
    this.#group = group;
    const { stdin, stdout, stderr } = group.leader;
    // An adapter that is gone or deaf shows as an exit or as silence; what the pipes say of it adds nothing.
    for (const pipe of [stdin, stdout, stderr]) pipe.on('error', () => {});
    stdin.on('drain', () => listener.drained());
    stdout.on('data', (chunk: Buffer) => listener.chunk(chunk));
    stderr.on('data', (chunk: Buffer) => listener.stderr(this.#stderr.push(chunk)));
    this.over = this.#end(listener);
  }

  /** An adapter that does not read must not fill the memory of the kit. */
  get hasRoom(): boolean {
    return !this.#group.leader.stdin.writableNeedDrain && this.#outgoing.length < ROOM;
  }

  get lastWords(): string {
    return this.#stderr.lastWords;
  }

  /** Puts text among that which the next `flush` writes: one write for many requests. */
  put(text: string): void {
    this.#outgoing += text;
  }

  flush(): void {
    if (this.#outgoing === '') return;
    this.#group.leader.stdin.write(this.#outgoing);
    this.#outgoing = '';
  }

  async noticeExit(): Promise<void> {
    // A whole turn of the event loop, in which an exit is heard of: the first step may lie within the present one.
    for (let step = 0; step < 2; step += 1) await new Promise(setImmediate);
    const { exitCode, signalCode } = this.#group.leader;
    if (exitCode !== null || signalCode !== null) await this.over;
  }

  /** Closes stdin and waits for `ms`, then kills; true if it had to. */
  async close(ms: number): Promise<boolean> {
    this.#closing = true;
    this.#group.leader.stdin.end();
    const killed = !(await this.#group.gone(ms));
    if (killed) this.#group.kill();
    await this.over;
    return killed;
  }

  kill(): void {
    this.#group.kill();
  }

  async #end(listener: ProcessListener): Promise<void> {
    const { leader } = this.#group;
    const ending = await new Promise<Ending>((resolve) => {
      leader.once('exit', () => {
        // Children do not outlive their leader, except for the time that closing grants them to end by themselves.
        if (!this.#closing) this.#group.kill();
        const patience = setTimeout(() => this.#letGo(), PATIENCE);
        leader.once('close', () => clearTimeout(patience));
      });
      leader.once('close', (code: number | null, signal: string | null) => resolve({ code, signal }));
    });
    listener.ended(ending);
    await this.#group.gone(PATIENCE);
  }

  #letGo(): void {
    this.#group.kill();
    this.#group.leader.stdout.destroy();
    this.#group.leader.stderr.destroy();
  }
}
