// The JavaScript example with another answer to `session`: `node sessionless.mjs CODE`.
import { createInterface } from 'node:readline';
import { answerLine } from '../../conformance/javascript/answers.js';
import { readOptions } from '../../conformance/javascript/options.js';

const code = Number(process.argv[2]);
const options = readOptions([]);

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  const refused = { jsonrpc: '2.0', id, error: { code, message: 'no sessions here' } };
  process.stdout.write(`${JSON.stringify(method === 'session' ? refused : answerLine(line, options))}\n`);
}
