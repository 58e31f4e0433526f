import { failureOf, UsageError, type ExitCode } from './exit.ts';
import { help } from './help.ts';
import type { Terminal } from './terminal.ts';
import { fill, texts } from './texts.ts';

/** Loaded when called: `detect` must not wait for the reading of PDFs, nor `--help` for anything. */
const COMMANDS: Readonly<
  Record<string, () => Promise<(args: readonly string[], terminal: Terminal) => Promise<ExitCode>>>
> = {
  anonymize: async () => (await import('./anonymize.ts')).anonymize,
  inspect: async () => (await import('./inspect.ts')).inspect,
  detect: async () => (await import('./detect.ts')).detect,
  verify: async () => (await import('./verify.ts')).verify,
};

/** Runs a command on documents and answers its exit status; what went wrong stands on the terminal's error output. */
export async function runDocumentCommand(
  [name, ...args]: readonly string[],
  terminal: Terminal,
): Promise<ExitCode> {
  const { language, out, err } = terminal;
  if (
    name === undefined ||
    ['help', '--help', '-h'].includes(name) ||
    args.includes('--help') ||
    args.includes('-h')
  ) {
    out.write(`${help(language)}\n`);
    return 0;
  }
  try {
    const command = COMMANDS[name];
    if (!command) throw new UsageError(fill(texts(language).badOption, { detail: name }));
    return await (
      await command()
    )(args, terminal);
  } catch (error) {
    if (terminal.signal.aborted) {
      err.write(`${texts(language).stopped}\n`);
      return 1;
    }
    const { code, message } = failureOf(error, language);
    err.write(`${message}\n`);
    return code;
  }
}
