/** Deactivated rows: what deleting a user means (decisions.md "Roles"). */

import { PROFILE } from '@mavendoc/contract';
import type { CompanyService } from '../company/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import type { SessionService } from '../sessions/service.ts';
import { recordOf } from './actor.ts';
import type { Actor } from './actor.ts';
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
    await refuseLastAdmin(tx, who);
  },
  async leave(tx, actor) {
    const { users } = await refuseLastAdmin(tx, actor);
    await deactivateRow(tx, sessions, actor.userId);
    await recordOf(platform, tx, actor, 'user.left', actor.userId);
    if (users <= 1) await companies.setDisabled(tx, actor.empresaId, true);
  },
});

export async function deactivateRow(tx: Tx, sessions: SessionService, id: string): Promise<void> {
  await store.changeUser(tx, id, {
    active: false,
    deactivatedAt: new Date(),
    passwordHash: null,
    mailedPasswordHash: null,
    mailedPasswordExpiresAt: null,
  });
  await sessions.endAll(tx, id, null);
}

async function refuseLastAdmin(tx: Tx, who: Who): Promise<store.ActiveCounts> {
  const counts = await store.countActive(tx, who.empresaId);
  const isLastAdmin = who.profile === PROFILE.admin && counts.admins <= 1;
  if (isLastAdmin && counts.users > 1) throw new AppError('lastAdmin');
  return counts;
}
