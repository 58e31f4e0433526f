/** Signing in by password: of this service, or of the company's directory, or at the company's provider. */

import { emailKey } from '../codes/service.ts';
import type { CompanyRow, CompanyService } from '../company/service.ts';
import { AppError } from '../platform/errors.ts';
import { passwordMatches, randomPassword } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import { crowds, outOfTurn } from '../platform/turns.ts';
import { domainOf, isAlone } from '../sso/service.ts';
import type { SsoService } from '../sso/service.ts';
import type { UserService } from '../users/service.ts';
import { maySignInByMail } from './account.ts';
import type { Account, FindAccount } from './account.ts';
import type { Failures } from './failures.ts';
import type { Issue, SignInRequest } from './issuing.ts';
import { tryPassword } from './tries.ts';

/** `challenge`: a code was mailed; the name is for its cookie. `redirect`: `browser` is for the cookie of who comes back. */
type PasswordOutcome =
  | { readonly kind: 'challenge'; readonly name: string }
  | { readonly kind: 'redirect'; readonly url: string; readonly browser: string };

interface PasswordRequest extends SignInRequest {
  readonly password: string;
  /** Whose provider to sign in at; undefined: that of the e-mail's domain. */
  readonly companyId: string | undefined;
}

export type SignInWithPassword = (request: PasswordRequest) => Promise<PasswordOutcome>;

/** Calls under way to one company's provider, which has seconds for each. */
const MOST_AT_A_PROVIDER = 10;

export function passwordSignIn(
  platform: Platform,
  services: {
    readonly users: UserService;
    readonly companies: CompanyService;
    readonly sso: SsoService;
    readonly failures: Failures;
  },
  findAccount: FindAccount,
  issue: Issue,
): SignInWithPassword {
  const { db, throttle } = platform;
  const { users, companies, sso, failures } = services;
  const calls = crowds(MOST_AT_A_PROVIDER);
  // a company names its provider, which may never answer: no other company's sign-ins wait for it
  const atProvider = async <T>({ id }: CompanyRow, work: () => Promise<T>): Promise<T> =>
    await calls.join(id, async () => await outOfTurn(work));

  return async (request) => {
    const { email, language, ip, password } = request;
    const { account, tries } = await db.asPlatform(async (tx) => ({
      account: await findAccount(tx, email),
      tries: await tryPassword(tx, throttle, request, (domain) => companies.mayOwn(domain)),
    }));
    const { wait } = tries;
    const { provider, mayJoin } = await providerFor(platform, companies, account, request);
    const isElsewhere = provider?.authType === 'OAUTH' || provider?.authType === 'SAML';
    if (wait > 0 && !isElsewhere) throw new AppError('tooManyRequests', { retryAfter: wait });
    const local = account !== null && maySignInByMail(account) ? account : null;
    // who has guessed too often is still sent to the provider, but tries no password here
    const matched = wait > 0 ? null : await matchPassword(local, password);
    if (matched !== null) {
      await db.asPlatform(tries.right);
      return await challenge(request, matched === 'mailed');
    }
    if (provider !== null && isElsewhere) {
      if (wait === 0 && password !== '') await db.asPlatform(tries.wrong);
      const begun = await atProvider(provider, async () => await sso.begin(provider, email, language));
      return { kind: 'redirect', ...begun };
    }
    if (provider?.authType === 'LDAP') {
      const known = account?.company.id === provider.id;
      // a directory that has no claim to this person is told no password; it is asked all the same, for the time it takes
      const tried = known || (account === null && mayJoin) ? password : randomPassword();
      const accepted = await atProvider(
        provider,
        async () => await sso.acceptsPassword(provider, email, tried),
      );
      if (accepted && (known || mayJoin)) {
        if (account === null) await users.join(provider, email, language);
        await db.asPlatform(tries.right);
        return await challenge(request, false);
      }
    }
    await db.asPlatform(tries.wrong);
    await failures.record(email, 'wrong-password', ip);
    throw new AppError('loginError');
  };

  async function challenge(request: SignInRequest, mailedPasswordUsed: boolean): Promise<PasswordOutcome> {
    return { kind: 'challenge', name: await issue(request, { mailedPasswordUsed, byMailAlone: false }) };
  }
}

/**
 * Where an e-mail is tried, by the company that was named or by its domain, never by whether somebody has it. Of several
 * companies with a claim to the domain, who is known goes to the own one, and everybody else to one that stays the same.
 */
async function providerFor(
  { secrets }: Platform,
  companies: CompanyService,
  account: Account | null,
  { email, companyId }: PasswordRequest,
): Promise<{ readonly provider: CompanyRow | null; readonly mayJoin: boolean }> {
  const ofDomain = await companies.providersOf(domainOf(email));
  const candidates =
    companyId === undefined
      ? ofDomain
      : [await companies.findProvider(companyId)].filter((row) => row !== null);
  const own = candidates.find(({ id }) => id === account?.company.id);
  const number = secrets.mac('sso-choice', emailKey(email)).readUInt32BE();
  const provider = own ?? candidates[number % Math.max(1, candidates.length)] ?? null;
  return { provider, mayJoin: provider !== null && isAlone(provider, ofDomain) };
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
