/** What the access report reads of the audit log. */

import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { auditLog } from '../platform/audit.ts';
import type { Tx } from '../platform/database/database.ts';

export interface SignIn {
  readonly userId: string;
  readonly email: string;
  readonly at: Date;
  readonly ip: string;
}

/** Sign-ins of the transaction's company, newest first. `page` counts from 0. */
export async function signIns(
  tx: Tx,
  empresaId: string,
  { page, size }: { page: number; size: number },
): Promise<{ records: readonly SignIn[]; total: number }> {
  const which = and(eq(auditLog.empresaId, empresaId), eq(auditLog.action, 'auth.signed-in'));
  // numbers first: a page far back passes over an index, not over rows
  const numbers = await tx
    .select({ seq: auditLog.seq })
    .from(auditLog)
    .where(which)
    .orderBy(desc(auditLog.seq))
    .limit(size)
    .offset(page * size);
  const shown = numbers.map(({ seq }) => seq);
  const rows = await tx
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.empresaId, empresaId), inArray(auditLog.seq, shown)))
    .orderBy(desc(auditLog.seq));
  const { rows: counted } = await tx.execute<{ total: number }>(
    sql`select many::integer as total from sign_in_counts where empresa_id = ${empresaId}`,
  );
  const records = rows.map(({ actorId, actor, at, ip }) => ({ userId: actorId ?? '', email: actor, at, ip }));
  return { records, total: counted[0]?.total ?? 0 };
}

/** The next sign-ins below this number of the log, newest first; null: from the newest on. */
export async function signInsBelow(
  tx: Tx,
  empresaId: string,
  below: number | null,
  most: number,
): Promise<readonly (SignIn & { readonly seq: number })[]> {
  const which = [eq(auditLog.empresaId, empresaId), eq(auditLog.action, 'auth.signed-in')];
  if (below !== null) which.push(lt(auditLog.seq, below));
  const rows = await tx
    .select()
    .from(auditLog)
    .where(and(...which))
    .orderBy(desc(auditLog.seq))
    .limit(most);
  return rows.map(({ seq, actorId, actor, at, ip }) => ({
    seq,
    userId: actorId ?? '',
    email: actor,
    at,
    ip,
  }));
}

/** Entries that one export step reads. */
const STEP = 1000;

/** The company's entries after a number, oldest first, as they leave for another machine. Platform role. */
export async function entriesAfter(tx: Tx, empresaId: string, after: number) {
  const rows = await tx
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.empresaId, empresaId), gt(auditLog.seq, after)))
    .orderBy(asc(auditLog.seq))
    .limit(STEP);
  return rows.map(({ hash, ...row }) => ({ ...row, hash: hash.toString('hex') }));
}
