// Defect: begins a line on a bad request and never ends it.
import { answer, isBad, onRequest } from './requests.mjs';

onRequest((request) => {
  if (isBad(request)) babble();
  else answer(request);
});

function babble() {
  process.stdout.write('blah '.repeat(10_000), babble);
}
