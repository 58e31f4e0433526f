import { sql } from 'drizzle-orm';
import { uuidArray } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';
import { ownedBy } from './scope.ts';
import type { Scope } from './scope.ts';

export interface Trashed {
  readonly kind: 'file' | 'folder';
  readonly id: string;
  readonly name: string;
  readonly deletedAt: Date;
}

interface TrashRow extends Record<string, unknown> {
  readonly kind: 'file' | 'folder';
  readonly id: string;
  readonly name: string;
  readonly deleted_at: Date;
}

/** What was deleted by itself, last first: contents of a deleted folder go with it. */
export async function listTrashed(tx: Tx, scope: Scope): Promise<readonly Trashed[]> {
  const { rows } = await tx.execute<TrashRow>(sql`
    select 'folder' as kind, f.id, f.name, f.deleted_at from folders f
    where f.deleted_with = f.id and ${ownedBy(scope, sql`f.owner_id`)}
    union all
    select 'file', f.id, f.name, f.deleted_at from files f
    where f.deleted_with = f.id and ${ownedBy(scope, sql`f.owner_id`)}
    order by deleted_at desc`);
  return rows.map(({ deleted_at, ...row }) => ({ ...row, deletedAt: new Date(deleted_at) }));
}

export async function isTrashed(tx: Tx, scope: Scope, kind: 'file' | 'folder', id: string): Promise<boolean> {
  const table = kind === 'file' ? sql`files` : sql`folders`;
  const { rowCount } = await tx.execute(sql`
    select 1 from ${table} f where f.id = ${id} and f.deleted_with = f.id and ${ownedBy(scope, sql`f.owner_id`)}`);
  return rowCount === 1;
}

export interface TrashedFile {
  readonly id: string;
  readonly ownerId: string;
  readonly refunds: number;
  /** It waits to be indexed, or is. */
  readonly underWay: boolean;
}

/** The folder, what lies below it and the files in all of these. Answers the files. */
export async function trashFolder(tx: Tx, id: string): Promise<readonly TrashedFile[]> {
  await tx.execute(sql`
    with recursive below as (
      select id from folders where id = ${id}
      union all
      select c.id from folders c join below on c.parent_id = below.id where c.deleted_at is null
    )
    update folders set deleted_at = now(), deleted_with = ${id} where id in (select id from below)`);
  const { rows } = await tx.execute<{ id: string; owner_id: string; refunds: number; status: number }>(sql`
    update files set deleted_at = now(), deleted_with = ${id}, password = null
    where deleted_at is null and folder_id in (select id from folders where deleted_with = ${id})
    returning id, owner_id, refunds, status`);
  return rows.map(({ owner_id: ownerId, status, ...row }) => ({
    ...row,
    ownerId,
    underWay: status === 0 || status === 1,
  }));
}

export async function trashFile(tx: Tx, id: string): Promise<void> {
  await tx.execute(
    sql`update files set deleted_at = now(), deleted_with = ${id}, password = null where id = ${id}`,
  );
}

/** Files that come back while they still had work to do; the caller queues them again. */
export async function restoreFolder(tx: Tx, id: string): Promise<readonly string[]> {
  await tx.execute(sql`update folders set deleted_at = null, deleted_with = null where deleted_with = ${id}`);
  const { rows } = await tx.execute<{ id: string; status: number }>(sql`
    update files set deleted_at = null, deleted_with = null where deleted_with = ${id} returning id, status`);
  return rows.filter(({ status }) => [0, 1, 4, 5].includes(status)).map((row) => row.id);
}

export async function restoreFile(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ status: number }>(sql`
    update files set deleted_at = null, deleted_with = null where id = ${id} returning status`);
  return [0, 1, 4, 5].includes(rows[0]?.status ?? 2);
}

export interface TrashedItem {
  readonly name: string;
  /** Parent of a folder, folder of a file. */
  readonly above: string | null;
  readonly aboveExists: boolean;
}

export async function readTrashed(tx: Tx, kind: 'file' | 'folder', id: string): Promise<TrashedItem> {
  const { rows } = await tx.execute<{ name: string; above: string | null; exists: boolean }>(
    kind === 'file'
      ? sql`select f.name, f.folder_id as above, p.deleted_at is null as exists
          from files f join folders p on p.id = f.folder_id where f.id = ${id} for update of f`
      : sql`select f.name, f.parent_id as above, f.parent_id is null or p.deleted_at is null as exists
          from folders f left join folders p on p.id = f.parent_id where f.id = ${id} for update of f`,
  );
  const row = rows[0];
  if (row === undefined) throw new Error('the item is gone');
  return { name: row.name, above: row.above, aboveExists: row.exists };
}

/** Deletes files for ever. Answers the keys of everything that was stored of them. */
export async function deleteFiles(tx: Tx, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const list = uuidArray(ids);
  // files before what hangs on them, as everywhere
  await tx.execute(sql`select 1 from files where id = any(${list}) order by id for update`);
  const removals = await tx.execute<{ id: string; copy_key: string | null; certificate_key: string | null }>(
    sql`select id, copy_key, certificate_key from removals where file_id = any(${list})`,
  );
  const pictures = await tx.execute<{ key: string }>(
    sql`select key from page_pictures where file_id = any(${list})`,
  );
  const { rows } = await tx.execute<{ blob_key: string; inspection_key: string | null }>(
    sql`delete from files where id = any(${list}) returning blob_key, inspection_key`,
  );
  const subjects = [...ids, ...removals.rows.map(({ id }) => id)];
  await tx.execute(sql`delete from work_items where subject = any(${uuidArray(subjects)})`);
  const keys = [
    ...removals.rows.flatMap(({ copy_key, certificate_key }) => [copy_key, certificate_key]),
    ...pictures.rows.map(({ key }) => key),
    ...rows.flatMap(({ blob_key, inspection_key }) => [blob_key, inspection_key]),
  ];
  return keys.filter((key) => key !== null);
}

/** Files of a trash entry; for a folder also those below that were in the trash before. */
export async function filesUnder(tx: Tx, kind: 'file' | 'folder', id: string): Promise<readonly string[]> {
  if (kind === 'file') return [id];
  const { rows } = await tx.execute<{ id: string }>(sql`
    with recursive below as (
      select id from folders where id = ${id}
      union all
      select c.id from folders c join below on c.parent_id = below.id
    )
    select id from files where folder_id in (select id from below)`);
  return rows.map((row) => row.id);
}

export async function deleteFolders(tx: Tx, id: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with recursive below as (
      select id from folders where id = ${id}
      union all
      select c.id from folders c join below on c.parent_id = below.id
    )
    delete from folders where id in (select id from below)`);
  return rowCount ?? 0;
}

/** Trash entries that were deleted before the instant. */
export async function trashedBefore(
  tx: Tx,
  before: Date,
): Promise<readonly { readonly kind: 'file' | 'folder'; readonly id: string }[]> {
  const { rows } = await tx.execute<{ kind: 'file' | 'folder'; id: string }>(sql`
    select 'folder' as kind, id from folders where deleted_with = id and deleted_at < ${before.toISOString()}
    union all
    select 'file', id from files where deleted_with = id and deleted_at < ${before.toISOString()}`);
  return rows;
}

/** Files that came before the instant, wherever they are; oldest first. */
export async function uploadedBefore(tx: Tx, before: Date, most: number): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from files where uploaded_at < ${before.toISOString()} order by uploaded_at limit ${most}`);
  return rows.map(({ id }) => id);
}
