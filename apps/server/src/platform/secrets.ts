/**
 * Encryption at rest by envelopes: random data keys in the database, each wrapped with a key derived from
 * MAVENDOC_SECRET; columns are sealed with a data key, files with a key of their own that a data key wraps.
 */

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Config } from './config.ts';
import { bytea } from './database/columns.ts';
import type { Database, Tx } from './database/database.ts';
import { StartError } from './start-error.ts';

const PURPOSES = ['seal', 'mac', 'token', 'audit', 'certificate'] as const;
type Purpose = (typeof PURPOSES)[number];

const dataKeys = pgTable('data_keys', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  purpose: text('purpose').$type<Purpose>().notNull(),
  wrapped: bytea('wrapped').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface DataKey {
  readonly id: number;
  readonly purpose: Purpose;
  /** 32 bytes. */
  readonly key: Buffer;
}

export interface Secrets {
  /** Encrypts; `context` names the place of the value and must be the same at opening, so that values can't be swapped. */
  seal(plain: string | Uint8Array, context: string): Buffer;
  /** Throws when the value was changed, moved, or sealed with a key that is gone. */
  open(sealed: Uint8Array, context: string): Buffer;
  /** Keyed hash for values that must be found or compared but never read: codes, cookies, addresses. */
  mac(context: string, value: string): Buffer;
  /** Newest key of a purpose. */
  current(purpose: 'token' | 'audit'): DataKey;
  /** Every key of a purpose, newest first. */
  all(purpose: 'certificate'): readonly DataKey[];
  /** A key that signed in the past. */
  byId(id: number): DataKey | undefined;
}

/** Loads the data keys, making them on the first start. */
export async function openSecrets(config: Config, db: Database): Promise<Secrets> {
  const master = deriveMaster(config.secret);
  const previous = config.previousSecret === undefined ? null : deriveMaster(config.previousSecret);
  const keys = await db.asPlatform(async (tx) => await loadKeys(tx, master, previous));
  return secretsOf(keys);
}

interface Keyring {
  readonly byId: ReadonlyMap<number, DataKey>;
  readonly newest: Readonly<Record<Purpose, DataKey>>;
}

/**
 * Wraps every key with the present secret (they may be wrapped with the previous one) and adds new keys for sealing and
 * signing. Old keys stay, so that what they sealed can still be opened.
 */
export async function rotateKeys(config: Config, db: Database): Promise<{ wrapped: number; added: number }> {
  const master = deriveMaster(config.secret);
  const previous = config.previousSecret === undefined ? null : deriveMaster(config.previousSecret);
  return await db.asPlatform(async (tx) => {
    const rows = await tx.select().from(dataKeys).for('update');
    for (const row of rows) {
      const key = unwrapWithEither(row.wrapped, row.purpose, master, previous);
      await tx
        .update(dataKeys)
        .set({ wrapped: encrypt(master, key, wrapContext(row.purpose)) })
        .where(eq(dataKeys.id, row.id));
    }
    const added = ['seal', 'token', 'audit', 'certificate'] as const;
    for (const purpose of added) await addKey(tx, master, purpose);
    return { wrapped: rows.length, added: added.length };
  });
}

function unwrapWithEither(
  wrapped: Buffer,
  purpose: Purpose,
  master: Buffer,
  previous: Buffer | null,
): Buffer {
  try {
    return decrypt(master, wrapped, wrapContext(purpose));
  } catch (cause) {
    if (previous === null) throw wrongSecret(cause);
    try {
      return decrypt(previous, wrapped, wrapContext(purpose));
    } catch {
      throw wrongSecret(cause);
    }
  }
}

const wrongSecret = (cause: unknown): StartError =>
  new StartError(
    'MAVENDOC_SECRET is not the one that this database was made with (its keys do not open): restore it, ' +
      'or run `mavendoc admin key rotate` with MAVENDOC_SECRET_PREVIOUS set to the old one',
    { cause },
  );

const deriveMaster = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'mavendoc', 'data key wrapping', 32));

const wrapContext = (purpose: Purpose): string => `data-key:${purpose}`;

async function loadKeys(tx: Tx, master: Buffer, previous: Buffer | null): Promise<Keyring> {
  const rows = await tx.select().from(dataKeys).orderBy(asc(dataKeys.id));
  const byId = new Map<number, DataKey>();
  const newest: Partial<Record<Purpose, DataKey>> = {};
  for (const { id, purpose, wrapped } of rows) {
    const key = { id, purpose, key: unwrapWithEither(wrapped, purpose, master, previous) };
    byId.set(id, key);
    // a keyed hash made with another key would never be found again: the first one stays
    newest[purpose] = purpose === 'mac' ? (newest.mac ?? key) : key;
  }
  const missing = PURPOSES.filter((purpose) => newest[purpose] === undefined);
  if (missing.length === 0) return { byId, newest: newest as Record<Purpose, DataKey> };
  // two first starts at once: the lock lets one of them make the keys
  await tx.execute('select pg_advisory_xact_lock(7270164)');
  const present = new Set((await tx.select().from(dataKeys)).map(({ purpose }) => purpose));
  for (const purpose of missing) if (!present.has(purpose)) await addKey(tx, master, purpose);
  return await loadKeys(tx, master, previous);
}

async function addKey(tx: Tx, master: Buffer, purpose: Purpose): Promise<void> {
  await tx
    .insert(dataKeys)
    .values({ purpose, wrapped: encrypt(master, randomBytes(32), wrapContext(purpose)) });
}

function secretsOf(keys: Keyring): Secrets {
  return {
    seal(plain, context) {
      const { id, key } = keys.newest.seal;
      const head = Buffer.alloc(4);
      head.writeUInt32BE(id);
      return Buffer.concat([head, encrypt(key, plain, `${id}:${context}`)]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      const id = bytes.readUInt32BE(0);
      const dataKey = keys.byId.get(id);
      if (dataKey === undefined)
        throw new Error(`sealed with key ${id}, which is not here: restart after a rotation`);
      return decrypt(dataKey.key, bytes.subarray(4), `${id}:${context}`);
    },
    mac(context, value) {
      return createHmac('sha256', keys.newest.mac.key).update(`${context}\0${value}`).digest();
    },
    current: (purpose) => keys.newest[purpose],
    all: (purpose) =>
      [...keys.byId.values()].filter((key) => key.purpose === purpose).sort((a, b) => b.id - a.id),
    byId: (id) => keys.byId.get(id),
  };
}

/** AES-256-GCM: nonce, ciphertext, tag. */
function encrypt(key: Buffer, plain: string | Uint8Array, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = typeof plain === 'string' ? Buffer.from(plain, 'utf8') : plain;
  return Buffer.concat([nonce, cipher.update(body), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, bytes: Buffer, context: string): Buffer {
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(end));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()]);
}
