import { isUtf8 } from 'node:buffer';

const NEWLINE = 10;
const EXCERPT = 1_000;

export interface LineListener {
  /** A line without its end; empty ones are left out. */
  line(text: string): void;
  /** A line that is none, and how it begins. Nothing is read after it. */
  bad(kind: 'line-too-long' | 'not-utf-8', beginning: string): void;
}

/** Cuts chunks of bytes into lines of at most `limit` bytes, and never holds more than that. */
export class LineReader {
  readonly #limit: number;
  readonly #listener: LineListener;
  #held: Buffer[] = [];
  #heldBytes = 0;
  #ended = false;

  constructor(limit: number, listener: LineListener) {
    this.#limit = limit;
    this.#listener = listener;
  }

  push(chunk: Buffer): void {
    if (this.#ended) return;
    // The byte of a newline is never part of another character in UTF-8, so whole lines decode alone.
    const end = chunk.lastIndexOf(NEWLINE);
    if (end !== -1) {
      this.#emit(this.#take(chunk.subarray(0, end)));
    }
    if (!this.#ended) this.#hold(chunk.subarray(end + 1));
  }

  /** How the line begins that has no end yet. */
  get rest(): string {
    return excerpt(Buffer.concat(this.#held, Math.min(this.#heldBytes, EXCERPT)));
  }

  #take(last: Buffer): Buffer {
    if (this.#heldBytes === 0) return last;
    const block = Buffer.concat([...this.#held, last]);
    this.#held = [];
    this.#heldBytes = 0;
    return block;
  }

  #hold(piece: Buffer): void {
    if (piece.length === 0) return;
    this.#held.push(piece);
    this.#heldBytes += piece.length;
    if (this.#heldBytes > this.#limit) this.#end('line-too-long', Buffer.concat(this.#held));
    else if (this.#held.length > 1_000) this.#held = [Buffer.concat(this.#held)];
  }

  #emit(block: Buffer): void {
    const text = block.toString('utf8');
    const isClean = block.length <= this.#limit && !(text.includes('\ufffd') && !isUtf8(block));
    if (isClean) for (const line of text.split('\n')) this.#line(line);
    else this.#emitOneByOne(block);
  }

  #emitOneByOne(block: Buffer): void {
    for (let start = 0; start <= block.length && !this.#ended; ) {
      const newline = block.indexOf(NEWLINE, start);
      const line = block.subarray(start, newline === -1 ? block.length : newline);
      if (line.length > this.#limit) this.#end('line-too-long', line);
      else if (!isUtf8(line)) this.#end('not-utf-8', line);
      else this.#line(line.toString('utf8'));
      start += line.length + 1;
    }
  }

  #line(line: string): void {
    if (/\S/.test(line)) this.#listener.line(line.endsWith('\r') ? line.slice(0, -1) : line);
  }

  #end(kind: 'line-too-long' | 'not-utf-8', line: Buffer): void {
    this.#ended = true;
    this.#held = [];
    this.#heldBytes = 0;
    this.#listener.bad(kind, excerpt(line));
  }
}

function excerpt(bytes: Buffer): string {
  return bytes.toString('utf8', 0, EXCERPT);
}
