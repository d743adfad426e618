/** How an adapter can misbehave. */
export const BREAKDOWNS = [
  'no-such-command',
  'not-started',
  'exited',
  'silent',
  'not-json',
  'not-utf-8',
  'not-json-rpc',
  'unknown-id',
  'line-too-long',
] as const;
export type BreakdownKind = (typeof BREAKDOWNS)[number];

export const FAULTS = ['implementation', 'command', 'kit'] as const;
export type Fault = (typeof FAULTS)[number];

/** A misbehaviour, blamed on one request. */
export interface Breakdown {
  readonly kind: BreakdownKind;
  /** One line, complete: what was asked and what was seen. */
  readonly sentence: string;
  readonly hint: string;
  /** Whose fault it likely is. */
  readonly fault: Fault;
}

/** A misbehaviour as one process showed it, before it is known which request is to blame. */
export interface Trouble {
  readonly kind: BreakdownKind;
  readonly seen: string;
  readonly hint?: string;
  readonly fault?: Fault;
  /** The id that the offending line itself names: then nobody else is to blame. */
  readonly id?: number;
  /** Exit code 0 with nothing under way. */
  readonly calm?: boolean;
}

const HINTS: Readonly<Record<BreakdownKind, string>> = {
  'no-such-command': 'check the path and that the file may be executed; the command is run without a shell',
  'not-started': 'the system would not start another process; look at its limits, then run this again',
  exited: 'the adapter ends when its stdin closes, not before: run the command by hand and give it this request',
  silent: 'write each answer at once: one line, ended by a newline, then flush',
  'not-json': 'stdout is for answers only, one line of JSON each; write logs to stderr',
  'not-utf-8': 'write stdout as UTF-8 (Python: PYTHONIOENCODING=utf-8)',
  'not-json-rpc': 'an answer is {"jsonrpc":"2.0","id":…} with either "result" or "error":{"code","message"}',
  'unknown-id': 'answer each request once, with its id exactly as it came (a number stays a number)',
  'line-too-long': 'an answer is one line of at most the limit; look for an endless loop in what is written',
};

/** `asked` names the request to blame, `remark` says how it was found; `stranger` is an adapter that never answered yet. */
export function blame(trouble: Trouble, asked: string, remark: string, stranger: boolean): Breakdown {
  const { kind, seen } = trouble;
  const likelyCommand = stranger && (kind === 'exited' || kind === 'not-json' || kind === 'not-utf-8');
  const hint = trouble.hint ?? HINTS[kind];
  return {
    kind,
    sentence: `Asked ${asked}: ${seen}${remark}.`,
    hint: likelyCommand && kind === 'not-json' ? `${hint}; a wrapper may print a banner (npm: use npm run -s)` : hint,
    fault: trouble.fault ?? (likelyCommand ? 'command' : 'implementation'),
  };
}
