import type { Language } from '@mavendoc/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';

const authenticators = pgTable('authenticators', {
  userId: uuid('user_id').primaryKey(),
  empresaId: uuid('empresa_id').notNull(),
  secret: bytea('secret'),
  pendingSecret: bytea('pending_secret'),
  pendingSince: timestamp('pending_since', { withTimezone: true }),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
});

const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey().defaultRandom(),
  empresaId: uuid('empresa_id').notNull(),
  userId: uuid('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
});

const recoveryCodes = pgTable('recovery_codes', {
  userId: uuid('user_id').notNull(),
  empresaId: uuid('empresa_id').notNull(),
  codeMac: bytea('code_mac').notNull(),
});

const registrations = pgTable('passkey_registrations', {
  sessionId: uuid('session_id').primaryKey(),
  empresaId: uuid('empresa_id').notNull(),
  challenge: bytea('challenge').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export type AuthenticatorRow = typeof authenticators.$inferSelect;
export type PasskeyRow = typeof passkeys.$inferSelect;

interface Whose {
  readonly userId: string;
  readonly empresaId: string;
}

/** Locked: two codes at once are looked at one after the other. */
export async function findAuthenticator(tx: Tx, userId: string): Promise<AuthenticatorRow | null> {
  const [row] = await tx.select().from(authenticators).where(eq(authenticators.userId, userId)).for('update');
  return row ?? null;
}

export async function languageOf(tx: Tx, userId: string): Promise<Language> {
  const { rows } = await tx.execute<{ language: Language }>(
    sql`select language from users where id = ${userId}`,
  );
  return rows[0]?.language ?? 'pt';
}

/** One query, whoever it is. */
export async function hasFactor(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(sql`
    select exists (select 1 from authenticators where user_id = ${userId} and secret is not null)
      or exists (select 1 from passkeys where user_id = ${userId}) as has`);
  return rows[0]?.has === true;
}

export async function savePendingSecret(
  tx: Tx,
  { userId, empresaId }: Whose,
  pendingSecret: Buffer,
): Promise<void> {
  await tx
    .insert(authenticators)
    .values({ userId, empresaId, pendingSecret, pendingSince: sql`now()` })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { pendingSecret, pendingSince: sql`now()` },
    });
}

export async function changeAuthenticator(
  tx: Tx,
  userId: string,
  fields: Partial<AuthenticatorRow>,
): Promise<void> {
  await tx.update(authenticators).set(fields).where(eq(authenticators.userId, userId));
}

export async function deleteAuthenticator(tx: Tx, userId: string): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId));
}

export async function passkeysOf(tx: Tx, userId: string): Promise<readonly PasskeyRow[]> {
  return await tx.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt));
}

export async function findPasskey(tx: Tx, userId: string, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)));
  return row ?? null;
}

export async function insertPasskey(
  tx: Tx,
  passkey: Omit<PasskeyRow, 'id' | 'createdAt' | 'lastUsedAt'>,
): Promise<void> {
  await tx.insert(passkeys).values(passkey);
}

/** Takes the place of what the session was asked before. */
export async function saveChallenge(tx: Tx, registration: typeof registrations.$inferInsert): Promise<void> {
  const { challenge, expiresAt } = registration;
  await tx
    .insert(registrations)
    .values(registration)
    .onConflictDoUpdate({ target: registrations.sessionId, set: { challenge, expiresAt } });
}

/** Takes it out, whatever becomes of the answer; null when there is none of now. */
export async function takeChallenge(tx: Tx, sessionId: string): Promise<Buffer | null> {
  const [taken] = await tx
    .delete(registrations)
    .where(eq(registrations.sessionId, sessionId))
    .returning({ challenge: registrations.challenge, fresh: sql<boolean>`expires_at > now()` });
  return taken?.fresh === true ? taken.challenge : null;
}

export async function passkeyUsed(tx: Tx, id: string, counter: number): Promise<void> {
  await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(eq(passkeys.id, id));
}

export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

export async function replaceRecoveryCodes(tx: Tx, whose: Whose, macs: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, whose.userId);
  const { userId, empresaId } = whose;
  await tx.insert(recoveryCodes).values(macs.map((codeMac) => ({ userId, empresaId, codeMac })));
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** False when there is no such code any more. */
export async function useRecoveryCode(tx: Tx, userId: string, codeMac: Buffer): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeMac, codeMac)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

export async function deletePasskeys(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}
