import type { drive, removal } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import { uuidArray } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';
import { ownedBy } from './scope.ts';
import type { Scope } from './scope.ts';

/** A file as the server works with it. */
export interface FileRow {
  readonly id: string;
  readonly folderId: string;
  readonly ownerId: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly blobKey: string;
  readonly status: drive.Status;
  readonly reason: drive.FileReason | null;
  readonly pageCount: number | null;
  readonly encrypted: boolean;
  readonly refunds: number;
  readonly inspectionKey: string | null;
  readonly removalVersion: number;
  /** Of the last removal. */
  readonly removal: removal.RemovalState;
  readonly wire: drive.DriveFile;
}

export interface StoredFile extends Record<string, unknown> {
  readonly id: string;
  readonly folder_id: string;
  readonly owner_id: string;
  readonly name: string;
  readonly bytes: string;
  readonly sha256: string;
  readonly blob_key: string;
  readonly status: drive.Status;
  readonly reason: drive.FileReason | null;
  readonly page_count: number | null;
  readonly encrypted: boolean;
  readonly progress_done: number | null;
  readonly progress_total: number | null;
  readonly refunds: number;
  readonly inspection_key: string | null;
  readonly found: Record<string, number>;
  readonly removal_version: number;
  readonly removal: removal.RemovalState;
  readonly uploaded_at: Date;
  readonly uploader: string;
}

/** As much of a file as people are shown. */
export type ShownFile = Pick<
  StoredFile,
  | 'id'
  | 'folder_id'
  | 'name'
  | 'bytes'
  | 'status'
  | 'reason'
  | 'page_count'
  | 'encrypted'
  | 'progress_done'
  | 'progress_total'
  | 'found'
  | 'uploaded_at'
  | 'removal'
  | 'uploader'
>;

/** What a `ShownFile` is read with. */
export const SHOWN = sql`f.id, f.folder_id, f.name, f.bytes, f.status, f.reason, f.page_count, f.encrypted,
  f.progress_done, f.progress_total, f.found, f.uploaded_at, coalesce(r.state, 'none') as removal, u.name as uploader`;

/** What a `StoredFile` is read with. */
export const COLUMNS = sql`${SHOWN}, f.owner_id, f.sha256, f.blob_key, f.refunds, f.inspection_key, f.removal_version`;

export const FROM = sql`files f
  join users u on u.id = f.owner_id
  left join removals r on r.file_id = f.id and r.version = f.removal_version`;

function toRow(row: StoredFile): FileRow {
  return {
    id: row.id,
    folderId: row.folder_id,
    ownerId: row.owner_id,
    name: row.name,
    bytes: Number(row.bytes),
    sha256: row.sha256,
    blobKey: row.blob_key,
    status: row.status,
    reason: row.reason,
    pageCount: row.page_count,
    encrypted: row.encrypted,
    refunds: row.refunds,
    inspectionKey: row.inspection_key,
    removalVersion: row.removal_version,
    removal: row.removal,
    wire: toWire(row),
  };
}

export function toWire(row: ShownFile): drive.DriveFile {
  const reading = row.status === 1 && row.progress_done !== null && row.progress_total !== null;
  return {
    id: row.id,
    nomeOriginal: row.name,
    statusIndex: row.status,
    tamanhoBytes: Number(row.bytes),
    dataUpload: new Date(row.uploaded_at).toISOString(),
    folderId: row.folder_id,
    pageCount: row.page_count,
    reason: row.status === 2 || row.status === 0 ? row.reason : null,
    progress: reading ? { done: row.progress_done ?? 0, total: row.progress_total ?? 0 } : null,
    encrypted: row.encrypted,
    found: row.status === 3 ? row.found : {},
    removal: row.removal,
    uploadedBy: row.uploader,
  };
}

/** `lock`: no other transaction changes the file until this one ends. */
export async function findFile(tx: Tx, scope: Scope, id: string, lock = false): Promise<FileRow | null> {
  const { rows } = await tx.execute<StoredFile>(sql`
    select ${COLUMNS} from ${FROM}
    where f.id = ${id} and f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}
    ${lock ? sql`for update of f` : sql``}`);
  return rows[0] === undefined ? null : toRow(rows[0]);
}

/** By id, those of them that the caller sees. */
export async function findFiles(
  tx: Tx,
  scope: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FileRow>> {
  const { rows } = await tx.execute<StoredFile>(sql`
    select ${COLUMNS} from ${FROM}
    where f.id = any(${uuidArray(ids)}) and f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}`);
  return new Map(rows.map((row) => [row.id, toRow(row)]));
}

export async function newestCompleted(tx: Tx, scope: Scope, most: number): Promise<readonly FileRow[]> {
  const { rows } = await tx.execute<StoredFile>(sql`
    select ${COLUMNS} from ${FROM}
    where f.status = 3 and f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}
    order by f.uploaded_at desc limit ${most}`);
  return rows.map(toRow);
}
