const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const groups = new Set<number>();

/** From now until `release`, the process group is killed when the kit ends, however it ends short of SIGKILL. */
export function guard(pid: number): void {
  if (groups.size === 0) {
    process.on('exit', killAll);
    for (const signal of SIGNALS) process.on(signal, dieOf);
  }
  groups.add(pid);
}

export function release(pid: number): void {
  if (groups.delete(pid) && groups.size === 0) unhook();
}

/** SIGKILL to every process of the group; a group that is gone is no error. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}

function killAll(): void {
  for (const pid of groups) killGroup(pid);
}

function unhook(): void {
  process.off('exit', killAll);
  for (const signal of SIGNALS) process.off(signal, dieOf);
}

function dieOf(signal: NodeJS.Signals): void {
  killAll();
  // Where somebody else listens, the end is theirs to decide. Without our handler the signal does what it always did.
  if (process.listenerCount(signal) > 1) return;
  unhook();
  process.kill(process.pid, signal);
}
