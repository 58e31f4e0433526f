/** Who the company's provider said a user was at its first sign-in there: it may not say otherwise later. */

import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Secrets } from '../platform/secrets.ts';

const identities = pgTable('sso_identities', {
  userId: uuid('user_id').primaryKey(),
  empresaId: uuid('empresa_id').notNull(),
  subject: bytea('subject').notNull(),
});

/** A name that the provider gives to one person and never to another (OpenID Connect Core 1.0, section 5.7). */
export interface Subject {
  readonly issuer: string;
  readonly name: string;
}

/** False when the provider knows the user under another name: the e-mail was given to somebody else. Platform role. */
export async function isSamePerson(
  tx: Tx,
  secrets: Secrets,
  user: { readonly id: string; readonly empresaId: string },
  { issuer, name }: Subject,
): Promise<boolean> {
  const provider = secrets.mac('sso-provider', issuer);
  const subject = Buffer.concat([provider, secrets.mac('sso-subject', `${issuer} ${name}`)]);
  const [stored] = await tx.select().from(identities).where(eq(identities.userId, user.id)).for('update');
  // the company has changed its provider: the new one names its people anew
  if (stored === undefined || !stored.subject.subarray(0, provider.length).equals(provider)) {
    await tx
      .insert(identities)
      .values({ userId: user.id, empresaId: user.empresaId, subject })
      .onConflictDoUpdate({ target: identities.userId, set: { subject } });
    return true;
  }
  return stored.subject.length === subject.length && timingSafeEqual(stored.subject, subject);
}

/** The operator's reset: the provider may name this user anew. Platform role. */
export async function forgetSubject(tx: Tx, userId: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, userId));
}
