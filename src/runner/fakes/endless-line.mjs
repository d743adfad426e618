// Defect: begins a line on a bad request and never ends it.
import { writeSync } from 'node:fs';
import { answer, isBad, onRequest } from './requests.mjs';

onRequest((request) => {
  if (!isBad(request)) return answer(request);
  for (;;) writeSync(1, 'blah '.repeat(10_000));
});
