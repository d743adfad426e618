// No defect: writes megabytes to stderr, and waits until they are taken, before each answer.
import { answer, onRequest } from './requests.mjs';

onRequest((request) => {
  process.stderr.write('The dealer shuffles.\n'.repeat(100_000), () => answer(request));
});
