// The JavaScript example, which answers wrongly in its first process and rightly, or with `dies` not at all, in any
// later one: `node flaky.mjs FILE [dies]`.
import { existsSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { answerLine } from '../../conformance/javascript/answers.js';
import { readOptions } from '../../conformance/javascript/options.js';

const [file = '', word] = process.argv.slice(2);
const isFirst = !existsSync(file);
if (!isFirst && word === 'dies') process.exit(3);
writeFileSync(file, '');
const options = readOptions([]);

for await (const line of createInterface({ input: process.stdin })) {
  const answer = answerLine(line, options);
  const { method } = JSON.parse(line);
  if (isFirst && method === 'play') answer.result.steps.pop();
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
