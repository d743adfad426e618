import type { Ending } from './adapter-process.ts';
import type { Trouble } from './breakdown.ts';
import { quote } from './quote.ts';

/** What else is known of a process at the moment of its trouble. */
export interface Scene {
  readonly underWay: number;
  /** How a line begins that has no end yet. */
  readonly halfLine: string;
  /** The last words on stderr, or ''. */
  readonly lastWords: string;
}

/** The system could not start the command. */
export function notStarted(file: string, error: NodeJS.ErrnoException): Trouble {
  const command = quote(file);
  switch (error.code) {
    case 'EAGAIN':
    case 'EMFILE':
    case 'ENFILE':
    case 'ENOMEM':
      return { kind: 'not-started', fault: 'kit', seen: `the system did not start ${command} (${error.code})` };
    case 'ENOENT':
      return noSuchCommand(`there is no command ${command}, or not the interpreter that its first line names`);
    case 'EACCES':
    case 'EPERM':
      return noSuchCommand(`${command} may not be executed`);
    default:
      return noSuchCommand(`${command} cannot be run, ${quote(error.message)}`);
  }
}

export function exited({ code, signal }: Ending, { underWay, halfLine, lastWords }: Scene): Trouble {
  const how = signal === null ? `ended with exit code ${code}` : `was ended by the signal ${signal}`;
  const when = underWay > 0 ? 'before it answered' : 'though its stdin was open and nothing was under way';
  const half = halfLine === '' ? '' : `, in the middle of the line ${quote(halfLine)}`;
  const seen = `the adapter ${how} ${when}${half}${lastWords}`;
  if (code === 126 || code === 127) {
    return { kind: 'exited', fault: 'command', seen, hint: 'a shell says so of a command that it cannot find or run' };
  }
  return { kind: 'exited', seen, calm: code === 0 && underWay === 0 && halfLine === '' };
}

export function silent(limit: number, { halfLine, lastWords }: Scene): Trouble {
  const half = halfLine === '' ? '' : `, only a line without an end, ${quote(halfLine)}`;
  return { kind: 'silent', seen: `no answer came within ${limit / 1_000} s${half}${lastWords}` };
}

export function badLine(kind: 'line-too-long' | 'not-utf-8', limit: number, beginning: string): Trouble {
  const what = kind === 'line-too-long' ? `longer than ${limit} bytes` : 'that is not UTF-8';
  return { kind, seen: `the adapter wrote a line ${what}, ${quote(beginning)}` };
}

function noSuchCommand(seen: string): Trouble {
  return { kind: 'no-such-command', fault: 'command', seen };
}
