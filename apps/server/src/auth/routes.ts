import { auth as wire, factors as factorCalls } from '@mavendoc/contract';
import { challengeCookie, providerCookie } from '../codes/service.ts';
import type { CodeService } from '../codes/service.ts';
import { AppError } from '../platform/errors.ts';
import type { Http } from '../platform/http/server.ts';
import { refuseWhenBusy } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import { turns } from '../platform/turns.ts';
import type { FactorService } from '../factors/service.ts';
import type { HumanCheck } from './human.ts';
import type { AuthService } from './service.ts';

/** Of the ten connections to the database, a few: others' uploads and lists go on beside a flood of sign-ins. */
const AT_ONCE = 3;
/** A few seconds of work; passwords take the longest. */
const PASSWORDS = { atOnce: AT_ONCE, waiting: 30 };
const CODES = { atOnce: AT_ONCE, waiting: 150 };

export function authRoutes(
  http: Http,
  { config, db }: Platform,
  auth: AuthService,
  codes: CodeService,
  human: HumanCheck,
  factors: FactorService,
): void {
  const often = { perMinute: config.signInRate, turns: turns(CODES) };
  const withPassword = { perMinute: config.signInRate, turns: turns(PASSWORDS) };
  const cookie = challengeCookie(config);

  const refuseMachines = async (
    answer: string,
    action: 'login' | 'forgot_password',
    ip: string,
  ): Promise<void> => {
    if (!(await human.verify(answer, action, ip))) throw new AppError('humanVerificationFailed');
  };

  http.route(
    wire.loginNoPassword,
    async (call) => {
      const { body, language, ip } = call;
      await refuseMachines(body.recaptcha, 'login', ip);
      cookie.set(call.reply, await auth.requestCode({ email: body.email, language, ip }));
      return {};
    },
    often,
  );
  http.route(
    wire.login,
    async (call) => {
      const { body, language, ip } = call;
      refuseWhenBusy();
      await refuseMachines(body.recaptcha, 'login', ip);
      const { email, password, company: companyId } = body;
      const outcome = await auth.signInWithPassword({ email, password, companyId, language, ip });
      if (outcome.kind === 'redirect') {
        providerCookie(config).set(call.reply, outcome.browser);
        return { redirect: outcome.url };
      }
      cookie.set(call.reply, outcome.name);
      return {};
    },
    withPassword,
  );
  http.route(
    wire.forgotPassword,
    async ({ body, language, ip }) => {
      await refuseMachines(body.recaptcha, 'forgot_password', ip);
      await auth.mailNewPassword({ email: body.email, language, ip });
      return {};
    },
    often,
  );
  http.route(
    wire.verify2fa,
    async ({ body, cookies, reply, ip, userAgent }) => {
      const token = await auth.verify(
        cookie.read(cookies),
        { kind: 'code', code: body.code },
        { ip, userAgent },
      );
      cookie.clear(reply);
      return { token };
    },
    often,
  );
  http.route(
    factorCalls.passkeySignInOptions,
    async ({ cookies }) => await factors.signInOptions(cookie.read(cookies)),
    often,
  );
  http.route(
    factorCalls.passkeySignIn,
    async ({ body, cookies, reply, ip, userAgent }) => {
      const proof = { kind: 'passkey', response: body.response } as const;
      const token = await auth.verify(cookie.read(cookies), proof, { ip, userAgent });
      cookie.clear(reply);
      return { token };
    },
    often,
  );
  http.route(
    factorCalls.recoverySignIn,
    async ({ body, cookies, reply, ip, userAgent }) => {
      const proof = { kind: 'recovery', code: body.code } as const;
      const token = await auth.verify(cookie.read(cookies), proof, { ip, userAgent });
      cookie.clear(reply);
      return { token };
    },
    often,
  );
  http.route(
    wire.getChallenge,
    async ({ cookies }) => {
      const { mail, expiresAt } = await db.asPlatform(
        async (tx) => await codes.pending(tx, cookie.read(cookies)),
      );
      return { mail, expiresAt: expiresAt.toISOString() };
    },
    often,
  );
  http.route(wire.humanChallenge, async () => await human.challenge(), { perMinute: config.signInRate });
}
