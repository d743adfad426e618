import type { Readable, Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { answerLine, type Method } from './rpc.ts';

/**
 * Answers the lines of a stream until it ends. Only a line feed ends a line: JSON strings may hold U+2028 and U+2029,
 * at which `node:readline` would split.
 */
export async function serve(input: Readable, output: Writable, methods: ReadonlyMap<string, Method>): Promise<void> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const answer = async (line: string) => {
    const text = answerLine(line, methods);
    if (text === null || output.write(`${text}\n`)) return;
    await new Promise((resolve) => output.once('drain', resolve));
  };
  for await (const chunk of input) {
    const lines = `${rest}${decoder.write(chunk as Buffer)}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) await answer(line);
  }
  await answer(rest + decoder.end());
}
