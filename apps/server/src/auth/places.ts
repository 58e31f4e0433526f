/** Browsers and networks that somebody signed in from before: what is new is told to the person. */

import { isIPv6 } from 'node:net';
import { and, count, eq, lt, sql } from 'drizzle-orm';
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/database/columns.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';

const places = pgTable('sign_in_places', {
  userId: uuid('user_id').notNull(),
  empresaId: uuid('empresa_id').notNull(),
  place: bytea('place').notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
});

/** A place that was not seen for this long is new again. */
const KEPT_DAYS = 180;

/** Remembers the place; true when the person has signed in before, but never from there. Platform role. */
export async function isNewPlace(
  { secrets }: Platform,
  tx: Tx,
  user: { readonly id: string; readonly empresaId: string },
  { ip, device }: { readonly ip: string; readonly device: string },
): Promise<boolean> {
  const place = secrets.mac('sign-in-place', `${user.id} ${device} ${networkOf(ip)}`);
  await tx
    .delete(places)
    .where(
      and(
        eq(places.userId, user.id),
        lt(places.lastSeenAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
      ),
    );
  const [known] = await tx.select({ places: count() }).from(places).where(eq(places.userId, user.id));
  const { rowCount } = await tx
    .update(places)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(places.userId, user.id), eq(places.place, place)));
  if (rowCount !== 0) return false;
  await tx.insert(places).values({ userId: user.id, empresaId: user.empresaId, place }).onConflictDoNothing();
  return (known?.places ?? 0) > 0;
}

/** An address changes from day to day, its network seldom: the first two bytes, or four of IPv6. */
const networkOf = (ip: string): string =>
  isIPv6(ip) ? ip.split(':', 2).join(':') : ip.split('.', 2).join('.');
