import type { webhooks as wire } from '@mavendoc/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/database/database.ts';
import type { EventName } from './events.ts';

export interface DeliveryRow {
  readonly id: string;
  readonly webhookId: string;
  readonly eventId: string;
  readonly event: EventName;
  readonly payload: string;
  readonly state: wire.Delivery['state'];
  readonly attempts: wire.DeliveryAttempt[];
  readonly nextTryAt: Date | null;
  readonly createdAt: Date;
}

type Raw = Record<keyof DeliveryRow, unknown> & Record<string, unknown>;

const COLUMNS = sql`id, webhook_id as "webhookId", event_id as "eventId", event, payload, state, attempts,
  next_try_at as "nextTryAt", created_at as "createdAt"`;

const toRow = (raw: Raw): DeliveryRow => ({
  ...(raw as unknown as DeliveryRow),
  nextTryAt: raw.nextTryAt === null ? null : new Date(raw.nextTryAt as string),
  createdAt: new Date(raw.createdAt as string),
});

export async function insertDelivery(
  tx: Tx,
  empresaId: string,
  delivery: Pick<DeliveryRow, 'webhookId' | 'eventId' | 'event' | 'payload'>,
): Promise<DeliveryRow> {
  const { rows } = await tx.execute<Raw>(sql`
    insert into webhook_deliveries (empresa_id, webhook_id, event_id, event, payload)
    values (${empresaId}, ${delivery.webhookId}, ${delivery.eventId}, ${delivery.event}, ${delivery.payload})
    returning ${COLUMNS}`);
  if (rows[0] === undefined) throw new Error('the delivery was not inserted');
  return toRow(rows[0]);
}

export async function findDelivery(tx: Tx, id: string): Promise<DeliveryRow | null> {
  const { rows } = await tx.execute<Raw>(sql`select ${COLUMNS} from webhook_deliveries where id = ${id}`);
  return rows[0] === undefined ? null : toRow(rows[0]);
}

interface Window {
  readonly page: number;
  readonly size: number;
  readonly state?: wire.Delivery['state'] | undefined;
}

/** Last first. */
export async function deliveriesOf(
  tx: Tx,
  webhookId: string,
  { page, size, state }: Window,
): Promise<{ readonly records: readonly DeliveryRow[]; readonly total: number }> {
  const which = sql`webhook_id = ${webhookId} ${state === undefined ? sql`` : sql`and state = ${state}`}`;
  const { rows } = await tx.execute<Raw>(sql`
    select ${COLUMNS} from webhook_deliveries where ${which}
    order by created_at desc, id limit ${size} offset ${page * size}`);
  const counted = await tx.execute<{ total: number }>(
    sql`select count(*)::integer as total from webhook_deliveries where ${which}`,
  );
  return { records: rows.map(toRow), total: counted.rows[0]?.total ?? 0 };
}

/** Adds what came of a try. `nextSeconds` null: there is no other. */
export async function noteAttempt(
  tx: Tx,
  id: string,
  attempt: wire.DeliveryAttempt,
  after: { readonly state: wire.Delivery['state']; readonly nextSeconds: number | null },
): Promise<void> {
  const next =
    after.nextSeconds === null ? sql`null` : sql`now() + make_interval(secs => ${after.nextSeconds})`;
  await tx.execute(sql`
    update webhook_deliveries set attempts = attempts || ${JSON.stringify([attempt])}::jsonb,
      state = ${after.state}, next_try_at = ${next}
    where id = ${id}`);
}

/** It waits without a job, until `releaseOldest` takes it. */
export async function park(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`update webhook_deliveries set next_try_at = null where id = ${id}`);
}

/** The oldest that is parked; its job is the caller's to enqueue. */
export async function releaseOldest(tx: Tx, webhookId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update webhook_deliveries set next_try_at = now() where id = (
      select id from webhook_deliveries
      where webhook_id = ${webhookId} and state = 'waiting' and next_try_at is null
      order by created_at, id limit 1)
    returning id`);
  return rows[0]?.id ?? null;
}

export async function fail(tx: Tx, id: string): Promise<void> {
  await tx.execute(
    sql`update webhook_deliveries set state = 'failed', next_try_at = null where id = ${id} and state = 'waiting'`,
  );
}

/** All that wait for this address but the newest so many. */
export async function failOldest(tx: Tx, webhookId: string, keep: number): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries set state = 'failed', next_try_at = null where id in (
      select id from webhook_deliveries where webhook_id = ${webhookId} and state = 'waiting'
      order by created_at desc, id offset ${keep})`);
}

/** Nothing waits for an address that is off. */
export async function failWaiting(tx: Tx, webhookId: string): Promise<void> {
  await tx.execute(sql`
    update webhook_deliveries set state = 'failed', next_try_at = null
    where webhook_id = ${webhookId} and state = 'waiting'`);
}

/** Platform role. */
export async function forgetOld(tx: Tx, days: number): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from webhook_deliveries where created_at < now() - make_interval(days => ${days})`,
  );
  return rowCount ?? 0;
}
