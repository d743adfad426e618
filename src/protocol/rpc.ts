/** An error that the protocol knows; the message is one sentence. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

/** A method of an adapter: parameters in, result out; throws `RpcError`. */
export type Method = (params: unknown) => unknown;

/** The answer to one line, as one line without its end; null for an empty line. */
export function answerLine(line: string, methods: ReadonlyMap<string, Method>): string | null {
  if (line.trim() === '') return null;
  let id: unknown = null;
  try {
    const message = parse(line);
    const { id: own, method, params } = message;
    if (!isId(own)) throw new RpcError(-32600, 'no request: `id` is a whole number or a string');
    id = own;
    if (message.jsonrpc !== '2.0') throw new RpcError(-32600, 'no request: `jsonrpc` is "2.0"');
    if (typeof method !== 'string') throw new RpcError(-32600, 'no request: `method` is a string');
    const known = methods.get(method);
    if (known === undefined) {
      throw new RpcError(-32601, `there is no method ${method}; there are ${[...methods.keys()].join(' and ')}`);
    }
    return JSON.stringify({ jsonrpc: '2.0', id, result: known(params) });
  } catch (error) {
    const { code, message } = error instanceof RpcError ? error : { code: -32603, message: (error as Error).message };
    return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } });
  }
}

function parse(line: string): { readonly [member: string]: unknown } {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    throw new RpcError(-32700, 'the line is no JSON');
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    throw new RpcError(-32600, 'no request: a message is one JSON object');
  }
  return message as { readonly [member: string]: unknown };
}

function isId(id: unknown): boolean {
  return typeof id === 'string' || Number.isSafeInteger(id);
}
