/** Stronger factors of a user. With one of them, no code is mailed any more: the mailbox alone opens nothing. */

import { randomBytes } from 'node:crypto';
import type { factors as wire } from '@mavendoc/contract';
import { tellUser } from '../notices/service.ts';
import type { FactorChange } from '../notices/service.ts';
import { isDuplicate } from '../platform/database/database.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import { deviceOf, requireRecentSignIn } from '../sessions/service.ts';
import type { SessionService } from '../sessions/service.ts';
import { provedCounter, requestOptions } from './passkeys.ts';
import { beginRegistration, registered } from './registering.ts';
import * as store from './store.ts';
import { base32, matchingStep, newTotpSecret, totpUri } from './totp.ts';

type Actor = Who & { readonly ip: string; readonly userAgent: string };

export interface FactorService {
  /** Whether a mailed code is no longer enough for this user. */
  isNeeded(tx: Tx, userId: string): Promise<boolean>;
  totpMatches(tx: Tx, userId: string, code: string): Promise<boolean>;
  passkeyMatches(tx: Tx, userId: string, challengeName: string, response: unknown): Promise<boolean>;
  /** Uses the code up. */
  recoveryMatches(tx: Tx, userId: string, code: string): Promise<boolean>;
  signInOptions(challengeName: string): Promise<Record<string, unknown>>;
  /** Removes every factor of a user who lost them: the operator's reset. */
  clear(tx: Tx, userId: string): Promise<void>;
  /** What changes a factor throws `reauthenticationRequired` long after the sign-in, and ends the other sessions. */
  read(who: Who): Promise<wire.Factors>;
  beginTotp(who: Who): Promise<{ secret: string; uri: string }>;
  confirmTotp(actor: Actor, code: string): Promise<string[]>;
  removeTotp(actor: Actor, code: string): Promise<void>;
  passkeyOptions(who: Who): Promise<Record<string, unknown>>;
  addPasskey(actor: Actor, name: string, response: unknown): Promise<string[]>;
  removePasskey(actor: Actor, id: string): Promise<void>;
  renewRecoveryCodes(actor: Actor): Promise<string[]>;
}

const RECOVERY_CODES = 10;

/** 120 bits: above the 112 from which a keyed hash may keep them (OWASP ASVS 5.0, 6.5.2). */
const RECOVERY_CODE_BYTES = 15;

const WRONG_CODES = { name: 'factor-codes', limit: 10, windowSeconds: 900 } as const;

const totpContext = (userId: string): string => `authenticators.secret:${userId}`;

/** Minutes in which a secret that was shown must be confirmed. */
const PENDING_MINUTES = 10;

const MOST_PASSKEYS = 20;

function pendingSecret(row: store.AuthenticatorRow | null): Buffer | null {
  const age = Date.now() - (row?.pendingSince?.getTime() ?? 0);
  return age <= PENDING_MINUTES * 60_000 ? (row?.pendingSecret ?? null) : null;
}

/** Recovery codes without a factor would be a second way in that nobody thinks of. */
async function tidy(tx: Tx, userId: string): Promise<void> {
  if (!(await store.hasFactor(tx, userId))) await store.deleteRecoveryCodes(tx, userId);
}

export function factorService(platform: Platform, sessions: SessionService): FactorService {
  const { config, db, secrets, audit, throttle } = platform;
  const party = (name: string) => ({ origin: config.publicUrl, challenge: secrets.mac('webauthn', name) });
  const recoveryMac = (code: string): Buffer =>
    secrets.mac('recovery-code', code.replace(/[^a-z0-9]/gi, '').toLowerCase());

  /** Whoever else is signed in as this user signs in anew, with what counts now; the person is told. */
  const changed = async (tx: Tx, actor: Actor, change: FactorChange): Promise<void> => {
    const { empresaId, userId, email, ip, userAgent } = actor;
    await sessions.endAll(tx, userId, actor.sessionId);
    await audit.record(tx, {
      empresaId,
      actorId: userId,
      actor: email,
      action: `user.${change}`,
      target: `user:${userId}`,
      ip,
    });
    const language = await store.languageOf(tx, userId);
    const user = { id: userId, empresaId, email, language };
    await tellUser(platform, tx, user, { kind: 'factor-changed', change, ip, device: deviceOf(userAgent) });
  };
  const newRecoveryCodes = async (tx: Tx, who: Who): Promise<string[]> => {
    const codes = Array.from({ length: RECOVERY_CODES }, () =>
      base32(randomBytes(RECOVERY_CODE_BYTES)).toLowerCase(),
    );
    await store.replaceRecoveryCodes(tx, who, codes.map(recoveryMac));
    return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
  };
  const firstRecoveryCodes = async (tx: Tx, who: Who): Promise<string[]> =>
    (await store.countRecoveryCodes(tx, who.userId)) > 0 ? [] : await newRecoveryCodes(tx, who);
  const totpMatches = async (tx: Tx, userId: string, code: string): Promise<boolean> => {
    const row = await store.findAuthenticator(tx, userId);
    if (row === null || row.secret === null) return false;
    const step = matchingStep(secrets.open(row.secret, totpContext(userId)), code, row.lastStep);
    if (step !== null) await store.changeAuthenticator(tx, userId, { lastStep: step });
    return step !== null;
  };
  const refuseGuessing = async (userId: string): Promise<void> => {
    const wait = await db.asPlatform(async (tx) => await throttle.count(tx, WRONG_CODES, userId));
    if (wait > 0) throw new AppError('tooManyRequests', { retryAfter: wait });
  };

  return {
    isNeeded: store.hasFactor,
    totpMatches,
    async passkeyMatches(tx, userId, challengeName, response) {
      const credentialId = (response as { id?: unknown } | null)?.id;
      const passkey =
        typeof credentialId === 'string' ? await store.findPasskey(tx, userId, credentialId) : null;
      if (passkey === null) return false;
      const counter = await provedCounter(party(challengeName), response, passkey).catch(malformed);
      if (counter !== null) await store.passkeyUsed(tx, passkey.id, counter);
      return counter !== null;
    },
    recoveryMatches: async (tx, userId, code) => await store.useRecoveryCode(tx, userId, recoveryMac(code)),
    signInOptions: async (challengeName) => await requestOptions(party(challengeName)),
    async clear(tx, userId) {
      await store.deleteAuthenticator(tx, userId);
      await store.deletePasskeys(tx, userId);
      await store.deleteRecoveryCodes(tx, userId);
    },
    async read({ empresaId, userId }) {
      return await db.inTenant(empresaId, async (tx) => ({
        totp: ((await store.findAuthenticator(tx, userId))?.secret ?? null) !== null,
        passkeys: (await store.passkeysOf(tx, userId)).map((row) => ({
          id: row.id,
          nome: row.name,
          createdAt: row.createdAt.toISOString(),
          lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
        })),
        recoveryCodesLeft: await store.countRecoveryCodes(tx, userId),
      }));
    },
    async beginTotp(who) {
      requireRecentSignIn(who);
      const secret = newTotpSecret();
      await db.inTenant(who.empresaId, async (tx) => {
        const present = await store.findAuthenticator(tx, who.userId);
        if (present !== null && present.secret !== null) throw new AppError('alreadySet');
        await store.savePendingSecret(tx, who, secrets.seal(secret, totpContext(who.userId)));
      });
      return { secret: base32(secret), uri: totpUri(secret, who.email) };
    },
    async confirmTotp(actor, code) {
      await refuseGuessing(actor.userId);
      return await db.inTenant(actor.empresaId, async (tx) => {
        const pending = pendingSecret(await store.findAuthenticator(tx, actor.userId));
        if (pending === null) throw new AppError('setupExpired');
        const step = matchingStep(secrets.open(pending, totpContext(actor.userId)), code, 0);
        if (step === null) throw new AppError('invalidCode');
        const turnedOn = { secret: pending, pendingSecret: null, pendingSince: null, lastStep: step };
        await store.changeAuthenticator(tx, actor.userId, turnedOn);
        await changed(tx, actor, 'authenticator-added');
        return await newRecoveryCodes(tx, actor);
      });
    },
    async removeTotp(actor, code) {
      await refuseGuessing(actor.userId);
      await db.inTenant(actor.empresaId, async (tx) => {
        if (!(await totpMatches(tx, actor.userId, code))) throw new AppError('invalidCode');
        await store.deleteAuthenticator(tx, actor.userId);
        await tidy(tx, actor.userId);
        await changed(tx, actor, 'authenticator-removed');
      });
    },
    async passkeyOptions(who) {
      requireRecentSignIn(who);
      return await beginRegistration(platform, who);
    },
    async addPasskey(actor, name, response) {
      requireRecentSignIn(actor);
      const credential = await registered(platform, actor, response);
      const { empresaId, userId } = actor;
      const keep = async (tx: Tx): Promise<string[]> => {
        if ((await store.passkeysOf(tx, userId)).length >= MOST_PASSKEYS)
          throw new AppError('tooManyRules', { detail: String(MOST_PASSKEYS) });
        await store.insertPasskey(tx, { empresaId, userId, name, ...credential });
        await changed(tx, actor, 'passkey-added');
        return await firstRecoveryCodes(tx, actor);
      };
      return await db.inTenant(empresaId, keep).catch((cause: unknown) => {
        if (isDuplicate(cause)) throw new AppError('alreadySet', { cause });
        throw cause;
      });
    },
    async removePasskey(actor, id) {
      requireRecentSignIn(actor);
      await db.inTenant(actor.empresaId, async (tx) => {
        if (!(await store.deletePasskey(tx, actor.userId, id))) throw new AppError('notFound');
        await tidy(tx, actor.userId);
        await changed(tx, actor, 'passkey-removed');
      });
    },
    async renewRecoveryCodes(actor) {
      requireRecentSignIn(actor);
      return await db.inTenant(actor.empresaId, async (tx) => {
        if (!(await store.hasFactor(tx, actor.userId))) throw new AppError('notFound');
        await changed(tx, actor, 'recovery-codes-renewed');
        return await newRecoveryCodes(tx, actor);
      });
    },
  };
}

/** The library throws for whatever is wrong with an answer. */
const malformed = (): null => null;
