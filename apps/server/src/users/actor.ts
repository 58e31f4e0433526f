import type { Tx } from '../platform/database/database.ts';
import type { AuditDetail } from '../platform/audit.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';

/** Who does it, and from where. */
export type Actor = Who & { readonly ip: string };

/** Writes down what somebody did to a user. */
export async function recordOf(
  { audit }: Pick<Platform, 'audit'>,
  tx: Tx,
  { empresaId, userId: actorId, email, ip }: Actor,
  action: string,
  id: string,
  detail: AuditDetail = {},
): Promise<void> {
  await audit.record(tx, { empresaId, actorId, actor: email, action, target: `user:${id}`, detail, ip });
}
