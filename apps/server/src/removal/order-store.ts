/** A removal ordered with the upload, which starts by itself once the file is completed. */

import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import type { Level, Style } from './store.ts';

/** Left out: the company's. */
export interface Order {
  readonly style?: Style | undefined;
  readonly level?: Level | undefined;
}

/** What was ordered with the upload, once. Null: nothing, or the file needs a password that nobody kept. */
export async function takeOrder(
  tx: Tx,
  fileId: string,
): Promise<(Order & { readonly requestedBy: string }) | null> {
  const { rows } = await tx.execute<{ owner: string; ordered: Order | null }>(sql`
    with before as (select id, auto_removal from files where id = ${fileId} for update)
    update files f set auto_removal = null from before
    where f.id = before.id and not f.encrypted returning f.owner_id as owner, before.auto_removal as ordered`);
  const row = rows[0];
  return row === undefined || row.ordered === null ? null : { requestedBy: row.owner, ...row.ordered };
}

export async function orderRemoval(tx: Tx, fileId: string, order: Order): Promise<void> {
  await tx.execute(sql`update files set auto_removal = ${JSON.stringify(order)}::jsonb where id = ${fileId}`);
}
