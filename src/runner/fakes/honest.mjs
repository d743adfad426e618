import { answer, onRequest } from './requests.mjs';

onRequest((request) => answer(request, { echo: request.params, pid: process.pid }));
