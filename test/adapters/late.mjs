// The JavaScript example with a step too few in every round, which takes its time before its first answer and ends where
// it is not asked to describe itself first: `node late.mjs MILLISECONDS`.
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { answerLine } from '../../conformance/javascript/answers.js';
import { readOptions } from '../../conformance/javascript/options.js';

const options = readOptions([]);
let isDescribed = false;

for await (const line of createInterface({ input: process.stdin })) {
  const { method } = JSON.parse(line);
  if (method === 'describe') {
    await pause(Number(process.argv[2]));
    isDescribed = true;
  }
  if (!isDescribed) process.exit(3);
  const answer = answerLine(line, options);
  if (method === 'play') answer.result.steps.pop();
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
