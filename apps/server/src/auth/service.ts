/** Signing in: by a mailed code, or by password and a mailed code; the first code of an unknown e-mail registers a company. */

import type { CodeService } from '../codes/service.ts';
import type { CompanyService } from '../company/service.ts';
import type { FactorService } from '../factors/service.ts';
import type { Platform } from '../platform/platform.ts';
import type { SessionService } from '../sessions/service.ts';
import type { SsoService } from '../sso/service.ts';
import type { UserService } from '../users/service.ts';
import { accountFinder } from './account.ts';
import { failuresOf } from './failures.ts';
import { newPasswords } from './forgotten.ts';
import { issuer } from './issuing.ts';
import type { SignInRequest } from './issuing.ts';
import { passwordSignIn } from './password.ts';
import type { SignInWithPassword } from './password.ts';
import { verifier } from './verifying.ts';
import type { Verify } from './verifying.ts';

export interface AuthService {
  /** Mails a code; answers the name of the challenge, for the cookie. */
  requestCode(request: SignInRequest): Promise<string>;
  /** Checks the password here or in the company's directory, or names the provider to go to. */
  readonly signInWithPassword: SignInWithPassword;
  mailNewPassword(request: SignInRequest): Promise<void>;
  readonly verify: Verify;
}

interface Services {
  readonly users: UserService;
  readonly companies: CompanyService;
  readonly sessions: SessionService;
  readonly codes: CodeService;
  readonly sso: SsoService;
  readonly factors: FactorService;
}

export function authService(platform: Platform, services: Services): AuthService {
  const { users, companies, codes, factors } = services;
  const findAccount = accountFinder(users, companies, factors);
  const failures = failuresOf(platform, findAccount);
  const issue = issuer(platform, { codes, companies }, findAccount);
  return {
    requestCode: async (request) => await issue(request, { mailedPasswordUsed: false, byMailAlone: true }),
    signInWithPassword: passwordSignIn(platform, { ...services, failures }, findAccount, issue),
    mailNewPassword: newPasswords(platform, users, companies, findAccount),
    verify: verifier(platform, { ...services, failures }, findAccount),
  };
}
