import type { Language, removal as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { uuidArray } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';

export interface Choice {
  readonly categories?: readonly string[];
  readonly findings?: readonly string[];
}

export type Style = (typeof wire.STYLES)[number];
export type Level = (typeof wire.LEVELS)[number];

export interface NewRemoval {
  readonly empresaId: string;
  readonly fileId: string;
  readonly requestedBy: string;
  readonly style: Style;
  readonly level: Level;
  readonly language: Language;
  readonly choice: Choice;
  /** Null: no second approver is needed. */
  readonly approval: 'waiting' | null;
}

export interface RemovalRow extends Omit<NewRemoval, 'approval'> {
  readonly id: string;
  readonly approval: wire.Approval['state'] | null;
  readonly requesterName: string;
  readonly decidedBy: string | null;
  readonly deciderName: string | null;
  readonly decidedAt: Date | null;
  readonly decisionNote: string;
  readonly version: number;
  readonly state: 'pending' | 'processing' | 'removed' | 'error';
  readonly reason: wire.RemovalReason | null;
  readonly done: number;
  readonly total: number;
  readonly removed: Readonly<Record<string, number>>;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

export interface StoredRemoval extends Record<string, unknown> {
  readonly id: string;
  readonly empresa_id: string;
  readonly file_id: string;
  readonly version: number;
  readonly requested_by: string;
  readonly state: RemovalRow['state'];
  readonly reason: wire.RemovalReason | null;
  readonly style: Style;
  readonly level: Level;
  readonly language: Language;
  readonly choice: Choice;
  readonly done: number;
  readonly total: number;
  readonly removed: Record<string, number>;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly approval: RemovalRow['approval'];
  readonly requester_name: string;
  readonly decided_by: string | null;
  readonly decider_name: string | null;
  readonly decided_at: Date | null;
  readonly decision_note: string;
}

const instant = (date: Date | null): Date | null => (date === null ? null : new Date(date));

export const toRow = (row: StoredRemoval): RemovalRow => ({
  id: row.id,
  empresaId: row.empresa_id,
  fileId: row.file_id,
  version: row.version,
  requestedBy: row.requested_by,
  state: row.state,
  reason: row.reason,
  style: row.style,
  level: row.level,
  language: row.language,
  choice: row.choice,
  done: row.done,
  total: row.total,
  removed: row.removed,
  createdAt: new Date(row.created_at),
  finishedAt: instant(row.finished_at),
  approval: row.approval,
  requesterName: row.requester_name,
  decidedBy: row.decided_by,
  deciderName: row.decider_name,
  decidedAt: instant(row.decided_at),
  decisionNote: row.decision_note,
});

export const NAMED = sql`
  select r.*, a.name as requester_name, d.name as decider_name from removals r
  join users a on a.id = r.requested_by left join users d on d.id = r.decided_by`;

/** The newest removal of the file; the caller holds the lock of the file. Counts its version up. */
export async function insertRemoval(
  tx: Tx,
  removal: NewRemoval,
): Promise<{ readonly id: string; readonly version: number }> {
  const { rows } = await tx.execute<{ id: string; version: number }>(sql`
    with next as (
      update files set removal_version = removal_version + 1 where id = ${removal.fileId} returning removal_version
    )
    insert into removals (empresa_id, file_id, version, requested_by, style, level, language, choice,
      approval)
    select ${removal.empresaId}::uuid, ${removal.fileId}::uuid, removal_version, ${removal.requestedBy}::uuid,
      ${removal.style}, ${removal.level}, ${removal.language}, ${JSON.stringify(removal.choice)}::jsonb,
      ${removal.approval}::text
    from next returning id, version`);
  if (rows[0] === undefined) throw new Error('the file is gone');
  return rows[0];
}

export async function setPassword(tx: Tx, id: string, password: Buffer): Promise<void> {
  await tx.execute(sql`update removals set password = ${password} where id = ${id}`);
}

export async function newest(tx: Tx, fileId: string): Promise<RemovalRow | null> {
  const { rows } = await tx.execute<StoredRemoval>(
    sql`${NAMED} where r.file_id = ${fileId} order by r.version desc limit 1`,
  );
  return rows[0] === undefined ? null : toRow(rows[0]);
}

/** All of the file, last first. */
export async function allOf(tx: Tx, fileId: string): Promise<readonly RemovalRow[]> {
  const { rows } = await tx.execute<StoredRemoval>(
    sql`${NAMED} where r.file_id = ${fileId} order by r.version desc`,
  );
  return rows.map(toRow);
}

/** Takes back a removal that has not ended; the one before it is the newest again. Answers its id. */
export async function cancelNewest(tx: Tx, fileId: string): Promise<string | null> {
  return (await takeBack(tx, [fileId], sql`true`))[0] ?? null;
}

/** The same of many files, for what waits for nobody's approval. */
export async function withdrawQueued(tx: Tx, fileIds: readonly string[]): Promise<readonly string[]> {
  return await takeBack(tx, fileIds, sql`coalesce(approval, 'approved') = 'approved'`);
}

async function takeBack(tx: Tx, fileIds: readonly string[], which: SQL): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string; file_id: string }>(sql`
    delete from removals
    where file_id = any(${uuidArray(fileIds)}) and state in ('pending', 'processing') and ${which}
    returning id, file_id`);
  if (rows.length === 0) return [];
  await tx.execute(sql`
    update files f set removal_version = coalesce((select max(r.version) from removals r where r.file_id = f.id), 0)
    where f.id = any(${uuidArray(rows.map(({ file_id }) => file_id))})`);
  return rows.map(({ id }) => id);
}
