/** The service can't start, or a command can't run, for a reason that its owner can mend: shown as one line, never as a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
