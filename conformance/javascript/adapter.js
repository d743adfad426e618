// The adapter: one message a line on stdin, one answer a line on stdout, until stdin closes.

import { answerLine } from './answers.js';
import { readOptions } from './options.js';

let options;
try {
  options = readOptions(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error.message}.\n`);
  process.exit(2);
}

process.stdout.on('error', () => process.exit(0)); // nobody reads any more
process.stdin.setEncoding('utf8');

// Not node:readline: it also ends a line at U+2028, which a JSON string may hold as it is.
let unfinished = '';
for await (const chunk of process.stdin) {
  const lines = chunk.split('\n');
  lines[0] = unfinished + lines[0];
  unfinished = lines.pop();
  lines.forEach(answer);
}
answer(unfinished);

function answer(line) {
  if (line.trim() === '') return;
  process.stdout.write(`${JSON.stringify(answerLine(line, options))}\n`);
}
