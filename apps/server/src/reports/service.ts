/** What other features may ask of the reports. */

import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { ZONE } from './periods.ts';
import * as store from './store.ts';

export interface MonthUsage {
  readonly year: number;
  readonly month: number;
  readonly credits: number;
  readonly documents: number;
}

/** Of the whole company; what is left out is taken from the present month in São Paulo. */
export async function monthUsage(
  tx: Tx,
  asked: { readonly year?: number | undefined; readonly month?: number | undefined },
): Promise<MonthUsage> {
  const { rows } = await tx.execute<{ year: number; month: number }>(sql`
    select extract(year from local)::integer as year, extract(month from local)::integer as month
    from (select now() at time zone ${ZONE} as local) now`);
  const year = asked.year ?? rows[0]?.year ?? 0;
  const month = asked.month ?? rows[0]?.month ?? 1;
  return { year, month, ...(await store.totals(tx, { year, month })) };
}
