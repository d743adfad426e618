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

function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code);
    throw new BadInput(`${nameOf(file)}: cannot be read: ${why}`);
  }
}

function oneLine(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
}
