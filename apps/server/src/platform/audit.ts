/** The log of who did what: rows are only added, and each carries a keyed hash of itself and of the row before it. */

import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './database/columns.ts';
import type { Tx } from './database/database.ts';
import type { DataKey, Secrets } from './secrets.ts';

export const auditLog = pgTable('audit_log', {
  empresaId: uuid('empresa_id').notNull(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  actorId: uuid('actor_id'),
  actor: text('actor').notNull(),
  action: text('action').notNull(),
  target: text('target').notNull(),
  detail: jsonb('detail').$type<AuditDetail>().notNull(),
  ip: text('ip').notNull(),
  keyId: integer('key_id').notNull(),
  hash: bytea('hash').notNull(),
});

const auditHeads = pgTable('audit_heads', {
  empresaId: uuid('empresa_id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: bytea('hash').notNull(),
});

export type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;

/** One action. Never names or contents of documents, nor anything found in them: ids say which. */
export interface AuditEntry {
  readonly empresaId: string;
  /** Null: the system or the operator. */
  readonly actorId: string | null;
  /** The actor's e-mail, or `operator`, or `system`. */
  readonly actor: string;
  /** Such as `auth.signed-in`, `user.created`, `file.removal-started`. */
  readonly action: string;
  /** Such as `user:<id>`, `file:<id>`. */
  readonly target: string;
  readonly detail?: AuditDetail;
  readonly ip: string;
}

export interface Audit {
  /** Adds a row in the caller's transaction: the action and its record stand or fall together. */
  record(tx: Tx, entry: AuditEntry): Promise<void>;
  /** Walks a company's chain; null when whole, else the first row that is not as it was written. */
  firstBroken(tx: Tx, empresaId: string): Promise<{ seq: number; why: string } | null>;
}

const watched = new AsyncLocalStorage<{ recorded: boolean }>();

/** Whether anything was recorded while the work was done. */
export async function noticingRecords<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly recorded: boolean }> {
  const seen = { recorded: false };
  const result = await watched.run(seen, work);
  return { result, recorded: seen.recorded };
}

const NO_HASH = Buffer.alloc(32);

export const auditWith = (secrets: Secrets): Audit => ({
  record: async (tx, entry) => await append(tx, entry, secrets.current('audit')),
  firstBroken: async (tx, empresaId) => await firstBroken(tx, empresaId, secrets),
});

async function append(tx: Tx, entry: AuditEntry, key: DataKey): Promise<void> {
  const { empresaId } = entry;
  const seen = watched.getStore();
  if (seen !== undefined) seen.recorded = true;
  await tx.insert(auditHeads).values({ empresaId, seq: 0, hash: NO_HASH }).onConflictDoNothing();
  const [head] = await tx.select().from(auditHeads).where(eq(auditHeads.empresaId, empresaId)).for('update');
  if (head === undefined) throw new Error('the audit log is out of reach in this transaction');
  const unhashed = {
    empresaId,
    seq: head.seq + 1,
    at: new Date(),
    actorId: entry.actorId,
    actor: entry.actor,
    action: entry.action,
    target: entry.target,
    detail: entry.detail ?? {},
    ip: entry.ip,
    keyId: key.id,
  };
  const hash = link(key, head.hash, unhashed);
  await tx.insert(auditLog).values({ ...unhashed, hash });
  await tx.update(auditHeads).set({ seq: unhashed.seq, hash }).where(eq(auditHeads.empresaId, empresaId));
}

type Unhashed = Omit<typeof auditLog.$inferSelect, 'hash'>;

function link(key: DataKey, before: Buffer, row: Unhashed): Buffer {
  const sorted = Object.entries(row.detail).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = [
    row.empresaId,
    row.seq,
    row.at.toISOString(),
    row.actorId,
    row.actor,
    row.action,
    row.target,
    sorted,
    row.ip,
    row.keyId,
  ];
  return createHmac('sha256', key.key).update(before).update(JSON.stringify(parts)).digest();
}

/** Rows read at a time. */
const BATCH = 1000;

async function firstBroken(
  tx: Tx,
  empresaId: string,
  secrets: Secrets,
): Promise<{ seq: number; why: string } | null> {
  let before: Buffer = NO_HASH;
  let seq = 0;
  for (;;) {
    const rows = await tx
      .select()
      .from(auditLog)
      .where(eq(auditLog.empresaId, empresaId))
      .orderBy(asc(auditLog.seq))
      .limit(BATCH)
      .offset(seq);
    for (const row of rows) {
      seq += 1;
      if (row.seq !== seq) return { seq, why: 'the row is missing' };
      const key = secrets.byId(row.keyId);
      if (key === undefined) return { seq, why: `its key ${row.keyId} is gone` };
      if (!link(key, before, row).equals(row.hash)) return { seq, why: 'the row was changed' };
      before = row.hash;
    }
    if (rows.length < BATCH) break;
  }
  const [head] = await tx.select().from(auditHeads).where(eq(auditHeads.empresaId, empresaId));
  const told = head ?? { seq: 0, hash: NO_HASH };
  return told.seq === seq && told.hash.equals(before)
    ? null
    : { seq: seq + 1, why: 'rows at the end are missing' };
}
