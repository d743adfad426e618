import { StringDecoder } from 'node:string_decoder';
import { quote } from './quote.ts';

const KEPT = 8_000;
const TELLING = /^\s*(?:[\w.$:]*(?:Error|Exception)\b|fatal|panic|thread .* panicked)|not found|no such file|denied/i;

/** The end of what an adapter said on stderr; the rest is read and forgotten. */
export class StderrTail {
  readonly #decoder = new StringDecoder('utf8');
  #text = '';

  /** Returns the chunk as text. */
  push(chunk: Buffer): string {
    const text = this.#decoder.write(chunk);
    this.#text = (this.#text + text).slice(-KEPT);
    return text;
  }

  /** Its last line that names an error (a stack trace comes after it in many languages), else its last line. */
  get lastWords(): string {
    const lines = this.#text.split(/\r?\n/).filter((line) => /\S/.test(line));
    const line = lines.findLast((candidate) => TELLING.test(candidate)) ?? lines.at(-1);
    return line === undefined ? '' : `; stderr says ${quote(line.trim())}`;
  }
}
