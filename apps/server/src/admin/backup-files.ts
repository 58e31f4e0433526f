/** Files as they lie in the storage, encrypted, copied between it and a folder. */

import { createReadStream, createWriteStream, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import type { Config } from '../platform/config.ts';
import { openDisk } from '../platform/storage.ts';

/** Answers how many files were copied, and how many went away meanwhile: purged by their retention. */
export async function saveFiles(config: Config, folder: string): Promise<{ copied: number; gone: number }> {
  const disk = await openDisk(config);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let [copied, gone] = [0, 0];
  for await (const key of keysOf(disk)) {
    const target = join(folder, key);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await pipeline(await disk.getStream(key), createWriteStream(target, { mode: 0o600 }));
      copied += 1;
    } catch (error) {
      if (await disk.exists(key)) throw error;
      gone += 1;
    }
  }
  return { copied, gone };
}

/** Answers how many files were copied. */
export async function loadFiles(config: Config, folder: string): Promise<number> {
  const disk = await openDisk(config);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    const file = join(parentPath, name);
    const key = relative(folder, file).split(sep).join('/');
    await disk.putStream(key, createReadStream(file), { contentLength: statSync(file).size });
  }
  return files.length;
}

async function* keysOf(disk: Disk): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const options = { recursive: true, ...(token === undefined ? {} : { paginationToken: token }) };
    const page = await disk.listAll('', options);
    for (const entry of page.objects) {
      if (entry.isFile) yield entry.key;
    }
    token = page.paginationToken;
  } while (token !== undefined);
}
