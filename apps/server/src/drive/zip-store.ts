import type { Language } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import { uuidArray } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';
import { ownedBy } from './scope.ts';
import type { Scope } from './scope.ts';

/** A file and the folder inside the ZIP that it goes to; '' is the top. */
export interface ZipEntry {
  readonly id: string;
  readonly folder: string;
}

export interface ZipOrder {
  readonly language: Language;
  readonly content: 'originals' | 'copies' | 'best';
  readonly certificates: boolean;
  readonly entries: readonly ZipEntry[];
}

export async function insertOrder(tx: Tx, scope: Scope, order: ZipOrder): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into zip_orders (empresa_id, user_id, language, content, certificates, entries)
    values (${scope.empresaId}, ${scope.userId}, ${order.language}, ${order.content},
      ${order.certificates}, ${JSON.stringify(order.entries)}::jsonb)
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('nothing was inserted');
  return id;
}

export async function findOrder(
  tx: Tx,
  id: string,
): Promise<(ZipOrder & { readonly userId: string }) | null> {
  const { rows } = await tx.execute<{
    user_id: string;
    language: Language;
    content: ZipOrder['content'];
    certificates: boolean;
    entries: ZipEntry[];
  }>(sql`select user_id, language, content, certificates, entries from zip_orders where id = ${id}`);
  const row = rows[0];
  if (row === undefined) return null;
  const { user_id: userId, ...rest } = row;
  return { ...rest, userId };
}

export async function dropOrdersBefore(tx: Tx, before: Date): Promise<void> {
  await tx.execute(sql`delete from zip_orders where created_at < ${before.toISOString()}`);
}

/** How many of these folders the caller sees. */
export async function countFolders(tx: Tx, scope: Scope, ids: readonly string[]): Promise<number> {
  const { rows } = await tx.execute<{ many: number }>(sql`
    select count(*)::integer as many from folders f
    where f.id = any(${uuidArray(ids)}) and f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}`);
  return rows[0]?.many ?? 0;
}

/**
 * Files of folders and of all below them, at most so many, with the path of their folder from the named one on, names joined
 * by "/". A folder that lies within another of them comes with that one only, so that each is walked through once.
 */
export async function entriesUnder(
  tx: Tx,
  scope: Scope,
  folders: readonly string[],
  most: number,
): Promise<readonly ZipEntry[]> {
  const { rows } = await tx.execute<{ id: string; folder: string }>(sql`
    with recursive inside as (
      select id from folders where parent_id = any(${uuidArray(folders)}) and deleted_at is null
      union
      select c.id from folders c join inside on c.parent_id = inside.id where c.deleted_at is null
    ), below as (
      select id, name as path, id as top from folders
      where id = any(${uuidArray(folders)}) and deleted_at is null and id not in (select id from inside)
      union all
      select c.id, below.path || '/' || c.name, below.top from folders c join below on c.parent_id = below.id
      where c.deleted_at is null
    )
    select f.id, below.path as folder from files f join below on below.id = f.folder_id
    where f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}
    order by array_position(${uuidArray(folders)}, below.top), below.path, f.search_key, f.id
    limit ${most}`);
  return rows;
}
