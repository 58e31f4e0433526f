/** Stronger factors of a user. With one of them, no code is mailed any more: the mailbox alone opens nothing. */

import { randomBytes } from 'node:crypto';
import type { factors as wire } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import { createdCredential, creationOptions, provedCounter, requestOptions } from './passkeys.ts';
import * as store from './store.ts';
import { base32, matchingStep, newTotpSecret, totpUri } from './totp.ts';

type Actor = Who & { readonly ip: string };

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

const WRONG_CODES = { name: 'factor-codes', limit: 10, windowSeconds: 900 } as const;

const totpContext = (userId: string): string => `authenticators.secret:${userId}`;

const registration = (who: Who): string => `registration:${who.sessionId}`;

async function isNeeded(tx: Tx, userId: string): Promise<boolean> {
  const authenticator = await store.findAuthenticator(tx, userId);
  return (authenticator?.secret ?? null) !== null || (await store.passkeysOf(tx, userId)).length > 0;
}

/** Recovery codes without a factor would be a second way in that nobody thinks of. */
async function tidy(tx: Tx, userId: string): Promise<void> {
  if (!(await isNeeded(tx, userId))) await store.deleteRecoveryCodes(tx, userId);
}

export function factorService({ config, db, secrets, audit, throttle }: Platform): FactorService {
  const party = (name: string) => ({ origin: config.publicUrl, challenge: secrets.mac('webauthn', name) });
  const recoveryMac = (code: string): Buffer =>
    secrets.mac('recovery-code', code.replace(/[^a-z0-9]/gi, '').toLowerCase());

  const record = async (tx: Tx, actor: Actor, action: string): Promise<void> => {
    const { empresaId, userId, email, ip } = actor;
    await audit.record(tx, {
      empresaId,
      actorId: userId,
      actor: email,
      action,
      target: `user:${userId}`,
      ip,
    });
  };
  const newRecoveryCodes = async (tx: Tx, who: Who): Promise<string[]> => {
    const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(10)).toLowerCase());
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
    isNeeded,
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
        const row = await store.findAuthenticator(tx, actor.userId);
        const pending = row?.pendingSecret ?? null;
        const opened = pending === null ? null : secrets.open(pending, totpContext(actor.userId));
        const step = opened === null ? null : matchingStep(opened, code, 0);
        if (step === null) throw new AppError('invalidCode');
        const turnedOn = { secret: pending, pendingSecret: null, lastStep: step };
        await store.changeAuthenticator(tx, actor.userId, turnedOn);
        await record(tx, actor, 'user.authenticator-added');
        return await newRecoveryCodes(tx, actor);
      });
    },
    async removeTotp(actor, code) {
      await refuseGuessing(actor.userId);
      await db.inTenant(actor.empresaId, async (tx) => {
        if (!(await totpMatches(tx, actor.userId, code))) throw new AppError('invalidCode');
        await store.deleteAuthenticator(tx, actor.userId);
        await tidy(tx, actor.userId);
        await record(tx, actor, 'user.authenticator-removed');
      });
    },
    async passkeyOptions(who) {
      const existing = await db.inTenant(who.empresaId, async (tx) => await store.passkeysOf(tx, who.userId));
      const user = { id: who.userId, email: who.email, name: who.name };
      return await creationOptions(party(registration(who)), user, existing);
    },
    async addPasskey(actor, name, response) {
      const credential = await createdCredential(party(registration(actor)), response).catch(malformed);
      if (credential === null) throw new AppError('passkeyRefused');
      const { empresaId, userId } = actor;
      return await db.inTenant(empresaId, async (tx) => {
        await store.insertPasskey(tx, { empresaId, userId, name, ...credential });
        await record(tx, actor, 'user.passkey-added');
        return await firstRecoveryCodes(tx, actor);
      });
    },
    async removePasskey(actor, id) {
      await db.inTenant(actor.empresaId, async (tx) => {
        if (!(await store.deletePasskey(tx, actor.userId, id))) throw new AppError('notFound');
        await tidy(tx, actor.userId);
        await record(tx, actor, 'user.passkey-removed');
      });
    },
    async renewRecoveryCodes(actor) {
      return await db.inTenant(actor.empresaId, async (tx) => {
        if (!(await isNeeded(tx, actor.userId))) throw new AppError('notFound');
        await record(tx, actor, 'user.recovery-codes-renewed');
        return await newRecoveryCodes(tx, actor);
      });
    },
  };
}

/** The library throws for whatever is wrong with an answer. */
const malformed = (): null => null;
