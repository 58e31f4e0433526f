/** How people become users without an Admin's doing: by registering, or by their company's sign-in provider. */

import { PROFILE } from '@mavendoc/contract';
import type { Language } from '@mavendoc/contract';
import { emailKey } from '../codes/service.ts';
import type { CompanyRow, CompanyService } from '../company/service.ts';
import { withinTenant } from '../platform/database/database.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { companyNameFromEmail, nameFromEmail } from './names.ts';
import * as store from './store.ts';
import type { UserRow } from './store.ts';

export interface Joining {
  /** A company with its first Admin, for a verified e-mail; platform role. */
  register(
    tx: Tx,
    email: string,
    language: Language,
    ip: string,
  ): Promise<{ user: UserRow; company: CompanyRow }>;
  /** Somebody new whom the company's own sign-in provider vouches for: an Operator. */
  join(company: CompanyRow, email: string, language: Language): Promise<UserRow>;
}

export function joining(
  { db, audit }: Platform,
  companies: CompanyService,
  onCompanyCreated: (tx: Tx, empresaId: string) => Promise<void>,
): Joining {
  return {
    async register(tx, email, language, ip) {
      const company = await companies.create(tx, companyNameFromEmail(email));
      const user = await store.insertUser(tx, {
        ...person(company.id, email, language),
        profile: PROFILE.admin,
      });
      await withinTenant(tx, company.id, async () => {
        await onCompanyCreated(tx, company.id);
        const target = `company:${company.id}`;
        await audit.record(tx, { ...by(user), action: 'company.created', target, ip });
      });
      return { user, company };
    },
    async join(company, email, language) {
      return await db.inTenant(company.id, async (tx) => {
        const user = await store.insertUser(tx, {
          ...person(company.id, email, language),
          profile: PROFILE.operator,
        });
        const target = `user:${user.id}`;
        await audit.record(tx, { ...by(user), action: 'user.joined', target, ip: 'provider' });
        return user;
      });
    },
  };
}

const person = (empresaId: string, email: string, language: Language) => ({
  empresaId,
  name: nameFromEmail(email),
  email,
  emailKey: emailKey(email),
  maxCredits: 0,
  language,
});

const by = ({ empresaId, id: actorId, email: actor }: UserRow) => ({ empresaId, actorId, actor });
