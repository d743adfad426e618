import { readdirSync, readFileSync } from 'node:fs';

/** True while a process of the group lives. The dead that wait for their burial (in a container without an init for ever) do not. */
export function isGroupAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
  } catch {
    // ESRCH: nobody. EPERM, on macOS: the dead only.
    return false;
  }
  return process.platform !== 'linux' || readdirSync('/proc').some((name) => isLivingMember(name, group));
}

function isLivingMember(name: string, group: number): boolean {
  if (!/^\d+$/.test(name)) return false;
  try {
    // "pid (command) state parent group …", where the command may hold anything.
    const stat = readFileSync(`/proc/${name}/stat`, 'latin1');
    const [state, , ownGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(ownGroup) === group && state !== 'Z' && state !== 'X';
  } catch {
    // It ended while it was looked at.
    return false;
  }
}
