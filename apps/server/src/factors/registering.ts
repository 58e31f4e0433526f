/** A new passkey: what the browser is asked to sign is random, of ten minutes, for one session and one answer. */

import { randomBytes } from 'node:crypto';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import { createdCredential, creationOptions } from './passkeys.ts';
import type { NewCredential } from './passkeys.ts';
import * as store from './store.ts';

const CHALLENGE_BYTES = 32;
const MINUTES = 10;

export async function beginRegistration(
  { config, db }: Platform,
  who: Who,
): Promise<Record<string, unknown>> {
  const { sessionId, empresaId, userId } = who;
  if (sessionId === null) throw new AppError('accessDenied');
  const challenge = randomBytes(CHALLENGE_BYTES);
  const expiresAt = new Date(Date.now() + MINUTES * 60_000);
  const existing = await db.inTenant(empresaId, async (tx) => {
    await store.saveChallenge(tx, { sessionId, empresaId, challenge, expiresAt });
    return await store.passkeysOf(tx, userId);
  });
  const user = { id: userId, email: who.email, name: who.name };
  return await creationOptions({ origin: config.publicUrl, challenge }, user, existing);
}

/** @throws passkeyRefused: it answers nothing that this session was asked just now */
export async function registered(
  { config, db }: Platform,
  { sessionId, empresaId }: Who,
  response: unknown,
): Promise<NewCredential> {
  const challenge =
    sessionId === null
      ? null
      : await db.inTenant(empresaId, async (tx) => await store.takeChallenge(tx, sessionId));
  if (challenge === null) throw new AppError('passkeyRefused');
  const party = { origin: config.publicUrl, challenge };
  // the library throws for whatever is wrong with an answer
  const credential = await createdCredential(party, response).catch(() => null);
  if (credential === null) throw new AppError('passkeyRefused');
  return credential;
}
