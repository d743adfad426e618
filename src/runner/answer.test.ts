import { describe, expect, test } from 'vitest';
import { readAnswer } from './answer.ts';

/** Requests 1 to 4 were answered, 5 to 9 are under way. */
const read = (line: string) =>
  readAnswer(line, (id) =>
    [5, 6, 7, 8, 9].includes(id) ? 'under way' : [1, 2, 3, 4].includes(id) ? 'answered' : 'never asked',
  );

test('a result is read', () => {
  expect(read('{"jsonrpc":"2.0","id":7,"result":{"steps":[]}}')).toEqual({
    id: 7,
    reply: { kind: 'result', result: { steps: [] } },
  });
});

test('null and false are results', () => {
  expect(read('{"jsonrpc":"2.0","id":7,"result":null}')).toEqual({ id: 7, reply: { kind: 'result', result: null } });
  expect(read('{"jsonrpc":"2.0","id":7,"result":false}')).toEqual({ id: 7, reply: { kind: 'result', result: false } });
});

test('an error is read, with its data if it has any', () => {
  expect(read('{"jsonrpc":"2.0","id":7,"error":{"code":-32601,"message":"no"}}')).toEqual({
    id: 7,
    reply: { kind: 'error', code: -32601, message: 'no' },
  });
  expect(read('{"jsonrpc":"2.0","id":7,"error":{"code":1,"message":"","data":null}}')).toMatchObject({
    reply: { data: null },
  });
});

describe.each([
  ['hello', 'not-json', undefined],
  ['{"jsonrpc":"2.0","id":7,"result":1', 'not-json', undefined],
  ['\ufeff{"jsonrpc":"2.0","id":7,"result":1}', 'not-json', undefined],
  ['7', 'not-json-rpc', undefined],
  ['null', 'not-json-rpc', undefined],
  ['[{"jsonrpc":"2.0","id":7,"result":1}]', 'not-json-rpc', undefined],
  ['{"jsonrpc":"2.0","method":"log","params":[]}', 'not-json-rpc', undefined],
  ['{"jsonrpc":"2.0","result":1}', 'not-json-rpc', undefined],
  ['{"jsonrpc":"2.0","id":{},"result":1}', 'not-json-rpc', undefined],
  ['{"id":7,"result":1}', 'not-json-rpc', 7],
  ['{"jsonrpc":2.0,"id":7,"result":1}', 'not-json-rpc', 7],
  ['{"jsonrpc":"1.0","id":7,"result":1}', 'not-json-rpc', 7],
  ['{"jsonrpc":"2.0","id":7}', 'not-json-rpc', 7],
  ['{"jsonrpc":"2.0","id":7,"method":"play","result":1}', 'not-json-rpc', 7],
  ['{"jsonrpc":"2.0","id":7,"result":1,"error":null}', 'not-json-rpc', 7],
  ['{"jsonrpc":"2.0","id":7,"error":null}', 'not-json-rpc', 7],
  ['{"jsonrpc":"2.0","id":7,"error":"no"}', 'not-json-rpc', 7],
  ['{"jsonrpc":"2.0","id":7,"error":{"code":1.5,"message":"no"}}', 'not-json-rpc', 7],
  ['{"jsonrpc":"2.0","id":7,"error":{"code":"1","message":"no"}}', 'not-json-rpc', 7],
  ['{"jsonrpc":"2.0","id":7,"error":{"code":1}}', 'not-json-rpc', 7],
  ['{"jsonrpc":"2.0","id":99,"result":1}', 'unknown-id', undefined],
  ['{"jsonrpc":"2.0","id":7.5,"result":1}', 'unknown-id', undefined],
  ['{"jsonrpc":"2.0","id":"7","result":1}', 'unknown-id', undefined],
  ['{"jsonrpc":"2.0","id":3,"result":1}', 'unknown-id', 3],
  ['{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}', 'unknown-id', undefined],
  ['{"jsonrpc":"2.0","id":null,"result":1}', 'unknown-id', undefined],
])('%s', (line, kind, id) => {
  test(`is ${kind}, and names ${id ?? 'no request'}`, () => {
    const trouble = read(line);
    expect(trouble).toMatchObject({ kind });
    expect('id' in trouble ? trouble.id : undefined).toBe(id);
  });
});

test('an error without an id is shown with its message', () => {
  const line = '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"Parse error"}}';
  expect(read(line)).toMatchObject({ seen: expect.stringContaining('the error -32700 `Parse error`') });
});

test('a byte order mark has a hint of its own', () => {
  expect(read('\ufeff{}')).toMatchObject({ hint: expect.stringContaining('byte order mark') });
});
