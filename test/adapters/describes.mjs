// Answers `describe` with the JSON it is given, and knows no other method: `node describes.mjs JSON`.
import { createInterface } from 'node:readline';

const result = JSON.parse(process.argv[2]);
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method } = JSON.parse(line);
  const answer = method === 'describe' ? { result } : { error: { code: -32601, message: 'there is no such method' } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n`);
}
