/** Integration keys: random, kept only as keyed hashes, shown once. */

import { randomBytes } from 'node:crypto';
import { PLANS } from '@mavendoc/contract';
import type { PlanId, integration as wire } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import type { Secrets } from '../platform/secrets.ts';
import * as store from './key-store.ts';

export { allKeys } from './key-store.ts';

const PREFIX = 'mvd_';
const HINT_LENGTH = PREFIX.length + 4;

const hasApi = ({ plan, apiEnabled }: { plan: PlanId | null; apiEnabled: boolean }): boolean =>
  apiEnabled && plan !== null && PLANS[plan].api;

/** Who makes a call with this key; null when it opens nothing (any more). */
export async function authenticateKey({ db, secrets }: Platform, key: string): Promise<Who | null> {
  if (!key.startsWith(PREFIX) || key.length > 200) return null;
  const mac = secrets.mac('api-key', key);
  const holder = await db.asPlatform(async (tx) => await store.useKey(tx, mac));
  if (holder === null || !hasApi(holder)) return null;
  const { empresaId, userId, name, email, profile } = holder;
  return { empresaId, userId, name, email, profile, sessionId: null, mustChangePassword: false };
}

/** @throws apiRequiresPlan */
export async function createKey(
  { secrets, audit }: Platform,
  tx: Tx,
  who: Who & { readonly ip: string },
  { name, days }: { readonly name: string; readonly days: number | null },
): Promise<wire.ApiKey & { key: string }> {
  if (!hasApi(await store.planOf(tx, who.empresaId))) throw new AppError('apiRequiresPlan');
  const key = PREFIX + randomBytes(32).toString('base64url');
  const made = await store.insertKey(tx, {
    empresaId: who.empresaId,
    userId: who.userId,
    name,
    mac: secrets.mac('api-key', key),
    hint: key.slice(0, HINT_LENGTH),
    days,
  });
  await audit.record(tx, entry(who, 'api-key.created', made.id));
  return { ...made, key };
}

/** @throws notFound */
export async function revokeKey(
  { audit }: Platform,
  tx: Tx,
  who: Who & { readonly ip: string },
  id: string,
): Promise<void> {
  if (!(await store.revokeKey(tx, id))) throw new AppError('notFound');
  await audit.record(tx, entry(who, 'api-key.revoked', id));
}

const entry = (who: Who & { readonly ip: string }, action: string, id: string) => ({
  empresaId: who.empresaId,
  actorId: who.userId,
  actor: who.email,
  action,
  target: `api-key:${id}`,
  ip: who.ip,
});

/** The document that a call with this Idempotency-Key made before. */
export async function earlierDocument(
  { secrets }: Platform,
  tx: Tx,
  empresaId: string,
  idempotencyKey: string,
): Promise<string | null> {
  return await store.documentOf(tx, requestMac(secrets, empresaId, idempotencyKey));
}

/** @throws requestRunning: another call with the same Idempotency-Key was faster */
export async function noteDocument(
  { secrets }: Platform,
  tx: Tx,
  empresaId: string,
  idempotencyKey: string,
  fileId: string,
): Promise<void> {
  const mac = requestMac(secrets, empresaId, idempotencyKey);
  if (!(await store.noteRequest(tx, empresaId, mac, fileId))) throw new AppError('requestRunning');
}

const requestMac = (secrets: Secrets, empresaId: string, key: string): Buffer =>
  secrets.mac(`api-request:${empresaId}`, key);
