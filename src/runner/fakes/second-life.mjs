// Defect: in its first life, before the file that it is given exists, it ends with the exit code after one answer; with
// a third word it leaves a child in another process group behind, which holds its pipes.
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { answer, onRequest } from './requests.mjs';

const [file, code, stray] = process.argv.slice(2);
const isFirst = !existsSync(file);
writeFileSync(file, '');
const child = isFirst && stray ? spawn('sleep', ['1000'], { detached: true, stdio: 'inherit' }) : undefined;

onRequest((request) => {
  answer(request, { pid: process.pid, child: child?.pid });
  if (isFirst) process.exit(Number(code));
});
