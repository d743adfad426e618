// Defect: leaves a child behind that ignores the end of everything.
import { spawn } from 'node:child_process';
import { answer, onRequest } from './requests.mjs';

const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });

onRequest((request) => answer(request, { pid: process.pid, child: child.pid }));
process.stdin.on('end', () => process.exit());
