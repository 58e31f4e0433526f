import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Profile } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { reading } from '../platform/database/reading.ts';
import type { Reading } from '../platform/database/reading.ts';
import type { Who } from '../platform/http/who.ts';

const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  empresaId: uuid('empresa_id').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  ip: text('ip').notNull(),
  lastIp: text('last_ip'),
  userAgent: text('user_agent').notNull(),
  mustChangePassword: boolean('must_change_password').notNull().default(false),
});

export type SessionRow = typeof sessions.$inferSelect;
export type NewSession = Pick<
  SessionRow,
  'empresaId' | 'userId' | 'expiresAt' | 'ip' | 'userAgent' | 'mustChangePassword'
>;

export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const [row] = await tx.insert(sessions).values(session).returning({ id: sessions.id });
  if (row === undefined) throw new Error('the session was not inserted');
  return row.id;
}

/** A session that made no call for this long has ended, whatever is left of its eight hours (docs/security/sign-in.md). */
const IDLE_HOURS = 2;

const notIdle = sql`last_seen_at > now() - make_interval(hours => ${sql.raw(String(IDLE_HOURS))})`;

interface WhoRow {
  readonly userId: string;
  readonly empresaId: string;
  readonly name: string;
  readonly email: string;
  readonly profile: Profile;
  readonly mustChangePassword: boolean;
  readonly signedInAt: Date;
  readonly stale: boolean;
}

/** `stale`: that it was used just now, and from where, is to be noted. */
interface Found {
  readonly who: Who;
  readonly stale: boolean;
}

/** The person behind an open session of an active user of a company that is not disabled; platform role. */
export const whoHas = (sessionId: string, ip: string): Reading<Found | null> =>
  reading(
    sql`
    select u.id as "userId", u.empresa_id as "empresaId", u.name, u.email, u.profile,
      s.must_change_password as "mustChangePassword", s.created_at as "signedInAt",
      s.last_seen_at < now() - interval '1 minute' or s.last_ip is distinct from ${ip} as stale
    from sessions s
    join users u on u.id = s.user_id and u.active
    join companies c on c.id = u.empresa_id and c.disabled_at is null
    where s.id = ${sessionId} and s.ended_at is null and s.expires_at > now() and s.${notIdle}`,
    ([row]: readonly WhoRow[]): Found | null => {
      if (row === undefined) return null;
      const { stale, ...person } = row;
      return { who: { ...person, sessionId }, stale };
    },
  );

/**
 * Platform role. A session that has ended meanwhile stays as it was. Nobody waits for the disk: what a crash within its half
 * second takes away is that a session was used then, which its next call tells again.
 */
export async function noteUse(tx: Tx, sessionId: string, ip: string): Promise<void> {
  await Promise.all([
    tx.execute(sql`set local synchronous_commit = off`),
    tx
      .update(sessions)
      .set({ lastSeenAt: sql`now()`, lastIp: ip })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt))),
  ]);
}

export async function openSessions(tx: Tx, userId: string): Promise<readonly SessionRow[]> {
  return await tx
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`), notIdle),
    )
    .orderBy(desc(sessions.lastSeenAt));
}

/** Answers whether there was such an open session of that user. */
export async function endSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endSessions(tx: Tx, userId: string, except: string | null): Promise<void> {
  const others = except === null ? undefined : ne(sessions.id, except);
  await tx
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), others));
}

export async function passwordChanged(tx: Tx, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ mustChangePassword: false }).where(eq(sessions.id, sessionId));
}

/** Platform role. Answers how many. */
export async function deleteOldSessions(tx: Tx, before: Date): Promise<number> {
  const { rowCount } = await tx.delete(sessions).where(lt(sessions.expiresAt, before));
  return rowCount ?? 0;
}
