/** A folder's contents as the service tells them, and what is under way with a file. */

import { drive } from '@mavendoc/contract';

export type File = drive.DriveFile;
export type Folder = drive.Folder;

export interface Contents {
  readonly folders: readonly Folder[];
  readonly files: readonly File[];
}

export const isIndexing = (file: File): boolean =>
  file.statusIndex === drive.STATUS.queue || file.statusIndex === drive.STATUS.indexing;

export const isRemoving = (file: File): boolean =>
  file.removal === 'pending' || file.removal === 'processing';
