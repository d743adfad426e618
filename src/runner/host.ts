import { isTrouble } from './answer.ts';
import { type Breakdown, blame, type Trouble } from './breakdown.ts';
import { Conversation } from './conversation.ts';
import type { Limits } from './limits.ts';
import type { GoodReply, Reply, Request } from './reply.ts';
import { Tally } from './tally.ts';

const NOT_RUN: Reply = { kind: 'not-run' };

/**
 * Keeps a process of the command at hand: starts one when a request is there and none is running.
 *
 * An exit while requests are under way is a breakdown. Between requests, exit code 0 is forgiven: every request was
 * answered, nothing is kept between requests, and the next finds a new process. Any other end there, and any line that
 * nobody asked for, is a breakdown of the next request, since the last has its reply already: so none is lost, and the
 * verdict does not hang on whether the kit saw it before or after it asked again. An adapter that ends after each
 * answer is not saved by that: when several are under way it dies owing, and a new process, having answered `describe`
 * again, is gone before the request.
 */
export class Host {
  readonly limits: Limits;
  readonly #command: readonly [string, ...string[]];
  readonly #onStderr: (text: string) => void;
  readonly #tally: Tally;
  #current: Conversation | undefined;
  #describe: Request | undefined;
  #lastId = 0;
  #stranger = true;
  #isClosed = false;
  /** The start or the end of a process that is going on. */
  #change: Promise<unknown> = Promise.resolve();

  constructor(command: readonly [string, ...string[]], limits: Limits, onStderr: (text: string) => void) {
    this.#command = command;
    this.limits = limits;
    this.#onStderr = onStderr;
    this.#tally = new Tally(limits);
  }

  get gaveUp(): string | undefined {
    return this.#tally.gaveUp;
  }

  /** Nothing is asked any more. */
  get isDone(): boolean {
    return this.#isClosed || this.gaveUp !== undefined;
  }

  nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  /** A process that waits for requests, or what went wrong between requests or at the start; nothing once closed. */
  async ready(greet = true): Promise<Conversation | Trouble | undefined> {
    await this.#current?.noticeExit();
    const leftOver = this.#current?.trouble;
    if (this.#current !== undefined && leftOver === undefined) return this.#current;
    await this.drop();
    if (leftOver !== undefined && leftOver.calm !== true) return leftOver;
    if (this.#isClosed) return undefined;
    const starting = Conversation.start(this.#command, this.limits, this.#onStderr);
    this.#change = starting;
    const started = await starting;
    if (isTrouble(started)) return started;
    this.#current = started;
    return greet ? this.#greet(started) : started;
  }

  /** One request with nothing else under way, and what came of it. */
  async askAlone(request: Request, limit: number): Promise<Reply> {
    if (this.isDone) return NOT_RUN;
    const conversation = await this.ready(request.method !== 'describe');
    if (conversation === undefined) return NOT_RUN;
    const id = this.nextId();
    if (isTrouble(conversation)) return this.blame(conversation, request, id);
    const reply = await exchange(conversation, id, request, limit);
    // Whatever came in one breath with the answer belongs to it.
    const { trouble } = conversation;
    if (trouble !== undefined && !(trouble.calm === true && reply !== undefined)) {
      await this.drop();
      return this.blame(trouble, request, id);
    }
    if (reply === undefined) return NOT_RUN;
    if (request.method === 'describe') this.#describe = request;
    return this.praise(reply);
  }

  praise(reply: GoodReply): Reply {
    this.#stranger = false;
    this.#tally.good();
    return reply;
  }

  blame(trouble: Trouble, request: Request, id: number, remark = ''): Reply {
    const breakdown: Breakdown = blame(
      trouble,
      `\`${request.method}\` (${request.name ?? `request ${id}`})`,
      remark,
      this.#stranger,
    );
    this.#tally.bad(breakdown);
    return { kind: 'breakdown', breakdown };
  }

  /** Ends the present process at once; the next request gets another. */
  async drop(): Promise<void> {
    const dropped = this.#current;
    this.#current = undefined;
    if (dropped === undefined) return;
    this.#change = dropped.kill();
    await this.#change;
  }

  /** Says whether it had to kill, and what went wrong after the last reply. */
  async close(): Promise<{ killed: boolean; trouble: Trouble | undefined }> {
    this.#isClosed = true;
    await this.#change;
    await this.#current?.noticeExit();
    const trouble = this.#current?.trouble;
    if (trouble === undefined) return { killed: (await this.#current?.close()) ?? false, trouble };
    await this.drop();
    return { killed: false, trouble: trouble.calm === true ? undefined : trouble };
  }

  /** The time to start belongs to `describe`, after a restart too: no other request pays for it. */
  async #greet(conversation: Conversation): Promise<Conversation | Trouble> {
    if (this.#describe === undefined) return conversation;
    await exchange(conversation, this.nextId(), this.#describe, this.limits.describe);
    const { trouble } = conversation;
    if (trouble === undefined) return conversation;
    await this.drop();
    return { ...trouble, seen: `asked \`describe\` again after a restart, ${trouble.seen}` };
  }
}

function exchange(
  conversation: Conversation,
  id: number,
  request: Request,
  limit: number,
): Promise<GoodReply | undefined> {
  return new Promise((resolve) => {
    if (conversation.isOver) return resolve(undefined);
    conversation.send(id, request, limit, resolve);
    conversation.flush();
  });
}
