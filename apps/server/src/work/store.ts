import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import { LONG_PAGES } from './crew.ts';

/** Seconds that a worker may stay silent before its document is taken by another. */
const LEASE_SECONDS = 15;

/** Where workers hear that something waits. */
export const CHANNEL = 'mavendoc_work';

/** Any number that no other lock in this database has. */
const PICKING = 7_270_165;

export interface Item extends Record<string, unknown> {
  readonly id: string;
  readonly empresaId: string;
  readonly kind: string;
  readonly subject: string;
  /** 1 at the first try. */
  readonly attempts: number;
  readonly outages: number;
  /** Null until somebody looked into the document. */
  pages: number | null;
  readonly requestId: string | null;
  /** Of this time that it was taken: whoever takes it next has another. */
  readonly claim: string;
}

export async function insertItem(
  tx: Tx,
  item: {
    readonly empresaId: string;
    readonly kind: string;
    readonly subject: string;
    readonly priority: number;
    readonly requestId: string | null;
  },
): Promise<void> {
  await tx.execute(sql`
    insert into work_items (empresa_id, kind, subject, priority, request_id)
    values (${item.empresaId}, ${item.kind}, ${item.subject}, ${item.priority}, ${item.requestId})
    on conflict (kind, subject) do update set blocked = false, not_before = now(), attempts = 0, outages = 0,
      request_id = excluded.request_id`);
}

export async function deleteItem(tx: Tx, kind: string, subject: string): Promise<void> {
  await tx.execute(sql`delete from work_items where kind = ${kind} and subject = ${subject}`);
}

/** Blocked items of the company wait for a worker again, oldest first as before. Answers their subjects. */
export async function unblockItems(tx: Tx, empresaId: string, kind: string): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ subject: string }>(sql`
    update work_items set blocked = false, not_before = now(), attempts = 0
    where empresa_id = ${empresaId} and kind = ${kind} and blocked returning subject`);
  return rows.map(({ subject }) => subject);
}

/**
 * Takes the next item: of the company with the fewest documents under way, then of the one that waited longest for its
 * turn; within it, the most urgent and oldest. Platform role.
 */
export async function takeItem(
  tx: Tx,
  { without = [], long = true }: { readonly without?: readonly string[]; readonly long?: boolean } = {},
): Promise<Item | null> {
  // one at a time: two workers that saw the same head would both come back empty-handed or not in turn
  await tx.execute(sql`select pg_advisory_xact_lock(${PICKING})`);
  const excluded = sql`(${sql.join(
    ['00000000-0000-0000-0000-000000000000', ...without].map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  const { rows } = await tx.execute<Item>(sql`
    with heads as (
      select distinct on (empresa_id) id, empresa_id, created_at from work_items
      where not blocked and not_before <= now() and (lease_until is null or lease_until < now())
        and empresa_id not in ${excluded} and (${long} or coalesce(pages, 0) < ${LONG_PAGES})
      order by empresa_id, priority desc, created_at, id
    ), running as (
      select empresa_id, count(*) as many from work_items where lease_until >= now() group by empresa_id
    ), next as (
      select h.id from heads h
      left join running r using (empresa_id)
      left join work_turns t using (empresa_id)
      order by coalesce(r.many, 0), t.served_at nulls first, h.created_at limit 1
    )
    update work_items w set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}),
      claim = ${randomUUID()}, attempts = attempts + 1
    from next where w.id = next.id
    returning w.id, w.empresa_id as "empresaId", w.kind, w.subject, w.attempts, w.outages, w.pages,
      w.request_id as "requestId", w.claim`);
  const item = rows[0];
  if (item === undefined) return null;
  await tx.execute(sql`
    insert into work_turns (empresa_id, served_at) values (${item.empresaId}, clock_timestamp())
    on conflict (empresa_id) do update set served_at = excluded.served_at`);
  return item;
}

/** False: the item is no longer this claim's, or was cancelled. */
export async function extendLease(tx: Tx, item: Item): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update work_items set lease_until = now() + make_interval(secs => ${LEASE_SECONDS}), pages = ${item.pages}
    where id = ${item.id} and claim = ${item.claim}`);
  return rowCount === 1;
}

export async function finishItem(tx: Tx, item: Item): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`delete from work_items where id = ${item.id} and claim = ${item.claim}`,
  );
  return rowCount === 1;
}

export async function blockItem(tx: Tx, item: Item): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update work_items set blocked = true, lease_until = null, claim = null, pages = ${item.pages}
    where id = ${item.id} and claim = ${item.claim}`);
  return rowCount === 1;
}

/** Gives the item back, to be taken after the pause. `counted` false: this try was not its fault. */
export async function releaseItem(
  tx: Tx,
  item: Item,
  how: { readonly pauseSeconds: number; readonly counted: boolean },
): Promise<void> {
  const outage = !how.counted && how.pauseSeconds > 0;
  await tx.execute(sql`
    update work_items set lease_until = null, claim = null, pages = ${item.pages},
      not_before = now() + make_interval(secs => ${how.pauseSeconds}),
      attempts = attempts - ${how.counted ? 0 : 1}, outages = least(outages + ${outage ? 1 : 0}, 100)
    where id = ${item.id} and claim = ${item.claim}`);
}

interface Depth extends Record<string, unknown> {
  readonly queue: string;
  readonly waiting: number;
  readonly running: number;
  readonly blocked: number;
  /** Seconds that the one which waited longest could have been taken. */
  readonly oldest: number;
}

/** Platform role. */
export async function readDepths(tx: Tx): Promise<readonly Depth[]> {
  const { rows } = await tx.execute<Depth>(sql`
    select kind as queue,
      count(*) filter (where not blocked and (lease_until is null or lease_until < now()))::integer as waiting,
      count(*) filter (where lease_until >= now())::integer as running,
      count(*) filter (where blocked)::integer as blocked,
      coalesce(extract(epoch from now() - min(not_before) filter (
        where not blocked and not_before <= now() and (lease_until is null or lease_until < now()))), 0)::float8 as oldest
    from work_items group by kind`);
  return rows;
}
