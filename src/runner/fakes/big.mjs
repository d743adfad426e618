// No defect: answers with one line of ten megabytes.
import { answer, onRequest } from './requests.mjs';

onRequest((request) => answer(request, 'x'.repeat(10_000_000)));
