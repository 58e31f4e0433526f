/** What people decided, kept as changes one after the other: undoing takes the last one back, history tells them all. */

import type { Target } from '@mavendoc/anonymizer';
import type { review as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Category } from '@mavendoc/detector';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Secrets } from '../platform/secrets.ts';

/** Something that a person added. */
export interface AddedMark {
  readonly id: string;
  /** As it is shown; empty over a picture. */
  readonly text: string;
  readonly category: Category;
  readonly areas: Target['areas'];
  readonly basis: string | null;
  /** A drawn box takes out what lies under it; its text is not looked for elsewhere. */
  readonly drawn: boolean;
}

export type Change =
  | {
      readonly kind: 'decide';
      readonly findings: readonly string[];
      readonly decision: 'remove' | 'keep';
      /** Left out: as it was. */
      readonly basis?: string | null;
    }
  | { readonly kind: 'add'; readonly marks: readonly AddedMark[] };

export interface MadeChange {
  readonly by: string;
  readonly at: Date;
  readonly change: Change;
}

const context = (fileId: string): string => `review:${fileId}`;

const actionOf = (change: Change): 'remove' | 'keep' | 'add' =>
  change.kind === 'add' ? 'add' : change.decision;

const countOf = (change: Change): number =>
  change.kind === 'add' ? change.marks.length : change.findings.length;

interface Whose {
  readonly empresaId: string;
  readonly userId: string;
  readonly fileId: string;
}

/** Of a document, undone ones too, and bytes of those that stand: all of them are read with each look at it. */
const MOST_CHANGES = 20_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** @throws tooManyChanges */
export async function addChange(tx: Tx, secrets: Secrets, whose: Whose, change: Change): Promise<void> {
  const payload = secrets.seal(JSON.stringify(change), context(whose.fileId));
  const { rows } = await tx.execute<{ many: number; bytes: number }>(sql`
    select count(*)::integer as many, coalesce(sum(octet_length(payload)), 0)::float8 as bytes
    from review_changes where file_id = ${whose.fileId}`);
  const { many = 0, bytes = 0 } = rows[0] ?? {};
  if (many >= MOST_CHANGES || bytes + payload.length > MOST_BYTES) throw new AppError('tooManyChanges');
  await tx.execute(sql`
    insert into review_changes (empresa_id, file_id, user_id, action, count, payload)
    values (${whose.empresaId}, ${whose.fileId}, ${whose.userId}, ${actionOf(change)}, ${countOf(change)}, ${payload})`);
}

/** Changes that stand, first to last. */
export async function readChanges(tx: Tx, secrets: Secrets, fileId: string): Promise<readonly MadeChange[]> {
  const { rows } = await tx.execute<{ name: string; at: Date; payload: Buffer }>(sql`
    select u.name, c.at, c.payload from review_changes c join users u on u.id = c.user_id
    where c.file_id = ${fileId} and c.undone_at is null order by c.id`);
  return rows.map(({ name, at, payload }) => ({
    by: name,
    at: new Date(at),
    change: JSON.parse(secrets.open(payload, context(fileId)).toString('utf8')) as Change,
  }));
}

export async function canUndo(tx: Tx, { fileId, userId }: Whose): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from review_changes where file_id = ${fileId} and user_id = ${userId} and undone_at is null limit 1`);
  return rowCount === 1;
}

/** Takes the user's own last change back, for ever; false when there is none. */
export async function undoLast(tx: Tx, { fileId, userId }: Whose): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update review_changes set undone_at = now(), payload = '' where id = (
      select max(id) from review_changes
      where file_id = ${fileId} and user_id = ${userId} and undone_at is null)`);
  return rowCount === 1;
}

/** A removal of the file waits for its approval, for a worker, or runs: what it takes out must stay as it was asked for. */
export async function isSettled(tx: Tx, fileId: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from removals where file_id = ${fileId} and state in ('pending', 'processing') limit 1`);
  return rowCount === 1;
}

/** A panel shows them all. */
const MOST_SHOWN = 500;

/** The upload, changes and removals, last first. */
export async function history(
  tx: Tx,
  fileId: string,
): Promise<{ at: string; by: string; action: HistoryAction; count: number; undone: boolean }[]> {
  const { rows } = await tx.execute<{
    at: Date;
    by: string;
    action: HistoryAction;
    count: number;
    undone: boolean;
  }>(sql`
    select c.at, u.name as by, c.action, c.count, c.undone_at is not null as undone
    from review_changes c join users u on u.id = c.user_id where c.file_id = ${fileId}
    union all
    select r.created_at, u.name, 'removal',
      coalesce((select sum(value::integer) from jsonb_each_text(r.removed)), 0)::integer, false
    from removals r join users u on u.id = r.requested_by where r.file_id = ${fileId}
    union all
    select f.uploaded_at, u.name, 'upload', 1, false
    from files f join users u on u.id = f.owner_id where f.id = ${fileId}
    order by at desc limit ${MOST_SHOWN}`);
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }));
}

type HistoryAction = wire.HistoryEntry['action'];
