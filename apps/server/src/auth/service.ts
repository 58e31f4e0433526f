/** Signing in: by a mailed code, or by password and a mailed code; the first code of an unknown e-mail registers a company. */

import { PROFILE } from '@mavendoc/contract';
import type { Language } from '@mavendoc/contract';
import { emailKey } from '../codes/service.ts';
import type { CodeService } from '../codes/service.ts';
import type { CompanyRow, CompanyService } from '../company/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import { hashPassword, passwordMatches, randomPassword } from '../platform/passwords.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { Platform } from '../platform/platform.ts';
import type { SessionService } from '../sessions/service.ts';
import type { UserRow, UserService } from '../users/service.ts';
import type { FactorService } from '../factors/service.ts';
import type { SsoService } from '../sso/service.ts';
import { companySignInMail, newPasswordMail } from './mails.ts';

interface SignInRequest {
  readonly email: string;
  readonly language: Language;
  readonly ip: string;
}

/** `challenge`: a code was mailed; the name is for the cookie. */
type PasswordOutcome =
  { readonly kind: 'challenge'; readonly name: string } | { readonly kind: 'redirect'; readonly url: string };

/** What ends a sign-in: six digits (mailed, or of an authenticator app), a passkey, or a recovery code. */
type Proof =
  | { readonly kind: 'code' | 'recovery'; readonly code: string }
  | { readonly kind: 'passkey'; readonly response: unknown };

export interface AuthService {
  /** Mails a code; answers the name of the challenge, for the cookie. */
  requestCode(request: SignInRequest): Promise<string>;
  /** Checks the password here or in the company's directory, or names the provider to go to. */
  signInWithPassword(request: SignInRequest, password: string): Promise<PasswordOutcome>;
  mailNewPassword(request: SignInRequest): Promise<void>;
  /** Ends a sign-in; answers the session token. */
  verify(challenge: string, proof: Proof, from: { ip: string; userAgent: string }): Promise<string>;
}

/** Wrong passwords of one e-mail. */
const WRONG_PASSWORDS = { name: 'wrong-passwords', limit: 5, windowSeconds: 900 } as const;
const NEW_PASSWORDS = { name: 'new-passwords', limit: 3, windowSeconds: 3600 } as const;

const MAILED_PASSWORD_MINUTES = 30;

interface Services {
  readonly users: UserService;
  readonly companies: CompanyService;
  readonly sessions: SessionService;
  readonly codes: CodeService;
  readonly sso: SsoService;
  readonly factors: FactorService;
}

/** A user who may sign in, with its company. */
interface Account {
  readonly user: UserRow;
  readonly company: CompanyRow;
}

export function authService(
  platform: Platform,
  { users, companies, sessions, codes, sso, factors }: Services,
): AuthService {
  const { db, audit, throttle, mailer } = platform;

  const findAccount = async (tx: Tx, email: string): Promise<Account | null> => {
    const user = await users.findActive(tx, email);
    const company = user === null ? null : await companies.find(tx, user.empresaId);
    return user === null || company === null || company.disabledAt !== null ? null : { user, company };
  };

  /** Counts a request for a code and issues it: the same steps for an e-mail that nobody has. */
  const issue = async (
    request: SignInRequest,
    how: { readonly mailedPasswordUsed: boolean; readonly byMailAlone: boolean },
  ): Promise<string> => {
    const { email, language } = request;
    const issued = await db.asPlatform(async (tx) => {
      const wait = await codes.waitForRequest(tx, email);
      if (wait > 0) return { wait, name: '' };
      const account = await findAccount(tx, email);
      const insteadOfCode =
        account === null ? undefined : await insteadOfMail(tx, account, how.byMailAlone, request);
      const name = await codes.issue(
        tx,
        {
          purpose: 'sign-in',
          email,
          userId: account?.user.id ?? null,
          mailedPasswordUsed: how.mailedPasswordUsed,
          language,
        },
        { insteadOfCode },
      );
      return { wait, name };
    });
    if (issued.wait > 0) throw new AppError('tooManyRequests', { retryAfter: issued.wait });
    return issued.name;
  };

  /** What is sent where a mailed code is no way in: undefined, the code; null, nothing. */
  const insteadOfMail = async (
    tx: Tx,
    account: Account,
    byMailAlone: boolean,
    { email, language }: SignInRequest,
  ): Promise<Mail | null | undefined> => {
    if (byMailAlone && !maySignInByMail(account)) return companySignInMail(email, language);
    return (await factors.isNeeded(tx, account.user.id)) ? null : undefined;
  };

  /** Whether the proof ends this sign-in. With a stronger factor, the mailbox alone does not. */
  const proves = async (
    tx: Tx,
    userId: string | null,
    proof: Proof,
    challenge: string,
    isMailed: (code: string) => boolean,
  ): Promise<boolean> => {
    if (userId === null) return proof.kind === 'code' && isMailed(proof.code);
    switch (proof.kind) {
      case 'passkey':
        return await factors.passkeyMatches(tx, userId, challenge, proof.response);
      case 'recovery':
        return await factors.recoveryMatches(tx, userId, proof.code);
      case 'code':
        break;
    }
    const strong = await factors.isNeeded(tx, userId);
    return strong ? await factors.totpMatches(tx, userId, proof.code) : isMailed(proof.code);
  };

  /** The password of this service, or of the company's directory; null when it is neither. */
  const acceptedPassword = async (
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

  return {
    requestCode: async (request) => await issue(request, { mailedPasswordUsed: false, byMailAlone: true }),
    async signInWithPassword(request, password) {
      const key = emailKey(request.email);
      // counted before the password is tried, so that guesses made at once don't slip past the limit
      const { account, wait } = await db.asPlatform(async (tx) => ({
        account: await findAccount(tx, request.email),
        wait: await throttle.count(tx, WRONG_PASSWORDS, key),
      }));
      if (wait > 0) throw new AppError('tooManyRequests', { retryAfter: wait });
      const company = account?.company ?? (await companies.findByDomain(key.slice(key.lastIndexOf('@') + 1)));
      const isElsewhere = company?.authType === 'OAUTH' || company?.authType === 'SAML';
      const matched = await acceptedPassword(account, company, request, password);
      if (matched === null && !(isElsewhere && company !== null)) throw new AppError('loginError');
      await db.asPlatform(async (tx) => await throttle.forget(tx, WRONG_PASSWORDS, key));
      if (matched === null && company !== null) {
        return { kind: 'redirect', url: await sso.begin(company, request.email, request.language) };
      }
      const how = { mailedPasswordUsed: matched === 'mailed', byMailAlone: false };
      return { kind: 'challenge', name: await issue(request, how) };
    },
    async mailNewPassword({ email, language }) {
      const password = randomPassword();
      const mailedPasswordHash = await hashPassword(password);
      const wait = await db.asPlatform(async (tx) => {
        const seconds = await throttle.count(tx, NEW_PASSWORDS, emailKey(email));
        if (seconds > 0) return seconds;
        const account = await findAccount(tx, email);
        if (account !== null && maySignInByMail(account)) {
          await users.change(tx, account.user.id, {
            mailedPasswordHash,
            mailedPasswordExpiresAt: new Date(Date.now() + MAILED_PASSWORD_MINUTES * 60_000),
          });
        }
        await mailer.send(tx, newPasswordFor(account, language, password));
        return 0;
      });
      if (wait > 0) throw new AppError('tooManyRequests', { retryAfter: wait });
    },
    async verify(challenge, proof, from) {
      const outcome = await db.asPlatform(async (tx) => {
        const checked = await codes.attempt(
          tx,
          challenge,
          async ({ userId }, isMailed) => await proves(tx, userId, proof, challenge, isMailed),
        );
        return checked.result === 'right' ? await enter(tx, checked.challenge, from) : checked.result;
      });
      if (outcome === 'wrong')
        throw new AppError(proof.kind === 'passkey' ? 'passkeyRefused' : 'invalidCode');
      if (outcome === 'expired') throw new AppError('expiredCode');
      return outcome.token;
    },
  };

  /** The code was right: the person is who holds the mailbox. */
  async function enter(
    tx: Tx,
    challenge: { email: string; userId: string | null; mailedPasswordUsed: boolean; language: Language },
    from: { ip: string; userAgent: string },
  ): Promise<{ token: string } | 'expired'> {
    const found = await findAccount(tx, challenge.email);
    // the user was deactivated, or its e-mail given to somebody else, after the code had been sent
    if (challenge.userId !== null && found?.user.id !== challenge.userId) return 'expired';
    if (found === null && (await users.findActive(tx, challenge.email)) !== null) return 'expired';
    const { user, company } =
      found ?? (await users.register(tx, challenge.email, challenge.language, from.ip));
    await users.change(tx, user.id, {
      language: challenge.language,
      // a mailed password is for one sign-in
      ...(challenge.mailedPasswordUsed ? { mailedPasswordHash: null, mailedPasswordExpiresAt: null } : {}),
    });
    const token = await sessions.open(
      tx,
      { id: user.id, name: user.name, email: user.email, profile: user.profile, company },
      { ...from, mustChangePassword: challenge.mailedPasswordUsed },
    );
    await audit.record(tx, {
      empresaId: company.id,
      actorId: user.id,
      actor: user.email,
      action: 'auth.signed-in',
      target: `user:${user.id}`,
      ip: from.ip,
    });
    return { token };
  }
}

function newPasswordFor(account: Account | null, language: Language, password: string): Mail | null {
  if (account === null) return null;
  const { email } = account.user;
  return maySignInByMail(account)
    ? newPasswordMail(email, language, password)
    : companySignInMail(email, language);
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

/** An Admin can always sign in by mailed code, so that a broken provider locks nobody out (decisions.md). */
const maySignInByMail = ({ user, company }: Account): boolean =>
  company.authType === 'EMAIL' || user.profile === PROFILE.admin;
