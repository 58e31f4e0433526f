/** Integration keys: random, kept only as keyed hashes, shown once; and what the plan lets them do. */

import { randomBytes } from 'node:crypto';
import { PLANS } from '@mavendoc/contract';
import type { PlanId, Scope, integration as wire } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import type { Allowance } from '../platform/throttle.ts';
import { requireRecentSignIn } from '../sessions/service.ts';
import * as store from './key-store.ts';

export { allKeys, markViaApi } from './key-store.ts';
export { earlierDocument, isKnownRequest, noteDocument } from './idempotency.ts';
export type { SentOnce } from './idempotency.ts';
export { revokeKeysOf } from './revoking.ts';

const PREFIX = 'mvd_';
const HINT_LENGTH = PREFIX.length + 4;
const WINDOW_SECONDS = 60;

/** Seconds after which a document that was refused for the limit may be tried again: one is done by then. */
const UNDER_WAY_PAUSE = 10;

export interface ApiLimits {
  readonly requestsPerMinute: number;
  readonly documentsUnderWay: number;
}

/** Null: the plan has no API, or it was switched off for the company. */
const limitsOf = ({ plan, apiEnabled }: { plan: PlanId | null; apiEnabled: boolean }): ApiLimits | null =>
  apiEnabled && plan !== null ? PLANS[plan].apiLimits : null;

/**
 * Who makes a call with this key; null when it opens nothing (any more). The call is counted.
 * @param tell headers for the answer
 * @throws rateLimited
 */
export async function authenticateKey(
  { db, secrets, throttle }: Platform,
  key: string,
  tell: (headers: Readonly<Record<string, string>>) => void,
): Promise<Who | null> {
  if (!key.startsWith(PREFIX) || key.length > 200) return null;
  const mac = secrets.mac('api-key', key);
  const found = await db.asPlatform(async (tx) => {
    const holder = await store.useKey(tx, mac);
    const limits = holder === null ? null : limitsOf(holder);
    if (holder === null || limits === null) return null;
    const rule = { name: 'api', limit: limits.requestsPerMinute, windowSeconds: WINDOW_SECONDS };
    return { holder, limits, allowance: await throttle.take(tx, rule, holder.empresaId) };
  });
  if (found === null) return null;
  const { holder, limits, allowance } = found;
  tell(rateHeaders(limits, allowance));
  if (allowance.exceeded) {
    const detail = String(limits.requestsPerMinute);
    throw new AppError('rateLimited', { detail, retryAfter: allowance.resetSeconds });
  }
  const { id: keyId, empresaId, userId, name, email, profile, scopes } = holder;
  return {
    empresaId,
    userId,
    name,
    email,
    profile,
    keyId,
    scopes,
    sessionId: null,
    mustChangePassword: false,
  };
}

/** As in the draft of the IETF (RateLimit header fields for HTTP): structured fields, seconds. */
const rateHeaders = (limits: ApiLimits, { left, resetSeconds }: Allowance) => ({
  'RateLimit-Policy': `"plan";q=${limits.requestsPerMinute};w=${WINDOW_SECONDS}`,
  RateLimit: `"plan";r=${left};t=${resetSeconds}`,
});

/** What the company's plan allows; tenant role. @throws apiRequiresPlan */
export async function apiLimits(tx: Tx, empresaId: string): Promise<ApiLimits & { readonly plan: PlanId }> {
  const company = await store.planOf(tx, empresaId);
  const limits = limitsOf(company);
  if (limits === null || company.plan === null) throw new AppError('apiRequiresPlan');
  return { ...limits, plan: company.plan };
}

export const documentsUnderWay = store.countUnderWay;

/** Refuses another document while the plan's limit is reached; exact where a document is made in the same transaction. @throws tooManyUnderWay */
export async function refuseTooMany(tx: Tx, empresaId: string): Promise<void> {
  const { documentsUnderWay: most } = await apiLimits(tx, empresaId);
  if ((await store.countUnderWay(tx, empresaId)) < most) return;
  throw new AppError('tooManyUnderWay', { detail: String(most), retryAfter: UNDER_WAY_PAUSE });
}

/** @throws reauthenticationRequired, apiRequiresPlan */
export async function createKey(
  { secrets, audit }: Platform,
  tx: Tx,
  who: Who & { readonly ip: string },
  fields: { readonly name: string; readonly days: number | null; readonly scopes: readonly Scope[] },
): Promise<wire.ApiKey & { key: string }> {
  requireRecentSignIn(who);
  await apiLimits(tx, who.empresaId);
  const key = PREFIX + randomBytes(32).toString('base64url');
  const made = await store.insertKey(tx, {
    ...fields,
    scopes: [...new Set(fields.scopes)],
    empresaId: who.empresaId,
    userId: who.userId,
    mac: secrets.mac('api-key', key),
    hint: key.slice(0, HINT_LENGTH),
  });
  const detail = { scopes: made.scopes.join(' ') };
  await audit.record(tx, { ...entry(who, 'api-key.created', made.id), detail });
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
