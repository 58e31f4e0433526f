/** The year and month of a report, as conditions that an index or the monthly counts answer. */

import type { reports as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Years and months of the reports are those of Brazil's capital. */
export const ZONE = 'America/Sao_Paulo';

/** The service has no older charges (product.md section 9: years from 2025 on). */
const FIRST_YEAR = 2025;

type Period = Pick<wire.ReportFilters, 'year' | 'month'>;

/** Ranges of entries `e` on the index; a month without a year is one range in each year. */
export function rangesOf({ year, month }: Period): readonly SQL[] {
  if (year !== undefined) return [within(year, month)];
  if (month === undefined) return [sql`true`];
  const years = new Date().getUTCFullYear() - FIRST_YEAR + 1;
  return Array.from({ length: Math.max(1, years) }, (_, index) => within(FIRST_YEAR + index, month));
}

function within(year: number, month: number | undefined): SQL {
  const start = sql`make_timestamptz(${year}, ${month ?? 1}, 1, 0, 0, 0, ${ZONE})`;
  const length = month === undefined ? sql`interval '1 year'` : sql`interval '1 month'`;
  // the month is added to the local date: daylight saving may have moved the clock in between
  return sql`e.at >= ${start} and e.at < ((${start} at time zone ${ZONE}) + ${length}) at time zone ${ZONE}`;
}

/** Which monthly counts make up the report, and which of their columns adds documents up without counting one twice. */
export function countedBy({ userId, year, month }: wire.ReportFilters): {
  readonly where: SQL;
  readonly documents: SQL;
} {
  const conditions = [sql`true`];
  if (userId !== undefined) conditions.push(sql`user_id = ${userId}`);
  if (year !== undefined) conditions.push(sql`extract(year from month) = ${year}`);
  if (month !== undefined) conditions.push(sql`extract(month from month) = ${month}`);
  return { where: sql.join(conditions, sql` and `), documents: columnOf({ year, month }) };
}

function columnOf({ year, month }: Period): SQL {
  if (year !== undefined) return month === undefined ? sql`of_year` : sql`documents`;
  return month === undefined ? sql`of_all` : sql`of_calendar`;
}
