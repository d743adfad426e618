// Defect: takes a chunk for a line, so that it cannot read two requests at once.
import { answer } from './requests.mjs';

process.stdin.on('data', (chunk) => answer(JSON.parse(chunk)));
