import type { Language } from '@mavendoc/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';

const attempts = pgTable('sso_attempts', {
  id: bytea('id').primaryKey(),
  empresaId: uuid('empresa_id').notNull(),
  secrets: bytea('secrets').notNull(),
  browser: bytea('browser').notNull(),
  language: text('language').$type<Language>().notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export type AttemptRow = typeof attempts.$inferSelect;

export async function insertAttempt(tx: Tx, attempt: AttemptRow): Promise<void> {
  await tx.delete(attempts).where(sql`expires_at < now()`);
  await tx.insert(attempts).values(attempt);
}

interface Sought {
  readonly id: Buffer;
  readonly empresaId: string;
  /** Undefined: not asked here. */
  readonly browser?: Buffer;
}

/** Takes the attempt out: whoever comes back with it a second time finds nothing. */
export async function takeAttempt(tx: Tx, { id, empresaId, browser }: Sought): Promise<AttemptRow | null> {
  const [row] = await tx
    .delete(attempts)
    .where(
      and(
        eq(attempts.id, id),
        eq(attempts.empresaId, empresaId),
        gt(attempts.expiresAt, sql`now()`),
        browser === undefined ? undefined : eq(attempts.browser, browser),
      ),
    )
    .returning();
  return row ?? null;
}
