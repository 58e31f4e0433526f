/** Users of a company: who they are; what Admins do with them, how they join and leave is in the files beside. */

import type { users as wire } from '@mavendoc/contract';
import type { z } from 'zod';
import { emailKey } from '../codes/service.ts';
import type { CompanyService } from '../company/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import type { SessionService } from '../sessions/service.ts';
import { mustFind, profileOf, toWire } from './fields.ts';
import { joining } from './joining.ts';
import type { Joining } from './joining.ts';
import { leaving } from './leaving.ts';
import type { Leaving } from './leaving.ts';
import { managing } from './managing.ts';
import type { Managing } from './managing.ts';
import * as store from './store.ts';
import type { UserRow } from './store.ts';
import { followMails } from './mail-status.ts';

export type { UserRow } from './store.ts';

export interface UserService extends Joining, Managing, Leaving {
  /** The active user with this e-mail; platform role. */
  findActive(tx: Tx, email: string): Promise<UserRow | null>;
  find(tx: Tx, id: string): Promise<UserRow | null>;
  change(tx: Tx, id: string, fields: Partial<UserRow>): Promise<UserRow>;
  myInfo(who: Who): Promise<wire.MyInfo>;
  list(empresaId: string): Promise<wire.User[]>;
  search(
    empresaId: string,
    query: { page: number; size: number; text: string },
  ): Promise<z.output<typeof wire.searchUsers.answer>>;
}

interface UserHooks {
  /** A company was made: gives it its trial, in a transaction of that company. */
  readonly onCompanyCreated: (tx: Tx, empresaId: string) => Promise<void>;
  /** A cap was changed: what waits for credits may be affordable now. Same transaction. */
  readonly onCapChanged: (tx: Tx, empresaId: string) => Promise<void>;
}

export function userService(
  platform: Platform,
  companies: CompanyService,
  sessions: SessionService,
  hooks: UserHooks,
): UserService {
  const { db } = platform;
  followMails(platform);

  return {
    ...joining(platform, companies, hooks.onCompanyCreated),
    ...managing(platform, companies, sessions, hooks.onCapChanged),
    ...leaving(platform, companies, sessions),
    findActive: async (tx, email) => await store.findActiveByEmail(tx, emailKey(email)),
    find: store.findUser,
    change: store.changeUser,
    async myInfo(who) {
      return await db.inTenant(who.empresaId, async (tx) => {
        const user = await mustFind(tx, who.userId);
        const company = await companies.find(tx, who.empresaId);
        if (company === null) throw new AppError('notFound');
        const { planName, ...access } = companies.planAccess(company);
        return {
          id: user.id,
          nome: user.name,
          email: user.email,
          profile: user.profile,
          perfil: profileOf(user),
          empresa: { id: company.id, nome: company.name },
          ...(planName === undefined ? {} : { planName }),
          ...access,
          maxCredits: user.maxCredits,
          removalStyle: company.removalStyle,
          removalLevel: company.removalLevel,
          secondApprover: company.secondApprover,
          hasPassword: user.passwordHash !== null,
          mustChangePassword: who.mustChangePassword,
        };
      });
    },
    list: async (empresaId) =>
      await db.inTenant(empresaId, async (tx) => (await store.allUsers(tx)).map(toWire)),
    async search(empresaId, query) {
      return await db.inTenant(empresaId, async (tx) => {
        const { rows, total } = await store.searchUsers(tx, query);
        const { users: activeUsers } = await store.countActive(tx, empresaId);
        return { records: rows.map(toWire), totalRecords: total, pageSize: query.size, activeUsers };
      });
    },
  };
}
