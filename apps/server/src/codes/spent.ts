import { pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';

const spentTokens = pgTable('spent_tokens', {
  hash: bytea('hash').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Uses up something that may be used once; false when it was used before. Platform role. */
export async function spend(tx: Tx, hash: Buffer, expiresAt: Date): Promise<boolean> {
  const spent = await tx
    .insert(spentTokens)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentTokens.hash });
  return spent.length > 0;
}
