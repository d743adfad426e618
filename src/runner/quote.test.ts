import { expect, test } from 'vitest';
import { quote } from './quote.ts';

test('a short text is quoted as it is', () => {
  expect(quote('{"id":7} é 🂡')).toBe('`{"id":7} é 🂡`');
});

test('a long text is shortened, and the rest counted', () => {
  expect(quote('x'.repeat(500), 10)).toBe('`xxxxxxxxxx…` (490 more characters)');
});

test('a text is never cut within a character', () => {
  expect(quote('🂡🂢🂣', 2)).toBe('`🂡🂢…` (2 more characters)');
});

test('what moves the cursor or hides letters is spelt out', () => {
  expect(quote('a\u001b[2J\r\n\t\u0000\u202e\u2028\ud800\u{e0001}')).toBe(
    '`a\\u001b[2J\\r\\n\\t\\u0000\\u202e\\u2028\\ud800\\u{e0001}`',
  );
});
