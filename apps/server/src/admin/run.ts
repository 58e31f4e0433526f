/** `mavendoc admin …`: takes the environment of the server and works while it runs. */

import { readConfig } from '../platform/config.ts';
import { openPlatform } from '../platform/platform.ts';
import { StartError } from '../platform/start-error.ts';
import { assemble } from '../service.ts';
import type { AdminCommand } from './command.ts';
import { companyCommands } from './companies.ts';
import { creditCommands } from './credits.ts';
import { keepingCommands } from './keeping.ts';

const COMMANDS: readonly AdminCommand[] = [...companyCommands, ...creditCommands, ...keepingCommands];

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Resolves with the exit status: 0 done, 1 not done, 2 no such command. */
export async function runAdmin(args: readonly string[]): Promise<number> {
  const command = COMMANDS.find(
    ({ usage }) => usage.split(' ').slice(0, 2).join(' ') === args.slice(0, 2).join(' '),
  );
  if (command === undefined) {
    for (const { usage, does } of COMMANDS) say(`mavendoc admin ${usage}\n    ${does}`);
    return args.length === 0 ? 0 : 2;
  }
  try {
    return await withPlatform(command, args.slice(2));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function withPlatform(command: AdminCommand, args: readonly string[]): Promise<number> {
  const platform = await openPlatform(readConfig(process.env), { works: false, tell: say });
  try {
    const service = await assemble(platform, false);
    await platform.jobs.start();
    return await command.run({ platform, service, say }, args);
  } finally {
    await platform.close();
  }
}
