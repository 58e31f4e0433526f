/** Files made, named, moved and sent back to the queue. */

import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { nameKey, searchKey } from './names.ts';
import { ownedBy } from './scope.ts';
import type { Scope } from './scope.ts';

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
