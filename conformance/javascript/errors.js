// The errors that an adapter answers instead of steps.

export const NO_JSON = -32700;
export const NO_REQUEST = -32600;
export const NO_METHOD = -32601;
export const BAD_PARAMS = -32602;
export const OUR_FAULT = -32603;
export const CARDS_RAN_OUT = -32010;
export const NOT_SUPPORTED = -32011;

/** An error that has a number in the protocol. */
export class ProtocolError extends Error {
  constructor(code, message) {
    super(message);
    this.name = 'ProtocolError';
    this.code = code;
  }
}

/** Throws unless something holds of the params; `sentence` says what. */
export function demand(holds, sentence) {
  if (!holds) throw new ProtocolError(BAD_PARAMS, `invalid params: ${sentence}`);
}
