import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { isGone, isGroupGone } from './fakes/start.ts';
import { isGroupAlive } from './living.ts';

test('a group is alive as long as a member is, not counting the dead that nobody buries', async () => {
  // The child is in a group of its own, and what its parent becomes does not know of it.
  const script = `setsid sh -c 'echo $$; exec sleep 1000' & exec sleep 1000`;
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const group = Number(await once(parent.stdout, 'data'));
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
