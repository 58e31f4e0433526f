import { createHash, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A copy on its way to disk: beside its place under another name, until it is known to be clean. */
export interface PendingCopy {
  write(bytes: Uint8Array): void;
  /** Puts the copy in its place, whole and on disk, or not at all. */
  commit(): Promise<{ readonly sha256: string; readonly bytes: number }>;
  /** Removes what was written; nothing after `commit`. */
  discard(): void;
}

/** @throws the system's error where the folder can't be written, before any work is done */
export function pendingCopy(path: string): PendingCopy {
  const temporary = join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.part`);
  const file = openSync(temporary, 'wx');
  const hash = createHash('sha256');
  let written = 0;
  let state: 'open' | 'closed' | 'done' = 'open';
  return {
    write: (bytes) => {
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      hash.update(bytes);
      written += bytes.length;
    },
    commit: async () => {
      fsyncSync(file);
      closeSync(file);
      state = 'closed';
      renameSync(temporary, path);
      state = 'done';
      const folder = await open(dirname(path), 'r');
      await folder.sync();
      await folder.close();
      return { sha256: hash.digest('hex'), bytes: written };
    },
    discard: () => {
      if (state === 'done') return;
      if (state === 'open') closeSync(file);
      state = 'done';
      rmSync(temporary, { force: true });
    },
  };
}
