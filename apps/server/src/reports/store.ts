import type { reports as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { countedBy, rangesOf } from './periods.ts';

/** A charge whose pages were given back is no usage. */
const KEPT = sql`e.kind in ('pages', 'open') and e.user_id is not null
  and not exists (select 1 from credit_entries r where r.refund_of = e.id)`;

export interface UsageRow {
  readonly id: number;
  readonly record: wire.CreditsUsageRecord;
}

interface Raw extends Record<string, unknown> {
  readonly id: string;
  readonly email: string;
  readonly document: string;
  readonly at: Date;
  readonly credits: string;
  readonly kind: 'pages' | 'open';
}

/** From where a list goes on: by place, as pages do, or below the last one that was read, as exports do. */
export type From = { readonly offset: number } | { readonly below: number };

/** Charges, last first. A purged document has no name any more. */
export async function usage(
  tx: Tx,
  filters: wire.ReportFilters,
  size: number,
  from: From,
): Promise<readonly UsageRow[]> {
  const offset = 'offset' in from ? from.offset : 0;
  // each range is read along its index; together they are a few pages, which are sorted
  const ranges = rangesOf(filters).map((range) => shown(filters, range, size + offset, from));
  const { rows } = await tx.execute<Raw>(sql`
    with shown as (
      select * from (${sql.join(ranges, sql` union all `)}) parts order by at desc, id desc
      limit ${size} offset ${offset}
    )
    select s.id, coalesce(u.email, '') as email, coalesce(f.name, '') as document, s.at, s.credits, s.kind
    from shown s left join users u on u.id = s.user_id left join files f on f.id = s.file_id
    order by s.at desc, s.id desc`);
  return rows.map(({ id, at, credits, email, document, kind }) => ({
    id: Number(id),
    record: { email, document, kind, datahora: new Date(at).toISOString(), credits: Number(credits) },
  }));
}

function shown({ userId }: wire.ReportFilters, range: SQL, most: number, from: From): SQL {
  const conditions = [KEPT, range];
  if (userId !== undefined) conditions.push(sql`e.user_id = ${userId}`);
  if ('below' in from)
    conditions.push(sql`(e.at, e.id) < (select b.at, b.id from credit_entries b where b.id = ${from.below})`);
  return sql`(
    select e.id, e.at, e.kind, -e.amount as credits, e.user_id, e.file_id from credit_entries e
    where ${sql.join(conditions, sql` and `)} order by e.at desc, e.id desc limit ${most}
  )`;
}

export async function countUsage(tx: Tx, filters: wire.ReportFilters): Promise<number> {
  const { where } = countedBy(filters);
  const { rows } = await tx.execute<{ many: number }>(
    sql`select coalesce(sum(entries), 0)::integer as many from usage_months where ${where}`,
  );
  return rows[0]?.many ?? 0;
}

/** Credits and documents of each user, most first. */
export async function consumption(
  tx: Tx,
  filters: wire.ReportFilters,
): Promise<readonly wire.ConsumptionRow[]> {
  const { where, documents } = countedBy(filters);
  const { rows } = await tx.execute<{ id: string; email: string; credits: number; documents: number }>(sql`
    with totals as (
      select user_id, sum(entries) as entries, sum(credits)::integer as credits,
        sum(${documents})::integer as documents
      from usage_months where ${where} group by user_id
    )
    select u.id, u.email, t.credits, t.documents from totals t join users u on u.id = t.user_id
    where t.entries > 0 order by t.credits desc, u.email`);
  return rows.map(({ id, email, credits, documents }) => ({
    id,
    email,
    totalCredits: credits,
    totalDocuments: documents,
  }));
}

/** Credits and documents of the whole company; a document that two users paid for counts for each. */
export async function totals(
  tx: Tx,
  filters: wire.ReportFilters,
): Promise<{ readonly credits: number; readonly documents: number }> {
  const { where, documents } = countedBy(filters);
  const { rows } = await tx.execute<{ credits: number; documents: number }>(sql`
    select coalesce(sum(credits), 0)::integer as credits, coalesce(sum(${documents}), 0)::integer as documents
    from usage_months where ${where}`);
  return rows[0] ?? { credits: 0, documents: 0 };
}

export async function usersByEmail(tx: Tx): Promise<readonly { id: string; email: string }[]> {
  const { rows } = await tx.execute<{ id: string; email: string }>(
    sql`select id, email from users order by lower(email), id`,
  );
  return rows;
}
