/** A folder's contents as the service tells them, and what is under way with a file. */

import { drive } from '@mavendoc/contract';

export type File = drive.DriveFile;
export type Folder = drive.Folder;

export interface Contents {
  readonly folders: readonly Folder[];
  readonly files: readonly File[];
  /** How many files there are; more than `files` while a search has more to show. */
  readonly totalFiles: number;
  /** In a search: names of the folders above, by the id of the folder that holds an item. */
  readonly places: ReadonlyMap<string, readonly string[]>;
  /** When the service was last asked, by its own clock; null before the first look again. */
  readonly at: string | null;
}

export const isIndexing = (file: File): boolean =>
  file.statusIndex === drive.STATUS.queue || file.statusIndex === drive.STATUS.indexing;

export const isRemoving = (file: File): boolean =>
  file.removal === 'pending' || file.removal === 'processing';

/** Known ones as they are now, then those that are new; files that did not change stay the same objects. */
export function merged(known: readonly File[], changed: readonly File[]): File[] {
  const news = new Map(changed.map((file) => [file.id, file]));
  const kept = known.map((file) => {
    const now = news.get(file.id) ?? file;
    news.delete(file.id);
    return now;
  });
  return [...kept, ...news.values()];
}
