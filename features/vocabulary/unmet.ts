/** A line of a scenario that is not so. A reader of rules has no use for a stack. */
export class Unmet extends Error {
  override readonly name = 'Unmet';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
