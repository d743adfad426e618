// The JavaScript example with one thing spoilt: `node spoiled.mjs KIND [WHERE] [WORD]`. WHERE is `describe`, the first
// call of `play` in the life of a process (0 if left out), or `ace`: every play against an ace.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { answerLine } from '../../conformance/javascript/answers.js';
import { readOptions } from '../../conformance/javascript/options.js';

const [kind, where = '0', word = ''] = process.argv.slice(2);
const options = readOptions([]);

const SPOILS = {
  honest: (answer) => answer,
  'wrong-id': (answer) => ({ ...answer, id: answer.id + 1000 }),
  'string-id': (answer) => ({ ...answer, id: `${answer.id}` }),
  error: ({ id }) => ({ jsonrpc: '2.0', id, error: { code: Number(word), message: 'no\u001b[31m\n' } }),
  silent: () => null,
  dies: () => {
    process.stderr.write('Error: out of chips\n');
    process.exit(3);
  },
  shape: (answer) => ({ ...answer, result: { steps: [{ accepted: 'yes', phase: 'switch' }] } }),
  deep: (answer) => ({ ...answer, result: 'DEEP' }),
  few: (answer) => steps(answer, (all) => all.slice(0, -1)),
  many: (answer) => steps(answer, (all) => [...all, all.at(-1)]),
  'nothing-returned': (answer) => steps(answer, (all) => all.map(withoutReturned)),
  'nothing-legal': (answer) => steps(answer, (all) => all.map(({ legal: _, ...step }) => step)),
  'long-line': (answer) => ({ ...answer, padding: 'x'.repeat(200_000) }),
};

function steps(answer, change) {
  return { ...answer, result: { steps: change(answer.result.steps) } };
}

function withoutReturned(step) {
  if (step.phase !== 'done') return step;
  const seats = step.seats.map((seat) => ({
    ...seat,
    hands: seat.hands.map(({ returned: _, ...hand }) => hand),
  }));
  return { ...step, seats };
}

if (kind === 'ignores-end') setInterval(() => {}, 1000);
if (kind === 'grandchild') spawn('sleep', ['600'], { stdio: 'ignore' }).unref();

let plays = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const answer = answerLine(line, options);
  const spoilt = isSpoilt(line) ? (SPOILS[kind] ?? SPOILS.honest)(answer) : answer;
  if (spoilt !== null) {
    process.stdout.write(`${JSON.stringify(spoilt).replace('"DEEP"', '['.repeat(20_000) + ']'.repeat(20_000))}\n`);
  }
}

function isSpoilt(line) {
  const { method } = JSON.parse(line);
  if (method === 'describe') return where === 'describe';
  return where === 'ace' ? line.includes('"dealer":["A') : plays++ >= Number(where);
}
