/** Counters in the database that slow guessing down, on however many machines the service runs. */

import { sql } from 'drizzle-orm';
import type { Tx } from './database/database.ts';
import type { Secrets } from './secrets.ts';

interface ThrottleRule {
  readonly name: string;
  /** Tries in a window. */
  readonly limit: number;
  readonly windowSeconds: number;
}

/** What is left of a window. */
export interface Allowance {
  /** Tries that are still free; 0 also when this one was too many. */
  readonly left: number;
  readonly resetSeconds: number;
  /** This try was one too many. */
  readonly exceeded: boolean;
}

export interface Throttle {
  /** Counts one try at `what` and tells what is left. Platform role. */
  take(tx: Tx, rule: ThrottleRule, what: string): Promise<Allowance>;
  /** Counts one try at `what` (an e-mail, an address); answers seconds to wait, 0 when the try may go on. Platform role. */
  count(tx: Tx, rule: ThrottleRule, what: string): Promise<number>;
  /** Seconds to wait, without counting. */
  waitFor(tx: Tx, rule: ThrottleRule, what: string): Promise<number>;
  forget(tx: Tx, rule: ThrottleRule, what: string): Promise<void>;
}

export function throttleWith(secrets: Secrets): Throttle {
  const keyOf = (rule: ThrottleRule, what: string) => secrets.mac(`throttle:${rule.name}`, what);
  const take: Throttle['take'] = async (tx, rule, what) => {
    const { rows } = await tx.execute<{ count: number; wait: number }>(sql`
        insert into throttles as t (key, count, resets_at)
        values (${keyOf(rule, what)}, 1, now() + make_interval(secs => ${rule.windowSeconds}))
        on conflict (key) do update set
          count = case when t.resets_at <= now() then 1 else t.count + 1 end,
          resets_at = case when t.resets_at <= now() then excluded.resets_at else t.resets_at end
        returning count, ceil(extract(epoch from resets_at - now()))::integer as wait`);
    const { count = 0, wait = 0 } = rows[0] ?? {};
    return {
      left: Math.max(0, rule.limit - count),
      resetSeconds: Math.max(1, wait),
      exceeded: count > rule.limit,
    };
  };
  return {
    take,
    async count(tx, rule, what) {
      const { exceeded, resetSeconds } = await take(tx, rule, what);
      return exceeded ? resetSeconds : 0;
    },
    async waitFor(tx, rule, what) {
      const { rows } = await tx.execute<{ wait: number }>(sql`
        select ceil(extract(epoch from resets_at - now()))::integer as wait from throttles
        where key = ${keyOf(rule, what)} and count >= ${rule.limit} and resets_at > now()`);
      return rows[0]?.wait ?? 0;
    },
    async forget(tx, rule, what) {
      await tx.execute(sql`delete from throttles where key = ${keyOf(rule, what)}`);
    },
  };
}
