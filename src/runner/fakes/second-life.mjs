// Defect: in its first life, before the file that it is given exists, it ends with the exit code after one answer.
import { existsSync, writeFileSync } from 'node:fs';
import { answer, onRequest } from './requests.mjs';

const [file, code] = process.argv.slice(2);
const isFirst = !existsSync(file);
writeFileSync(file, '');

onRequest((request) => {
  answer(request, { pid: process.pid });
  if (isFirst) process.exit(Number(code));
});
