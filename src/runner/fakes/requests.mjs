// What the fakes share: reads requests, one a line, and answers them.
import { createInterface } from 'node:readline';

export function onRequest(handle) {
  createInterface({ input: process.stdin }).on('line', (line) => handle(JSON.parse(line)));
}

export function answer({ id, params }, result = { echo: params }) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
}

/** The tests mark with `bad` the requests on which a fake shows its defect. */
export const isBad = (request) => request.params?.bad === true;
