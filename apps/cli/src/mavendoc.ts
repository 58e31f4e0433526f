#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { keyFolderOf, runDocumentCommand, terminalLanguage } from '@mavendoc/anonymizer/cli';

/** The commands of the service; each is handed what follows its name and answers the exit status. */
const SERVICE: Readonly<Record<string, () => Promise<(args: string[]) => Promise<number>>>> = {
  serve: async () => (await import('@mavendoc/server')).runServe,
  work: async () => (await import('@mavendoc/server')).runWork,
  admin: async () => (await import('@mavendoc/server')).runAdmin,
};

export async function main(args: string[]): Promise<void> {
  const [name, ...rest] = args;
  const service = name === undefined ? undefined : SERVICE[name];
  process.exitCode = service ? await (await service())(rest) : await runOnDocuments(args);
}

async function runOnDocuments(args: string[]): Promise<number> {
  const stopped = new AbortController();
  // The first signal ends what runs and cleans up after it; a second one ends at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopped.abort(new Error(signal)));
  }
  return runDocumentCommand(args, {
    out: process.stdout,
    err: process.stderr,
    language: terminalLanguage(process.env),
    keyFolder: keyFolderOf(process.env),
    signal: stopped.signal,
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2));
