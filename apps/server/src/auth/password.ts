/** Signing in by password: of this service, or of the company's directory, or at the company's provider. */

import { emailKey } from '../codes/service.ts';
import type { CompanyRow, CompanyService } from '../company/service.ts';
import { AppError } from '../platform/errors.ts';
import { passwordMatches } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import type { SsoService } from '../sso/service.ts';
import type { UserService } from '../users/service.ts';
import { maySignInByMail } from './account.ts';
import type { Account, FindAccount } from './account.ts';
import type { Failures } from './failures.ts';
import type { Issue, SignInRequest } from './issuing.ts';

/** `challenge`: a code was mailed; the name is for the cookie. */
type PasswordOutcome =
  { readonly kind: 'challenge'; readonly name: string } | { readonly kind: 'redirect'; readonly url: string };

export type SignInWithPassword = (request: SignInRequest, password: string) => Promise<PasswordOutcome>;

/** Wrong passwords of one e-mail. */
const WRONG_PASSWORDS = { name: 'wrong-passwords', limit: 5, windowSeconds: 900 } as const;

export function passwordSignIn(
  { db, throttle }: Platform,
  services: {
    readonly users: UserService;
    readonly companies: CompanyService;
    readonly sso: SsoService;
    readonly failures: Failures;
  },
  findAccount: FindAccount,
  issue: Issue,
): SignInWithPassword {
  const { users, companies, sso, failures } = services;

  /** The password of this service, or of the company's directory; null when it is neither. */
  const accepted = async (
    account: Account | null,
    company: CompanyRow | null,
    request: SignInRequest,
    password: string,
  ): Promise<'chosen' | 'mailed' | 'directory' | null> => {
    if (company?.authType === 'LDAP' && (await sso.acceptsPassword(company, request.email, password))) {
      if (account === null) await users.join(company, request.email, request.language);
      return 'directory';
    }
    return await matchPassword(account !== null && maySignInByMail(account) ? account : null, password);
  };

  return async (request, password) => {
    const key = emailKey(request.email);
    // counted before the password is tried, so that guesses made at once don't slip past the limit
    const { account, wait } = await db.asPlatform(async (tx) => ({
      account: await findAccount(tx, request.email),
      wait: await throttle.count(tx, WRONG_PASSWORDS, key),
    }));
    if (wait > 0) throw new AppError('tooManyRequests', { retryAfter: wait });
    // asked for whoever it is: a query less would tell that somebody is known
    const byDomain = await companies.findByDomain(key.slice(key.lastIndexOf('@') + 1));
    const company = account?.company ?? byDomain;
    const isElsewhere = company?.authType === 'OAUTH' || company?.authType === 'SAML';
    const matched = await accepted(account, company, request, password);
    if (matched === null && !(isElsewhere && company !== null)) {
      await failures.record(request.email, 'wrong-password', request.ip);
      throw new AppError('loginError');
    }
    await db.asPlatform(async (tx) => await throttle.forget(tx, WRONG_PASSWORDS, key));
    if (matched === null && company !== null) {
      return { kind: 'redirect', url: await sso.begin(company, request.email, request.language) };
    }
    const how = { mailedPasswordUsed: matched === 'mailed', byMailAlone: false };
    return { kind: 'challenge', name: await issue(request, how) };
  };
}

/** Both hashes are always tried, so that the time tells nothing about which there are. */
async function matchPassword(account: Account | null, password: string): Promise<'chosen' | 'mailed' | null> {
  const user = account?.user;
  const expires = user?.mailedPasswordExpiresAt?.getTime() ?? 0;
  const mailed = expires > Date.now() ? (user?.mailedPasswordHash ?? null) : null;
  const [isChosen, isMailed] = await Promise.all([
    passwordMatches(user?.passwordHash ?? null, password),
    passwordMatches(mailed, password),
  ]);
  if (isChosen) return 'chosen';
  return isMailed ? 'mailed' : null;
}
