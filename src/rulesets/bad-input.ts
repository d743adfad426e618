import { readFileSync } from 'node:fs';

/** Something that the user gave is wrong; the message is one sentence for them (exit code 2). */
export class BadInput extends Error {}

/** The JSON of a file, or of standard input for `-`. Throws `BadInput` where it cannot be read or is no JSON. */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput(`${nameOf(file)}: is no JSON: ${oneLine((error as Error).message)}`);
  }
}

/** The name of a file in a sentence. */
export function nameOf(file: string): string {
  return file === '-' ? 'standard input' : file;
}

const REASONS: { readonly [code: string]: string } = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

/** The text of a file in UTF-8, or of standard input for `-`. Throws `BadInput` where it cannot be read. */
export function readText(file: string): string {
  const bytes = readBytes(file);
  try {
    // Passes over a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BadInput(`${nameOf(file)}: is not UTF-8`);
  }
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file === '-' ? 0 : file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new BadInput(`${nameOf(file)}: cannot be read: ${REASONS[code] ?? code}`);
  }
}

/** Text of a stranger on one line, control characters escaped. */
export function oneLine(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
}
