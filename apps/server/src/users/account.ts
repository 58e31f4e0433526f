/** What people do with their own account: a new password, and deleting it in two steps. */

import type { Language } from '@mavendoc/contract';
import type { CodeService } from '../codes/service.ts';
import { AppError } from '../platform/errors.ts';
import { hashPassword, passwordMatches } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import type { SessionService } from '../sessions/service.ts';
import type { Actor, UserService } from './service.ts';

export interface AccountService {
  changePassword(actor: Actor, current: string | undefined, password: string): Promise<void>;
  mailDeletionCode(actor: Actor, language: Language): Promise<void>;
  delete(actor: Actor, code: string): Promise<void>;
}

const WRONG_PASSWORDS = { name: 'own-password', limit: 10, windowSeconds: 900 } as const;

/** The pending deletion belongs to the session that asked for it. */
const challengeName = (actor: Actor): string => `delete-account:${actor.sessionId}`;

export function accountService(
  { db, audit, throttle }: Platform,
  users: UserService,
  sessions: SessionService,
  codes: CodeService,
): AccountService {
  return {
    async changePassword(actor, current, password) {
      await refuseWrongPassword(actor, current);
      const passwordHash = await hashPassword(password);
      await db.inTenant(actor.empresaId, async (tx) => {
        await users.change(tx, actor.userId, { passwordHash });
        if (actor.sessionId !== null) await sessions.passwordChanged(tx, actor.sessionId);
        await sessions.endAll(tx, actor.userId, actor.sessionId);
        await audit.record(tx, {
          empresaId: actor.empresaId,
          actorId: actor.userId,
          actor: actor.email,
          action: 'user.password-changed',
          target: `user:${actor.userId}`,
          ip: actor.ip,
        });
      });
    },
    async mailDeletionCode(actor, language) {
      const wait = await db.asPlatform(async (tx) => {
        await users.refuseLastAdmin(tx, actor);
        const seconds = await codes.waitForRequest(tx, actor.email);
        if (seconds > 0) return seconds;
        await codes.issue(
          tx,
          {
            purpose: 'delete-account',
            email: actor.email,
            userId: actor.userId,
            mailedPasswordUsed: false,
            language,
          },
          { name: challengeName(actor) },
        );
        return 0;
      });
      if (wait > 0) throw new AppError('tooManyRequests', { retryAfter: wait });
    },
    async delete(actor, code) {
      const { result } = await db.asPlatform(async (tx) => {
        const checked = await codes.check(tx, challengeName(actor), code);
        if (checked.result === 'right') await users.leave(tx, actor);
        return checked;
      });
      if (result === 'wrong') throw new AppError('invalidCode');
      if (result === 'expired') throw new AppError('expiredCode');
    },
  };

  /** Somebody who signed in with a mailed password, or never had one, has none to give. */
  async function refuseWrongPassword(actor: Actor, current: string | undefined): Promise<void> {
    if (actor.mustChangePassword) return;
    const { user, wait } = await db.asPlatform(async (tx) => ({
      user: await users.find(tx, actor.userId),
      wait: await throttle.count(tx, WRONG_PASSWORDS, actor.userId),
    }));
    if (wait > 0) throw new AppError('tooManyRequests', { retryAfter: wait });
    if (user?.passwordHash == null) return;
    if (!(await passwordMatches(user.passwordHash, current ?? ''))) throw new AppError('wrongPassword');
    await db.asPlatform(async (tx) => await throttle.forget(tx, WRONG_PASSWORDS, actor.userId));
  }
}
