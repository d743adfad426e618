// No defect: writes each byte by itself, ends lines with CRLF and puts empty lines between them.
import { writeSync } from 'node:fs';
import { onRequest } from './requests.mjs';

onRequest(({ id, params }) => {
  const line = `${JSON.stringify({ jsonrpc: '2.0', id, result: params })}\r\n\r\n\n`;
  for (const byte of Buffer.from(line)) writeSync(1, Buffer.from([byte]));
});
