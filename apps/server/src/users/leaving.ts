/** Deactivated rows: what deleting a user means (decisions.md "Roles"). */

import type { CompanyService } from '../company/service.ts';
import { revokeKeysOf } from '../integration/service.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import type { SessionService } from '../sessions/service.ts';
import { recordOf } from './actor.ts';
import type { Actor } from './actor.ts';
import { refuseLastAdmin } from './keeping.ts';
import * as store from './store.ts';

export interface Leaving {
  /** Throws `lastAdmin` when others would be left without an Admin. */
  refuseLastAdmin(tx: Tx, who: Who): Promise<void>;
  /** Deletes the own account; the company of a last user is closed. Platform role. */
  leave(tx: Tx, actor: Actor): Promise<void>;
}

export const leaving = (
  platform: Platform,
  companies: CompanyService,
  sessions: SessionService,
): Leaving => ({
  refuseLastAdmin: async (tx, who) => {
    await refuseLastAdmin(tx, companies, who);
  },
  async leave(tx, actor) {
    const { users } = await refuseLastAdmin(tx, companies, actor);
    await deactivateRow(platform, tx, sessions, actor, actor.userId);
    await recordOf(platform, tx, actor, 'user.left', actor.userId);
    if (users <= 1) await companies.setDisabled(tx, actor.empresaId, true);
  },
});

/** Whoever comes back one day begins without a password, sessions and integration keys. */
export async function deactivateRow(
  platform: Platform,
  tx: Tx,
  sessions: SessionService,
  actor: Actor,
  id: string,
): Promise<void> {
  await store.changeUser(tx, id, {
    active: false,
    deactivatedAt: new Date(),
    passwordHash: null,
    mailedPasswordHash: null,
    mailedPasswordExpiresAt: null,
  });
  await sessions.endAll(tx, id, null);
  await revokeKeysOf(platform, tx, actor, id);
}
