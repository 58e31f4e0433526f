/** What the access report reads of the audit log. */

import { and, count, desc, eq } from 'drizzle-orm';
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
  const rows = await tx
    .select()
    .from(auditLog)
    .where(which)
    .orderBy(desc(auditLog.seq))
    .limit(size)
    .offset(page * size);
  const [counted] = await tx.select({ total: count() }).from(auditLog).where(which);
  const records = rows.map(({ actorId, actor, at, ip }) => ({ userId: actorId ?? '', email: actor, at, ip }));
  return { records, total: counted?.total ?? 0 };
}
