import { type Breakdown, blame } from './breakdown.ts';
import { Host } from './host.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { Pipeline } from './pipeline.ts';
import type { Reply, Request } from './reply.ts';

export { BREAKDOWNS, type Breakdown, type BreakdownKind, FAULTS, type Fault } from './breakdown.ts';
export { DEFAULT_LIMITS, type Limits } from './limits.ts';
export type { Reply, Request } from './reply.ts';

export interface Closing {
  /** It did not end by itself when its stdin closed. */
  readonly killed: boolean;
  /** What it did wrong after its last reply, for which no request is left to blame. */
  readonly late?: Breakdown;
}

/** A command under test. One `ask` or one `askAll` at a time: a second one throws. */
export interface Adapter {
  /** Why the rest is not run: too many breakdowns, or no such command. */
  readonly gaveUp: string | undefined;
  /** One request, alone. `limitMs` is that of `describe` or of other answers if left out. Misbehaviour is a reply, never thrown. */
  ask(method: string, params: unknown, limitMs?: number): Promise<Reply>;
  /** Many requests, pipelined; the replies come in their order. Throws only what `requests` throws. */
  askAll(requests: Iterable<Request>): AsyncIterable<Reply>;
  /** Closes stdin, waits, kills the process group if needed. Resolves when no process is left. */
  close(): Promise<Closing>;
}

export interface AdapterOptions {
  readonly onStderr?: (text: string) => void;
}

/** Connects to a command, which is started, without a shell, at the first request, and again whenever it broke. */
export function startAdapter(
  command: readonly [string, ...string[]],
  limits: Partial<Limits> = {},
  { onStderr = () => {} }: AdapterOptions = {},
): Adapter {
  const host = new Host(command, { ...DEFAULT_LIMITS, ...limits }, onStderr);
  let isTaken = false;
  let closing: Promise<Closing> | undefined;

  function take(): void {
    if (isTaken) throw new Error('an adapter holds one conversation at a time');
    isTaken = true;
  }

  async function close(): Promise<Closing> {
    const { killed, trouble } = await host.close();
    if (trouble === undefined) return { killed };
    return { killed, late: blame(trouble, 'nothing more', '', false) };
  }

  return {
    get gaveUp() {
      return host.gaveUp;
    },
    async ask(method, params, limitMs = method === 'describe' ? host.limits.describe : host.limits.answer) {
      take();
      try {
        return await host.askAlone({ method, params }, limitMs);
      } finally {
        isTaken = false;
      }
    },
    async *askAll(requests) {
      take();
      try {
        yield* new Pipeline(host, requests).replies();
      } finally {
        isTaken = false;
      }
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}
