// No defect: answers in fours, the last first.
import { answer, onRequest } from './requests.mjs';

const held = [];

onRequest((request) => {
  held.push(request);
  if (held.length === 4) for (const one of held.splice(0).reverse()) answer(one);
});
