// No defect: answers one by one, each after the milliseconds that it is given.
import { answer, onRequest } from './requests.mjs';

const [pace] = process.argv.slice(2);
const queue = [];

onRequest((request) => {
  if (queue.push(request) === 1) work();
});

function work() {
  setTimeout(() => {
    answer(queue.shift());
    if (queue.length > 0) work();
  }, Number(pace));
}
