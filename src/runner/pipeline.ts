import { isTrouble } from './answer.ts';
import type { Trouble } from './breakdown.ts';
import type { Conversation } from './conversation.ts';
import type { Host } from './host.ts';
import type { Reply, Request } from './reply.ts';

/** A request from the moment it is taken until its reply is handed out. */
interface Slot {
  readonly request: Request;
  /** Under which it was last sent; 0 while it waits to be sent. */
  id: number;
  reply: Reply | undefined;
}

/** So many windows may lie answered behind one that is not: an adapter that leaves out a request is soon silent. */
const WINDOWS_AHEAD = 16;

/** Many requests, as many under way as the window allows, and their replies in order. */
export class Pipeline {
  readonly #host: Host;
  readonly #source: Iterator<Request>;
  /** In the order of the requests. */
  readonly #slots: Slot[] = [];
  #unsent: Slot[] = [];
  #conversation: Conversation | undefined;
  #crash: { readonly error: unknown } | undefined;
  #wake = (): void => {};

  constructor(host: Host, requests: Iterable<Request>) {
    this.#host = host;
    this.#source = requests[Symbol.iterator]();
  }

  async *replies(): AsyncGenerator<Reply, void, undefined> {
    try {
      for (;;) {
        if (this.#crash !== undefined) throw this.#crash.error;
        const oldest = this.#slots[0] ?? this.#take();
        if (oldest === undefined) return;
        if (oldest.reply === undefined && this.#host.isDone) oldest.reply = { kind: 'not-run' };
        if (this.#conversation?.trouble !== undefined) {
          // First, since it may be an answered one that is to blame.
          await this.#clearUp(this.#conversation.trouble);
        } else if (oldest.reply === undefined) {
          await this.#work(oldest);
        } else {
          this.#slots.shift();
          yield oldest.reply;
        }
      }
    } finally {
      this.#source.return?.();
      if (this.#conversation !== undefined) this.#conversation.onRoom = () => {};
      // Answers to requests that nobody waits for any more would be in the way of the next.
      if (this.#owing().length > 0) await this.#host.drop();
    }
  }

  /** One step towards a reply for the oldest: a start, a wait, or the clearing up of a trouble. */
  async #work(oldest: Slot): Promise<void> {
    if (this.#conversation === undefined) {
      const ready = await this.#host.ready();
      if (ready === undefined) return;
      if (isTrouble(ready)) return this.#blame(oldest, ready);
      this.#conversation = ready;
      ready.onRoom = () => this.#fill();
    }
    this.#fill();
    if (this.#crash !== undefined || this.#conversation.isOver) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }

  #fill(): void {
    const conversation = this.#conversation;
    if (conversation === undefined || this.#crash !== undefined) return;
    const { window } = this.#host.limits;
    try {
      while (conversation.underWay < window && conversation.hasRoom) {
        if (this.#unsent.length === 0 && this.#slots.length >= window * WINDOWS_AHEAD) break;
        const slot = this.#unsent[0] ?? this.#take();
        if (slot === undefined) break;
        this.#unsent.shift();
        this.#send(conversation, slot);
      }
    } catch (error) {
      // Whoever makes the requests failed, perhaps in the middle of reading: it is thrown where replies are awaited.
      this.#crash = { error };
      this.#wake();
    }
    conversation.flush();
  }

  #take(): Slot | undefined {
    const next = this.#source.next();
    if (next.done === true) return undefined;
    const slot = { request: next.value, id: 0, reply: undefined };
    this.#slots.push(slot);
    this.#unsent.push(slot);
    return slot;
  }

  #send(conversation: Conversation, slot: Slot): void {
    slot.id = this.#host.nextId();
    conversation.send(slot.id, slot.request, this.#host.limits.answer, (reply) => {
      if (reply !== undefined) slot.reply = this.#host.praise(reply);
      this.#wake();
    });
  }

  #owing(): Slot[] {
    return this.#slots.filter((slot) => slot.id !== 0 && slot.reply === undefined);
  }

  #blame(slot: Slot, trouble: Trouble, remark?: string): void {
    slot.reply = this.#host.blame(trouble, slot.request, slot.id || this.#host.nextId(), remark);
    this.#unsent = this.#unsent.filter((other) => other !== slot);
  }

  async #clearUp(trouble: Trouble): Promise<void> {
    this.#conversation = undefined;
    const owing = this.#owing();
    const named = this.#slots.find((slot) => slot.id !== 0 && slot.id === trouble.id);
    const culprit = named ?? owing[0];
    // It came between requests then, and the host keeps it for the next.
    if (culprit === undefined) return;
    await this.#host.drop();
    if (named === undefined && owing.length > 1) return this.#askOneByOne(owing, trouble);
    this.#blame(culprit, trouble);
    const innocent = this.#owing();
    for (const slot of innocent) slot.id = 0;
    this.#unsent.unshift(...innocent);
  }

  /** Any of them may be the culprit: the one on which it breaks alone. If it is none, the oldest pays for them all. */
  async #askOneByOne(owing: readonly Slot[], trouble: Trouble): Promise<void> {
    for (const slot of owing) {
      const reply = await this.#host.askAlone(slot.request, this.#host.limits.answer);
      slot.reply = reply;
    }
    const [oldest] = owing;
    const areAllGood = owing.every(({ reply }) => reply?.kind === 'result' || reply?.kind === 'error');
    if (oldest === undefined || !areAllGood) return;
    const remark = `, with ${owing.length} requests under way; asked again one at a time each was answered, so the oldest is blamed`;
    this.#blame(oldest, trouble, remark);
  }
}
