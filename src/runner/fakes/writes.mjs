// Defect: writes the text that it is given in place of the answer to a bad request; ID stands for its id.
import { answer, isBad, onRequest } from './requests.mjs';

const [text] = process.argv.slice(2);

onRequest((request) => {
  if (isBad(request)) process.stdout.write(text.replaceAll('ID', request.id));
  else answer(request);
});
