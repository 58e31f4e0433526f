/** What people do with their own account: a new password, and deleting it in two steps. */

import type { Language } from '@mavendoc/contract';
import type { CodeService } from '../codes/service.ts';
import type { CompanyService } from '../company/service.ts';
import { tellUser } from '../notices/service.ts';
import { withinTenant } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import { hashPassword, passwordMatches } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import { deviceOf, requireRecentSignIn } from '../sessions/service.ts';
import type { SessionService } from '../sessions/service.ts';
import { recordOf } from './actor.ts';
import type { Actor } from './actor.ts';
import { isEasyPassword } from './easy-passwords.ts';
import type { UserRow, UserService } from './service.ts';

export interface AccountService {
  /** Throws `commonPassword` for one that is easily guessed. */
  changePassword(
    actor: Actor & { userAgent: string },
    current: string | undefined,
    password: string,
  ): Promise<void>;
  mailDeletionCode(actor: Actor, language: Language): Promise<void>;
  delete(actor: Actor, code: string): Promise<void>;
}

const WRONG_PASSWORDS = { name: 'own-password', limit: 10, windowSeconds: 900 } as const;

/** The pending deletion belongs to the session that asked for it. */
const challengeName = (actor: Actor): string => `delete-account:${actor.sessionId}`;

export function accountService(
  platform: Platform,
  companies: CompanyService,
  users: UserService,
  sessions: SessionService,
  codes: CodeService,
): AccountService {
  const { db, throttle } = platform;
  return {
    async changePassword(actor, current, password) {
      const user = await db.inTenant(actor.empresaId, async (tx) => await users.find(tx, actor.userId));
      if (user === null) throw new AppError('notFound');
      await refuseStranger(actor, user, current);
      await refuseEasy(actor, user, password);
      const passwordHash = await hashPassword(password);
      await db.inTenant(actor.empresaId, async (tx) => {
        await users.change(tx, actor.userId, { passwordHash });
        if (actor.sessionId !== null) await sessions.passwordChanged(tx, actor.sessionId);
        await sessions.endAll(tx, actor.userId, actor.sessionId);
        await recordOf(platform, tx, actor, 'user.password-changed', actor.userId);
        const { ip, userAgent } = actor;
        await tellUser(platform, tx, user, { kind: 'password-changed', ip, device: deviceOf(userAgent) });
      });
    },
    async mailDeletionCode(actor, language) {
      const wait = await db.asPlatform(async (tx) => {
        await users.refuseLastAdmin(tx, actor);
        // counted apart from sign-ins, which strangers may ask for
        const { triesOf, wait: seconds } = await codes.request(tx, [`user ${actor.userId}`]);
        if (seconds > 0) return seconds;
        await codes.issue(
          tx,
          {
            purpose: 'delete-account',
            email: actor.email,
            triesOf,
            userId: actor.userId,
            empresaId: actor.empresaId,
            mailedPasswordUsed: false,
            language,
          },
          { name: challengeName(actor) },
        );
        await withinTenant(tx, actor.empresaId, async () => {
          await recordOf(platform, tx, actor, 'user.deletion-begun', actor.userId);
        });
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

  /** The present password, or, where there is none, a sign-in of just now, which a mailed password always is. */
  async function refuseStranger(actor: Actor, user: UserRow, current: string | undefined): Promise<void> {
    if (actor.mustChangePassword) return;
    if (user.passwordHash === null) {
      requireRecentSignIn(actor);
      return;
    }
    const wait = await db.asPlatform(async (tx) => await throttle.count(tx, WRONG_PASSWORDS, actor.userId));
    if (wait > 0) throw new AppError('tooManyRequests', { retryAfter: wait });
    if (!(await passwordMatches(user.passwordHash, current ?? ''))) throw new AppError('wrongPassword');
    await db.asPlatform(async (tx) => await throttle.forget(tx, WRONG_PASSWORDS, actor.userId));
  }

  async function refuseEasy(actor: Actor, user: UserRow, password: string): Promise<void> {
    const company = await db.inTenant(
      actor.empresaId,
      async (tx) => await companies.find(tx, actor.empresaId),
    );
    const words = [user.name, user.email, company?.name ?? ''];
    if (await isEasyPassword(password, words)) throw new AppError('commonPassword');
  }
}
