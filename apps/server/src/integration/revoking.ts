/** Keys that end with the right to have any. */

import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';

/** Ends every key that this user made, for good: taking the user back revives none. */
export async function revokeKeysOf(
  { audit }: Pick<Platform, 'audit'>,
  tx: Tx,
  actor: Who & { readonly ip: string },
  userId: string,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update api_keys set revoked_at = now() where user_id = ${userId} and revoked_at is null returning id`);
  const { empresaId, userId: actorId, email, ip } = actor;
  for (const { id } of rows) {
    const detail = { because: `user:${userId}` };
    const target = `api-key:${id}`;
    await audit.record(tx, {
      empresaId,
      actorId,
      actor: email,
      action: 'api-key.revoked',
      target,
      detail,
      ip,
    });
  }
}
