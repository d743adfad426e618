import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSame } from './same.ts';

/** JSON in which few values and names occur, so that much is alike; no -0, which JSON does not have. */
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, 0, 1, '', 'a'),
    fc.array(tie('json'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'length'), tie('json'), { maxKeys: 2, noNullPrototype: true }),
  ),
}));

it('two values of JSON are the same where node says so', () => {
  let same = 0;
  fc.assert(
    fc.property(json, json, (one, other) => {
      const [left, right] = [JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other))];
      expect(isSame(left, right)).toBe(isDeepStrictEqual(left, right));
      expect(isSame(left, structuredClone(left))).toBe(true);
      if (isSame(left, right)) same += 1;
    }),
    { numRuns: 3000 },
  );
  expect(same).toBeGreaterThan(20);
});

it('the order of members does not matter, that of a list does', () => {
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(false);
});
