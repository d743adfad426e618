import { expect, it } from 'vitest';
import { suiteFor } from '../in-process.ts';
import { fake, lastLine, push22 } from '../run-push22.ts';

const WHOLE = ['certify', '--level', 'table'];

it('the whole suite: the last line is the verdict', async () => {
  const { code, out, err } = await push22([...WHOLE, ...fake('spoiled', 'honest')]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^push22 \S+ judges switch-in-javascript 1\.0\.0 \(javascript\) by switch-us\n/);
  expect(lastLine(out)).toBe('certified');
});

it('the whole suite counts every fixture of the level, none of them skipped', async () => {
  const { code, out, err } = await push22([...WHOLE, '--reporter', 'json', ...fake('spoiled', 'honest')]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const fixtures = suiteFor({}).length;
  expect(JSON.parse(out).totals).toMatchObject({ fixtures, passed: fixtures, failed: 0, skipped: 0, notRun: 0 });
});
