// Defect: gives no answer to a bad request, and goes on.
import { answer, isBad, onRequest } from './requests.mjs';

onRequest((request) => {
  if (!isBad(request)) answer(request);
});
