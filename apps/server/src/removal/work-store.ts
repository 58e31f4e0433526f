/** The states of a removal, written by the worker. */

import type { removal as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import type { Outage } from '../work/service.ts';
import { toRow } from './store.ts';
import type { RemovalRow, StoredRemoval } from './store.ts';

export type TakenRemoval = Pick<
  RemovalRow,
  'id' | 'fileId' | 'version' | 'requestedBy' | 'style' | 'level' | 'language' | 'choice'
> & {
  /** Sealed. It stays until this removal ends, however: a worker that dies leaves it to the next. */
  readonly password: Buffer | null;
};

/** The file before its removals, as everywhere. Each change of a state below ends in a change of the file. */
export async function lockFileOf(tx: Tx, removalId: string): Promise<void> {
  await tx.execute(sql`
    select 1 from files where id = (select file_id from removals where id = ${removalId}) for update`);
}

/** State `processing`. Null: cancelled, gone, or nobody has approved it. */
export async function takeRemoval(tx: Tx, id: string): Promise<TakenRemoval | null> {
  const { rows } = await tx.execute<StoredRemoval & { password: Buffer | null }>(sql`
    update removals set state = 'processing', reason = null, done = 0, total = 0
    where id = ${id} and state in ('pending', 'processing') and coalesce(approval, 'approved') = 'approved'
    returning *`);
  const row = rows[0];
  return row === undefined ? null : { ...toRow(row), password: row.password };
}

export async function noteProgress(tx: Tx, id: string, done: number, total: number): Promise<void> {
  await tx.execute(
    sql`update removals set done = ${done}, total = ${total} where id = ${id} and state = 'processing'`,
  );
}

/** Back to `pending`, with what it waits for. */
export async function noteOutage(tx: Tx, id: string, outage: Outage): Promise<void> {
  await tx.execute(sql`
    update removals set state = 'pending', reason = ${outage}, done = 0, total = 0
    where id = ${id} and state = 'processing'`);
}

/** Which one it was; null: it is gone. */
export async function noteFailure(
  tx: Tx,
  id: string,
  reason: wire.RemovalReason,
): Promise<{ readonly documentId: string; readonly version: number } | null> {
  const { rows } = await tx.execute<{ documentId: string; version: number }>(sql`
    update removals set state = 'error', reason = ${reason}, password = null, finished_at = now() where id = ${id}
    returning file_id as "documentId", version`);
  return rows[0] ?? null;
}

export async function noteSuccess(
  tx: Tx,
  id: string,
  copy: {
    readonly copyKey: string;
    readonly copyBytes: number;
    readonly certificateKey: string;
    readonly removed: Readonly<Record<string, number>>;
  },
): Promise<void> {
  await tx.execute(sql`
    update removals set state = 'removed', reason = null, finished_at = now(), password = null, copy_key = ${copy.copyKey},
      copy_bytes = ${copy.copyBytes}, certificate_key = ${copy.certificateKey},
      removed = ${JSON.stringify(copy.removed)}::jsonb
    where id = ${id}`);
}
