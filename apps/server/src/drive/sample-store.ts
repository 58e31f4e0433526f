import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { ownedBy } from './scope.ts';
import type { Scope } from './scope.ts';

/** The caller's sample in a folder; null when there is none outside the trash. */
export async function sampleIn(tx: Tx, scope: Scope, folderId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id from files f
    where f.folder_id = ${folderId} and f.sample and f.deleted_at is null
      and ${ownedBy({ ...scope, wholeCompany: false }, sql`f.owner_id`)} limit 1`);
  return rows[0]?.id ?? null;
}

export async function markSample(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update files set sample = true where id = ${id}`);
}

export async function isSample(tx: Tx, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`select 1 from files where id = ${id} and sample`);
  return rowCount === 1;
}
