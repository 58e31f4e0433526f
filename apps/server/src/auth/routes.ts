import { auth as wire, factors as factorCalls } from '@mavendoc/contract';
import { challengeCookie } from '../codes/service.ts';
import { AppError } from '../platform/errors.ts';
import type { Http } from '../platform/http/server.ts';
import type { Platform } from '../platform/platform.ts';
import type { SessionService } from '../sessions/service.ts';
import type { FactorService } from '../factors/service.ts';
import type { HumanCheck } from './human.ts';
import type { AuthService } from './service.ts';

export function authRoutes(
  http: Http,
  { config, db }: Platform,
  auth: AuthService,
  sessions: SessionService,
  human: HumanCheck,
  factors: FactorService,
): void {
  const often = { perMinute: config.signInRate };
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
      await refuseMachines(body.recaptcha, 'login', ip);
      const outcome = await auth.signInWithPassword({ email: body.email, language, ip }, body.password);
      if (outcome.kind === 'redirect') return { redirect: outcome.url };
      cookie.set(call.reply, outcome.name);
      return {};
    },
    often,
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
  http.route(wire.humanChallenge, async () => await human.challenge(), often);

  http.route(
    wire.logout,
    async ({ who }) => {
      const { sessionId, userId } = who;
      if (sessionId !== null) {
        await db.inTenant(who.empresaId, async (tx) => await sessions.end(tx, userId, sessionId));
      }
      return {};
    },
    { beforePasswordChange: true },
  );
  http.route(
    wire.listSessions,
    async ({ who }) =>
      await db.inTenant(who.empresaId, async (tx) => await sessions.list(tx, who.userId, who.sessionId)),
  );
  http.route(wire.revokeSession, async ({ who, params }) => {
    const ended = await db.inTenant(
      who.empresaId,
      async (tx) => await sessions.end(tx, who.userId, params.id),
    );
    if (!ended) throw new AppError('notFound');
    return {};
  });
  http.route(wire.revokeAllSessions, async ({ who }) => {
    await db.inTenant(who.empresaId, async (tx) => await sessions.endAll(tx, who.userId, null));
    return {};
  });
}
