import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from '../../schemas/package-root.ts';

it("the Python example passes its author's tests", () => {
  const cwd = join(packageRoot(), 'conformance', 'python');
  const { status, stderr } = spawnSync('python3', ['-B', '-m', 'unittest', 'discover'], { cwd, encoding: 'utf8' });
  expect(stderr).toMatch(/Ran 1\d\d tests in .*\n\nOK\n$/s);
  expect(status).toBe(0);
});
