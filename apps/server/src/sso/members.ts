/** Which user of the company a provider's word is about. */

import type { Language } from '@mavendoc/contract';
import { emailKey } from '../codes/service.ts';
import type { CompanyRow, CompanyService } from '../company/service.ts';
import { isDuplicate } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { UserRow, UserService } from '../users/service.ts';
import { isSamePerson } from './identities.ts';
import type { Subject } from './identities.ts';

/** Throws `loginError` when the word opens nothing here. `subject` undefined: the provider gives no name that stays. */
type MemberOf = (
  company: CompanyRow,
  email: string,
  language: Language,
  subject: Subject | undefined,
) => Promise<UserRow>;

export function memberFinder(
  { audit, db, secrets }: Platform,
  companies: CompanyService,
  users: UserService,
): MemberOf {
  return async (company, email, language, subject) => {
    const user = await memberFor(company, email, language);
    const isSame = await db.asPlatform(
      async (tx) => subject === undefined || (await isSamePerson(tx, secrets, user, subject)),
    );
    if (isSame) return user;
    await db.inTenant(company.id, async (tx) => {
      await audit.record(tx, {
        empresaId: company.id,
        actorId: null,
        actor: 'unknown',
        action: 'auth.sign-in-failed',
        target: `user:${user.id}`,
        detail: { why: 'other-identity' },
        ip: 'provider',
      });
    });
    throw new AppError('loginError');
  };

  /** The company's active user with this e-mail; somebody new of the company's own domain becomes an Operator. */
  async function memberFor(company: CompanyRow, email: string, language: Language): Promise<UserRow> {
    const found = await db.asPlatform(async (tx) => await users.findActive(tx, email));
    if (found !== null) {
      if (found.empresaId !== company.id) throw new AppError('loginError');
      return found;
    }
    if (!isAlone(company, await companies.providersOf(domainOf(email)))) throw new AppError('loginError');
    try {
      return await users.join(company, email, language);
    } catch (error) {
      if (isDuplicate(error)) throw new AppError('loginError', { cause: error });
      throw error;
    }
  }
}

export function domainOf(email: string): string {
  const key = emailKey(email);
  return key.slice(key.lastIndexOf('@') + 1);
}

/** Whether people of a domain that nobody knows yet are this company's: no other one has a claim to them. */
export const isAlone = ({ id }: CompanyRow, providers: readonly CompanyRow[]): boolean =>
  providers.length === 1 && providers[0]?.id === id;
