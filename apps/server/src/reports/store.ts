import type { reports as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';

/** Years and months of the reports are those of Brazil's capital. */
export const ZONE = 'America/Sao_Paulo';

/** A charge whose pages were given back is no usage. */
const KEPT = sql`e.kind in ('pages', 'open') and not exists (
  select 1 from credit_entries r
  where e.kind = 'pages' and r.empresa_id = e.empresa_id and r.key = 'refund' || substr(e.key, 6))`;

function filtered({ userId, year, month }: wire.ReportFilters): SQL {
  const conditions = [KEPT];
  if (userId !== undefined) conditions.push(sql`e.user_id = ${userId}`);
  if (year !== undefined) conditions.push(within(year, month));
  else if (month !== undefined)
    conditions.push(sql`extract(month from e.at at time zone ${ZONE}) = ${month}`);
  return sql.join(conditions, sql` and `);
}

/** A range of instants, so that the index on time is used. */
function within(year: number, month: number | undefined): SQL {
  const start = sql`make_timestamptz(${year}, ${month ?? 1}, 1, 0, 0, 0, ${ZONE})`;
  const length = month === undefined ? sql`interval '1 year'` : sql`interval '1 month'`;
  // the month is added to the local date: daylight saving may have moved the clock in between
  return sql`e.at >= ${start} and e.at < ((${start} at time zone ${ZONE}) + ${length}) at time zone ${ZONE}`;
}

interface Window {
  readonly page: number;
  readonly size: number;
}

interface UsageRow extends Record<string, unknown> {
  readonly email: string;
  readonly document: string;
  readonly at: Date;
  readonly credits: string;
  readonly kind: 'pages' | 'open';
}

/** Charges, last first. A purged document has no name any more. */
export async function usage(
  tx: Tx,
  filters: wire.ReportFilters,
  window: Window,
): Promise<readonly wire.CreditsUsageRecord[]> {
  const { rows } = await tx.execute<UsageRow>(sql`
    with shown as (
      select e.id, e.at, e.kind, -e.amount as credits, e.user_id, e.file_id from credit_entries e
      where ${filtered(filters)} order by e.at desc, e.id desc limit ${window.size} offset ${window.page * window.size}
    )
    select coalesce(u.email, '') as email, coalesce(f.name, '') as document, s.at, s.credits, s.kind
    from shown s left join users u on u.id = s.user_id left join files f on f.id = s.file_id
    order by s.at desc, s.id desc`);
  return rows.map(({ at, credits, ...row }) => ({
    ...row,
    datahora: new Date(at).toISOString(),
    credits: Number(credits),
  }));
}

export async function countUsage(tx: Tx, filters: wire.ReportFilters): Promise<number> {
  const { rows } = await tx.execute<{ many: number }>(
    sql`select count(*)::integer as many from credit_entries e where ${filtered(filters)}`,
  );
  return rows[0]?.many ?? 0;
}

/** Credits and documents of each user, most first. */
export async function consumption(
  tx: Tx,
  filters: wire.ReportFilters,
): Promise<readonly wire.ConsumptionRow[]> {
  const { rows } = await tx.execute<{ id: string; email: string; credits: number; documents: number }>(sql`
    with totals as (
      select e.user_id, sum(-e.amount)::integer as credits, count(distinct e.file_id)::integer as documents
      from credit_entries e where ${filtered(filters)} and e.user_id is not null group by e.user_id
    )
    select u.id, u.email, t.credits, t.documents from totals t join users u on u.id = t.user_id
    order by t.credits desc, u.email`);
  return rows.map(({ id, email, credits, documents }) => ({
    id,
    email,
    totalCredits: credits,
    totalDocuments: documents,
  }));
}

/** Credits and documents of the whole company. */
export async function totals(
  tx: Tx,
  filters: wire.ReportFilters,
): Promise<{ readonly credits: number; readonly documents: number }> {
  const { rows } = await tx.execute<{ credits: number; documents: number }>(sql`
    select coalesce(sum(-e.amount), 0)::integer as credits, count(distinct e.file_id)::integer as documents
    from credit_entries e where ${filtered(filters)}`);
  return rows[0] ?? { credits: 0, documents: 0 };
}

export async function usersByEmail(tx: Tx): Promise<readonly { id: string; email: string }[]> {
  const { rows } = await tx.execute<{ id: string; email: string }>(
    sql`select id, email from users order by lower(email), id`,
  );
  return rows;
}
