import { expect, test } from 'vitest';
import { LineReader } from './lines.ts';

function read(limit: number, ...chunks: readonly (string | Buffer)[]) {
  const lines: string[] = [];
  const bad: string[] = [];
  const reader = new LineReader(limit, {
    line: (text) => lines.push(text),
    bad: (kind, beginning) => bad.push(`${kind} ${beginning}`),
  });
  for (const chunk of chunks) reader.push(Buffer.from(chunk));
  return { lines, bad, rest: reader.rest };
}

test('lines may be cut into chunks anywhere, within a character too', () => {
  const bytes = Buffer.from('é🂡\nü\n\nß');
  for (let first = 0; first <= bytes.length; first += 1) {
    for (let second = first; second <= bytes.length; second += 1) {
      const chunks = [bytes.subarray(0, first), bytes.subarray(first, second), bytes.subarray(second)];
      expect(read(100, ...chunks)).toEqual({ lines: ['é🂡', 'ü'], bad: [], rest: 'ß' });
    }
  }
});

test('a carriage return before the newline is no part of the line', () => {
  expect(read(100, 'a\r\n\r\n \nb\r', '\n').lines).toEqual(['a', 'b']);
});

test('a line of exactly the limit is read', () => {
  expect(read(4, 'abcd\nef\n')).toEqual({ lines: ['abcd', 'ef'], bad: [], rest: '' });
  expect(read(4, 'abcd', '\n').lines).toEqual(['abcd']);
});

test('a line over the limit is reported once, the lines before it are read and none after it', () => {
  expect(read(4, 'ab\nabcde\nef\n', 'gh\n')).toEqual({ lines: ['ab'], bad: ['line-too-long abcde'], rest: '' });
});

test('a line over the limit is reported before it ends, and its bytes are let go', () => {
  expect(read(4, 'abc', 'de', 'x'.repeat(1_000))).toEqual({ lines: [], bad: ['line-too-long abcde'], rest: '' });
});

test('the limit counts bytes, not characters', () => {
  expect(read(5, 'ééé\n').bad).toEqual(['line-too-long ééé']);
});

test('a line that is not UTF-8 is reported, the lines before it are read', () => {
  const latin1 = Buffer.from('caf\u00e9\n', 'latin1');
  expect(read(100, Buffer.concat([Buffer.from('ok\n'), latin1]), 'x\n')).toEqual({
    lines: ['ok'],
    bad: ['not-utf-8 caf\ufffd'],
    rest: '',
  });
});

test('a replacement character that the adapter itself wrote is a character like any other', () => {
  expect(read(100, 'a\ufffdb\n').lines).toEqual(['a\ufffdb']);
});

test('thousands of small chunks make one line', () => {
  expect(read(10_000, ...Array<string>(5_000).fill('x'), '\n').lines).toEqual(['x'.repeat(5_000)]);
});
