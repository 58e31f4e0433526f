import { auth as wire, factors as factorCalls } from '@mavendoc/contract';
import type { AnyRoute } from '@mavendoc/contract';
import { browserCookie, challengeCookie, providerCookie } from '../codes/service.ts';
import type { CodeService } from '../codes/service.ts';
import { AppError } from '../platform/errors.ts';
import type { Call } from '../platform/http/call.ts';
import type { Http } from '../platform/http/server.ts';
import { refuseWhenBusy } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import { turns } from '../platform/turns.ts';
import type { FactorService } from '../factors/service.ts';
import { browsersWith } from './browsers.ts';
import type { HumanCheck } from './human.ts';
import type { SignInRequest } from './issuing.ts';
import type { AuthService } from './service.ts';
import type { Proof } from './verifying.ts';

/** Of the ten connections to the database, a few: others' uploads and lists go on beside a flood of sign-ins. */
const AT_ONCE = 3;
/** A few seconds of work; passwords take the longest. */
const PASSWORDS = { atOnce: AT_ONCE, waiting: 30 };
const CODES = { atOnce: AT_ONCE, waiting: 150 };

export function authRoutes(
  http: Http,
  { config, db, secrets }: Platform,
  auth: AuthService,
  codes: CodeService,
  human: HumanCheck,
  factors: FactorService,
): void {
  const often = { perMinute: config.signInRate, turns: turns(CODES) };
  const withPassword = { perMinute: config.signInRate, turns: turns(PASSWORDS) };
  const cookie = challengeCookie(config);
  const browser = browserCookie(config);
  const browsers = browsersWith(secrets);
  type Caller = Pick<Call<AnyRoute>, 'cookies' | 'ip' | 'language'>;
  const asked = ({ cookies, ip, language }: Caller, email: string): SignInRequest => ({
    email,
    language,
    ip,
    browser: browsers.known(browser.read(cookies), email),
  });

  /** The proof ends the sign-in, and the browser is one that is known from now on. */
  const enter = async (
    { cookies, reply, ip, userAgent }: Pick<Call<AnyRoute>, 'cookies' | 'reply' | 'ip' | 'userAgent'>,
    proof: Proof,
  ): Promise<{ token: string }> => {
    const { token, email } = await auth.verify(cookie.read(cookies), proof, { ip, userAgent });
    cookie.clear(reply);
    browser.set(reply, browsers.remember(browser.read(cookies), email));
    return { token };
  };

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
      const { body, ip } = call;
      await refuseMachines(body.recaptcha, 'login', ip);
      cookie.set(call.reply, await auth.requestCode(asked(call, body.email)));
      return {};
    },
    often,
  );
  http.route(
    wire.login,
    async (call) => {
      const { body, ip } = call;
      refuseWhenBusy();
      await refuseMachines(body.recaptcha, 'login', ip);
      const { email, password, company: companyId } = body;
      const outcome = await auth.signInWithPassword({ ...asked(call, email), password, companyId });
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
    async (call) => {
      const { body, ip } = call;
      await refuseMachines(body.recaptcha, 'forgot_password', ip);
      await auth.mailNewPassword(asked(call, body.email));
      return {};
    },
    often,
  );
  http.route(
    wire.verify2fa,
    async (call) => await enter(call, { kind: 'code', code: call.body.code }),
    often,
  );
  http.route(
    factorCalls.passkeySignInOptions,
    async ({ cookies }) => await factors.signInOptions(cookie.read(cookies)),
    often,
  );
  http.route(
    factorCalls.passkeySignIn,
    async (call) => await enter(call, { kind: 'passkey', response: call.body.response }),
    often,
  );
  http.route(
    factorCalls.recoverySignIn,
    async (call) => await enter(call, { kind: 'recovery', code: call.body.code }),
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
