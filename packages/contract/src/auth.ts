/** Signing in and out (product.md sections 4 and 7, decisions.md "Sign-up, sign-in, session"). */

import { z } from 'zod';
import { code, done, email, id, idParams, instant, LIMITS } from './fields.ts';
import { defineRoute } from './route.ts';

/** The answer of the human-verification provider; the field has this name whichever provider is set. */
const recaptcha = z
  .string('humanVerificationFailed')
  .min(1, 'humanVerificationFailed')
  .max(10_000, 'humanVerificationFailed');

export const loginNoPassword = defineRoute({
  method: 'POST',
  path: '/auth/login-no-password',
  summary: 'Mails a code; with an unknown e-mail, begins a registration. The answer is the same.',
  access: 'none',
  bodyEncoding: 'form',
  body: z.object({ email, recaptcha }),
  answer: done,
  errors: ['invalidEmail', 'humanVerificationFailed', 'tooManyRequests', 'serverBusy'],
});

export const login = defineRoute({
  method: 'POST',
  path: '/auth/login',
  summary:
    'Checks the password (here or in the company directory) and mails a code, or names the provider to go to.',
  access: 'none',
  bodyEncoding: 'form',
  body: z.object({
    email,
    password: z.string().max(LIMITS.password.max, 'fillFields').default(''),
    recaptcha,
    /** Whose provider or directory to sign in at; left out: that of the e-mail's domain. */
    company: id.optional(),
  }),
  /** `redirect`: the company signs in at its own provider; go there. */
  answer: z.object({ redirect: z.url().optional() }),
  errors: [
    'invalidEmail',
    'fillFields',
    'loginError',
    'humanVerificationFailed',
    'tooManyRequests',
    'serverBusy',
  ],
});

export const forgotPassword = defineRoute({
  method: 'POST',
  path: '/auth/forgot-password',
  summary: 'Mails a new password, valid 30 minutes and once. The answer is the same for an unknown e-mail.',
  access: 'none',
  bodyEncoding: 'form',
  body: z.object({ email, recaptcha }),
  answer: done,
  errors: ['invalidEmail', 'humanVerificationFailed', 'tooManyRequests', 'serverBusy'],
});

export const verify2fa = defineRoute({
  method: 'POST',
  path: '/auth/verify2fa',
  summary: 'Ends a sign-in with the six digits. The pending sign-in is named by an HttpOnly cookie.',
  access: 'challenge',
  bodyEncoding: 'form',
  body: z.object({ code }),
  answer: z.object({ token: z.string() }),
  errors: ['invalidCodeFormat', 'invalidCode', 'expiredCode', 'tooManyRequests', 'serverBusy'],
});

/** `pending`: on its way, or tried again; `sent`: the mail server took it; `failed`: it never will be delivered. */
export const mailStatus = z.enum(['pending', 'sent', 'failed']);
export type MailStatus = z.output<typeof mailStatus>;

export const getChallenge = defineRoute({
  method: 'GET',
  path: '/auth/challenge',
  summary: 'The pending sign-in: whether its mail could be delivered, told alike for every e-mail.',
  access: 'challenge',
  answer: z.object({ mail: mailStatus, expiresAt: instant }),
  errors: ['expiredCode', 'tooManyRequests', 'serverBusy'],
});

export const humanChallenge = defineRoute({
  method: 'GET',
  path: '/auth/altcha',
  summary: 'A proof-of-work challenge for the ALTCHA widget, to be answered in the field `recaptcha`.',
  access: 'none',
  answer: z.record(z.string(), z.unknown()),
  errors: ['tooManyRequests'],
});

export const logout = defineRoute({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends this session.',
  access: 'session',
  answer: done,
  errors: ['unauthenticated'],
});

export const session = z.object({
  id,
  current: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
  /** Where the session was opened from, and where it was last used from. */
  ip: z.string(),
  lastIp: z.string(),
  userAgent: z.string(),
  /** For people, read from the user agent: `Chrome · Windows`; empty when it tells nothing. */
  device: z.string(),
});
export type SessionInfo = z.output<typeof session>;

export const listSessions = defineRoute({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'The open sessions of the signed-in user.',
  access: 'session',
  answer: z.array(session),
  errors: ['unauthenticated'],
});

export const revokeSession = defineRoute({
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'Ends one of the own sessions.',
  access: 'session',
  params: idParams,
  answer: done,
  errors: ['unauthenticated', 'notFound', 'reauthenticationRequired'],
});

export const revokeAllSessions = defineRoute({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Signs the user out everywhere, here too.',
  access: 'session',
  answer: done,
  errors: ['unauthenticated', 'reauthenticationRequired'],
});
