/** Files as the screens list them. */

import type { drive } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { reading } from '../platform/database/reading.ts';
import type { Reading } from '../platform/database/reading.ts';
import { COLUMNS, FROM, SHOWN, toWire } from './file-store.ts';
import type { ShownFile, StoredFile } from './file-store.ts';
import { searchKey } from './names.ts';
import { ownedBy } from './scope.ts';
import type { Scope } from './scope.ts';

const ORDERS: Readonly<Record<drive.ListQuery['sort'], SQL>> = {
  name: sql`f.search_key`,
  size: sql`f.bytes`,
  date: sql`f.uploaded_at`,
  status: sql`f.status`,
  pages: sql`f.page_count`,
};

const toFiles = (rows: readonly ShownFile[]): readonly drive.DriveFile[] => rows.map(toWire);

/** Those of the folder that the caller sees. */
const within = (scope: Scope, folderId: string): SQL =>
  sql`f.folder_id = ${folderId} and f.deleted_at is null and ${ownedBy(scope, sql`f.owner_id`)}`;

export function filesIn(
  scope: Scope,
  folderId: string,
  query: drive.ListQuery,
): Reading<readonly drive.DriveFile[]> {
  const direction = query.order === 'desc' ? sql`desc nulls last` : sql`asc nulls last`;
  const window =
    query.size === undefined ? sql`` : sql`limit ${query.size} offset ${query.page * query.size}`;
  return reading(
    sql`select ${SHOWN} from ${FROM} where ${within(scope, folderId)}
      order by ${ORDERS[query.sort]} ${direction}, f.id ${window}`,
    toFiles,
  );
}

/** Files of the folder that changed after the instant. */
export const changedIn = (scope: Scope, folderId: string, since: Date): Reading<readonly drive.DriveFile[]> =>
  reading(
    sql`select ${SHOWN} from ${FROM} where ${within(scope, folderId)} and f.changed_at > ${since.toISOString()}`,
    toFiles,
  );

export const countIn = (scope: Scope, folderId: string): Reading<number> =>
  reading(
    sql`select count(*)::integer as many from files f where ${within(scope, folderId)}`,
    ([row]: readonly { many: number }[]) => row?.many ?? 0,
  );

/** Other files with these bytes, wherever they are; oldest first. */
export async function withBytes(
  tx: Tx,
  scope: Scope,
  sha256: string,
  without: string,
  most: number,
): Promise<readonly drive.DriveFile[]> {
  const { rows } = await tx.execute<StoredFile>(sql`
    select ${COLUMNS} from ${FROM}
    where f.sha256 = ${sha256} and f.id <> ${without} and f.deleted_at is null
      and ${ownedBy(scope, sql`f.owner_id`)}
    order by f.uploaded_at limit ${most}`);
  return rows.map(toWire);
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
  const { rows } = await tx.execute<StoredFile>(sql`
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
