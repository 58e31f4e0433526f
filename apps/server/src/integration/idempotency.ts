/** The header Idempotency-Key: a call that is repeated because its answer was lost does its work once. */

import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './key-store.ts';

/** A call under a key of its caller's choice. */
export interface SentOnce {
  readonly empresaId: string;
  /** The integration key that it came with: programs of a company choose without knowing of each other. */
  readonly keyId: string;
  readonly key: string;
  /** How it was asked for; with the bytes it decides what the call does. */
  readonly query: string;
}

type Parts = Pick<Platform, 'secrets'>;

export async function isKnownRequest(parts: Parts, tx: Tx, sent: SentOnce): Promise<boolean> {
  return (await store.documentOf(tx, keyMac(parts, sent))) !== null;
}

/**
 * The document that was made under this key before.
 * @param sha256 of the bytes; null: they were not looked at
 * @throws idempotencyKeyReused: with another content
 */
export async function earlierDocument(
  parts: Parts,
  tx: Tx,
  sent: SentOnce,
  sha256: string | null,
): Promise<string | null> {
  const earlier = await store.documentOf(tx, keyMac(parts, sent));
  if (earlier === null) return null;
  const same = sha256 === null || earlier.fingerprint?.equals(fingerprint(parts, sent, sha256)) !== false;
  if (!same) throw new AppError('idempotencyKeyReused');
  return earlier.id;
}

/**
 * Another call with this key, if there is one, has ended by the time that this answers.
 * @throws requestRunning: it was faster; idempotencyKeyReused: and with another content
 */
export async function noteDocument(
  parts: Parts,
  tx: Tx,
  sent: SentOnce,
  document: { readonly id: string; readonly sha256: string },
): Promise<void> {
  const content = fingerprint(parts, sent, document.sha256);
  const request = { mac: keyMac(parts, sent), fingerprint: content, fileId: document.id };
  if (await store.noteRequest(tx, sent.empresaId, request)) return;
  await earlierDocument(parts, tx, sent, document.sha256);
  throw new AppError('requestRunning');
}

const keyMac = ({ secrets }: Parts, { empresaId, keyId, key }: SentOnce): Buffer =>
  secrets.mac(`api-request:${empresaId}`, JSON.stringify([keyId, key]));

const fingerprint = ({ secrets }: Parts, { empresaId, query }: SentOnce, sha256: string): Buffer =>
  secrets.mac(`api-content:${empresaId}`, JSON.stringify([query, sha256]));
