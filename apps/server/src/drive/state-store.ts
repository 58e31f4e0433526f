/** The statuses of a file, written by the worker and by credits that come. */

import type { drive } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import type { Outage } from '../work/service.ts';

export interface TakenFile {
  readonly ownerId: string;
  readonly blobKey: string;
  readonly refunds: number;
  /** Sealed. It stays until this indexing ends, however: a worker that dies leaves it to the next. */
  readonly password: Buffer | null;
}

/** Status 1. Null: the file is gone, in the trash, or was cancelled meanwhile. */
export async function takeFile(tx: Tx, id: string): Promise<TakenFile | null> {
  const { rows } = await tx.execute<{
    owner_id: string;
    blob_key: string;
    refunds: number;
    password: Buffer | null;
  }>(sql`
    update files set status = 1, reason = null, progress_done = null, progress_total = null
    where id = ${id} and deleted_at is null and status in (0, 1, 4, 5)
    returning owner_id, blob_key, refunds, password`);
  const row = rows[0];
  if (row === undefined) return null;
  return { ownerId: row.owner_id, blobKey: row.blob_key, refunds: row.refunds, password: row.password };
}

/** False: the file is not being indexed any more. When true, nobody cancels it before this transaction ends. */
export async function noteFacts(
  tx: Tx,
  id: string,
  facts: { readonly pageCount: number; readonly encrypted: boolean },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update files set page_count = ${facts.pageCount}, encrypted = ${facts.encrypted}
    where id = ${id} and status = 1 and deleted_at is null`);
  return rowCount === 1;
}

export async function noteProgress(tx: Tx, id: string, done: number, total: number): Promise<void> {
  await tx.execute(
    sql`update files set progress_done = ${done}, progress_total = ${total} where id = ${id} and status = 1`,
  );
}

export async function refuseFile(tx: Tx, id: string, reason: drive.FileReason): Promise<void> {
  await tx.execute(sql`update files set status = 2, reason = ${reason}, password = null where id = ${id}`);
}

/** Back to status 0, with what it waits for. */
export async function noteOutage(tx: Tx, id: string, outage: Outage): Promise<void> {
  await tx.execute(sql`
    update files set status = 0, reason = ${outage}, progress_done = null, progress_total = null
    where id = ${id} and status = 1`);
}

/** 4 or 5: until credits come, which may take weeks: a password is asked for again then. */
export async function awaitCredits(tx: Tx, id: string, status: 4 | 5): Promise<void> {
  await tx.execute(sql`update files set status = ${status}, password = null where id = ${id}`);
}

export async function countRefund(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update files set refunds = refunds + 1 where id = ${id}`);
}

/** Status 3, without the password. Answers the key of the inspection that was there before. */
export async function completeFile(
  tx: Tx,
  id: string,
  inspectionKey: string,
  found: Readonly<Record<string, number>>,
): Promise<string | null> {
  const { rows } = await tx.execute<{ inspection_key: string | null }>(sql`
    with before as (select id, inspection_key from files where id = ${id} for update)
    update files f set status = 3, reason = null, inspection_key = ${inspectionKey},
      found = ${JSON.stringify(found)}::jsonb, progress_done = null, progress_total = null, password = null
    from before where f.id = before.id returning before.inspection_key`);
  if (rows.length === 0) throw new Error('the file is gone');
  return rows[0]?.inspection_key ?? null;
}

/** Locks what waits for credits, so that whoever has one of these files is waited for before the account is locked. */
export async function holdWaiting(tx: Tx): Promise<void> {
  await tx.execute(sql`select 1 from files where status in (4, 5) order by id for update`);
}

/** 4 and 5 to 0. */
export async function waitingToQueue(tx: Tx): Promise<void> {
  await tx.execute(sql`update files set status = 0 where status in (4, 5) and deleted_at is null`);
}
