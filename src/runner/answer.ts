import type { Trouble } from './breakdown.ts';
import { quote } from './quote.ts';
import type { GoodReply } from './reply.ts';

export type Standing = 'under way' | 'answered' | 'never asked';

export interface Answer {
  readonly id: number;
  readonly reply: GoodReply;
}

/** Reads one line of an adapter. `standing` says what is known of an id. */
export function readAnswer(line: string, standing: (id: number) => Standing): Answer | Trouble {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return notJson(line);
  }
  if (!isObject(message)) return notJsonRpc(line, Array.isArray(message) ? 'a batch' : 'no object');
  const { id } = message;
  if (id === undefined) return notJsonRpc(line, 'method' in message ? 'a notification' : 'no "id"');
  if (id === null) return withoutId(line, message);
  if (typeof id !== 'number' && typeof id !== 'string') return notJsonRpc(line, 'an "id" that is no number or string');
  const known = typeof id === 'number' ? standing(id) : 'never asked';
  if (known !== 'under way') return unknownId(line, id, known);
  const reply = readReply(message);
  return typeof reply === 'string' ? { ...notJsonRpc(line, reply), id: id as number } : { id: id as number, reply };
}

export function isTrouble(value: object): value is Trouble {
  return 'seen' in value;
}

/** The reply, or what is wrong with it. */
function readReply(message: Record<string, unknown>): GoodReply | string {
  if (message.jsonrpc !== '2.0') return 'no "jsonrpc":"2.0"';
  if ('method' in message) return 'a request';
  if ('result' in message) {
    if ('error' in message) return 'both "result" and "error"';
    return { kind: 'result', result: message.result };
  }
  if (!('error' in message)) return 'neither "result" nor "error"';
  const { error } = message;
  if (!isObject(error)) return 'an "error" that is no object';
  const { code, message: text } = error;
  if (typeof code !== 'number' || !Number.isInteger(code)) return 'an error whose "code" is no whole number';
  if (typeof text !== 'string') return 'an error whose "message" is no string';
  return 'data' in error
    ? { kind: 'error', code, message: text, data: error.data }
    : { kind: 'error', code, message: text };
}

function notJson(line: string): Trouble {
  const seen = `the adapter wrote a line that is not JSON, ${quote(line)}`;
  if (line.startsWith('\ufeff')) return { kind: 'not-json', seen, hint: 'write UTF-8 without a byte order mark' };
  return { kind: 'not-json', seen };
}

function notJsonRpc(line: string, why: string): Trouble {
  return {
    kind: 'not-json-rpc',
    seen: `the adapter wrote a line that is no JSON-RPC 2.0 answer (${why}), ${quote(line)}`,
  };
}

function unknownId(line: string, id: number | string, known: Standing): Trouble {
  const kind = 'unknown-id';
  if (typeof id === 'number' && known === 'answered') {
    return { kind, id, seen: `the adapter answered request ${id} a second time, ${quote(line)}` };
  }
  const shown = typeof id === 'number' ? id : `${quote(id, 40)} (a string)`;
  return { kind, seen: `the adapter answered the id ${shown}, which is not under way, ${quote(line)}` };
}

function withoutId(line: string, message: Record<string, unknown>): Trouble {
  const reply = readReply(message);
  if (typeof reply === 'string') return notJsonRpc(line, reply);
  if (reply.kind === 'result') return { kind: 'unknown-id', seen: `the adapter answered the id null, ${quote(line)}` };
  const { code, message: text } = reply;
  return {
    kind: 'unknown-id',
    seen: `the adapter answered no id, with the error ${code} ${quote(text)}, ${quote(line)}`,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
