/** The trash: 30 days to change one's mind, then, or on demand, nothing is left. */

import { drive as wire } from '@mavendoc/contract';
import type { BlobService } from '../blobs/service.ts';
import type { CreditService } from '../credits/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { RemovalService } from '../removal/service.ts';
import type { WorkService } from '../work/service.ts';
import { changeFile, fileNamesIn } from './file-changes.ts';
import * as folders from './folder-store.ts';
import { findFolder, ownRootFolder } from './folders.ts';
import { freeName } from './names.ts';
import type { Scope } from './scope.ts';
import { findFile, INDEX } from './service.ts';
import { countRefund } from './state-store.ts';
import * as store from './trash-store.ts';

export const TRASH_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

type Kind = 'file' | 'folder';

interface Parts {
  readonly blobs: BlobService;
  readonly work: WorkService;
}

interface TrashParts extends Parts {
  readonly removals: Pick<RemovalService, 'withdraw'>;
}

export async function listTrash(tx: Tx, scope: Scope): Promise<wire.TrashEntry[]> {
  const trashed = await store.listTrashed(tx, scope);
  return trashed.map(({ kind, id, name, deletedAt }) => ({
    kind,
    id,
    nome: name,
    deletedAt: deletedAt.toISOString(),
    purgedAt: new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS).toISOString(),
  }));
}

/** @throws notFound, fileBusy */
export async function trashFile(
  tx: Tx,
  scope: Scope,
  id: string,
  { work, removals }: TrashParts,
): Promise<void> {
  const file = await findFile(tx, scope, id, true);
  const { queue, indexing } = wire.STATUS;
  if (file.status === queue || file.status === indexing) throw new AppError('fileBusy');
  await store.trashFile(tx, id);
  await removals.withdraw(tx, [id]);
  await work.cancel(tx, INDEX, id);
}

/**
 * Files below that are being worked on are let go of, and their pages are given back within the company's allowance: a
 * restored one is charged anew.
 */
export async function trashFolder(
  tx: Tx,
  scope: Scope,
  id: string,
  { credits, work, removals }: TrashParts & { readonly credits: CreditService },
): Promise<void> {
  const { empresaId } = scope;
  await folders.lockTree(tx, empresaId);
  await findFolder(tx, scope, id);
  const files = await store.trashFolder(tx, id);
  for (const { id: fileId, ownerId: userId, refunds: round, underWay } of files) {
    if (!underWay) continue;
    const refund = await credits.refundStopped(tx, { empresaId, userId, fileId, round });
    if (refund !== 'none') await countRefund(tx, fileId);
  }
  const ids = files.map((file) => file.id);
  await removals.withdraw(tx, ids);
  for (const fileId of ids) await work.cancel(tx, INDEX, fileId);
}

/** To where it was; when that is gone, a folder to the root and a file to a folder "Restaurados". */
export async function restore(tx: Tx, scope: Scope, kind: Kind, id: string, parts: Parts): Promise<void> {
  await folders.lockTree(tx, scope.empresaId);
  await refuseStranger(tx, scope, kind, id);
  const item = await store.readTrashed(tx, kind, id);
  if (kind === 'folder') {
    const parent = item.aboveExists ? item.above : null;
    const name = freeName(item.name, await folders.folderNamesBeside(tx, id, parent));
    await folders.changeFolder(tx, id, { name, parent });
    await queueAgain(tx, scope, await store.restoreFolder(tx, id), parts);
    return;
  }
  const folderId =
    item.aboveExists && item.above !== null ? item.above : await ownRootFolder(tx, scope, SHELTER);
  await changeFile(tx, id, { name: freeName(item.name, await fileNamesIn(tx, folderId, id)), folderId });
  if (await store.restoreFile(tx, id)) await queueAgain(tx, scope, [id], parts);
}

async function queueAgain(
  tx: Tx,
  { empresaId }: Scope,
  files: readonly string[],
  { work }: Parts,
): Promise<void> {
  for (const subject of files) await work.add(tx, { empresaId, kind: INDEX, subject });
}

const SHELTER = 'Restaurados';

/** A file that is not in the trash goes for ever at once. @throws notFound, fileBusy */
export async function purgeFile(tx: Tx, scope: Scope, id: string, parts: TrashParts): Promise<void> {
  await trashFile(tx, scope, id, parts);
  await purge(tx, scope, 'file', id, parts);
}

/** @throws notFound */
export async function purge(
  tx: Tx,
  scope: Scope,
  kind: Kind,
  id: string,
  parts: Parts,
): Promise<{ readonly files: number }> {
  await folders.lockTree(tx, scope.empresaId);
  await refuseStranger(tx, scope, kind, id);
  const files = await store.filesUnder(tx, kind, id);
  await parts.blobs.doom(tx, scope.empresaId, await store.deleteFiles(tx, files));
  if (kind === 'folder') await store.deleteFolders(tx, id);
  return { files: files.length };
}

async function refuseStranger(tx: Tx, scope: Scope, kind: Kind, id: string): Promise<void> {
  if (!(await store.isTrashed(tx, scope, kind, id))) throw new AppError('notFound');
}

export async function emptyTrash(tx: Tx, scope: Scope, parts: Parts): Promise<{ readonly files: number }> {
  let files = 0;
  for (const { kind, id } of await store.listTrashed(tx, scope)) {
    if (await store.isTrashed(tx, scope, kind, id)) files += (await purge(tx, scope, kind, id, parts)).files;
  }
  return { files };
}
