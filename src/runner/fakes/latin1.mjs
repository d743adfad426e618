// Defect: writes the answer to a bad request in Latin-1.
import { answer, isBad, onRequest } from './requests.mjs';

onRequest((request) => {
  if (!isBad(request)) return answer(request);
  process.stdout.write(`{"jsonrpc":"2.0","id":${request.id},"result":"caf\u00e9"}\n`, 'latin1');
});
