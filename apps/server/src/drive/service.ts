/** What other features may ask of the documents: finding one that the caller sees, reading what is stored of it. */

import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { decodeInspection } from '@mavendoc/anonymizer';
import type { Inspection } from '@mavendoc/anonymizer';
import { drive as wire } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { asFull } from '../platform/storage-fault.ts';
import type { WorkService } from '../work/service.ts';
import * as store from './file-store.ts';
import type { FileRow } from './file-store.ts';
import { waitingToQueue } from './state-store.ts';
import type { Scope } from './scope.ts';

export { scopeOf } from './scope.ts';
export type { Scope } from './scope.ts';
export type { FileRow } from './file-store.ts';

/** Kind of work item: look into a file, charge its pages, find what is in it. */
export const INDEX = 'index';

/** @throws notFound: there is none, it is in the trash, or it is not the caller's to see */
export async function findFile(tx: Tx, scope: Scope, id: string, lock = false): Promise<FileRow> {
  const file = await store.findFile(tx, scope, id, lock);
  if (file === null) throw new AppError('notFound');
  return file;
}

export interface CompletedFile extends FileRow {
  readonly inspectionKey: string;
}

/** @throws notFound, notCompleted */
export async function findCompleted(tx: Tx, scope: Scope, id: string, lock = false): Promise<CompletedFile> {
  const file = await findFile(tx, scope, id, lock);
  const { inspectionKey } = file;
  if (file.status !== wire.STATUS.completed || inspectionKey === null) throw new AppError('notCompleted');
  return { ...file, inspectionKey };
}

/** The files of the caller that were completed last. */
export async function newestCompleted(tx: Tx, scope: Scope, most: number): Promise<readonly CompletedFile[]> {
  const files = await store.newestCompleted(tx, scope, most);
  return files.flatMap((file) =>
    file.inspectionKey === null ? [] : [{ ...file, inspectionKey: file.inspectionKey }],
  );
}

export async function readInspection({ storage }: Platform, file: CompletedFile): Promise<Inspection> {
  return decodeInspection(await buffer(await storage.get(file.inspectionKey)));
}

/** Files that wait for credits, locked until they are back in the queue. */
export { holdWaiting } from './state-store.ts';

/** Files that wait for credits go back to the queue, oldest first. */
export async function requeueWaiting(work: WorkService, tx: Tx, empresaId: string): Promise<void> {
  await waitingToQueue(tx);
  await work.unblock(tx, empresaId, INDEX);
}

/**
 * Gives the plain bytes of a stored file a path for as long as `use` runs: the sandbox takes documents by path. `folder`
 * is private to this process and its other files go with it.
 */
export async function withPlainFile<T>(
  { config, storage }: Platform,
  key: string,
  use: (path: string, folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(config.dataFolder, 'scratch', randomUUID());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const path = join(folder, 'original.pdf');
    await pipeline(await storage.get(key), createWriteStream(path, { mode: 0o600 }));
    return await use(path, folder);
  } catch (error) {
    // the disk that documents pass through may be full while the storage is not
    throw asFull(error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
