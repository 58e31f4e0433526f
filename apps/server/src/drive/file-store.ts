import type { drive, removal } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { nameKey, searchKey } from './names.ts';
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

interface Row extends Record<string, unknown> {
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

const COLUMNS = sql`f.id, f.folder_id, f.owner_id, f.name, f.bytes, f.sha256, f.blob_key, f.status, f.reason,
  f.page_count, f.encrypted, f.progress_done, f.progress_total, f.refunds, f.inspection_key, f.found,
  f.removal_version, f.uploaded_at, coalesce(r.state, 'none') as removal, u.name as uploader`;

const FROM = sql`files f
  join users u on u.id = f.owner_id
  left join removals r on r.file_id = f.id and r.version = f.removal_version`;

function toRow(row: Row): FileRow {
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

function toWire(row: Row): drive.DriveFile {
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

const ORDERS: Readonly<Record<drive.ListQuery['sort'], SQL>> = {
  name: sql`f.search_key`,
  size: sql`f.bytes`,
  date: sql`f.uploaded_at`,
  status: sql`f.status`,
  pages: sql`f.page_count`,
};

export async function filesIn(
  tx: Tx,
  scope: Scope,
  folderId: string,
  query: drive.ListQuery,
): Promise<readonly drive.DriveFile[]> {
  const direction = query.order === 'desc' ? sql`desc nulls last` : sql`asc nulls last`;
  const window =
    query.size === undefined ? sql`` : sql`limit ${query.size} offset ${query.page * query.size}`;
  const { rows } = await tx.execute<Row>(sql`
    select ${COLUMNS} from ${FROM}
    where f.folder_id = ${folderId} and f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}
    order by ${ORDERS[query.sort]} ${direction}, f.id ${window}`);
  return rows.map(toWire);
}

/** Files of the folder that changed after the instant. */
export async function changedIn(
  tx: Tx,
  scope: Scope,
  folderId: string,
  since: Date,
): Promise<readonly drive.DriveFile[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${COLUMNS} from ${FROM}
    where f.folder_id = ${folderId} and f.deleted_at is null and f.changed_at > ${since.toISOString()}
      and ${ownedBy(scope, sql`f.owner_id`)}`);
  return rows.map(toWire);
}

export async function countIn(tx: Tx, scope: Scope, folderId: string): Promise<number> {
  const { rows } = await tx.execute<{ many: number }>(sql`
    select count(*)::integer as many from files f
    where f.folder_id = ${folderId} and f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}`);
  return rows[0]?.many ?? 0;
}

/** Other files with these bytes, wherever they are; oldest first. */
export async function withBytes(
  tx: Tx,
  scope: Scope,
  sha256: string,
  without: string,
  most: number,
): Promise<readonly drive.DriveFile[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${COLUMNS} from ${FROM}
    where f.sha256 = ${sha256} and f.id <> ${without} and f.deleted_at is null
      and ${ownedBy(scope, sql`f.owner_id`)}
    order by f.uploaded_at limit ${most}`);
  return rows.map(toWire);
}

/** `lock`: no other transaction changes the file until this one ends. */
export async function findFile(tx: Tx, scope: Scope, id: string, lock = false): Promise<FileRow | null> {
  const { rows } = await tx.execute<Row>(sql`
    select ${COLUMNS} from ${FROM}
    where f.id = ${id} and f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}
    ${lock ? sql`for update of f` : sql``}`);
  return rows[0] === undefined ? null : toRow(rows[0]);
}

/** Looks at names only, which an index has in order (0410-search.sql), and then at the files of the page. */
export async function searchFiles(
  tx: Tx,
  scope: Scope,
  query: { readonly text: string; readonly page: number; readonly size: number },
): Promise<{ readonly files: readonly drive.DriveFile[]; readonly total: number }> {
  const matches = sql`m.empresa_id = ${scope.empresaId} and m.deleted_at is null
    and ${ownedBy(scope, sql`m.owner_id`)} and position(${searchKey(query.text)} in m.search_key) > 0`;
  const offset = query.page * query.size;
  const { rows } = await tx.execute<Row>(sql`
    select ${COLUMNS} from ${FROM}
    where f.id = any(array(
      select m.id from files m where ${matches} order by m.search_key, m.id limit ${query.size} offset ${offset}))
    order by f.search_key, f.id`);
  const files = rows.map(toWire);
  // the last page tells the number by itself
  if (files.length < query.size && (files.length > 0 || offset === 0))
    return { files, total: offset + files.length };
  const counted = await tx.execute<{ many: number }>(
    sql`select count(*)::integer as many from files m where ${matches}`,
  );
  return { files, total: counted.rows[0]?.many ?? 0 };
}

export async function newestCompleted(tx: Tx, scope: Scope, most: number): Promise<readonly FileRow[]> {
  const { rows } = await tx.execute<Row>(sql`
    select ${COLUMNS} from ${FROM}
    where f.status = 3 and f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}
    order by f.uploaded_at desc limit ${most}`);
  return rows.map(toRow);
}

/** Names in a folder as they are compared, without one file's own. */
export async function fileNamesIn(
  tx: Tx,
  folderId: string,
  without: string | null = null,
): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ name_key: string }>(sql`
    select name_key from files
    where folder_id = ${folderId} and deleted_at is null and id is distinct from ${without}::uuid`);
  return new Set(rows.map((row) => row.name_key));
}

/** Name of a file in the folder with these bytes, among those that the caller sees. */
export async function nameOfSame(
  tx: Tx,
  scope: Scope,
  folderId: string,
  sha256: string,
): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select f.name from files f
    where f.folder_id = ${folderId} and f.sha256 = ${sha256} and f.deleted_at is null
      and ${ownedBy(scope, sql`f.owner_id`)} order by f.uploaded_at limit 1`);
  return rows[0]?.name ?? null;
}

export interface NewFile {
  readonly folderId: string;
  readonly name: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly blobKey: string;
}

/** Null when the name was taken in the meantime. */
export async function insertFile(tx: Tx, scope: Scope, file: NewFile): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into files (empresa_id, folder_id, owner_id, name, name_key, search_key, bytes, sha256, blob_key)
    values (${scope.empresaId}, ${file.folderId}, ${scope.userId}, ${file.name}, ${nameKey(file.name)},
      ${searchKey(file.name)}, ${file.bytes}, ${file.sha256}, ${file.blobKey})
    on conflict do nothing returning id`);
  return rows[0]?.id ?? null;
}

export async function changeFile(
  tx: Tx,
  id: string,
  change: { readonly name: string; readonly folderId: string },
): Promise<void> {
  await tx.execute(sql`
    update files set name = ${change.name}, name_key = ${nameKey(change.name)},
      search_key = ${searchKey(change.name)}, folder_id = ${change.folderId}
    where id = ${id}`);
}

/** Back to the queue, with the password of the user's "try again". */
export async function requeueFile(tx: Tx, id: string, password: Buffer | null): Promise<void> {
  await tx.execute(sql`
    update files set status = 0, reason = null, progress_done = null, progress_total = null, password = ${password}
    where id = ${id}`);
}
