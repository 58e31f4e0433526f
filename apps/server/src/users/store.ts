import type { auth, Language, Profile } from '@mavendoc/contract';
import { and, asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import { boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Tx } from '../platform/database/database.ts';

const users = pgTable('users', {
  id: uuid('id').primaryKey().defaultRandom(),
  empresaId: uuid('empresa_id').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  profile: smallint('profile').$type<Profile>().notNull(),
  maxCredits: integer('max_credits').notNull().default(0),
  passwordHash: text('password_hash'),
  mailedPasswordHash: text('mailed_password_hash'),
  mailedPasswordExpiresAt: timestamp('mailed_password_expires_at', { withTimezone: true }),
  language: text('language').$type<Language>().notNull().default('pt'),
  active: boolean('active').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  deactivatedAt: timestamp('deactivated_at', { withTimezone: true }),
  mailStatus: text('mail_status').$type<auth.MailStatus>(),
  mailStatusAt: timestamp('mail_status_at', { withTimezone: true }),
});

export type UserRow = typeof users.$inferSelect;
export type NewUser = Pick<
  UserRow,
  'empresaId' | 'name' | 'email' | 'emailKey' | 'profile' | 'maxCredits' | 'language'
> &
  Partial<Pick<UserRow, 'mailStatus'>>;

/** Platform role: nobody has signed in yet. */
export async function findActiveByEmail(tx: Tx, emailKey: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.emailKey, emailKey), users.active));
  return row ?? null;
}

export async function findUser(tx: Tx, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow> {
  const [row] = await tx.insert(users).values(user).returning();
  if (row === undefined) throw new Error('the user was not inserted');
  return row;
}

export async function changeUser(tx: Tx, id: string, fields: Partial<UserRow>): Promise<UserRow> {
  const [row] = await tx.update(users).set(fields).where(eq(users.id, id)).returning();
  if (row === undefined) throw new Error('the user is gone');
  return row;
}

export async function allUsers(tx: Tx): Promise<readonly UserRow[]> {
  return await tx
    .select()
    .from(users)
    .orderBy(asc(sql`lower(name)`), asc(users.id));
}

export async function searchUsers(
  tx: Tx,
  { page, size, text }: { page: number; size: number; text: string },
): Promise<{ rows: readonly UserRow[]; total: number }> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const matches = text === '' ? undefined : or(ilike(users.name, pattern), ilike(users.email, pattern));
  const rows = await tx
    .select()
    .from(users)
    .where(matches)
    .orderBy(asc(sql`lower(name)`), asc(users.id))
    .limit(size)
    .offset(page * size);
  const [counted] = await tx.select({ total: count() }).from(users).where(matches);
  return { rows, total: counted?.total ?? 0 };
}

export interface ActiveCounts {
  readonly users: number;
  readonly admins: number;
  /** Admins and Managers. */
  readonly approvers: number;
}

/** As the company is now; with its row locked, as it stays. */
export async function countActive(tx: Tx, empresaId: string): Promise<ActiveCounts> {
  const { rows } = await tx.execute<ActiveCounts & Record<string, unknown>>(sql`
    select count(*)::integer as users, count(*) filter (where profile = 1)::integer as admins,
      count(*) filter (where profile in (1, 3))::integer as approvers
    from users where empresa_id = ${empresaId} and active`);
  return rows[0] ?? { users: 0, admins: 0, approvers: 0 };
}
