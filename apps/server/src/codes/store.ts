import { and, eq, lt, sql } from 'drizzle-orm';
import { boolean, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { auth, Language } from '@mavendoc/contract';
import { bytea } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';

const challenges = pgTable('challenges', {
  id: bytea('id').primaryKey(),
  purpose: text('purpose').$type<'sign-in' | 'delete-account'>().notNull(),
  email: text('email').notNull(),
  triesOf: text('tries_of').notNull(),
  userId: uuid('user_id'),
  codeMac: bytea('code_mac').notNull(),
  wrongCodes: smallint('wrong_codes').notNull().default(0),
  mailedPasswordUsed: boolean('mailed_password_used').notNull().default(false),
  language: text('language').$type<Language>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  mailStatus: text('mail_status').$type<auth.MailStatus>().notNull().default('pending'),
});

export type Challenge = typeof challenges.$inferSelect;
export type NewChallenge = Omit<Challenge, 'wrongCodes' | 'createdAt' | 'mailStatus'>;

/** One pending code of each purpose and `triesOf`: a new one replaces the old. */
export async function replaceChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  const { purpose, triesOf } = challenge;
  await tx.delete(challenges).where(and(eq(challenges.purpose, purpose), eq(challenges.triesOf, triesOf)));
  await tx
    .insert(challenges)
    .values(challenge)
    // two requests at once: the later one wins
    .onConflictDoUpdate({
      target: [challenges.purpose, challenges.triesOf],
      set: { ...challenge, wrongCodes: 0, mailStatus: 'pending', createdAt: sql`now()` },
    });
}

/** Locked until the end of the transaction: guesses made at once are counted one after the other. */
export async function lockChallenge(tx: Tx, id: Buffer): Promise<Challenge | null> {
  const [row] = await tx.select().from(challenges).where(eq(challenges.id, id)).for('update');
  return row ?? null;
}

export async function findChallenge(tx: Tx, id: Buffer): Promise<Challenge | null> {
  const [row] = await tx.select().from(challenges).where(eq(challenges.id, id));
  return row ?? null;
}

export async function setMailStatus(tx: Tx, id: Buffer, mailStatus: auth.MailStatus): Promise<void> {
  await tx.update(challenges).set({ mailStatus }).where(eq(challenges.id, id));
}

export async function countWrongCode(tx: Tx, id: Buffer): Promise<void> {
  await tx
    .update(challenges)
    .set({ wrongCodes: sql`wrong_codes + 1` })
    .where(eq(challenges.id, id));
}

export async function deleteChallenge(tx: Tx, id: Buffer): Promise<void> {
  await tx.delete(challenges).where(eq(challenges.id, id));
}

/** Answers how many. */
export async function deleteExpired(tx: Tx): Promise<number> {
  const { rowCount } = await tx.delete(challenges).where(lt(challenges.expiresAt, sql`now()`));
  return rowCount ?? 0;
}
