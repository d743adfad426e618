import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { guard, killGroup, release } from './kit-end.ts';
import { isGroupAlive } from './living.ts';

export interface ProcessGroup {
  readonly pid: number;
  readonly leader: ChildProcessWithoutNullStreams;
  /** Ends the leader and all its children, except one that left the group by `setsid`. */
  kill(): void;
  /** Waits until no process of the group is left; false if some are after `ms`. */
  gone(ms: number): Promise<boolean>;
}

/** Starts the command without a shell, as the leader of a process group of its own; gives the error if it cannot. */
export async function startGroup(
  command: readonly [string, ...string[]],
): Promise<ProcessGroup | NodeJS.ErrnoException> {
  const [file, ...words] = command;
  try {
    const leader = spawn(file, words, { detached: true, stdio: 'pipe' });
    if (leader.pid === undefined) return (await once(leader, 'error'))[0] as NodeJS.ErrnoException;
    leader.on('error', () => {});
    guard(leader.pid);
    return watch(leader, leader.pid);
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}

function watch(leader: ChildProcessWithoutNullStreams, pid: number): ProcessGroup {
  let isGone = false;
  function look(): boolean {
    if (!isGone && !isGroupAlive(pid)) {
      // Never looked at again: the number may come to mean somebody else.
      isGone = true;
      release(pid);
    }
    return isGone;
  }
  return {
    pid,
    leader,
    kill() {
      if (!look()) killGroup(pid);
    },
    async gone(ms) {
      const until = performance.now() + ms;
      for (let wait = 1; !look(); wait = Math.min(2 * wait, 20)) {
        if (performance.now() > until) return false;
        await pause(wait);
      }
      return true;
    },
  };
}
