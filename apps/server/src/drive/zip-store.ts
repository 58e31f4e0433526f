import type { drive, Language } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { ownedBy } from './scope.ts';
import type { Scope } from './scope.ts';

/** A file and the folder inside the ZIP that it goes to; '' is the top. */
export interface ZipEntry {
  readonly id: string;
  readonly folder: string;
}

export interface ZipOrder {
  readonly userId: string;
  readonly wholeCompany: boolean;
  readonly language: Language;
  readonly content: 'originals' | 'copies' | 'best';
  readonly certificates: boolean;
  readonly entries: readonly ZipEntry[];
}

export async function insertOrder(tx: Tx, empresaId: string, order: ZipOrder): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into zip_orders (empresa_id, user_id, whole_company, language, content, certificates, entries)
    values (${empresaId}, ${order.userId}, ${order.wholeCompany}, ${order.language}, ${order.content},
      ${order.certificates}, ${JSON.stringify(order.entries)}::jsonb)
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('nothing was inserted');
  return id;
}

export async function findOrder(tx: Tx, id: string): Promise<ZipOrder | null> {
  const { rows } = await tx.execute<{
    user_id: string;
    whole_company: boolean;
    language: Language;
    content: ZipOrder['content'];
    certificates: boolean;
    entries: ZipEntry[];
  }>(sql`select * from zip_orders where id = ${id}`);
  const row = rows[0];
  if (row === undefined) return null;
  const { user_id: userId, whole_company: wholeCompany, ...rest } = row;
  return { ...rest, userId, wholeCompany };
}

export async function dropOrdersBefore(tx: Tx, before: Date): Promise<void> {
  await tx.execute(sql`delete from zip_orders where created_at < ${before.toISOString()}`);
}

/** Files of a folder and of all below it, with the path of their folder from this one on, names joined by "/". */
export async function entriesUnder(tx: Tx, scope: Scope, folder: drive.Folder): Promise<readonly ZipEntry[]> {
  const { rows } = await tx.execute<{ id: string; folder: string }>(sql`
    with recursive below as (
      select id, name as path from folders where id = ${folder.id} and deleted_at is null
      union all
      select c.id, below.path || '/' || c.name from folders c join below on c.parent_id = below.id
      where c.deleted_at is null
    )
    select f.id, below.path as folder from files f join below on below.id = f.folder_id
    where f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}
    order by below.path, f.search_key, f.id`);
  return rows;
}
