// Defect: ends with the exit code that it is given, right after so many answers.
import { answer, onRequest } from './requests.mjs';

const [answers, code] = process.argv.slice(2).map(Number);
let given = 0;

onRequest((request) => {
  answer(request, { pid: process.pid });
  given += 1;
  if (given === answers) process.exit(code);
});
