/** What became of the mails to a user: shown in the list of users, and told to whoever invited it. */

import { tellUser } from '../notices/service.ts';
import { withinTenant } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './store.ts';

/** Hears of mails that are `about` a `user` of a `company`, perhaps one whom an `inviter` added. */
export function followMails(platform: Platform): void {
  const { db, audit, mailer } = platform;
  mailer.onOutcome(async ({ user: id, company: empresaId, inviter }, outcome) => {
    if (id === undefined || empresaId === undefined) return;
    await db.asPlatform(async (tx) => {
      const before = await store.findUser(tx, id);
      if (before === null || !before.active) return;
      await store.changeUser(tx, id, { mailStatus: outcome, mailStatusAt: new Date() });
      if (outcome === 'sent' || before.mailStatus === 'failed') return;
      await withinTenant(tx, empresaId, async () => {
        const [action, target] = ['user.mail-undeliverable', `user:${id}`];
        await audit.record(tx, { empresaId, actorId: null, actor: 'system', action, target, ip: '' });
      });
      const told = inviter === undefined ? null : await store.findUser(tx, inviter);
      if (told?.active === true) {
        await tellUser(platform, tx, told, { kind: 'undeliverable', to: before.email });
      }
    });
  });
}
