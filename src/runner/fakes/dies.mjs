// Defect: ends on a bad request, with the exit code or the signal that it is given.
import { answer, isBad, onRequest } from './requests.mjs';

const [how] = process.argv.slice(2);

onRequest((request) => {
  if (!isBad(request)) return answer(request);
  console.error('Error: the shoe is on fire\n    at deal (dealer.js:7)');
  if (how.startsWith('SIG')) process.kill(process.pid, how);
  else process.exit(Number(how));
});
