import type { Language, removal as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Scope } from '../drive/service.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Outage } from '../work/service.ts';

export interface Choice {
  readonly categories?: readonly string[];
  readonly findings?: readonly string[];
}

type Style = (typeof wire.STYLES)[number];
type Level = (typeof wire.LEVELS)[number];

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

interface Row extends Record<string, unknown> {
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

const toRow = (row: Row): RemovalRow => ({
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

const NAMED = sql`
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

export async function setPassword(tx: Tx, id: string, password: Buffer): Promise<void> {
  await tx.execute(sql`update removals set password = ${password} where id = ${id}`);
}

export async function newest(tx: Tx, fileId: string): Promise<RemovalRow | null> {
  const { rows } = await tx.execute<Row>(
    sql`${NAMED} where r.file_id = ${fileId} order by r.version desc limit 1`,
  );
  return rows[0] === undefined ? null : toRow(rows[0]);
}

/** A decision on the removal that waits for one. */
export async function decide(
  tx: Tx,
  id: string,
  decision: {
    readonly approval: 'approved' | 'refused';
    readonly userId: string;
    readonly note: string;
  },
): Promise<void> {
  const ended =
    decision.approval === 'refused'
      ? sql`, state = 'error', reason = 'refused', finished_at = now(), password = null`
      : sql``;
  await tx.execute(sql`
    update removals set approval = ${decision.approval}, decided_by = ${decision.userId}, decided_at = now(),
      decision_note = ${decision.note} ${ended}
    where id = ${id} and approval = 'waiting'`);
}

export interface Waiting {
  readonly removal: RemovalRow;
  readonly fileName: string;
  readonly folderId: string;
}

/** Those of visible files that wait for a decision, oldest first. */
export async function waitingForApproval(tx: Tx, scope: Scope, most: number): Promise<readonly Waiting[]> {
  const { rows } = await tx.execute<Row & { file_name: string; folder_id: string }>(sql`
    select n.*, f.name as file_name, f.folder_id from (${NAMED} where r.approval = 'waiting') n
    join files f on f.id = n.file_id
    where f.deleted_at is null and (${scope.wholeCompany} or f.owner_id = ${scope.userId})
    order by n.created_at, n.id limit ${most}`);
  return rows.map((row) => ({ removal: toRow(row), fileName: row.file_name, folderId: row.folder_id }));
}

export type TakenRemoval = Pick<
  RemovalRow,
  'id' | 'fileId' | 'version' | 'requestedBy' | 'style' | 'level' | 'language' | 'choice'
> & {
  /** Sealed; it is in the database no longer. */
  readonly password: Buffer | null;
};

/** State `processing`. Null: cancelled, gone, or nobody has approved it. The password can be taken once. */
export async function takeRemoval(tx: Tx, id: string): Promise<TakenRemoval | null> {
  const { rows } = await tx.execute<Row & { taken: Buffer | null }>(sql`
    with before as (
      select id, password as taken from removals
      where id = ${id} and state in ('pending', 'processing') and coalesce(approval, 'approved') = 'approved'
      for update
    )
    update removals r set state = 'processing', reason = null, password = null, done = 0, total = 0
    from before where r.id = before.id returning r.*, before.taken`);
  const row = rows[0];
  return row === undefined ? null : { ...toRow(row), password: row.taken };
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
    update removals set state = 'removed', reason = null, finished_at = now(), copy_key = ${copy.copyKey},
      copy_bytes = ${copy.copyBytes}, certificate_key = ${copy.certificateKey},
      removed = ${JSON.stringify(copy.removed)}::jsonb
    where id = ${id}`);
}

/** Takes back a removal that has not ended; the one before it is the newest again. Answers its id. */
export async function cancelNewest(tx: Tx, fileId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    delete from removals where file_id = ${fileId} and state in ('pending', 'processing') returning id`);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  await tx.execute(sql`
    update files set removal_version = coalesce((select max(version) from removals where file_id = ${fileId}), 0)
    where id = ${fileId}`);
  return id;
}

export interface Copy {
  readonly version: number;
  readonly copyKey: string;
  readonly bytes: number;
  readonly certificateKey: string;
}

/** The copy of the last removal that ended well. */
export async function latestCopy(tx: Tx, fileId: string): Promise<Copy | null> {
  const { rows } = await tx.execute<{
    version: number;
    copy_key: string;
    copy_bytes: string;
    certificate_key: string;
  }>(sql`
    select version, copy_key, copy_bytes, certificate_key from removals
    where file_id = ${fileId} and state = 'removed' order by version desc limit 1`);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    version: row.version,
    copyKey: row.copy_key,
    bytes: Number(row.copy_bytes),
    certificateKey: row.certificate_key,
  };
}
