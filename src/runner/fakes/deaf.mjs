// Defect: does not end when stdin closes, nor on SIGTERM.
import { answer, onRequest } from './requests.mjs';

onRequest((request) => answer(request, { pid: process.pid }));
process.on('SIGTERM', () => {});
setInterval(() => {}, 1000);
