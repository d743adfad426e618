import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isGone, isGroupGone } from './fakes/start.ts';
import { isGroupAlive } from './living.ts';

test('a group is alive as long as a member is, not counting the dead that nobody buries', async () => {
  // With -m the child has a group of its own; what the shell becomes does not know of it.
  const parent = spawn('sh', ['-c', 'set -m; cat & echo $!; exec sleep 1000'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const group = Number(await once(parent.stdout, 'data'));
  process.kill(group, 'SIGSTOP');
  expect(isGroupAlive(group)).toBe(true);
  process.kill(group, 'SIGKILL');
  while (!isGone(group));
  expect(isGroupGone(group)).toBe(false);
  expect(isGroupAlive(group)).toBe(false);
  parent.kill('SIGKILL');
  await once(parent, 'close');
});

test('a group that nobody is in is not alive', () => {
  expect(isGroupAlive(2 ** 22 + 1)).toBe(false);
});
