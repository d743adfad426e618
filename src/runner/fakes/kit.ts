// Not an adapter but a kit: asks the adapter it is given, prints the answer, and waits for what happens to it.
import { startAdapter } from '../adapter.ts';

const [file = '', end] = process.argv.slice(2);
const adapter = startAdapter([process.execPath, file]);
console.log(JSON.stringify(await adapter.ask('describe', {})));
if (end === 'exit') process.exit(5);
if (end === 'close') {
  await adapter.close();
  process.kill(process.pid, 'SIGTERM');
}
setInterval(() => {}, 1000);
