import { sql } from 'drizzle-orm';
import type { PlanId } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { reading } from '../platform/database/reading.ts';
import type { Reading } from '../platform/database/reading.ts';

export interface Account {
  readonly balance: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** The month has ended and the next one has not been begun. */
  readonly due: boolean;
  /** Null: the trial. */
  readonly plan: PlanId | null;
}

type EntryKind = 'trial' | 'grant' | 'renewal' | 'lapse' | 'pages' | 'refund' | 'open';

export interface Entry {
  readonly empresaId: string;
  readonly kind: EntryKind;
  /** Above 0 credits come, below 0 they go. */
  readonly amount: number;
  readonly userId?: string;
  readonly fileId?: string;
  readonly key?: string;
  readonly note?: string;
  /** The charge that a refund gives back. */
  readonly refundOf?: number;
}

interface AccountRow extends Record<string, unknown> {
  readonly balance: string;
  readonly period_start: Date;
  readonly period_end: Date;
  readonly due: boolean;
  readonly plan: PlanId | null;
}

export async function createAccount(tx: Tx, empresaId: string): Promise<void> {
  await tx.execute(sql`
    insert into credit_accounts (empresa_id, period_end) values (${empresaId}, now() + interval '1 month')
    on conflict (empresa_id) do nothing`);
}

/** Locked: every debit and grant of the company waits until this transaction ends. */
export async function lockAccount(tx: Tx, empresaId: string): Promise<Account> {
  const { rows } = await tx.execute<AccountRow>(sql`
    select a.balance, a.period_start, a.period_end, a.period_end <= now() as due, c.plan
    from credit_accounts a join companies c on c.id = a.empresa_id
    where a.empresa_id = ${empresaId} for update of a`);
  const row = rows[0];
  if (row === undefined) throw new Error('the company has no credit account');
  return {
    balance: Number(row.balance),
    periodStart: new Date(row.period_start),
    periodEnd: new Date(row.period_end),
    due: row.due,
    plan: row.plan,
  };
}

/** What the account and one of its users are at, in the month of the account; locks nothing. */
export interface Standing {
  readonly balance: number;
  readonly periodEnd: Date;
  /** The month has ended and the next one has not been begun: the rest is of the last one. */
  readonly due: boolean;
  /** Of the user; 0: none of its own. */
  readonly cap: number;
  /** Credits that the user used in the month, refunds taken off. */
  readonly used: number;
}

interface StandingRow {
  readonly balance: string;
  readonly period_end: Date;
  readonly due: boolean;
  readonly cap: number | null;
  readonly used: number;
}

export const standingOf = (empresaId: string, userId: string): Reading<Standing> =>
  reading(
    sql`
    select a.balance, a.period_end, a.period_end <= now() as due,
      (select u.max_credits from users u where u.id = ${userId}) as cap,
      (select greatest(0, coalesce(-sum(e.amount), 0))::integer from credit_entries e
        where e.empresa_id = a.empresa_id and e.user_id = ${userId} and e.at >= a.period_start
          and e.kind in ('pages', 'open', 'refund')) as used
    from credit_accounts a where a.empresa_id = ${empresaId}`,
    ([row]: readonly StandingRow[]): Standing => {
      if (row === undefined) throw new Error('the company has no credit account');
      const { balance, period_end, due, cap, used } = row;
      return { balance: Number(balance), periodEnd: new Date(period_end), due, cap: cap ?? 0, used };
    },
  );

/** Adds to the ledger; false when the entry with this key is there already. The balance can't go below zero. */
export async function insertEntry(tx: Tx, entry: Entry): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into credit_entries (empresa_id, kind, amount, user_id, file_id, key, note, refund_of)
    values (${entry.empresaId}, ${entry.kind}, ${entry.amount}, ${entry.userId ?? null}::uuid,
      ${entry.fileId ?? null}::uuid, ${entry.key ?? null}, ${entry.note ?? ''}, ${entry.refundOf ?? null}::bigint)
    on conflict (empresa_id, key) do nothing`);
  return rowCount === 1;
}

export interface Written {
  readonly id: number;
  readonly amount: number;
}

/** Note of a refund for work that was stopped on purpose. */
export const STOPPED = 'stopped';

/** Pages that were given back for such work in the last 24 hours. */
export async function stoppedToday(tx: Tx, empresaId: string): Promise<number> {
  const { rows } = await tx.execute<{ pages: number }>(sql`
    select coalesce(sum(amount), 0)::integer as pages from credit_entries
    where empresa_id = ${empresaId} and kind = 'refund' and note = ${STOPPED} and at > now() - interval '1 day'`);
  return rows[0]?.pages ?? 0;
}

/** The entry with this key; null when there is none. */
export async function findEntry(tx: Tx, empresaId: string, key: string): Promise<Written | null> {
  const { rows } = await tx.execute<{ id: string; amount: string }>(
    sql`select id, amount from credit_entries where empresa_id = ${empresaId} and key = ${key}`,
  );
  return rows[0] === undefined ? null : { id: Number(rows[0].id), amount: Number(rows[0].amount) };
}

/** Monthly credits of the plan that are left: the last renewal less what was used since, which uses them first. */
export async function planCreditsLeft(tx: Tx, empresaId: string): Promise<number> {
  const { rows } = await tx.execute<{ left: number }>(sql`
    select coalesce(sum(amount), 0)::integer as left from credit_entries
    where empresa_id = ${empresaId} and kind in ('renewal', 'lapse', 'pages', 'open', 'refund')
      and id >= (select max(id) from credit_entries where empresa_id = ${empresaId} and kind = 'renewal')`);
  return Math.max(0, rows[0]?.left ?? 0);
}

/** Begins the month that holds this instant; skipped months are skipped. What waits is woken by the job that renews. */
export async function beginMonth(tx: Tx, empresaId: string): Promise<void> {
  await tx.execute(sql`
    with next as (
      select a.empresa_id, a.months + count(n)::integer as months from credit_accounts a
      join generate_series(1, 1200) n on a.anchor + make_interval(months => a.months + n) <= now()
      where a.empresa_id = ${empresaId} group by a.empresa_id, a.months
    )
    update credit_accounts a set months = next.months, woken = false,
      period_start = anchor + make_interval(months => next.months),
      period_end = anchor + make_interval(months => next.months + 1)
    from next where next.empresa_id = a.empresa_id`);
}

/** The renewal day becomes today. */
export async function restartMonths(tx: Tx, empresaId: string): Promise<void> {
  await tx.execute(sql`
    update credit_accounts set anchor = now(), months = 0, woken = false, period_start = now(),
      period_end = now() + interval '1 month'
    where empresa_id = ${empresaId}`);
}

/** When this user last paid for opening the file, if within the minutes. */
export async function openedWithin(
  tx: Tx,
  empresaId: string,
  userId: string,
  fileId: string,
  minutes: number,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select 1 from credit_entries where empresa_id = ${empresaId} and user_id = ${userId} and file_id = ${fileId}
      and kind = 'open' and at > now() - make_interval(mins => ${minutes}) limit 1`);
  return rowCount === 1;
}

/** What waits for credits is back in the queue. */
export async function noteWoken(tx: Tx, empresaId: string): Promise<void> {
  await tx.execute(
    sql`update credit_accounts set woken = true where empresa_id = ${empresaId} and not woken`,
  );
}

/** Platform role: months that have ended, or were begun by a look at the balance, which wakes nothing. */
export async function dueCompanies(tx: Tx): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select empresa_id as id from credit_accounts where period_end <= now() or not woken order by period_end`,
  );
  return rows.map(({ id }) => id);
}

/** Platform role. */
export async function writePlan(tx: Tx, empresaId: string, plan: PlanId | null): Promise<void> {
  await tx.execute(sql`
    update companies set plan = ${plan}, plan_since = ${plan === null ? sql`null` : sql`now()`} where id = ${empresaId}`);
}
