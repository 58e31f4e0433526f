/** The processes of the service: serving calls, working on jobs, or both. */

import { readConfig } from './platform/config.ts';
import { openPlatform } from './platform/platform.ts';
import type { Platform } from './platform/platform.ts';
import { StartError } from './platform/start-error.ts';
import { assemble } from './service.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** `mavendoc serve [--no-work]`: answers calls, and works on jobs too unless told otherwise. Resolves with the exit status. */
export async function runServe(args: readonly string[]): Promise<number> {
  return await run(async (stopped) => {
    const config = readConfig(process.env);
    const platform = await openPlatform(config, { works: !args.includes('--no-work'), tell: say });
    await closing(platform, async () => {
      const { http, documents } = await assemble(platform, true);
      await platform.jobs.start();
      await http?.listen();
      say(`MavenDoc: ${config.publicUrl}${config.basePath}/`);
      if (config.smtpUrl === undefined)
        say(`No SMTP_URL is set: mails go to ${config.dataFolder}/mail, codes are shown here.`);
      await stopped;
      await http?.close();
      await documents.close();
    });
  });
}

/** `mavendoc work`: only works on jobs. */
export async function runWork(_args: readonly string[]): Promise<number> {
  return await run(async (stopped) => {
    const platform = await openPlatform(readConfig(process.env), { works: true, tell: say });
    await closing(platform, async () => {
      const { documents } = await assemble(platform, false);
      await platform.jobs.start();
      say('MavenDoc works on jobs.');
      await stopped;
      await documents.close();
    });
  });
}

async function closing(platform: Platform, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await platform.close();
  }
}

/** Milliseconds after which a stop no longer waits. */
const STOP_DEADLINE = 30_000;

/** Runs until told to stop: by a signal, or by the end of the process that started this one. */
async function run(work: (stopped: Promise<void>) => Promise<void>): Promise<number> {
  const stopped = new Promise<void>((resolve) => {
    const stop = (): void => {
      resolve();
      setTimeout(() => process.exit(1), STOP_DEADLINE).unref();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
    if (process.connected) process.once('disconnect', stop);
  });
  try {
    await work(stopped);
    return 0;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  } finally {
    // an open channel to the parent would keep this process running
    if (process.connected) process.disconnect?.();
  }
}
