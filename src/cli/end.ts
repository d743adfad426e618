import { CommanderError } from 'commander';
import { BadInput } from '../rulesets/bad-input.ts';
import { say } from './print.ts';

/** Says what ended a command before its time; gives the exit code. */
export function codeFor(error: unknown): number {
  if (error instanceof CommanderError) {
    // Commander shows the usage, and leaves the rest to be guessed.
    if (error.code === 'commander.help' && error.exitCode !== 0)
      say('no command was given, expected one of those above');
    return error.exitCode === 0 ? 0 : 2;
  }
  if (error instanceof BadInput) {
    say(error.message);
    return 2;
  }
  const told = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`push22: a defect of the kit itself, please report it: ${told}\n`);
  return 70;
}

/** What happens outside of any command: a reader that is gone, a full disk, a defect of ours in a callback. */
export function watchTheRest(): void {
  process.on('uncaughtException', (error) => process.exit(codeFor(error)));
  process.stderr.on('error', () => {});
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    // Who reads no more has seen enough: the verdict stands.
    if (code === 'EPIPE') process.exit();
    process.exit(codeFor(new BadInput(`standard output: cannot be written: ${code}`)));
  });
}
