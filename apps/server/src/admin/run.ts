/** `mavendoc admin …`: takes the environment of the server and works while it runs. */

import { readConfig } from '../platform/config.ts';
import { openPlatform } from '../platform/platform.ts';
import { StartError } from '../platform/start-error.ts';
import { assemble } from '../service.ts';
import { backup, restore } from './backup.ts';
import type { AdminCommand, OfflineCommand } from './command.ts';
import { companyCommands } from './companies.ts';
import { creditCommands } from './credits.ts';
import { doctor } from './doctor.ts';
import { keepingCommands } from './keeping.ts';

const COMMANDS: readonly (AdminCommand | OfflineCommand)[] = [
  ...companyCommands,
  ...creditCommands,
  ...keepingCommands,
  backup,
  restore,
  doctor,
];

/** Where a command reads its settings and writes its lines. */
interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

const PROCESS: Surroundings = {
  env: process.env,
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
};

/** The words of a command, before its arguments. */
const wordsOf = ({ usage }: { readonly usage: string }): readonly string[] =>
  usage
    .split(' ')
    .filter((_word, index, words) => !words.slice(0, index + 1).some((each) => each.startsWith('<')));

/** Resolves with the exit status: 0 done, 1 not done, 2 no such command. */
export async function runAdmin(args: readonly string[], around = PROCESS): Promise<number> {
  const { env, say, complain } = around;
  const command = COMMANDS.find((each) => wordsOf(each).every((word, index) => args[index] === word));
  if (command === undefined) {
    for (const { usage, does } of COMMANDS) say(`mavendoc admin ${usage}\n    ${does}`);
    return args.length === 0 ? 0 : 2;
  }
  const rest = args.slice(wordsOf(command).length);
  try {
    if ('runOffline' in command) return await command.runOffline({ config: readConfig(env), say }, rest);
    return await withPlatform(command, rest, around);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    complain(error.message);
    return 1;
  }
}

async function withPlatform(
  command: AdminCommand,
  args: readonly string[],
  { env, say }: Surroundings,
): Promise<number> {
  const platform = await openPlatform(readConfig(env), { works: false, tell: say });
  try {
    const service = await assemble(platform, false);
    await platform.jobs.start();
    return await command.run({ platform, service, say }, args);
  } finally {
    await platform.close();
  }
}
