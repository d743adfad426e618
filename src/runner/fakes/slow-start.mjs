// Defect: ends on a bad request. No defect: takes the milliseconds that it is given before it reads.
import { answer, isBad, onRequest } from './requests.mjs';

const [start] = process.argv.slice(2);

setTimeout(() => {
  onRequest((request) => {
    if (isBad(request)) process.exit(1);
    answer(request);
  });
}, Number(start));
