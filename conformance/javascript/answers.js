// JSON-RPC 2.0: one line in, one answer out, whatever the line holds.

import { NO_JSON, NO_METHOD, NO_REQUEST, OUR_FAULT, ProtocolError } from './errors.js';
import { play } from './play.js';
import { playSession } from './session.js';
import { shuffle } from './shuffle.js';

const IMPLEMENTATION = { name: 'switch-in-javascript', version: '1.0.0', language: 'javascript' };

/** The answer to one line. `options` are those of options.js. Never throws. */
export function answerLine(line, options) {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    return failure(null, NO_JSON, 'the line is no JSON');
  }
  const id = readId(request);
  try {
    return { jsonrpc: '2.0', id, result: answerRequest(request, id, options) };
  } catch (error) {
    if (error instanceof ProtocolError) return failure(id, error.code, error.message);
    return failure(id, OUR_FAULT, `internal error: ${error.message}`);
  }
}

function answerRequest(request, id, options) {
  if (id === null || request.jsonrpc !== '2.0' || typeof request.method !== 'string') {
    throw new ProtocolError(NO_REQUEST, 'a request has jsonrpc "2.0", an id (a whole number or a string) and a method');
  }
  switch (request.method) {
    case 'describe':
      return describe(options);
    case 'play':
      return play(request.params, options.choices.get(request.params?.ruleset), options);
    case 'shuffle':
      return shuffle(request.params, options);
    case 'session':
      return playSession(request.params, options.choices.get(request.params?.ruleset), options);
    default:
      throw new ProtocolError(NO_METHOD, `the method '${request.method}' is not here`);
  }
}

function describe({ reads, rulesets, choices, observes, seats, stakes }) {
  return {
    implementation: IMPLEMENTATION,
    protocol: 1,
    rulesets: Object.fromEntries(rulesets.map((name) => [name, { seats, stakes, choices: choices.get(name) }])),
    observes,
    reads,
    seeded: true,
  };
}

// Null where there is none to answer to: a batch, a notification, an id that is neither whole number nor string.
function readId(request) {
  const id = typeof request === 'object' && request !== null ? request.id : null;
  return Number.isInteger(id) || typeof id === 'string' ? id : null;
}

function failure(id, code, message) {
  return { jsonrpc: '2.0', id, error: { code, message } };
}
