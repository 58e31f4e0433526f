/** Factors stronger than a mailed code: an authenticator app, passkeys, and recovery codes for the day they are lost. */

import { z } from 'zod';
import { code, done, id, idParams, instant } from './fields.ts';
import { defineRoute } from './route.ts';

/** As the browser's `PublicKeyCredential` gives and takes it (WebAuthn Level 3, toJSON and parse…FromJSON). */
const webAuthn = z.record(z.string(), z.unknown());

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const passkey = z.object({
  id,
  nome: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

const factors = z.object({
  totp: z.boolean(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: z.number().int(),
});
export type Factors = z.output<typeof factors>;

export const getFactors = defineRoute({
  method: 'GET',
  path: '/auth/factors',
  summary: 'The stronger factors of the signed-in user. With one of them no code is mailed any more.',
  access: 'session',
  answer: factors,
  errors: ['unauthenticated'],
});

export const beginTotp = defineRoute({
  method: 'POST',
  path: '/auth/factors/totp',
  summary:
    'A new secret for an authenticator app; it counts once a code of it was confirmed, within ten minutes.',
  access: 'session',
  /** `secret` in base32, to type; `uri` as otpauth://, to show as a QR code. */
  answer: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['unauthenticated', 'alreadySet', 'reauthenticationRequired'],
});

export const confirmTotp = defineRoute({
  method: 'POST',
  path: '/auth/factors/totp/confirm',
  summary: 'Turns the authenticator app on; answers recovery codes, shown once.',
  access: 'session',
  body: z.object({ code }),
  answer: recoveryCodes,
  errors: ['unauthenticated', 'invalidCodeFormat', 'invalidCode', 'setupExpired', 'tooManyRequests'],
});

export const removeTotp = defineRoute({
  method: 'POST',
  path: '/auth/factors/totp/remove',
  summary: 'Turns the authenticator app off, with one of its codes.',
  access: 'session',
  body: z.object({ code }),
  answer: done,
  errors: ['unauthenticated', 'invalidCodeFormat', 'invalidCode', 'tooManyRequests'],
});

export const passkeyOptions = defineRoute({
  method: 'POST',
  path: '/auth/factors/passkeys/options',
  summary: 'What the browser needs to make a passkey (parseCreationOptionsFromJSON).',
  access: 'session',
  answer: webAuthn,
  errors: ['unauthenticated', 'reauthenticationRequired'],
});

export const addPasskey = defineRoute({
  method: 'POST',
  path: '/auth/factors/passkeys',
  summary: 'Keeps a passkey; with the first factor come recovery codes, shown once.',
  access: 'session',
  body: z.object({ nome: z.string().trim().min(1).max(60), response: webAuthn }),
  answer: recoveryCodes,
  errors: ['unauthenticated', 'passkeyRefused', 'alreadySet', 'tooManyRules', 'reauthenticationRequired'],
});

export const removePasskey = defineRoute({
  method: 'DELETE',
  path: '/auth/factors/passkeys/{id}',
  summary: 'Removes one of the own passkeys.',
  access: 'session',
  params: idParams,
  answer: done,
  errors: ['unauthenticated', 'notFound', 'reauthenticationRequired'],
});

export const renewRecoveryCodes = defineRoute({
  method: 'POST',
  path: '/auth/factors/recovery-codes',
  summary: 'New recovery codes, shown once; the old ones end.',
  access: 'session',
  answer: recoveryCodes,
  errors: ['unauthenticated', 'notFound', 'reauthenticationRequired'],
});

export const passkeySignInOptions = defineRoute({
  method: 'POST',
  path: '/auth/verify2fa/passkey/options',
  summary: 'What the browser needs to end a pending sign-in with a passkey (parseRequestOptionsFromJSON).',
  access: 'challenge',
  answer: webAuthn,
  errors: ['expiredCode', 'tooManyRequests', 'serverBusy'],
});

export const passkeySignIn = defineRoute({
  method: 'POST',
  path: '/auth/verify2fa/passkey',
  summary: 'Ends a pending sign-in with a passkey.',
  access: 'challenge',
  body: z.object({ response: webAuthn }),
  answer: z.object({ token: z.string() }),
  errors: ['passkeyRefused', 'expiredCode', 'tooManyRequests', 'serverBusy'],
});

export const recoverySignIn = defineRoute({
  method: 'POST',
  path: '/auth/verify2fa/recovery',
  summary: 'Ends a pending sign-in with a recovery code, which is then used up.',
  access: 'challenge',
  body: z.object({ code: z.string().trim().min(8).max(40) }),
  answer: z.object({ token: z.string() }),
  errors: ['invalidCode', 'expiredCode', 'tooManyRequests', 'serverBusy'],
});
