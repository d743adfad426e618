import { quote } from '../runner/quote.ts';

/** Prints lines on stdout. What they hold of others' words moves no cursor and hides no letter. */
export function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.map(plain).join('\n')}\n`);
}

/** Prints a value as JSON on stdout. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
}

/** Says one sentence on stderr. */
export function say(sentence: string): void {
  process.stderr.write(`push22: ${plain(sentence)}\n`);
}

function plain(line: string): string {
  return quote(line, line.length).slice(1, -1);
}
