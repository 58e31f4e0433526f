import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

export interface Backlog {
  readonly waiting: number;
  /** Seconds that the oldest of them waits; 0 when none does. */
  readonly oldestSeconds: number;
  /** Of the waiting ones, those that were tried before and not taken. */
  readonly failing: number;
}

/** What waits in a queue of jobs. The queue belongs to the login role, so that no role is taken to read it. */
export async function backlogOf(db: Database, queue: string): Promise<Backlog> {
  return await db.asPlatform(async (tx) => {
    await tx.execute(sql`select set_config('role', 'none', true)`);
    const { rows } = await tx.execute<{ waiting: number; oldest: number; failing: number }>(sql`
      select count(*)::integer as waiting,
        coalesce(extract(epoch from now() - min(created_on)), 0)::integer as oldest,
        count(*) filter (where retry_count > 0 or state = 'retry')::integer as failing
      from pgboss.job where name = ${queue} and state in ('created', 'retry', 'active')`);
    const row = rows[0];
    return {
      waiting: row?.waiting ?? 0,
      oldestSeconds: row?.oldest ?? 0,
      failing: row?.failing ?? 0,
    };
  });
}
