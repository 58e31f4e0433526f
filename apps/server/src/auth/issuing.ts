/** The first step of every sign-in: a code goes out by mail, and its challenge waits for the answer. */

import type { Language } from '@mavendoc/contract';
import type { CodeService } from '../codes/service.ts';
import type { CompanyService } from '../company/service.ts';
import { AppError } from '../platform/errors.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { Platform } from '../platform/platform.ts';
import { maySignInByMail } from './account.ts';
import type { Account, FindAccount } from './account.ts';
import { companySignInMail } from './mails.ts';
import { triesByMail, triesWithPassword } from './tries.ts';
import type { Trier } from './tries.ts';

export interface SignInRequest extends Trier {
  readonly language: Language;
}

/** Counts a request for a code and issues it; answers the name of the challenge, for the cookie. */
export type Issue = (
  request: SignInRequest,
  how: { readonly mailedPasswordUsed: boolean; readonly byMailAlone: boolean },
) => Promise<string>;

export const issuer =
  (
    { db }: Platform,
    services: { readonly codes: CodeService; readonly companies: CompanyService },
    findAccount: FindAccount,
  ): Issue =>
  async (request, { mailedPasswordUsed, byMailAlone }) => {
    const { codes, companies } = services;
    const { email, language } = request;
    const candidates = byMailAlone ? triesByMail(request) : triesWithPassword(request);
    const issued = await db.asPlatform(async (tx) => {
      const { triesOf, wait } = await codes.request(tx, candidates);
      if (wait > 0) return { wait, name: '' };
      const account = await findAccount(tx, email);
      const name = await codes.issue(
        tx,
        {
          purpose: 'sign-in',
          email,
          triesOf,
          userId: account?.user.id ?? null,
          empresaId: account?.company.id ?? null,
          mailedPasswordUsed,
          language,
        },
        { insteadOfCode: insteadOfMail(companies, account, byMailAlone, language) },
      );
      return { wait, name };
    });
    if (issued.wait > 0) throw new AppError('tooManyRequests', { retryAfter: issued.wait });
    return issued.name;
  };

/** What is sent where a mailed code is no way in: undefined, the code; null, nothing. */
function insteadOfMail(
  companies: CompanyService,
  account: Account | null,
  byMailAlone: boolean,
  language: Language,
): Mail | null | undefined {
  if (account === null) return undefined;
  if (byMailAlone && !maySignInByMail(account)) {
    const { user, company } = account;
    return companySignInMail(user.email, language, companies.signInUrls(company.id).people);
  }
  return account.isStrong ? null : undefined;
}
